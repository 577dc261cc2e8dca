/** Money moved by hand: requested by one person, decided by another, and in the ledger only after approval. */
import assert from "node:assert/strict";
import { allows } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { ApprovalInput, MoveResult, Topup, TopupInput } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { keepBookCheck } from "../../../../server/modules/money/ledger/checks_store.ts";
import { balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { topups } from "../../../../server/modules/money/topups/module.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const { moveTopup, makeApproval, makeTopup, makeFxRate, makePaymentMethod } = serveModule(topups).mutations;

const DAY = 86_400;
const TODAY = NOW - NOW % DAY;

/** Returns the context of staff in the group accounting. */
function acc(world: World, name: "root" | "order_qc"): AuthorizedContext {
  const context = world.as(name);
  const person = { ...context.session.person, groups: ["accounting"] };
  return { ...context, session: { ...context.session, person, actor: person } };
}

interface Scene extends World {
  /** Ids of payment methods. */
  readonly bank: string;
  readonly dong: string;
}

const inScene = (work: (scene: Scene) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const method = async (name: string, currency: string, min_minor: number) => {
      const params = { name, currency, min_minor, pay_to: "Pressdock" };
      const made = await runMutation("makePaymentMethod", makePaymentMethod, { params }, acc(world, "root"));
      return String(made["_id"]);
    };
    const [bank, dong] = [await method("Bank", "USD", 1_000), await method("Vietcombank", "VND", 100_000)];
    await work({ ...world, bank, dong });
  });

const rate = (scene: Scene, text: string, effective_at: number) =>
  runMutation(
    "makeFxRate",
    makeFxRate,
    { params: { currency: "VND", rate: text, effective_at } },
    acc(scene, "root"),
  );

async function ask(scene: Scene, name: Name, params: TopupInput = {}, key?: string): Promise<Topup> {
  const whole = { method_id: scene.bank, paid: "250.00", paid_at: TODAY, tx_ref: "FT 1", ...params };
  return await runMutation(
    "makeTopup",
    makeTopup,
    { params: whole, ...key && { key } },
    scene.as(name),
  ) as Topup;
}

const book = async (scene: Scene, params: ApprovalInput) =>
  await runMutation("makeApproval", makeApproval, { params }, acc(scene, "root")) as Topup;

async function step(context: AuthorizedContext, { _id }: Topup, event: string, reason?: string) {
  const args = { ids: [_id], event, params: reason ? { reason } : {} };
  const [result] = await runMutation("moveTopup", moveTopup, args, context) as readonly MoveResult[];
  return result?.ok
    ? (result.columns as { readonly status: string }).status
    : result?.reason?.code ?? result?.error;
}

const read = async (context: AuthorizedContext, { _id }: Topup) =>
  await serveModule(topups).queries!.getApprovalById!({ _id }, context) as Topup;

async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(() => null, (thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`expected a refusal, got ${error}`);
  const { problems, reason } = error.details;
  return [
    error.code,
    ...problems?.map(({ path, code, most }) => [path, code, ...most === undefined ? [] : [most]].join(" ")) ??
      [],
    ...reason ? [reason.code] : [],
  ];
}

Deno.test("S2.23 a top-up approved in two windows at the same time is credited once, and the second window is told so", () =>
  inScene(async (scene) => {
    const topup = await ask(scene, "anna");
    const approve = (name: "root" | "order_qc") => step(acc(scene, name), topup, "topup.approve");
    const both = await Promise.all([approve("root"), approve("order_qc")]);
    assert.deepEqual(both.sort(), ["Approved", "wrongState"]);
    assert.equal(await balanceOf(scene.db.read, ["anna"]), 35_000);
  }));

