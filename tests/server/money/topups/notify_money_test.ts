/** Sellers are notified of money that a person moved or decided about: one notification each, never to that person. */
import assert from "node:assert/strict";
import type { ApprovalInput, MoveResult, Topup, TopupInput } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { dashboardOf } from "../../../../server/modules/figures/dashboard/figures.ts";
import { topupLifecycle } from "../../../../server/modules/money/topups/lifecycle.ts";
import { approval, topup } from "../../../../server/modules/money/topups/make.ts";
import { method } from "../../../../server/modules/money/topups/make_methods.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { askBack, chargesOf, decide } from "../../../support/orders/refund_requests.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";
import { makeOf } from "../../../../server/entity/make.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";

const moveTopup = moveOf<"Topup">(topupLifecycle);
const makeApproval = makeOf(approval);
const makeTopup = makeOf(topup);
const makePaymentMethod = makeOf(method);

/** Returns the context of staff in the group accounting. */
function acc(world: World, name: "root" | "order_qc"): AuthorizedContext {
  const context = world.as(name);
  const person = { ...context.session.person, groups: ["accounting"] };
  return { ...context, session: { ...context.session, person, actor: person } };
}

const inWorld = (work: (world: World, method_id: string) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const params = { name: "Bank", currency: "USD", min_minor: 1_000, pay_to: "Pressdock" };
    const made = await runMutation("makePaymentMethod", makePaymentMethod, { params }, acc(world, "root"));
    await work(world, String(made["_id"]));
  });

async function step(context: AuthorizedContext, { _id }: Topup, event: string, reason?: string) {
  const args = { ids: [_id], event, params: reason ? { reason } : {} };
  const [result] = await runMutation("moveTopup", moveTopup, args, context) as readonly MoveResult[];
  assert.equal(result?.ok, true, result?.reason?.text ?? "");
}

/** Returns the notices of a person, oldest first. */
const notificationsOf = async ({ db }: World, user_id: Name) =>
  (await db.read.selectFrom("notifications").select(["type", "subject", "content"]).where(
    "user_id",
    "=",
    user_id,
  )
    .orderBy("created_at").orderBy("_id").execute())
    .map(({ type, subject, content }) => `${type} | ${subject} | ${content}`).sort();

Deno.test("Clear answers 5 each of the seller's people is notified once of an approved, rejected or reversed top-up", () =>
  inWorld(async (world, method_id) => {
    const day = NOW - NOW % 86_400;
    const ask = (tx_ref: string) => {
      const params: TopupInput = { method_id, paid: "250.00", paid_at: day, tx_ref };
      return runMutation("makeTopup", makeTopup, { params }, world.as("anna")) as Promise<Topup>;
    };
    const [good, bad] = [await ask("FT1"), await ask("FT2")];
    assert.deepEqual(await notificationsOf(world, "anna"), [], "a request moves nothing");
    await step(acc(world, "root"), good, "topup.approve");
    await step(acc(world, "root"), bad, "topup.reject", "No such transfer.");
    await step(acc(world, "order_qc"), good, "topup.reverse", "The bank took it back.");
    const messages = [
      "Support | TU-000001: Top-up approved | 250.00 USD was credited to the balance.",
      "Support | TU-000001: Top-up reversed | 250.00 USD was taken back from the balance. The bank took it back.",
      "Support | TU-000002: Top-up rejected | No such transfer.",
    ];
    assert.deepEqual(await notificationsOf(world, "anna"), messages);
    assert.deepEqual(await notificationsOf(world, "agent"), messages);
    for (const name of ["ben", "root", "order_qc"] as const) {
      assert.deepEqual(await notificationsOf(world, name), []);
    }
  }));

