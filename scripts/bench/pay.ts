/**
 * How many payments a second: ten clients over a thousand wallets, beside bare transactions with the very same writes, and
 * all ten at one wallet. Then how many entries a second the books are counted again at. Source: money §9.
 */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { type CompiledQuery, sql } from "kysely";
import type { MoveResult } from "../../api/generated/schema.ts";
import { withModuleListeners } from "../../server/app.ts";
import type { AuthorizedContext } from "../../server/context.ts";
import type { Database } from "../../server/db/database.ts";
import { openDatabase, SQLITE_FILE } from "../../server/db/open.ts";
import { createOrders } from "../../server/modules/orders/create.ts";
import { moveOrder } from "../../server/modules/orders/lifecycle.ts";
import { topUp } from "../../server/modules/ledger/charge_store.ts";
import { bookFaults } from "../../server/modules/ledger/verify_store.ts";
import { runMutation } from "../../server/mutate.ts";
import { NOW, userRow } from "../../tests/support/people.ts";
import { draftOf, makeWorld, worldOf } from "../../tests/support/world.ts";
import { print } from "./report.ts";
import { recorded } from "./steps/recorded.ts";

const WALLETS = 1_000;
const PAYMENTS = 1_000;
const CLIENTS = 10;
const RICH_MINOR = 10_000_000;
/** Top-ups of each wallet before the books are counted: 400,000 entries. */
const LINES_EACH = 200;
const IN_ONE_MOVE = 50;
const HOT = "seller-0";
const MS = 1_000;
const root = decodeURIComponent(new URL("../../.cache/bench/pay/", import.meta.url).pathname);

const stamp = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "bench",
  sessionId: null,
  at: NOW,
};

interface Orders {
  readonly spread: readonly string[];
  readonly hot: readonly string[];
}

/** Sellers with money, and orders that wait for it. */
async function makeGround(dataDir: string): Promise<Orders> {
  await Deno.remove(root, { recursive: true }).catch(() => {});
  await Deno.mkdir(dataDir, { recursive: true });
  const db = await openDatabase({ dataDir });
  const world = await makeWorld(db);
  const sellers = Array.from({ length: WALLETS }, (_, at) => `seller-${at}`);
  await db.write(async (tx) => {
    const shop = await tx.selectFrom("stores").selectAll().where("_id", "=", "anna-etsy")
      .executeTakeFirstOrThrow();
    for (const _id of sellers) {
      await tx.insertInto("users").values(userRow({ _id, role: "sale" })).execute();
      await tx.insertInto("scopes").values({ user_id: _id, seller_id: _id }).execute();
      await tx.insertInto("stores").values({ ...shop, _id, seller_id: _id, name: _id }).execute();
      await topUp(tx, _id, RICH_MINOR, "USD", stamp);
    }
  });
  const by = { stamp, action: "orders.import", currency: "USD", timeZone: "UTC" };
  const make = async (owners: readonly string[]) => {
    const drafts = owners.map((seller) => ({ ...draftOf(), store_id: seller, seller_id: seller }));
    const { made } = await db.write((tx) => createOrders(tx, drafts, by));
    for (let at = 0; at < made.length; at += IN_ONE_MOVE) {
      await world.move("root", made.slice(at, at + IN_ONE_MOVE), "order.submit");
    }
    return made;
  };
  const orders = {
    spread: await make(Array.from({ length: PAYMENTS }, (_, at) => sellers[at % WALLETS]!)),
    hot: await make(Array.from({ length: PAYMENTS }, () => HOT)),
  };
  await db.close();
  return orders;
}

/** The same data once more, for whoever writes into it. */
async function onCopy<T>(name: string, work: (db: Database) => Promise<T>): Promise<T> {
  const dataDir = join(root, name);
  await Deno.mkdir(dataDir, { recursive: true });
  await copyFile(join(root, "ground", SQLITE_FILE), join(dataDir, SQLITE_FILE));
  const db = await openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** How many a second, with as many under way at once as there are clients. */
async function rateOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  const rest = all.values();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, async () => {
    for (const one of rest) await work(one);
  }));
  return all.length / (performance.now() - startedAt) * MS;
}

/** Whoever pays with some data. */
const payerOf = (db: Database): AuthorizedContext => worldOf(withModuleListeners(db)).as("root");

