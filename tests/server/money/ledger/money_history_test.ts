/** Random histories of money through the postings themselves: every wallet equals the sum of its movements. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Facts, Kind, Reversible } from "../../../../api/money/legs.ts";
import { ApiError } from "../../../../api/errors.ts";
import {
  chargedLines,
  type OrderMoney,
  postRefund,
  type RefundPart,
} from "../../../../server/modules/money/ledger/charge_store.ts";
import { captureHold, holdMoney, releaseHold } from "../../../../server/modules/money/ledger/hold_store.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { availableOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import type { Database, Writer } from "../../../../server/db/database.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { agreePayer, anyPayer, chargeOrder } from "../../../support/money/payers.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

/** Each stage has fresh books: otherwise a history in the soak would read ever more earlier ones. */
const STAGES = isSoak ? 40 : 1;
const HISTORIES = isSoak ? 500 : 200;
/** All the books are checked again after this many histories. */
const COUNTED_EVERY = 100;
const SEEDS = isSoak ? 500 : 5;
const PAYMENTS = isSoak ? 500 : 60;
const SELLERS = ["anna", "ben"] as const;
const stamp = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "request-1",
  sessionId: null,
  at: NOW,
};
const step = { stamp, event: "" };

const POSTINGS = [
  ...[
    "topup",
    "dong",
    "reversal",
    "credit",
    "debit",
    "fee",
    "payout",
    "writeoff",
    "invoice_payment",
  ] as const,
  ...["pay", "back", "hold", "capture", "release", "tax"] as const,
];
const anyPosting = fc.record({
  what: fc.constantFrom(...POSTINGS),
  who: fc.constantFrom(0, 1),
  minor: fc.integer({ min: 1, max: 9_000 }),
});
type Posting = typeof anyPosting extends fc.Arbitrary<infer D> ? D : never;

/** Returns the kind and facts of a posting made by hand; null for other postings. */
function factsOf(
  what: Posting["what"],
  minor: number,
): { kind: Reversible; facts: Facts[Reversible] } | null {
  const sum = { minor, currency: "USD" };
  switch (what) {
    case "topup":
      return { kind: "topup", facts: { method: "bank", received: sum, credited: sum } };
    case "dong":
      return {
        kind: "topup",
        facts: { method: "bank", received: { minor: minor * 254, currency: "VND" }, credited: sum },
      };
    case "credit":
    case "debit":
    case "fee":
      return { kind: what, facts: { payer: minor % 2 ? "wallet" : "due", ...sum } };
    case "payout":
      return { kind: "payout", facts: { method: "bank", ...sum } };
    case "writeoff":
    case "invoice_payment":
      return { kind: what, facts: sum };
    default:
      return null;
  }
}

class Actors {
  /** Movements that can be reversed, by seller. */
  readonly posted: { seller: string; kind: Reversible; facts: Facts[Reversible]; txn: string }[] = [];
  readonly holds: string[] = [];
  asked = 0;

  constructor(readonly db: Database, readonly orders: readonly OrderMoney[]) {}

  async act({ what, who, minor }: Posting): Promise<void> {
    const [order, seller] = [this.orders[who]!, SELLERS[who]!];
    const write = <T>(work: (tx: Writer) => Promise<T>) => this.db.write(work);
    const posting = <K extends Kind>(kind: K, facts: Facts[K], reverses?: string) =>
      write((tx) =>
        post(tx, { kind, facts, sellerId: seller, code: "", ...reverses && { reverses } }, stamp)
      );
    const byHand = factsOf(what, minor);
    if (byHand) {
      const txn = await posting(byHand.kind, byHand.facts);
      if (txn) this.posted.push({ seller, ...byHand, txn });
      return;
    }
    if (what === "pay") await write((tx) => chargeOrder(tx, order, step));
    else if (what === "back") await this.postRefund(order, minor);
    else if (what === "hold") {
      this.holds.push(await write((tx) => holdMoney(tx, { ...order, purpose: "postage", minor }, step)));
    } else if (what === "reversal") {
      const at = this.posted.findIndex((each) => each.seller === seller);
      if (at < 0) return;
      const [last] = this.posted.splice(at, 1);
      await posting("reversal", { kind: last!.kind, facts: last!.facts }, last!.txn);
    } else if (what === "tax") await setTax(this.db, minor * 20);
    else {
      const id = this.holds.pop();
      if (!id) return;
      if (what === "capture") await write((tx) => captureHold(tx, id, { postage: minor }, step));
      else await write((tx) => releaseHold(tx, id, step));
    }
  }

  /** Refunds a part of a line, sometimes more than is left. */
  async postRefund(order: OrderMoney, minor: number): Promise<void> {
    const [line] = await chargedLines(this.db.read, [order._id]);
    if (!line) return;
    this.asked++;
    const back: RefundPart = { line, minor };
    const work = this.db.write((tx) => postRefund(tx, order, [back], step));
    if (minor > line.leftMinor) await assert.rejects(work, { code: "REFUND_EXCEEDS" });
    else await work;
  }
}

