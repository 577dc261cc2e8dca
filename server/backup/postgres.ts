/** Postgres: COPY of every table in one snapshot, and back. No program of Postgres is needed beside us. */
import { pipeline } from "node:stream/promises";
import postgres from "postgres";
import { CODED } from "../codes.ts";
import { anchorFrom, type AnchorRow, anchorText, NEWEST_ANCHOR } from "../audit_anchor.ts";
import type { Entry } from "./archive.ts";
import type { Manifest, TableCount } from "./manifest.ts";
import { BackupRefused } from "./refused.ts";

const PREFIX = "tables/";
const HISTORY = "schema_migrations";

export const isTableEntry = (name: string): boolean => name.startsWith(PREFIX);

/** One connection, to be closed by whoever asked for it. */
export const connect = (url: string): postgres.Sql => postgres(url, { max: 1, onnotice: () => {} });

/** Runs work in one snapshot: it sees the data of one moment, whatever others write. */
export async function inSnapshot<T>(
  url: string,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const sql = connect(url);
  try {
    return await sql.begin("isolation level repeatable read read only", work) as T;
  } finally {
    await sql.end();
  }
}

/** Tables, those first that others refer to. */
export async function countPostgres(
  tx: postgres.TransactionSql,
): Promise<Pick<Manifest, "tables" | "migrations" | "audit_anchor">> {
  const names = await inOrder(tx);
  const tables: TableCount[] = [];
  for (const name of names) {
    const columns = await tx<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER' order by ordinal_position`;
    const [count] = await tx<{ rows: string }[]>`select count(*)::text as rows from ${tx(name)}`;
    tables.push({ name, columns: columns.map((each) => each.name), rows: Number(count?.rows) });
  }
  const migrations = await tx<
    { number: string }[]
  >`select number::text from schema_migrations order by number`;
  const [head] = await tx.unsafe<AnchorRow[]>(NEWEST_ANCHOR);
  return {
    tables,
    migrations: migrations.map(({ number }) => Number(number)),
    audit_anchor: head ? anchorText(anchorFrom(head)) : "",
  };
}

async function inOrder(tx: postgres.TransactionSql): Promise<string[]> {
  const all = await tx<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  const references = await tx<{ child: string; parent: string }[]>`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`;
  const left = new Set(all.map(({ name }) => name).filter((name) => name !== HISTORY));
  const sorted: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) =>
      !references.some(({ child, parent }) => child === name && left.has(parent))
    );
    if (free.length === 0) {
      throw new BackupRefused(`Tables refer to each other in a ring: ${[...left].join(", ")}`);
    }
    for (const name of free) left.delete(name);
    sorted.push(...free);
  }
  return sorted;
}

const columnsOf = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(", ");

export async function* tableEntries(
  tx: postgres.TransactionSql,
  tables: readonly TableCount[],
): AsyncGenerator<Entry> {
  for (const { name, columns } of tables) {
    const stream = await tx.unsafe(`copy "${name}" (${columnsOf(columns)}) to stdout`).readable();
    yield { name: PREFIX + name, content: stream as AsyncIterable<Uint8Array> };
  }
}

/** The rows of the migrations themselves give way to those of the backup. */
export async function emptyTables(tx: postgres.TransactionSql, tables: readonly TableCount[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    // History refuses every delete, also one of nothing.
    const [row] = await tx.unsafe(`select 1 from "${name}" limit 1`);
    if (row) await tx.unsafe(`delete from "${name}"`);
  }
}

export async function restoreTable(
  tx: postgres.TransactionSql,
  { name, content }: Entry,
  tables: readonly TableCount[],
): Promise<void> {
  const table = tables.find((each) => PREFIX + each.name === name);
  if (!table) throw new BackupRefused(`The backup holds a table that its list does not name: ${name}`);
  const target = await tx.unsafe(`copy "${table.name}" (${columnsOf(table.columns)}) from stdin`).writable();
  await pipeline(content, target);
}

/** New rows are numbered after those that came back. */
export async function continueNumbers(tx: postgres.TransactionSql): Promise<void> {
  const counted = await tx<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`;
  for (const { table, column } of counted) {
    await tx.unsafe(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 0) + 1, false) from "${table}"`,
    );
  }
  // Codes that a sequence counted begin behind the last one that was given.
  for (const table of CODED) {
    await tx.unsafe(
      `insert into counters (name, next)
      select '${table}', coalesce(max(substring(code from 4)::bigint), 0) + 1 from "${table}"
      on conflict (name) do update set next = greatest(counters.next, excluded.next)`,
    );
  }
}
