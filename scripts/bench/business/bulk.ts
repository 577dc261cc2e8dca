/** Fills a database of either engine quickly: without triggers and checks of references, with indices built at the end. */
import { DatabaseSync } from "node:sqlite";
import { configOf, MAINTENANCE_LIMITS, PostgresClient } from "../../../server/db/postgres_client.ts";

export interface Bulk {
  run(text: string): Promise<void>;
  rows(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  columnsOf(table: string): Promise<readonly string[]>;
  /** Runs some work without the indices and triggers of these tables, except the indices of keys. */
  without(tables: readonly string[], work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const CACHE_KIB = 3 * 1024 ** 2;
const POSTGRES_MEMORY = "512MB";

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");

export function sqliteBulk(path: string): Bulk {
  const db = new DatabaseSync(path);
  // The journal may be off, because an interrupted run starts again with an empty file.
  db.exec(
    `pragma locking_mode = exclusive; pragma journal_mode = delete; pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off;
    pragma temp_store = memory; pragma cache_size = -${CACHE_KIB}; pragma threads = 2`,
  );
  const rows = (text: string) => db.prepare(text).all() as Record<string, unknown>[];
  const schema = (type: string, tables: readonly string[]) =>
    rows(`select name, sql from sqlite_schema where type = '${type}' and sql is not null
      and tbl_name in (${listed(tables)}) order by rowid`);
  return {
    run: (text) => Promise.resolve(db.exec(text)),
    rows: (text) => Promise.resolve(rows(text)),
    columnsOf: (table) =>
      Promise.resolve(rows(`select name from pragma_table_info('${table}')`).map(({ name }) => String(name))),
    async without(tables, work) {
      const parts = [...schema("index", tables), ...schema("trigger", tables)];
      const searched = tables.filter((table) => schema("table", [`${table}_search`]).length > 0);
      for (const type of ["index", "trigger"]) {
        for (const { name } of schema(type, tables)) db.exec(`drop ${type} ${name}`);
      }
      await work();
      for (const table of searched) {
        db.exec(`insert into ${table}_search (${table}_search) values ('rebuild')`);
      }
      for (const { sql } of parts) db.exec(String(sql));
    },
    close() {
      db.exec("pragma journal_mode = wal");
      db.close();
      return Promise.resolve();
    },
  };
}

export async function postgresBulk(url: string): Promise<Bulk> {
  const client = new PostgresClient(configOf(url, { ...MAINTENANCE_LIMITS, statementMs: 0 }));
  await client.open();
  const rowsOf = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
  await rowsOf(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '${POSTGRES_MEMORY}'; set work_mem = '${POSTGRES_MEMORY}'`);
  return {
    run: (text) => rowsOf(text).then(() => {}),
    rows: rowsOf,
    columnsOf: async (table) =>
      (await rowsOf(
        `select column_name from information_schema.columns where table_name = '${table}'`,
      )).map(({ column_name }) => String(column_name)),
    async without(tables, work) {
      const indices = await rowsOf(
        `select indexname, indexdef from pg_indexes as i where schemaname = 'public'
        and tablename in (${listed(tables)}) and not exists (select 1 from pg_constraint as c
          where c.conindid = (quote_ident(i.schemaname) || '.' || quote_ident(i.indexname))::regclass)`,
      );
      for (const { indexname } of indices) await rowsOf(`drop index ${indexname}`);
      await work();
      for (const { indexdef } of indices) await rowsOf(String(indexdef));
      await rowsOf("analyze");
    },
    close: () => client.leave(),
  };
}
