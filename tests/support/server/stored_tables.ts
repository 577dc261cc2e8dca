/** Finds the tables of a database in its schema, so that new ones are included. */
import type { Kysely, TableMetadata } from "kysely";
import type { Tables } from "../../../server/db/tables.ts";

/** Returns all tables with rows of the app: neither views nor tables of an engine or a search index. */
export async function storedTables(read: Kysely<Tables>): Promise<TableMetadata[]> {
  const tables = await read.introspection.getTables();
  return tables.filter(({ name, isView }) =>
    !isView && !/_search(_|$)|^schema_migrations$|^sqlite_/.test(name)
  );
}