Deno.test("S2.23 a seller's top-up is credited once, when accounting approves it", () =>
  inScene(async (scene) => {
    const { db } = scene;
    const topup = await ask(scene, "anna", { tx_ref: "ft 2026 001" });
    assert.deepEqual(
      [topup.code, topup.status, topup.tx_ref, topup.credited_minor, topup.currency, topup.seller_id],
      ["TU-000001", "Pending", "FT2026001", 25_000, "USD", "anna"],
    );
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
    assert.equal(await step(acc(scene, "root"), topup, "topup.approve"), "Approved");
    assert.equal(await balanceOf(db.read, ["anna"]), 35_000);
    assert.equal(await step(acc(scene, "order_qc"), topup, "topup.approve"), "wrongState");
    const line = await db.read.selectFrom("ledger_entries").selectAll().where("seller_id", "=", "anna")
      .orderBy("no", "desc").limit(1).executeTakeFirstOrThrow();
    const { kind, ref_code, no, balance_minor } = line;
    assert.deepEqual([kind, ref_code, no, balance_minor], ["topup", "TU-000001", 2, 35_000]);
    assert.equal((await read(acc(scene, "root"), topup)).checker_name, "Person root");
    await step(acc(scene, "order_qc"), topup, "topup.reverse", "The bank took it back.");
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
  }));

Deno.test("S2.23 foreign money has the value of the day it was sent, also if reversed later", () =>
  inScene(async (scene) => {
    const topup = await ask(scene, "anna", { method_id: scene.dong, paid: "1000000", paid_at: TODAY - DAY });
    const huge = await ask(scene, "anna", { method_id: scene.dong, paid: "2600026000", tx_ref: "FT4" });
    assert.deepEqual([topup.credited_minor, topup.rate, topup.paid_minor], [0, "", 1_000_000]);
    assert.equal(await step(acc(scene, "root"), topup, "topup.approve"), "hasRate");
    await rate(scene, "25450", TODAY - 3 * DAY);
    await rate(scene, "26000", TODAY);
    assert.equal(await step(acc(scene, "root"), topup, "topup.approve"), "Approved");
    const shown = await read(acc(scene, "root"), topup);
    assert.deepEqual([shown.credited_minor, shown.rate], [3_929, "25450"]);
    assert.equal(await balanceOf(scene.db.read, ["anna"]), 13_929);
    assert.equal(await step(acc(scene, "order_qc"), topup, "topup.reverse", "Wrong account."), "Reversed");
    assert.equal(await balanceOf(scene.db.read, ["anna"]), 10_000);
    const sums = await scene.db.read.selectFrom("ledger_entries as e")
      .innerJoin("ledger_accounts as a", "a._id", "e.account_id")
      .select(({ fn }) => ["a.kind", "e.currency", fn.sum<number>("e.amount_minor").as("sum")])
      .where("e.ref_code", "=", topup.code).groupBy(["a.kind", "e.currency"]).execute();
    assert.deepEqual(sums.filter(({ sum }) => Number(sum) !== 0), []);
    assert.equal(await step(acc(scene, "root"), huge, "topup.approve"), "topupTooHigh");
    const again = await ask(scene, "anna", { method_id: scene.dong, paid: "1000000", tx_ref: "FT3" });
    assert.deepEqual([again.rate, again.credited_minor], ["26000", 3_846]);
    assert.deepEqual(await refusal(rate(scene, "0", TODAY)), ["BAD_INPUT", "params.rate badAmount"]);
  }));

Deno.test("S2.23 neither the requester nor a person acting for them decides; the approver does not reverse; only the maker cancels", () =>
  inScene(async (scene) => {
    const [root, qc] = [acc(scene, "root"), acc(scene, "order_qc")];
    const own = await book(scene, { seller_id: "anna", kind: "credit", credited_minor: 500, note: "Sorry" });
    assert.equal(await step(root, own, "topup.approve"), "isNotMaker");
    assert.equal(await step(root, own, "topup.reject", "No"), "isNotMaker");
    // First another person acts for the maker, then the maker acts for another person.
    for (const [person, actor] of [[root, qc], [qc, root]] as const) {
      const session = { ...qc.session, person: person.session.person, actor: actor.session.actor };
      assert.equal(await step({ ...qc, session }, own, "topup.approve"), "isNotMaker");
    }
    assert.equal(await step(qc, own, "topup.cancel"), "isMaker");
    const change = { id: own._id, params: { note: "More" }, version: own.version };
    assert.deepEqual(await refusal(runMutation("makeApproval", makeApproval, change, root)), [
      "ILLEGAL_TRANSITION",
      "requestFixed",
    ]);
    assert.equal(await step(qc, own, "topup.approve"), "Approved");
    assert.equal(await balanceOf(scene.db.read, ["anna"]), 10_500);
    assert.equal(await step(qc, own, "topup.reverse", "Twice"), "isNotChecker");
    const topup = await ask(scene, "ben");
    await assert.rejects(step(scene.as("ben"), topup, "topup.approve"), { code: "FORBIDDEN" });
    assert.equal(await step(scene.as("ben"), topup, "topup.cancel"), "Cancelled");
    const rejected = await ask(scene, "ben", { tx_ref: "FT2" });
    assert.equal(await step(root, rejected, "topup.reject", "Nothing came."), "Rejected");
    assert.equal((await read(root, rejected)).reason, "Nothing came.");
    assert.equal(await balanceOf(scene.db.read, ["ben"]), 10_000);
  }));