const setTax = (db: Database, rate_ppm: number) =>
  db.write((tx) =>
    tx.insertInto("tax_rates").values({
      _id: crypto.randomUUID(),
      rate: String(rate_ppm),
      rate_ppm,
      effective_at: NOW,
      user_id: "root",
      created_at: NOW,
      updated_at: NOW,
      version: 1,
    }).execute()
  );

/** Returns wallets that differ from the last line of their account. */
async function linesMissed(db: Database): Promise<unknown[]> {
  const wallets = await db.read.selectFrom("wallets").selectAll().where("currency", "=", "USD").execute();
  const missed = [];
  for (const { seller_id, wallet_no, due_no, balance_minor, due_minor } of wallets) {
    for (
      const [kind, no, has] of [["wallet", wallet_no, balance_minor], ["due", due_no, 0 - due_minor]] as const
    ) {
      if (no === 0) continue;
      const line = await db.read.selectFrom("ledger_entries as e").innerJoin(
        "ledger_accounts as a",
        "a._id",
        "e.account_id",
      )
        .select(["e.balance_minor"]).where("a.seller_id", "=", seller_id).where("a.kind", "=", kind)
        .where("a.currency", "=", "USD").where("e.no", "=", no).executeTakeFirst();
      if (line?.balance_minor !== has) missed.push([seller_id, kind, no, line, has]);
    }
  }
  return missed;
}

/** Returns accounts on which a movement and its reversal do not cancel out. */
async function reversalsMissed(db: Database): Promise<unknown[]> {
  const { rows } = await sql`select r._id, e.account_id, e.currency, sum(e.amount_minor) as rest
    from ledger_txns as r join ledger_entries as e on e.txn_id in (r._id, r.reverses)
    where r.kind = 'reversal' group by r._id, e.account_id, e.currency having sum(e.amount_minor) <> 0`
    .execute(db.read);
  return rows;
}

const orderOf = async (world: World, store_id: "anna-etsy" | "ben-tiktok"): Promise<OrderMoney> => {
  const lines = [{ sku: "TEE-BLACK-M", quantity: 3 }, { sku: "MUG-WHITE", quantity: 1 }];
  return await world.db.read.selectFrom("orders").select([
    "_id",
    "code",
    "seller_id",
    "total_minor",
    "currency",
  ])
    .where("_id", "=", await world.order({ store_id, lines })).executeTakeFirstOrThrow();
};

const live = (stage: number) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await db.write((tx) => tx.updateTable("wallets").set({ credit_limit_minor: 20_000 }).execute());
    const actors = new Actors(db, [await orderOf(world, "anna-etsy"), await orderOf(world, "ben-tiktok")]);
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyPosting, { maxLength: 8 }), anyPayer, async (history, payer) => {
        await agreePayer(world, "ben", payer);
        for (const each of history) {
          await actors.act(each).catch((error) => {
            if (!(error instanceof ApiError) || error.code !== "INSUFFICIENT_BALANCE") throw error;
          });
        }
        assert.deepEqual(await linesMissed(db), []);
        if (++done % COUNTED_EVERY === 0) assert.deepEqual(await bookFaults(db.read), []);
      }),
      { seed: 42 + stage, numRuns: HISTORIES, endOnFailure: true },
    );
    assert.ok(actors.asked >= HISTORIES / 10, "few refunds were tried");
    assert.deepEqual(await reversalsMissed(db), [], "a reversal restores each account, in both currencies");
  });

Deno.test(`money §8 ${STAGES * HISTORIES} histories: every movement is in the table and sums to zero, a wallet equals its last line and its sum, a line refunds at most its payment, a reversal restores every account`, async () => {
  for (let stage = 0; stage < STAGES; stage++) await live(stage);
});

Deno.test(`money §8 of ${PAYMENTS} simultaneous payments against money for 10 exactly 10 succeed, ${SEEDS} seeds`, () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order = await orderOf(world, "anna-etsy");
    for (let seed = 0; seed < SEEDS; seed++) {
      const limit = seed * 37 % order.total_minor;
      // The money is between ten and less than eleven times the price, part of it credit.
      const wanted = order.total_minor * 10 + seed * 101 % order.total_minor;
      await db.write((tx) =>
        tx.updateTable("wallets").set({ credit_limit_minor: limit }).where("seller_id", "=", "anna").execute()
      );
      const missing = wanted - await availableOf(db.read, "anna", "USD");
      if (missing > 0) await world.topUp("anna", missing);
      const left = await availableOf(db.read, "anna", "USD");
      const fits = Math.floor(left / order.total_minor);
      const charges = Array.from(
        { length: PAYMENTS },
        () =>
          db.write((tx) => chargeOrder(tx, order, step)).then(() => true, (error) => {
            assert.equal(error.code, "INSUFFICIENT_BALANCE");
            return false;
          }),
      );
      assert.equal((await Promise.all(charges)).filter(Boolean).length, fits);
      assert.equal(fits, 10, `${left} of ${wanted}`);
    }
  }));
