/** Lists, tabs and tiles of cases: each counts the list that it opens, for everybody; only staff see causes. */
import assert from "node:assert/strict";
import { NOW } from "../../../support/people/people.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import type { Grounds } from "../../../support/server/grounds.ts";
import { CASE_TILES } from "../../../../resources/support/case_tiles.ts";
import { cases as resource } from "../../../../resources/support/cases.ts";
import { variablesOf } from "../../../../resources/url.ts";

const HOUR = 3_600;
const MAKE = `mutation M($params: CaseInput!) { made: makeCase(params: $params) { _id } }`;
const COUNT = `query C($status: [String!], $clock: [String!], $assignee: [String!], $support_case: [String!],
  $last_said_by: [String!], $reason: [String!]) {
  casesCount(status: $status, clock: $clock, assignee: $assignee, support_case: $support_case,
    last_said_by: $last_said_by, reason: $reason) { count } }`;

interface Made {
  readonly made: { readonly _id: string };
}

/** Makes cases of two sellers, and sets columns that time or other people would change. */
async function makeCases({ world, ask }: Grounds) {
  const { db } = world;
  const set = async (name: "anna" | "ben", columns: Record<string, unknown>) => {
    const params = { support_case: "Other", reason: "otherReason", requested: "Advice" };
    const { made } = await ask<Made>(name, MAKE, { params });
    await db.write((tx) => tx.updateTable("cases").set(columns).where("_id", "=", made._id).execute());
    return made._id;
  };
  const agent = await db.read.selectFrom("users").select("_id").where(
    "_id",
    "=",
    (await world.as("agent")).session.person._id,
  )
    .executeTakeFirstOrThrow();
  const mine = { assignee_id: agent._id };
  await set("anna", { noticed: 0 });
  await set("anna", { status: "Processing", due_at: NOW - HOUR, last_said_by: "seller" });
  await set("anna", { status: "Processing", due_at: NOW + 9 * HOUR, last_said_by: "staff", ...mine });
  await set("anna", { status: "Waiting Seller", left_s: 5 * HOUR, last_said_by: "staff", ...mine });
  await set("anna", { status: "Inprocess", last_said_by: "staff" });
  await set("anna", { status: "Closed", closed_as: "done", last_said_by: "staff", ...mine });
  await set("ben", { status: "Processing", due_at: NOW + HOUR, reply_due_at: NOW - 60 });
  await set("ben", { status: "Waiting Seller", left_s: HOUR });
}

Deno.test(
  "S2.12 filters of cases: status, clock, assignee and unanswered, within the caller's sellers",
  onGrounds(async (grounds) => {
    await makeCases(grounds);
    const count = async (name: "root" | "agent" | "anna" | "ben", filters: object) =>
      (await grounds.ask<{ casesCount: { count: number } }>(name, COUNT, filters)).casesCount.count;
    assert.equal(await count("root", { status: ["Processing"] }), 3);
    assert.equal(await count("anna", { status: ["Processing"] }), 2);
    assert.equal(await count("ben", { status: ["Inprocess"] }), 0);
    assert.equal(await count("root", { clock: ["overdue"] }), 2, "a first reply that is due counts too");
    assert.equal(await count("root", { clock: ["standing"] }), 2);
    assert.equal(await count("agent", { assignee: ["me"] }), 3);
    assert.equal(await count("root", { assignee: ["me"] }), 0);
    assert.equal(await count("agent", { last_said_by: ["seller"] }), 1);
  }),
);