Deno.test("S2.23 a transaction number is approved once: a repeat by the same seller is refused, by another seller it is stored and flagged only to accounting", () =>
  inScene(async (scene) => {
    const first = await ask(scene, "anna", { tx_ref: "FT-77" });
    assert.deepEqual(await refusal(ask(scene, "anna", { tx_ref: "ft-77" })), [
      "BAD_INPUT",
      "params.tx_ref taken",
    ]);
    const other = await ask(scene, "ben", { tx_ref: "FT-77" });
    assert.equal(other.duplicate_code, "");
    const [root, qc] = [acc(scene, "root"), acc(scene, "order_qc")];
    assert.equal((await read(root, other)).duplicate_code, first.code);
    const both = await Promise.all([step(root, first, "topup.approve"), step(qc, first, "topup.approve")]);
    assert.deepEqual(both.toSorted(), ["Approved", "wrongState"]);
    assert.equal(await step(root, other, "topup.approve"), "isOnce");
    assert.equal(await balanceOf(scene.db.read, ["anna", "ben"]), 45_000);
    // If two requests with one transaction number are approved at the same time, one is approved and the
    // other refused with a reason.
    for (const tx_ref of ["FT-81", "FT-82", "FT-83"]) {
      const [one, two] = [await ask(scene, "anna", { tx_ref }), await ask(scene, "ben", { tx_ref })];
      const done = await Promise.all([step(root, one, "topup.approve"), step(qc, two, "topup.approve")]);
      assert.deepEqual(done.toSorted(), ["Approved", "isOnce"]);
    }
    assert.equal(await balanceOf(scene.db.read, ["anna", "ben"]), 120_000);
  }));

Deno.test("S2.23 all problems of a top-up are reported at once, and another seller's is NOT_FOUND like an unknown one", () =>
  inScene(async (scene) => {
    const topup = await ask(scene, "anna");
    const tried = (params: TopupInput) => refusal(ask(scene, "anna", { tx_ref: "FT9", ...params }));
    const amounts = {
      badPaid: ["0", "0.00", "-5", "1,234,56", "1,23.45", "١٢٣", "1e9", "NaN", "$5", "9".repeat(13)],
      badAmount: ["0.005", "1.234"],
      tooHigh: ["1000000000"],
    };
    for (const [code, texts] of Object.entries(amounts)) {
      for (const paid of texts) {
        const most = code === "tooHigh" ? " 10000000" : "";
        assert.deepEqual(await tried({ paid }), ["BAD_INPUT", `params.paid ${code}${most}`], paid);
      }
    }
    assert.deepEqual(await tried({ paid: "9.99" }), ["BAD_INPUT", "params.paid tooLow"]);
    assert.deepEqual(await tried({ paid: "100000.01" }), ["BAD_INPUT", "params.paid tooHigh 10000000"]);
    assert.deepEqual(await tried({ method_id: scene.dong, paid: "100000.5" }), [
      "BAD_INPUT",
      "params.paid badAmount",
    ]);
    assert.deepEqual(await tried({ paid_at: TODAY + DAY }), ["BAD_INPUT", "params.paid_at paidDay"]);
    assert.deepEqual(await tried({ paid_at: TODAY - 31 * DAY }), ["BAD_INPUT", "params.paid_at paidDay"]);
    assert.equal((await ask(scene, "anna", { paid_at: TODAY - 30 * DAY, tx_ref: "FT8" })).status, "Pending");
    assert.deepEqual(await tried({ method_id: "nothing" }), ["BAD_INPUT", "params.method_id unknown"]);
    assert.deepEqual(await tried({ tx_ref: "<b>" }), ["BAD_INPUT", "params.tx_ref invalid"]);
    const missing = await refusal(
      step(scene.as("ben"), topup, "topup.cancel").then((code) => {
        throw new ApiError("NOT_FOUND", String(code));
      }),
    );
    assert.deepEqual(missing, ["NOT_FOUND"]);
    const get = (name: Name) =>
      serveModule(topups).queries!.getTopupById!({ _id: topup._id }, scene.as(name)) as Promise<unknown>;
    await assert.rejects(get("ben"), { code: "NOT_FOUND" });
    assert.notEqual(await get("anna"), null);
    // An agent must name the seller.
    assert.deepEqual(await refusal(ask(scene, "agent", { tx_ref: "FT5" })), [
      "BAD_INPUT",
      "params.seller_id required",
    ]);
    assert.equal((await ask(scene, "agent", { tx_ref: "FT5", seller_id: "ben" })).seller_id, "ben");
    assert.deepEqual(await refusal(ask(scene, "anna", { tx_ref: "FT6", seller_id: "ben" })), [
      "BAD_INPUT",
      "params.seller_id unknown",
    ]);
  }));

