/**
 * Measures payments per second of ten clients: over 1,000 wallets beside bare transactions with equal writes,
 * from one wallet, and with blanks to reserve beside none; then entries per second of a recount of the books.
 */
import { type CompiledQuery, sql } from "kysely";
import type { Database } from "../../server/db/database.ts";
import { bookFaults } from "../../server/modules/money/ledger/verify_store.ts";
import {
  CLIENTS,
  makeGround,
  onCopy,
  type Orders,
  pay,
  payerOf,
  removeGround,
  WALLETS,
} from "./pay/ground.ts";
import { reserveFigures } from "./pay/reserve.ts";
import { print } from "./report.ts";
import { recordWrites } from "./steps/write_recorder.ts";

/** Number of top-ups of each wallet before the recount: 400,000 entries in all. */
const LINES_EACH = 200;
const MS = 1_000;

async function rateOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  const rest = all.values();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, async () => {
    for (const one of rest) await work(one);
  }));
  return all.length / (performance.now() - startedAt) * MS;
}

async function writesOf(
  db: Database,
  ids: readonly string[],
): Promise<readonly (readonly CompiledQuery[])[]> {
  const recording = recordWrites(db);
  const payer = payerOf(recording.db);
  for (const id of ids) await pay(payer, id);
  return recording.take();
}

const replay = (db: Database, writes: readonly CompiledQuery[]): Promise<void> =>
  db.write(async (tx) => {
    for (const query of writes) await tx.executeQuery(query);
  });

async function addEntries(db: Database): Promise<void> {
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

async function recountBooks(db: Database): Promise<{ readonly entries: number; readonly perSecond: number }> {
  await addEntries(db);
  const { count } = await db.read.selectFrom("ledger_entries").select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const startedAt = performance.now();
  const faults = await bookFaults(db.read);
  const seconds = (performance.now() - startedAt) / MS;
  if (faults.length > 0) throw new Error(`The ledger does not add up: ${faults[0]}`);
  return { entries: Number(count), perSecond: Number(count) / seconds };
}

/** @param part `reserve` measures only payments with and without blanks */
export async function benchPay(part?: string): Promise<void> {
  const orders = await makeGround();
  if (part !== "reserve") await benchPayments(orders);
  print(
    `Payments with blanks to reserve, ${CLIENTS} clients`,
    "none kept",
    await reserveFigures(orders.shelved),
  );
  await removeGround();
}

async function benchPayments({ spread, hot }: Orders): Promise<void> {
  const writes = await onCopy("recorded", (db) => writesOf(db, spread));
  const bare = await onCopy("bare", (db) => rateOf(writes, (each) => replay(db, each)));
  const { ours, one, books } = await onCopy("ours", async (db) => {
    const payer = payerOf(db);
    const ours = await rateOf(spread, (id) => pay(payer, id));
    const one = await rateOf(hot, (id) => pay(payer, id));
    return { ours, one, books: await recountBooks(db) };
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
}