Deno.test("Clear answers 5 people are notified of every manual transaction once it is approved, with its purpose", () =>
  inWorld(async (world, method_id) => {
    const book = async (params: ApprovalInput) => {
      const whole = { seller_id: "ben", credited_minor: 500, note: "For you.", ...params };
      const made = await runMutation("makeApproval", makeApproval, { params: whole }, acc(world, "root"));
      await step(acc(world, "order_qc"), made as Topup, "topup.approve");
    };
    await book({ kind: "credit" });
    await book({ kind: "debit" });
    await book({ kind: "fee" });
    await book({ kind: "payout", method_id });
    const of = (code: number, name: string, done: string) =>
      `Support | TU-00000${code}: ${name} approved | 5.00 USD ${done}. For you.`;
    assert.deepEqual(await notificationsOf(world, "ben"), [
      of(1, "Credit", "was credited to the balance"),
      of(2, "Debit", "was taken from the balance"),
      of(3, "Fee", "was taken from the balance as a fee"),
      of(4, "Payout", "was paid out from the balance"),
    ]);
  }));

Deno.test("Clear answers 5 everybody is notified once of a posted refund: its requester of the decision, the others of the money", () =>
  inWorld(async (world) => {
    const paid = await world.order({}, ["order.submit", "order.pay"]);
    const [tees] = await chargesOf(world.as("anna"), paid);
    const made = await askBack(world.as("anna"), paid, [{
      charge_line_id: tees?._id ?? "",
      amount_minor: 1_299,
    }]);
    assert.equal(await decide(world.as("root"), made, "refund.approve"), "Posted");
    assert.deepEqual((await notificationsOf(world, "anna")).length, 1);
    assert.deepEqual(await notificationsOf(world, "agent"), [
      "Support | RF-000001: Refunded | 12.99 USD is back on the balance.",
    ]);
  }));

Deno.test("Clear answers 5 after a reversal the top bar, the dashboard and the wallet agree", () =>
  inWorld(async (world) => {
    await world.order({}, ["order.submit", "order.pay"]);
    const params: ApprovalInput = {
      seller_id: "anna",
      kind: "credit",
      credited_minor: 50_000,
      note: "By mistake.",
    };
    const made = await runMutation("makeApproval", makeApproval, { params }, acc(world, "root")) as Topup;
    await step(acc(world, "order_qc"), made, "topup.approve");
    await step(acc(world, "root"), made, "topup.reverse", "By mistake.");
    await using app = testApp(world.db);
    const text =
      `{ cUser { total_credit available_credit } dashboard { balances { balance_minor available_minor } }
      wallets { balance_minor due_minor available_minor } }`;
    const { data } = await app.ask<object, {
      cUser: { total_credit: number; available_credit: number };
      dashboard: { balances: readonly { balance_minor: number; available_minor: number }[] };
      wallets: readonly { balance_minor: number; due_minor: number; available_minor: number }[];
    }>(await world.token("anna"), text);
    const [card, wallet] = [data?.dashboard.balances[0], data?.wallets[0]];
    const left = 10_000 - 2 * 1_299;
    assert.deepEqual([data?.cUser.total_credit, card?.balance_minor, wallet?.balance_minor], [
      left / 100,
      left,
      left,
    ]);
    assert.deepEqual(
      [data?.cUser.available_credit, card?.available_minor, wallet?.available_minor],
      [left / 100, left, left],
    );
    const outboxRows = await world.db.read.selectFrom("outbox").select("seller_id").where(
      "entity",
      "=",
      "wallets",
    )
      .execute();
    assert.ok(outboxRows.length >= 3, "a person who looks at the balance learns of each movement");
  }));

Deno.test("Clear answers 6 only accounting's dashboard counts waiting decisions", () =>
  inWorld(async (world) => {
    const params: ApprovalInput = {
      seller_id: "ben",
      kind: "debit",
      credited_minor: 20_000,
      note: "Chargeback.",
    };
    const made = await runMutation("makeApproval", makeApproval, { params }, acc(world, "root")) as Topup;
    const seen = async (context: AuthorizedContext) => (await dashboardOf(context.scope, context)).money;
    assert.deepEqual(await seen(acc(world, "root")), { approvals: 1, refunds: 0, below_zero: [] });
    assert.equal(made.paid_minor, 20_000, "it has one amount");
    await step(acc(world, "order_qc"), made, "topup.approve");
    assert.deepEqual(await seen(acc(world, "root")), { approvals: 0, refunds: 0, below_zero: ["ben"] });
    for (const name of ["root", "order_qc", "anna"] as const) assert.equal(await seen(world.as(name)), null);
    assert.notEqual(await seen(world.as("super_root")), null);
  }));
