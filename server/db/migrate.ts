/** Brings a database to this build's schema, and refuses one that it does not know. */
import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database, Engine, Writer } from "./database.ts";
import { type Migration, render } from "./ddl.ts";
import { start } from "./migrations/0001_start.ts";
import { desk } from "./migrations/0002_desk.ts";
import { acting } from "./migrations/0003_acting.ts";
import { bookmarks } from "./migrations/0005_bookmarks.ts";
import { profile } from "./migrations/0007_profile.ts";
import { users } from "./migrations/0010_users.ts";
import { groups } from "./migrations/0011_groups.ts";
import { entry } from "./migrations/0012_entry.ts";
import { deliveries } from "./migrations/0013_deliveries.ts";
import { userNotifications } from "./migrations/0014_user_notifications.ts";
import { extensions } from "./migrations/0015_extensions.ts";
import { callsToAction } from "./migrations/0016_calls_to_action.ts";
import { audit } from "./migrations/0017_audit.ts";
import { entryLinks } from "./migrations/0018_entry_links.ts";
import { integrations } from "./migrations/0019_integrations.ts";
import { reports } from "./migrations/0020_reports.ts";
import { heldOrders } from "./migrations/0021_held_orders.ts";
import { ourPrice } from "./migrations/0022_our_price.ts";
import { entrances } from "./migrations/0023_entrances.ts";
import { auditKeys } from "./migrations/0024_audit_keys.ts";
import { listLooks } from "./migrations/0025_list_looks.ts";
import { importedOrders } from "./migrations/0026_imported_orders.ts";
import { liveTickets } from "./migrations/0027_live_tickets.ts";
import { extensionEvents } from "./migrations/0028_extension_events.ts";
import { locations } from "./migrations/0029_locations.ts";
import { stations } from "./migrations/0030_stations.ts";
import { spine } from "./migrations/0031_spine.ts";
import { products } from "./migrations/0032_products.ts";
import { labelFiles } from "./migrations/0033_label_files.ts";
import { money } from "./migrations/0034_money.ts";
import { topups } from "./migrations/0035_topups.ts";
import { statement } from "./migrations/0036_statement.ts";
import { refunds } from "./migrations/0037_refunds.ts";
import { paying } from "./migrations/0038_paying.ts";
import { proofsAndTax } from "./migrations/0039_proofs_and_tax.ts";
import { artwork } from "./migrations/0041_artwork.ts";
import { stock } from "./migrations/0042_stock.ts";
import { queue } from "./migrations/0043_queue.ts";
import { prints } from "./migrations/0044_prints.ts";
import { batches } from "./migrations/0045_batches.ts";
import { scans } from "./migrations/0046_scans.ts";
import { returns } from "./migrations/0047_returns.ts";
import { unitPhotos } from "./migrations/0048_workshop.ts";
import { prices } from "./migrations/0049_prices.ts";
import { shippingMethods } from "./migrations/0050_shipping_methods.ts";
import { labels } from "./migrations/0051_labels.ts";
import { printers } from "./migrations/0052_printers.ts";
import { postageAside } from "./migrations/0053_postage_aside.ts";
import { priceViews } from "./migrations/0054_price_views.ts";
import { parcelLists } from "./migrations/0055_parcel_lists.ts";
import { peopleWords } from "./migrations/0056_people_words.ts";
import { keptReturns } from "./migrations/0057_kept_returns.ts";
import { refundReductions } from "./migrations/0058_refund_reductions.ts";
import { carrierPauses } from "./migrations/0060_carrier_pauses.ts";
import { sequences } from "./migrations/0061_sequences.ts";
import { leases } from "./migrations/0062_leases.ts";
import { storedFiles } from "./migrations/0063_stored_files.ts";
import { sealedTokens } from "./migrations/0066_sealed_tokens.ts";
import { provedSessions } from "./migrations/0067_proved_sessions.ts";
import { setupLinks } from "./migrations/0070_setup_links.ts";
import { hands } from "./migrations/0074_hands.ts";
import { releasedOrders } from "./migrations/0077_released_orders.ts";
import { soldBlank } from "./migrations/0078_sold_blank.ts";
import { methodOfStore } from "./migrations/0079_method_of_store.ts";
import { undoneReturns } from "./migrations/0081_undone_returns.ts";
import { foldedLetters } from "./migrations/0082_folded_letters.ts";
import { declaredCurrency } from "./migrations/0084_declared_currency.ts";
import { itemsText } from "./migrations/0085_items_text.ts";
import { statusAt } from "./migrations/0087_status_at.ts";
import { policyPlaces } from "./migrations/0088_policy_places.ts";
import { DatabaseRefused } from "./refused.ts";
import { CHANNEL, MIGRATION_LOCK, SCHEMA_NOTICE } from "./schema_watch.ts";

/** In order; forward only. */
export const MIGRATIONS: readonly Migration[] = [
  start,
  desk,
  acting,
  bookmarks,
  profile,
  users,
  groups,
  entry,
  deliveries,
  userNotifications,
  extensions,
  callsToAction,
  audit,
  entryLinks,
  integrations,
  reports,
  heldOrders,
  ourPrice,
  entrances,
  auditKeys,
  listLooks,
  importedOrders,
  liveTickets,
  extensionEvents,
  locations,
  stations,
  spine,
  products,
  labelFiles,
  money,
  topups,
  statement,
  refunds,
  paying,
  proofsAndTax,
  artwork,
  stock,
  queue,
  prints,
  batches,
  scans,
  returns,
  unitPhotos,
  prices,
  shippingMethods,
  labels,
  printers,
  postageAside,
  priceViews,
  parcelLists,
  peopleWords,
  keptReturns,
  refundReductions,
  carrierPauses,
  sequences,
  leases,
  storedFiles,
  sealedTokens,
  provedSessions,
  setupLinks,
  hands,
  releasedOrders,
  soldBlank,
  methodOfStore,
  undoneReturns,
  foldedLetters,
  declaredCurrency,
  itemsText,
  statusAt,
  policyPlaces,
];

interface HistoryTables {
  schema_migrations: { number: number; name: string; checksum: string; applied_at: number };
}

const LONGEST_WAIT_MS = 3_600_000;

export const checksumOf = (engine: Engine, migration: Migration): string =>
  createHash("sha256").update(migration.statements(engine).join(";\n")).digest("hex");

/** Observes the migrations of a database that has data. */
export interface MigrationWatch {
  /** Awaited before the first migration, with its number. */
  before(number: number): Promise<void>;
  /** Called before each migration with its position, from 1. */
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

/**
 * True for a statement that reads what is there. Without statistics of tables that were just filled, Postgres joins them row by row:
 * one such step took 230 s for 5,000 orders, and takes less than 20 s with them.
 */
const movesData = (statement: string): boolean => /^\s*(insert|update|delete)\b/i.test(statement);

/** One transaction per step: a step is there or it is not. */
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

/** Servers that start together migrate one after the other, and each sees what the one before it did. */
async function takeTurn(tx: Writer, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await sql`set transaction isolation level read committed`.execute(tx);
  // A step takes as long as its tables are large, and servers that start together wait for each other.
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', ${`${LONGEST_WAIT_MS}`}, true),
    set_config('idle_in_transaction_session_timeout', ${`${LONGEST_WAIT_MS}`}, true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
}

/** The history stands beside the tables of the app, which no store function should see it among. */
const history = (tx: Writer) => tx as unknown as Kysely<HistoryTables>;