async function pay(context: AuthorizedContext, id: string): Promise<void> {
  const args = { ids: [id], event: "order.pay", params: {}, key: crypto.randomUUID() };
  const [result] = await runMutation("moveOrder", moveOrder, args, context) as readonly MoveResult[];
  if (!result?.ok) throw new Error(`Cannot pay ${id}: ${JSON.stringify(result)}`);
}

/** What each payment writes, as statements with their values. */
async function writesOf(
  db: Database,
  ids: readonly string[],
): Promise<readonly (readonly CompiledQuery[])[]> {
  const recording = recorded(db);
  const payer = payerOf(recording.db);
  for (const id of ids) await pay(payer, id);
  return recording.take();
}

const replay = (db: Database, writes: readonly CompiledQuery[]): Promise<void> =>
  db.write(async (tx) => {
    for (const query of writes) await tx.executeQuery(query);
  });

/** A history that one statement writes: top-ups of every wallet, each with its line and balance. */
async function lengthen(db: Database): Promise<void> {
  await db.write(async (tx) => {
    const cash = await tx.selectFrom("ledger_accounts").select("_id").where("kind", "=", "cash")
      .executeTakeFirstOrThrow();
    const steps =
      sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${LINES_EACH})`;
    await sql`insert into ledger_txns (_id, kind, event, seller_id, order_id, ref_kind, ref_id, ref_code, reverses, service,
      actor_id, acting_for, request_id, created_at)
      ${steps} select 'long-' || w.seller_id || '-' || n.i, 'topup', '', w.seller_id, null, '', null, '', null, '',
      'root', null, 'bench', w.last_at from wallets as w cross join n`.execute(tx);
    const entry = (account: ReturnType<typeof sql>, amount: number, line: ReturnType<typeof sql>) =>
      sql`insert into ledger_entries (txn_id, account_id, amount_minor, currency, seller_id, kind, ref_code, no,
      balance_minor, created_at) ${steps} select 'long-' || w.seller_id || '-' || n.i, ${account}, ${amount}, 'USD',
      ${line}, w.last_at from wallets as w join ledger_accounts as a on a.seller_id = w.seller_id
        and a.kind = 'wallet' and a.currency = w.currency cross join n`.execute(tx);
    await entry(
      sql`a._id`,
      100,
      sql`w.seller_id, 'topup', '', w.wallet_no + n.i, w.balance_minor + 100 * n.i`,
    );
    await entry(sql`${cash._id}`, -100, sql`null, 'topup', '', null, null`);
    await tx.updateTable("wallets").set(({ eb }) => ({
      balance_minor: eb("balance_minor", "+", 100 * LINES_EACH),
      wallet_no: eb("wallet_no", "+", LINES_EACH),
    })).execute();
  });
}

async function verified(db: Database): Promise<{ readonly entries: number; readonly perSecond: number }> {
  await lengthen(db);
  const { count } = await db.read.selectFrom("ledger_entries").select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const startedAt = performance.now();
  const faults = await bookFaults(db.read);
  const seconds = (performance.now() - startedAt) / MS;
  if (faults.length > 0) throw new Error(`The books are not sound: ${faults[0]}`);
  return { entries: Number(count), perSecond: Number(count) / seconds };
}

export async function benchPay(): Promise<void> {
  const { spread, hot } = await makeGround(join(root, "ground"));
  const writes = await onCopy("recorded", (db) => writesOf(db, spread));
  const bare = await onCopy("bare", (db) => rateOf(writes, (each) => replay(db, each)));
  const { ours, one, books } = await onCopy("ours", async (db) => {
    const payer = payerOf(db);
    const ours = await rateOf(spread, (id) => pay(payer, id));
    const one = await rateOf(hot, (id) => pay(payer, id));
    return { ours, one, books: await verified(db) };
  });
  const each = (writes.reduce((sum, all) => sum + all.length, 0) / writes.length).toFixed(1);
  print(`Payments, ${CLIENTS} clients`, "bare", [
    {
      name: `Payments, ${WALLETS} wallets (${each} writes each)`,
      ours,
      base: bare,
      unit: "/s",
      goal: "≥ 0.5x",
    },
  ]);
  print("One hot wallet", `${WALLETS} wallets`, [
    { name: "Payments of one wallet", ours: one, base: ours, unit: "/s", goal: "≥ 0.6x" },
  ]);
  print("The books counted again", "goal", [
    { name: `Of ${books.entries} entries`, ours: books.perSecond, base: 400_000, unit: "/s", goal: "≥ 1x" },
  ]);
  await Deno.remove(root, { recursive: true });
}
