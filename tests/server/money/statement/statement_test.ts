/** The statement: every movement on a seller's account with the balance after it, and sums that agree. */
import assert from "node:assert/strict";
import type {
  OpenHold,
  QueryArgs,
  StatementLine,
  StatementTotals,
} from "../../../../api/generated/schema.ts";
import type { Facts, Kind } from "../../../../api/money/legs.ts";
import { ApiError } from "../../../../api/errors.ts";
import { holdMoney } from "../../../../server/modules/money/ledger/hold_store.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { refundGoods } from "../../../../server/modules/money/ledger/refund_charges_store.ts";
import { statement } from "../../../../server/modules/money/statement/module.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { chargeOrder } from "../../../support/money/payers.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const DAY = 86_400;
type Args = QueryArgs["statementLines"];

const linesOf = (world: World, name: Name, args: Args = {}, page = { page: 1, perPage: 200 }) =>
  serveModule(statement).queries!.statementLines!(args, world.as(name, { page })) as Promise<StatementLine[]>;
const totalsOf = (world: World, name: Name, args: QueryArgs["statementTotals"] = {}, timeZone = "UTC") => {
  const context = world.as(name);
  return serveModule(statement).queries!.statementTotals!(args, {
    ...context,
    settings: { ...context.settings, timeZone },
  }) as Promise<StatementTotals>;
};

const stampAt = (at: number, who = "root") => ({
  actor: { _id: who, name: who },
  actingFor: null,
  requestId: "request-1",
  sessionId: null,
  at,
});

const moved = <K extends Kind>(
  { db }: World,
  sellerId: string,
  [kind, facts, at]: readonly [K, Facts[K], number],
  code = "",
) => db.write((tx) => post(tx, { kind, facts, sellerId, code }, stampAt(at)));

const usd = (minor: number) => ({ minor, currency: "USD" });
const topUp = (minor: number) => ({ method: "bank", received: usd(minor), credited: usd(minor) });

/** Formats a day as the address does. */
const dayOf = (at: number): string =>
  new Date(at * 1000).toISOString().slice(0, 10).split("-").reverse().join("-");

type Op = readonly [
  kind: "topup" | "credit" | "debit" | "fee" | "refund" | "invoice_payment",
  minor: number,
  days: number,
];

const history = fc.array(
  fc.tuple(
    fc.constantFrom<Op[0]>("topup", "credit", "debit", "fee", "refund", "invoice_payment"),
    fc.integer({ min: 1, max: 9_000 }),
    fc.nat(9),
  ),
  { minLength: 1, maxLength: 8 },
);

function factsOf([kind, minor]: Op, payer: "wallet" | "due"): Facts[Op[0]] {
  if (kind === "topup") return topUp(minor);
  if (kind === "refund") {
    return { parts: { goods: minor }, due: payer === "due" ? minor : 0, currency: "USD" };
  }
  return kind === "invoice_payment" ? usd(minor) : { payer, ...usd(minor) };
}

