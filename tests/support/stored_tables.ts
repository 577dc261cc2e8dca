/** Finds the tables of a database in its schema, so that one that a migration adds is among them. */
import type { Kysely, TableMetadata } from "kysely";
import type { Tables } from "../../server/db/tables.ts";

/** Returns all tables with rows of the app: neither views nor what an engine or a search index keeps for itself. */
export async function storedTables(read: Kysely<Tables>): Promise<TableMetadata[]> {
  const tables = await read.introspection.getTables();
  return tables.filter(({ name, isView }) =>
    !isView && !/_search(_|$)|^schema_migrations$|^sqlite_/.test(name)
  );
}
