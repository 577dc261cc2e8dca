/** Copies all tables of one snapshot out and back in with COPY, without `pg_dump`. */
import { pipeline } from "node:stream/promises";
import { from, to } from "pg-copy-streams";
import { NEXT_CODES } from "../entity/codes.ts";
import { anchorFrom, type AnchorRow, anchorText, NEWEST_ANCHOR } from "../audit/anchor.ts";
import { configOf, MAINTENANCE_LIMITS, PostgresClient } from "../db/postgres_client.ts";
import { PostgresPool } from "../db/postgres_pool.ts";
import { Pulse } from "../db/postgres_pulse.ts";
import type { Entry } from "./archive.ts";
import type { Manifest, TableCount } from "./manifest.ts";
import { BackupRefused } from "./backup_refused.ts";
import { failOnSilence } from "./silence.ts";

const PREFIX = "tables/";
const HISTORY = "schema_migrations";
const SNAPSHOT = "begin isolation level repeatable read read only";

export const isTableEntry = (name: string): boolean => name.startsWith(PREFIX);

export type Ask = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface Snapshot {
  readonly url: string;
  /** The id by which other connections read the same snapshot. */
  readonly id: string;
  readonly ask: Ask;
  end(): Promise<void>;
}

export async function openSnapshot(url: string): Promise<Snapshot> {
  const pulse = new Pulse(url);
  const pool = new PostgresPool(url, { limits: { ...MAINTENANCE_LIMITS, idleMs: 0 }, most: 1, pulse });
  const close = async () => {
    await pool.close();
    await pulse.stop();
  };
  try {
    const held = await pool.take();
    const ask: Ask = async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await held.ask({ sql, parameters, isPrepared: false })).rows as Row[];
    await ask(SNAPSHOT);
    const [row] = await ask<{ id: string }>("select pg_export_snapshot() as id");
    let ending: Promise<void> | null = null;
    const end = () => {
      held.release(true);
      return close();
    };
    return { url, id: String(row?.id), ask, end: () => ending ??= end() };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Counts the rows of all tables, in an order in which each table follows those that it refers to. */
export async function countPostgres(
  ask: Ask,
): Promise<Pick<Manifest, "tables" | "migrations" | "audit_anchor" | "codes">> {
  const tables: TableCount[] = [];
  for (const name of await readTablesInOrder(ask)) {
    const columns = await ask<{ name: string }>(
      `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [name],
    );
    const [count] = await ask<{ rows: number }>(`select count(*) as rows from "${name}"`);
    tables.push({ name, columns: columns.map((each) => each.name), rows: Number(count?.rows) });
  }
  const migrations = await ask<{ number: number }>("select number from schema_migrations order by number");
  const [head] = await ask<AnchorRow>(NEWEST_ANCHOR);
  const codes = await ask<{ name: string; next: number }>(NEXT_CODES);
  return {
    tables,
    migrations: migrations.map(({ number }) => Number(number)),
    audit_anchor: head ? anchorText(anchorFrom(head)) : "",
    codes: Object.fromEntries(codes.map(({ name, next }) => [name, Number(next)])),
  };
}

async function readTablesInOrder(ask: Ask): Promise<string[]> {
  const all = await ask<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const references = await ask<{ child: string; parent: string }>(
    `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
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

/** Ends the snapshot after the last table, because the files that follow take a long time. */
export async function* tableEntries(
  snapshot: Snapshot,
  tables: readonly TableCount[],
  silenceMs: number,
): AsyncGenerator<Entry> {
  for (const table of tables) {
    yield { name: PREFIX + table.name, content: contentOf(snapshot, table, silenceMs) };
  }
  await snapshot.end();
}

/** Opens a connection for each table: node-postgres does not resume one that was paused at the end of a COPY. */
async function* contentOf(
  { url, id }: Snapshot,
  { name, columns }: TableCount,
  silenceMs: number,
): AsyncGenerator<Uint8Array> {
  const client = new PostgresClient(configOf(url, MAINTENANCE_LIMITS));
  try {
    await client.open();
    await client.query(SNAPSHOT);
    await client.query(`set transaction snapshot '${id}'`);
    const rows = client.query(to(`copy "${name}" (${columnsOf(columns)}) to stdout`));
    yield* failOnSilence(rows as AsyncIterable<Uint8Array>, `the table ${name}`, silenceMs);
  } catch (error) {
    throw client.reasonOf(error);
  } finally {
    client.cut();
  }
}

/** Deletes the rows that the migrations inserted, because the backup contains them. */
export async function emptyTables(ask: Ask, tables: readonly TableCount[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    // The trigger of an append-only table refuses every delete, even of no rows.
    const [row] = await ask(`select 1 from "${name}" limit 1`);
    if (row) await ask(`delete from "${name}"`);
  }
}

export async function restoreTable(
  client: PostgresClient,
  { name, content }: Entry,
  tables: readonly TableCount[],
): Promise<void> {
  const table = tables.find((each) => PREFIX + each.name === name);
  if (!table) throw new BackupRefused(`The backup holds a table that its list does not name: ${name}`);
  const target = client.query(from(`copy "${table.name}" (${columnsOf(table.columns)}) from stdin`));
  await pipeline(content, target);
}

/** Sets sequences and code counters to continue after the restored rows. */
export async function continueNumbers(ask: Ask, { codes }: Manifest): Promise<void> {
  const counted = await ask<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of counted) {
    await ask(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 0) + 1, false) from "${table}"`,
    );
  }
  for (const [name, next] of Object.entries(codes ?? await codesInTables(ask))) {
    await ask(
      `insert into counters (name, next) values ($1, $2)
      on conflict (name) do update set next = greatest(counters.next, excluded.next)`,
      [name, next],
    );
  }
}

/** Computes the next codes from the rows, because backups of older builds lack them. */
async function codesInTables(ask: Ask): Promise<Record<string, number>> {
  const codes: Record<string, number> = {};
  for (const table of ["units", "packages"]) {
    const [row] = await ask<{ next: number }>(
      `select coalesce(max(substring(code from 4)::bigint), 0) + 1 as next from "${table}"`,
    );
    codes[table] = Number(row?.next);
  }
  return codes;
}