Deno.test("S2.24 after any postings opening + lines = closing for each account and any period, and the balance column is the running sum", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    let at = NOW;
    const begin = at;
    await fc.assert(
      fc.asyncProperty(history, fc.boolean(), fc.nat(40), fc.nat(20), async (ops, isDue, skip, length) => {
        for (const op of ops) {
          at += op[2] * DAY / 4;
          const facts = factsOf(op, isDue ? "due" : "wallet");
          await moved(world, "anna", [op[0], facts, at]).catch((error) => {
            if (!(error instanceof ApiError)) throw error;
          });
        }
        const last = Math.floor((at - begin) / DAY);
        const first = skip % (last + 1);
        const [start, end] = [first, first + length].map((days) => dayOf(begin + days * DAY));
        const args = { start: start!, end: end! };
        const shown = (await linesOf(world, "anna", args)).toReversed();
        const { accounts, reason } = await totalsOf(world, "anna", args);
        assert.equal(reason, "");
        for (const { kinds, debit_minor, credit_minor, lines } of accounts) {
          const sumOf = (name: "debit_minor" | "credit_minor" | "lines") =>
            kinds.reduce((sum, each) => sum + each[name], 0);
          assert.deepEqual([sumOf("debit_minor"), sumOf("credit_minor"), sumOf("lines")], [
            debit_minor,
            credit_minor,
            lines,
          ]);
        }
        for (const each of accounts) {
          const own = shown.filter(({ account }) => account === each.account);
          assert.equal(each.lines, own.length);
          assert.equal(each.is_sound, true);
          let balance = each.opening_minor;
          for (const line of own) {
            balance += line.amount_minor;
            assert.equal(line.balance_minor, balance);
            assert.equal((line.credit_minor ?? 0) - (line.debit_minor ?? 0), line.amount_minor);
          }
          assert.equal(balance, each.closing_minor);
          assert.deepEqual(own.map(({ no }) => no), own.map((_, index) => (own[0]?.no ?? 0) + index));
        }
        const lineCount = accounts.reduce((sum, { lines }) => sum + lines, 0);
        assert.equal(lineCount, shown.length);
      }),
      { seed: 24, numRuns: 25 },
    );
  }));

Deno.test("S2.24 wallet lines are Paid, debts are Pending; a line names its order, and its actor only to staff", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order_id = await world.order();
    const order = await db.read.selectFrom("orders")
      .select(["_id", "code", "seller_id", "total_minor", "currency"]).where("_id", "=", order_id)
      .executeTakeFirstOrThrow();
    await db.write((tx) => chargeOrder(tx, order, { stamp: stampAt(NOW + 1, "anna"), event: "order.pay" }));
    await db.write((tx) => refundGoods(tx, order, { stamp: stampAt(NOW + 2), event: "order.cancel" }));
    await db.write((tx) => tx.updateTable("wallets").set({ credit_limit_minor: 50_000 }).execute());
    await moved(
      world,
      "anna",
      ["charge", { payer: "due", parts: { goods: 700 }, currency: "USD" }, NOW + 3],
      "X-1",
    );
    const readLines = async (name: Name, args: Args = {}) =>
      (await linesOf(world, name, { seller: ["anna"], ...args })).map((line) =>
        [line.kind, line.account, line.status, line.ref_code, line.ref_kind, line.actor_name].join(" ")
      );
    const code = order.code;
    assert.deepEqual(await readLines("root"), [
      "charge due Pending X-1  Person root",
      `refund wallet Paid ${code} order Person root`,
      `charge wallet Paid ${code} order Person anna`,
      "topup wallet Paid   Person root",
    ]);
    assert.deepEqual((await readLines("anna")).map((line) => line.split(" ").at(-1)), ["", "", "anna", ""]);
    assert.deepEqual(await readLines("anna", { status: ["Pending"] }), ["charge due Pending X-1  "]);
    assert.equal((await readLines("anna", { status: ["!Pending"] })).length, 3);
    assert.deepEqual((await readLines("anna", { kind: ["refund"] })).length, 1);
    assert.deepEqual((await readLines("anna", { search: `${code.toLowerCase()}, nothing` })).length, 2);
    assert.deepEqual((await linesOf(world, "anna"))[1]?.ref_id, order_id);
    const totals = await totalsOf(world, "anna", { status: ["Paid"] });
    assert.deepEqual(totals.accounts.map(({ account, closing_minor }) => [account, closing_minor]), [[
      "wallet",
      10_000,
    ]]);
    const both = await totalsOf(world, "anna");
    assert.deepEqual(
      both.accounts.map(({ account, closing_minor, lines }) => [account, closing_minor, lines]),
      [
        ["wallet", 10_000, 3],
        ["due", -700, 1],
      ],
    );
  }));