Deno.test("a payout requires the money and correct books; a debit and a reversal may take a wallet below zero", () =>
  inScene(async (scene) => {
    const [qc, of] = [acc(scene, "order_qc"), { seller_id: "anna", note: "By hand", method_id: scene.bank }];
    const payout = await book(scene, { ...of, kind: "payout", credited_minor: 10_001 });
    assert.equal(await step(qc, payout, "topup.approve"), "insufficientBalance");
    const less = await book(scene, { ...of, kind: "payout", credited_minor: 4_000 });
    await keepBookCheck(scene.db, { at: NOW, faults: ["The books have a fault."] });
    assert.equal(await step(qc, less, "topup.approve"), "areBooksSound");
    const debit = await book(scene, { ...of, kind: "debit", credited_minor: 12_000 });
    assert.equal(await step(qc, debit, "topup.approve"), "Approved");
    assert.equal(await balanceOf(scene.db.read, ["anna"]), -2_000);
    await keepBookCheck(scene.db, { at: NOW, faults: [] });
    assert.equal(await step(qc, less, "topup.approve"), "insufficientBalance");
    assert.equal(await step(acc(scene, "root"), debit, "topup.reverse", "Wrong one"), "Reversed");
    assert.equal(await step(qc, less, "topup.approve"), "Approved");
    assert.equal(await balanceOf(scene.db.read, ["anna"]), 6_000);
  }));

Deno.test("S2.23 a request has one name in the audit and in live changes, in whichever list it is decided", () =>
  inScene(async (scene) => {
    const topup = await ask(scene, "anna");
    await step(acc(scene, "root"), topup, "topup.approve");
    const auditEvents = await scene.db.read.selectFrom("audit_events").select("entity")
      .where("entity_id", "=", topup._id).execute();
    assert.deepEqual(auditEvents.map(({ entity }) => entity), ["topups", "topups"]);
    const rule = topups.audiences?.["topups"]?.rule;
    const hears = (context: AuthorizedContext) => rule !== undefined && allows(rule, context.session.person);
    assert.deepEqual([hears(acc(scene, "root")), hears(scene.as("anna"))], [true, true]);
  }));

Deno.test("money §8 a request's maker, or a person acting for the maker, never decides it: all pairs of makers and checkers, acting or not", () =>
  inScene(async (scene) => {
    const people = ["root", "order_qc", "super_root"] as const;
    const pairs = people.flatMap((person) => people.map((actor) => [person, actor] as const));
    const by = (person: Name, actor: Name): AuthorizedContext => {
      const of = (name: Name) => ({ ...scene.as(name).session.person, groups: ["accounting"] });
      const context = acc(scene, "root");
      return { ...context, session: { ...context.session, person: of(person), actor: of(actor) } };
    };
    for (const [person, actor] of pairs) {
      const params = { seller_id: "anna", kind: "credit", credited_minor: 5, note: "Sorry" };
      for (const [other, otherActor] of pairs) {
        const own = await runMutation("makeApproval", makeApproval, { params }, by(person, actor)) as Topup;
        const isShared = [other, otherActor].some((each) => each === person || each === actor);
        const done = await step(by(other, otherActor), own, "topup.approve");
        assert.equal(
          done,
          isShared ? "isNotMaker" : "Approved",
          `${actor} for ${person}, ${otherActor} for ${other}`,
        );
      }
    }
  }));
