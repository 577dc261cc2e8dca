/** Finds a database's tables in its schema, so that new tables are included. */
import { type Kysely, sql, type TableMetadata } from "kysely";
import type { Tables } from "../../../server/db/tables.ts";

/** Returns all tables with rows of the app: neither views nor tables of the engine or of a search index. */
export async function storedTables(read: Kysely<Tables>): Promise<TableMetadata[]> {
  const tables = await read.introspection.getTables();
  return tables.filter(({ name, isView }) =>
    !isView && !/_search(_|$)|^schema_migrations$|^sqlite_/.test(name)
  );
}

/** Returns every row of every table as text. */
export async function wholeText({ read }: { readonly read: Kysely<Tables> }): Promise<string> {
  const tables = (await read.introspection.getTables()).filter(({ name }) => !/_search/.test(name));
  const texts = [];
  for (const { name } of tables) {
    texts.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(read)).rows));
  }
  return texts.join("\n");
}

/** Captures the output while `work` runs. */
export async function captureOutput(work: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  const real = { log: console.log, error: console.error };
  console.log = console.error = (...words: unknown[]) => void lines.push(words.map(String).join(" "));
  try {
    await work();
  } finally {
    Object.assign(console, real);
  }
  return lines.join("\n");
}
