/** Marks an unfinished restore in the folder first, then in the database; the database's mark is removed last. */
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { syncFolder } from "../files/sync.ts";
import type { Database, Writer } from "./database.ts";
import { DatabaseRefused } from "./database_refused.ts";

const FILE = "restore-unfinished";
const TABLE = "restore_unfinished";

export const isMarkTable = ({ name }: { readonly name: string }): boolean => name === TABLE;

const pathOf = (dataDir: string): string => join(dataDir, FILE);

export async function markFolder(dataDir: string): Promise<void> {
  const file = await open(pathOf(dataDir), "a", 0o600);
  await file.sync();
  await file.close();
  await syncFolder(dataDir);
}

export async function unmarkFolder(dataDir: string): Promise<void> {
  await rm(pathOf(dataDir), { force: true });
  await syncFolder(dataDir);
}

/** @throws {DatabaseRefused} */
export async function refuseMarkedFolder(dataDir: string): Promise<void> {
  const path = pathOf(dataDir);
  if (!await stat(path).then(() => true, () => false)) return;
  throw new DatabaseRefused(
    `${UNFINISHED} Remove ${path} only if you have put another, whole database in its place.`,
  );
}

/** @throws {DatabaseRefused} */
export async function refuseMarkedDatabase(db: Database): Promise<void> {
  if (await isDatabaseMarked(db)) throw new DatabaseRefused(UNFINISHED);
}

const UNFINISHED =
  "A restore of this data has begun and not ended: rows or files are missing. Run deno task restore again.";

export async function isDatabaseMarked({ engine, read }: Database): Promise<boolean> {
  const { rows } =
    await (engine === "sqlite"
      ? sql`select 1 from sqlite_master where type = 'table' and name = ${TABLE}`
      : sql`select 1 from pg_tables where schemaname = 'public' and tablename = ${TABLE}`).execute(read);
  return rows.length > 0;
}

export const MARK = `create table if not exists ${TABLE} (at bigint)`;

export async function unmarkDatabase(tx: Writer): Promise<void> {
  await sql`drop table ${sql.table(TABLE)}`.execute(tx);
}

/** Empties a Postgres database that a restore had begun to fill; objects of extensions stay. */
export async function dropRestored(tx: Writer): Promise<void> {
  await sql.raw(`do $$
declare statement text;
begin
  for statement in select unnest(array(
    select format('drop %s if exists %s cascade',
      case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, c.oid::regclass)
    from pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
      and not exists (select 1 from pg_depend as d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure)
    from pg_proc as p where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend as d where d.objid = p.oid and d.deptype = 'e')
  ))
  loop execute statement; end loop;
end $$`).execute(tx);
}
