import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database, Engine, Writer } from "./database.ts";
import { type Migration, render } from "./ddl.ts";
import { MIGRATIONS } from "./generated/migrations.ts";
import { DatabaseRefused } from "./database_refused.ts";
import { CHANNEL, MIGRATION_LOCK, SCHEMA_NOTICE } from "./schema_watch.ts";

export { MIGRATIONS };

interface HistoryTables {
  schema_migrations: { number: number; name: string; checksum: string; applied_at: number };
}

const MAX_WAIT_MS = 3_600_000;

export const checksumOf = (engine: Engine, migration: Migration): string =>
  createHash("sha256").update(migration.statements(engine).join(";\n")).digest("hex");

export interface MigrationWatch {
  /** Awaited before the first pending migration, with its number; not called for a new database. */
  before(number: number): Promise<void>;
  onStep?(step: number, steps: number): void;
}

/** @throws {DatabaseRefused} when a newer build made the schema, or a released migration was edited */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = MIGRATIONS,
  watch?: MigrationWatch,
): Promise<void> {
  const applied = await db.write(async (tx) => {
    await takeTurn(tx, db.engine);
    await sql.raw(render(
      db.engine,
      "create table if not exists schema_migrations (number INT primary key, name ID, checksum ID, applied_at INT)",
    )).execute(tx);
    return await history(tx).selectFrom("schema_migrations").selectAll().orderBy("number").execute();
  });
  for (const { number, name, checksum } of applied) {
    const known = migrations.find((migration) => migration.number === number);
    if (!known) {
      throw new DatabaseRefused(
        `The database has migration ${number} (${name}), which this build does not know. Start a newer build.`,
      );
    }
    if (checksumOf(db.engine, known) !== checksum) {
      throw new DatabaseRefused(
        `Migration ${number} (${name}) was edited after it was applied. Undo the edit, or start with an empty database.`,
      );
    }
  }
  const known = new Set(applied.map(({ number }) => number));
  const missing = migrations.filter(({ number }) => !known.has(number));
  const [first] = missing;
  const watched = applied.length > 0 ? watch : undefined;
  if (first) await watched?.before(first.number);
  for (const [at, migration] of missing.entries()) {
    watched?.onStep?.(at + 1, missing.length);
    await db.write((tx) => apply(tx, db.engine, migration, applied.length > 0));
  }
}

/** @throws {DatabaseRefused} if this build has migrations that the data lacks */
export async function refuseOlderBuild({ read }: Database): Promise<void> {
  const { rows } = await sql<{ number: number }>`select number from schema_migrations`.execute(read);
  const applied = new Set(rows.map(({ number }) => Number(number)));
  const missing = MIGRATIONS.filter(({ number }) => !applied.has(number)).length;
  if (missing === 0) return;
  throw new DatabaseRefused(
    `The data is of an older build and lacks ${missing} migrations. Start the server of this build first, which copies the data before it changes it, or run the program of that build.`,
  );
}

/** Returns true for a statement that changes rows, which took 230 s instead of 20 s without `analyze`. */
const movesData = (statement: string): boolean => /^\s*(insert|update|delete)\b/i.test(statement);

async function apply(tx: Writer, engine: Engine, migration: Migration, isFilled: boolean): Promise<void> {
  await takeTurn(tx, engine);
  const { number, name } = migration;
  const there = await history(tx).selectFrom("schema_migrations").select("number").where(
    "number",
    "=",
    number,
  )
    .executeTakeFirst();
  if (there) return;
  const statements = migration.statements(engine);
  if (engine === "postgres" && isFilled && statements.some(movesData)) await sql`analyze`.execute(tx);
  for (const statement of statements) await sql.raw(statement).execute(tx);
  const row = {
    number,
    name,
    checksum: checksumOf(engine, migration),
    applied_at: Math.floor(Date.now() / 1000),
  };
  await history(tx).insertInto("schema_migrations").values(row).execute();
  if (engine === "postgres") await sql`select pg_notify(${CHANNEL}, ${SCHEMA_NOTICE})`.execute(tx);
}

/** Makes servers that start together migrate one after the other. */
async function takeTurn(tx: Writer, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await sql`set transaction isolation level read committed`.execute(tx);
  // Raises the time limits: a large table takes long, and servers that start together wait for each other.
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', ${`${MAX_WAIT_MS}`}, true),
    set_config('idle_in_transaction_session_timeout', ${`${MAX_WAIT_MS}`}, true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
}

/** Gives access to `schema_migrations`, which is not in `Tables`, so that store functions cannot use it. */
const history = (tx: Writer) => tx as unknown as Kysely<HistoryTables>;
