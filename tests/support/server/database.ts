/**
 * Opens a database for a test: migrated, empty, removed afterwards. It is SQLite in a folder or, if
 * `DATABASE_URL` names a server, a database on that server (scripts/with_postgres.ts starts one).
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  configOf,
  MAINTENANCE_LIMITS,
  type PostgresClient,
  withClient,
} from "../../../server/db/postgres_client.ts";
import type { Database } from "../../../server/db/database.ts";
import { checksumOf, migrate, MIGRATIONS } from "../../../server/db/migrate.ts";
import { openPostgres } from "../../../server/db/postgres.ts";
import { openSqlite } from "../../../server/db/sqlite.ts";
import { invoiceFaults } from "../../../server/modules/money/invoices/verify_store.ts";
import { bookFaults } from "../../../server/modules/money/ledger/verify_store.ts";
import { stockFaults } from "../../../server/modules/catalogue/stock/verify_store.ts";
import { openDatabase, SQLITE_FILE } from "../../../server/db/open.ts";
import { measureTime } from "../time/preparation_times.ts";
import { costFaults } from "../../../server/modules/handover/costs/verify_store.ts";
import { shelfFaults } from "../../../server/modules/shipping/returns/verify_store.ts";

export interface FreshDatabase extends AsyncDisposable {
  readonly db: Database;
  /** Location at which `openDatabase` finds the same data again. */
  readonly place: { readonly url?: string; readonly dataDir: string };
}

export interface Contents {
  /** Two contents of the same name have the same rows. */
  readonly name: string;
  readonly fill: (db: Database) => Promise<unknown>;
  /** "broken" if a test breaks the books; all others are checked at the end. */
  readonly books?: "broken";
}
/** An empty database after the last migration. */
export const NOTHING: Contents = { name: "", fill: () => Promise.resolve() };

/** `await using data = await freshDatabase()` closes and removes it at the end of the block. */
export async function freshDatabase(contents = NOTHING): Promise<FreshDatabase> {
  const server = Deno.env.get("DATABASE_URL");
  if (!server) return await openFreshSqlite(contents);
  const fresh = await openFreshPostgres(server);
  await contents.fill(fresh.db);
  return fresh;
}

export async function withDatabase<T>(work: (db: Database) => Promise<T>, contents = NOTHING): Promise<T> {
  await using fresh = await freshDatabase(contents);
  const done = await work(fresh.db);
  if (contents.books !== "broken") assert.deepEqual(await bookFaults(fresh.db.read), []);
  if (contents.books !== "broken") assert.deepEqual(await invoiceFaults(fresh.db.read), []);
  assert.deepEqual(await stockFaults(fresh.db.read), []);
  assert.deepEqual(await shelfFaults(fresh.db.read), []);
  assert.deepEqual(await costFaults(fresh.db.read), []);
  return done;
}

/** Migrations of the release before garments, packages and labels had lifecycles. */
// deno-fmt-ignore
export const FIRST_WAVE = [
  1, 2, 3, 5, 7, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
];

/** Opens a database of an older release, to which only these migrations are applied. */
export async function withOldDatabase(
  migrations: readonly number[],
  work: (db: Database, place: FreshDatabase["place"]) => Promise<void>,
): Promise<void> {
  const server = Deno.env.get("DATABASE_URL");
  const known = MIGRATIONS.filter(({ number }) => migrations.includes(number));
  const name = `test_old_${crypto.randomUUID().replaceAll("-", "")}`;
  if (server) await asOwner(server, (client) => client.query(`create database ${name}`));
  await withDirectory(async (path) => {
    const place = { dataDir: path, ...server && { url: at(server, name) } };
    const db = place.url ? openPostgres(place.url) : openSqlite(join(path, SQLITE_FILE));
    try {
      await migrate(db, known);
      await work(db, place);
    } finally {
      await db.close();
    }
  });
  if (server) await asOwner(server, (client) => client.query(`drop database ${name}`));
}

const makeDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), "pressdock-test-"));

export async function withDirectory(work: (path: string) => Promise<unknown>): Promise<void> {
  const path = await makeDirectory();
  try {
    await work(path);
  } finally {
    await rm(path, { recursive: true });
  }
}

/**
 * Opens SQLite without waiting for the disk at each commit, which took half of the server tests' time: a
 * test's data need not survive a crash of the machine.
 */
const openHasty = (dataDir: string): Promise<Database> => openDatabase({ dataDir, durability: "process" });

/**
 * Filled databases by name: the first process of a test run that needs one fills it, and each test starts
 * from a copy.
 */
const templates = new Map<string, Promise<string>>();

/** Returns the path at which the processes of a run share a filled database. Source: scripts/test/run.ts. */
function sharedPath(name: string): string | null {
  const folder = Deno.env.get("TEMPLATES");
  return folder ? join(folder, `${createHash("sha256").update(name).digest("hex")}.sqlite`) : null;
}

async function makeTemplate({ name, fill }: Contents): Promise<string> {
  const shared = sharedPath(name);
  if (shared && await Deno.stat(shared).then(() => true, () => false)) return shared;
  const dataDir = await makeDirectory();
  globalThis.addEventListener("unload", () => Deno.removeSync(dataDir, { recursive: true }));
  if (name) await copyTemplate(dataDir, NOTHING);
  const db = await openHasty(dataDir);
  await measureTime("seeded data", () => fill(db));
  await db.close();
  const own = join(dataDir, SQLITE_FILE);
  if (shared) {
    // The folder is renamed in one step, because other processes look for it meanwhile.
    const partial = `${shared}.${crypto.randomUUID()}`;
    await copyFile(own, partial);
    await Deno.rename(partial, shared);
  }
  return own;
}