Deno.test(
  "S2.1 each tile of cases counts exactly the list that it opens, for everybody",
  onGrounds(async (grounds) => {
    await makeCases(grounds);
    const expected = {
      root: { processing: 3, overdue: 2, mine: 0 },
      agent: { processing: 3, overdue: 2, mine: 2 },
      anna: { waiting: 1 },
      order_qc: {},
    } as const;
    for (const name of ["root", "agent", "anna", "order_qc"] as const) {
      const { dashboard } = await grounds.ask<
        { dashboard: { cases: readonly { key: string; count: number }[] } }
      >(name, "{ dashboard { cases { key count } } }");
      const tiles = new Map(dashboard.cases.map(({ key, count }) => [key, count]));
      assert.deepEqual(Object.fromEntries(tiles), expected[name], name);
      for (const { key, filters } of CASE_TILES.filter((tile) => tiles.has(tile.key))) {
        const variables = variablesOf(resource, { filters, sort: resource.sort });
        const { casesCount } = await grounds.ask<{ casesCount: { count: number } }>(name, COUNT, variables);
        assert.equal(casesCount.count, tiles.get(key), `${name} ${key}`);
      }
    }
  }),
);

Deno.test(
  "S2.12 a tab of cases is shown only to people whom it concerns",
  onGrounds(async ({ ask }) => {
    const VIEWS = `{ views(resource: "support") { code } }`;
    const codesOf = async (name: "root" | "agent" | "anna") =>
      (await ask<{ views: { code: string }[] }>(name, VIEWS)).views.map(({ code }) => code);
    assert.deepEqual(await codesOf("anna"), ["waits_for_you"]);
    for (const name of ["root", "agent"] as const) {
      assert.deepEqual(await codesOf(name), ["my_cases", "nobodys", "overdue"], name);
    }
  }),
);

Deno.test(
  "the cause of a faulty print is proposed from the garment's history, only to staff, and names the operator of the printing step",
  onGrounds(async ({ world, ask, refused }) => {
    const order = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 1 }] }, [
      "order.submit",
      "order.pay",
    ]);
    const unit = await world.db.read.selectFrom("units").selectAll().where("order_id", "=", order)
      .executeTakeFirstOrThrow();
    for (const name of ["order_qc", "printer"] as const) {
      for (const event of ["unit.start", "unit.pass"]) {
        const [done] = await world.unit(name, [unit._id], event);
        assert.equal(done?.ok, true, `${name} ${event}: ${done?.reason?.text}`);
      }
    }
    const params = {
      order_id: order,
      support_case: "Print",
      reason: "blurredPrint",
      requested: "Reprint",
      lines: [{ order_line_id: unit.order_line_id, unit_id: unit._id, quantity: 1 }],
    };
    const { made } = await ask<Made>("anna", MAKE, { params });
    const READ =
      `query R($_id: ID!) { getCaseById(_id: $_id) { lines { proposed { step operator_name at } } } }`;
    const proposedTo = async (name: "anna" | "agent") =>
      (await ask<{ getCaseById: { lines: { proposed: object | null }[] } }>(name, READ, made)).getCaseById
        .lines[0]
        ?.proposed;
    assert.deepEqual(await proposedTo("agent"), {
      step: "Printing",
      operator_name: "Person printer",
      at: NOW,
    });
    assert.equal(await proposedTo("anna"), null);
    const { made: { lines: [line] } } = await ask<{ made: { lines: { _id: string }[] } }>(
      "agent",
      "query R($_id: ID!) { made: getCaseById(_id: $_id) { lines { _id } } }",
      made,
    );
    const decision = (step: string, operator_id: string) => ({
      ids: [made._id],
      params: {
        lines: [{
          _id: line?._id,
          outcome: "Refund",
          amount_minor: 1,
          cause: { step, operator_id, reason: "Blurred" },
        }],
      },
    });
    const DECIDE = `mutation D($ids: [ID!]!, $params: CaseMoveInput) {
      moveCase(ids: $ids, event: "case.decide", params: $params) { ok } }`;
    await world.db.write((tx) =>
      tx.updateTable("cases").set({ status: "Processing" }).where("_id", "=", made._id).execute()
    );
    const wrong = "BAD_INPUT, params.lines.0.cause.operator_id notOfStep";
    assert.equal(await refused("agent", DECIDE, decision("Cutting", "printer")), wrong);
    assert.equal(await refused("agent", DECIDE, decision("Printing", "order_qc")), wrong);
    assert.deepEqual(await ask("agent", DECIDE, decision("Printing", "printer")), {
      moveCase: [{ ok: true }],
    });
  }),
);