Deno.test("S2.24 a seller sees only its own lines, an agent those of its sellers, staff all; another seller's lines are missing", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const sellers = async (name: Name, args: Args = {}) =>
      [...new Set((await linesOf(world, name, args)).map(({ seller_id }) => seller_id))].sort();
    assert.deepEqual(await sellers("anna"), ["anna"]);
    assert.deepEqual(await sellers("anna", { seller: ["ben"] }), []);
    assert.deepEqual(await sellers("agent"), ["anna", "ben"]);
    assert.deepEqual(await sellers("root", { seller: ["ben"] }), ["ben"]);
    const [bens] = await linesOf(world, "ben");
    assert.deepEqual(await linesOf(world, "anna", { _id: [bens!._id] }), []);
    assert.deepEqual((await linesOf(world, "agent", { _id: [bens!._id, "nothing"] })).length, 1);
    for (const [name, args] of [["anna", { seller: ["ben"] }], ["agent", {}], ["root", {}]] as const) {
      const totals = await totalsOf(world, name, args);
      assert.deepEqual([totals.reason, totals.seller_id, totals.accounts], ["severalSellers", "", []]);
    }
    assert.equal((await totalsOf(world, "agent", { seller: ["ben"] })).accounts[0]?.closing_minor, 10_000);
    for (const args of [{ kind: ["topup"] }, { search: "x" }]) {
      const totals = await totalsOf(world, "anna", args);
      assert.deepEqual([totals.reason, totals.seller_id, totals.accounts], ["narrowed", "anna", []]);
    }
    await assert.rejects(totalsOf(world, "anna", { range: "someday" }), { code: "BAD_INPUT" });
  }));

Deno.test("S2.24 a period ends with its last day in the business time zone; a month without lines has equal opening and closing balances; open holds are named", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const at = Date.UTC(2030, 1, 28, 20) / 1000;
    await moved(world, "anna", ["credit", { payer: "wallet", ...usd(500) }, at]);
    const february = { start: "01-02-2030", end: "28-02-2030" };
    const sums = async (timeZone: string, args = february) =>
      (await totalsOf(world, "anna", args, timeZone)).accounts.map((
        each,
      ) => [each.opening_minor, each.credit_minor, each.closing_minor, each.lines]);
    assert.deepEqual(await sums("UTC"), [[10_000, 500, 10_500, 1]]);
    // In Hanoi March had already begun.
    assert.deepEqual(await sums("Asia/Ho_Chi_Minh"), [[10_000, 0, 10_000, 0]]);
    assert.deepEqual(await sums("UTC", { start: "01-04-2030", end: "30-04-2030" }), [[10_500, 0, 10_500, 0]]);
    const order_id = await world.order();
    const order = await db.read.selectFrom("orders").select(["_id", "code", "seller_id", "currency"])
      .where("_id", "=", order_id).executeTakeFirstOrThrow();
    await db.write((tx) =>
      holdMoney(tx, { ...order, purpose: "postage", minor: 450 }, { stamp: stampAt(at), event: "" })
    );
    const held = (name: Name, seller?: string) =>
      serveModule(statement).queries!.openHolds!(
        seller ? { seller: [seller] } : {},
        world.as(name),
      ) as Promise<
        OpenHold[]
      >;
    const holds = await held("anna");
    assert.deepEqual(
      holds.map(({ purpose, amount_minor, order_code }) => [purpose, amount_minor, order_code]),
      [
        ["postage", 450, order.code],
      ],
    );
    assert.deepEqual(await held("root", "anna"), holds);
    for (const [name, seller] of [["ben"], ["ben", "anna"], ["root"]] as const) {
      assert.deepEqual(await held(name, seller), []);
    }
  }));

Deno.test("a new line is sent live to everybody who may see it", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await moved(world, "anna", ["topup", topUp(300), NOW]);
    const [line] = await linesOf(world, "anna");
    const outboxRows = await db.read.selectFrom("outbox").select(["ids", "seller_id"])
      .where("entity", "=", "statementLines").orderBy("seq", "desc").executeTakeFirstOrThrow();
    assert.deepEqual([JSON.parse(outboxRows.ids), outboxRows.seller_id], [[line!._id], "anna"]);
  }));