async function copyTemplate(dataDir: string, contents: Contents): Promise<void> {
  const template = templates.get(contents.name) ?? makeTemplate(contents);
  templates.set(contents.name, template);
  await copyFile(await template, join(dataDir, SQLITE_FILE));
}

export async function filledDirectory(contents: Contents, place?: string): Promise<string> {
  const dataDir = place ?? await makeDirectory();
  await copyTemplate(dataDir, contents);
  return dataDir;
}

async function openFreshSqlite(contents: Contents): Promise<FreshDatabase> {
  const dataDir = await filledDirectory(contents);
  const db = await openHasty(dataDir);
  return {
    db,
    place: { dataDir },
    [Symbol.asyncDispose]: async () => {
      await db.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Databases of this process that no test uses now: emptying one is much quicker than creating one. */
const idle: string[] = [];

async function openFreshPostgres(server: string): Promise<FreshDatabase> {
  const place = { url: idle.pop() ?? await createPostgres(server), dataDir: await makeDirectory() };
  const db = await openDatabase(place);
  return {
    db,
    place,
    [Symbol.asyncDispose]: async () => {
      await db.close();
      const begin = await seedsOf(place.url);
      await asOwner(place.url, (client) => emptyTables(client, begin));
      idle.push(place.url);
      await rm(place.dataDir, { recursive: true });
    },
  };
}

/** Opens a Postgres database whose tables a test changes: no other test uses it afterwards. */
export async function withOwnPostgres(
  work: (db: Database, place: { readonly url: string; readonly dataDir: string }) => Promise<void>,
): Promise<void> {
  const server = Deno.env.get("DATABASE_URL")!;
  const url = await createPostgres(server);
  await withDirectory(async (dataDir) => {
    const db = openPostgres(url);
    try {
      await work(db, { url, dataDir });
    } finally {
      await db.close();
    }
  });
  await asOwner(server, (client) => client.query(`drop database ${new URL(url).pathname.slice(1)}`));
}

const createPostgres = (server: string): Promise<string> =>
  measureTime("postgres", () => cloneTemplate(server));

async function cloneTemplate(server: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await asOwner(server, async (client) => {
    await client.query(`create database ${name} template ${await makePostgresTemplate(server, client)}`);
  });
  await seedsOf(at(server, name));
  return at(server, name);
}

/** Tables with initial rows. Migrations of existing rows change nothing in an empty database. */
const SEEDED = new Set(
  MIGRATIONS.flatMap((each) => each.statements("postgres"))
    .flatMap((statement) => /^insert into (\w+) \([^)]*\)\s+values/.exec(statement)?.[1] ?? []),
);

/** Initial rows, read from an unused database. */
let seeds: Promise<readonly string[]> | null = null;

const seedsOf = (url: string): Promise<readonly string[]> =>
  seeds ??= asOwner(url, async (client) => {
    const statements: string[] = [];
    for (const table of SEEDED) {
      const { rows } = await client.query<{ row: string; seq: number | null }>(
        `select to_json(t)::text as row, (to_json(t)->>'seq')::bigint as seq from ${table} as t`,
      );
      const json = `[${rows.map(({ row }) => row).join(",")}]`.replaceAll("'", "''");
      statements.push(
        `insert into ${table} select * from json_populate_recordset(null::${table}, '${json}')`,
      );
      if (rows.some(({ seq }) => seq !== null)) {
        statements.push(
          `select setval(pg_get_serial_sequence('${table}', 'seq'), (select coalesce(max(seq), 1) from ${table}))`,
        );
      }
    }
    return statements;
  });

/**
 * Resets the database to its state after the migrations, with triggers disabled so that append-only tables
 * are emptied too; sequences restart at 1.
 */
async function emptyTables(client: PostgresClient, begin: readonly string[]): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  // A test that changes history may have left triggers disabled.
  const { rows: disabled } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgenabled = 'D'`,
  );
  await client.query([
    ...disabled.map(({ name }) => `alter table ${name} enable trigger all`),
    "set session_replication_role = replica",
    ...tables.map(({ name }) => `delete from ${name}`),
    "select setval(seqrelid, 1, false) from pg_sequence",
    ...begin,
  ].join(";"));
}

const TEMPLATE_LOCK = 7_140_227;

/** Returns a template that the first test process makes once per server and schema. */
async function makePostgresTemplate(server: string, client: PostgresClient): Promise<string> {
  const schema = createHash("sha256").update(MIGRATIONS.map((each) => checksumOf("postgres", each)).join());
  const name = `template_${schema.digest("hex").slice(0, 16)}`;
  await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  const { rows: [there] } = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (!there) {
    await client.query(`create database ${name}_new`);
    await (await openDatabase({ url: at(server, `${name}_new`), dataDir: "." })).close();
    await client.query(`alter database ${name}_new rename to ${name}`);
  }
  await client.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
  return name;
}

function at(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

const asOwner = <T>(server: string, work: (client: PostgresClient) => Promise<T>): Promise<T> =>
  withClient(configOf(server, MAINTENANCE_LIMITS), work);
