/** Price tables by the API: drafts, conditions for scheduling, the clock, revisions, and who sees what. */
import { formatDay } from "../../../../api/time/instants.ts";
import assert from "node:assert/strict";
import type { MoveResult, PriceTable } from "../../../../api/generated/schema.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";
import {
  bodyOf,
  clockAt,
  DAY,
  FIELDS_OF_PRICE_TABLE,
  makeCost,
  makePriceTable,
  PRICES,
  priceTableInForce,
  stepPriceTable,
} from "../../../support/shipping/rating.ts";

const GET = `query Q($id: ID!) { card: getPriceTableById(_id: $id) { ${FIELDS_OF_PRICE_TABLE} } }`;
const MAKE = "mutation M($id: ID, $params: PriceTableInput!, $version: Int) {\
  made: makePriceTable(id: $id, params: $params, version: $version) { _id } }";

Deno.test(
  "S2.29 a draft is written in parts, and another version of it is not overwritten",
  onGrounds(async (scene) => {
    const made = await makePriceTable(scene, { title: "Spring", plan: "gold", min_vip: 2 });
    const { code, kind, status, currency, zones, brackets, version } = made;
    assert.deepEqual({ code, kind, status, currency, zones, brackets, version }, {
      code: "PT-000001",
      kind: "price",
      status: "draft",
      currency: "USD",
      zones: 2,
      brackets: 2,
      version: 1,
    });
    const dearer = JSON.stringify(bodyOf([[500, 900]]));
    const after = await makePriceTable(scene, { body: dearer }, made._id, 1);
    assert.deepEqual([after.body, after.plan, after.version], [dearer, "gold", 2]);
    const old = { id: made._id, params: { title: "x" }, version: 1 };
    assert.equal(await scene.refused("root", MAKE, old), "STALE");
    // Fields of cost tables are ignored in a price table.
    const same = await makePriceTable(scene, { destination: "US" }, made._id, 2);
    assert.deepEqual([same.destination, same.version], ["", 2]);
  }),
);

Deno.test(
  "S2.29 a problem of a price table is returned with its path",
  onGrounds(async (scene) => {
    const refused = (params: object) =>
      scene.refused("root", MAKE, { params: { method_code: "economy", effective_at: NOW, ...params } });
    assert.equal(await refused({ body: "{" }), "BAD_INPUT, params.body invalid");
    const [first, second] = PRICES.brackets;
    const wrong = { ...PRICES, brackets: [first, { ...second, cells: [-1, 1.5] }] };
    assert.equal(
      await refused({ body: JSON.stringify(wrong) }),
      "BAD_INPUT, params.body.brackets.1.cells.0 outOfBounds, params.body.brackets.1.cells.1 badNumber",
    );
    assert.equal(await refused({ method_code: "rocket" }), "BAD_INPUT, params.method_code unknown");
    assert.equal(await refused({ kind: "duty" }), "BAD_INPUT, params.destination required");
    assert.equal(await refused({ expired_at: NOW - 1 }), "BAD_INPUT, params.expired_at dayOrder");
  }),
);

Deno.test(
  "S2.29 a currency with other decimals needs other amounts",
  onGrounds(async (scene) => {
    const { _id } = await makePriceTable(scene, { body: JSON.stringify(bodyOf([])) });
    await makePriceTable(scene, { currency: "VND" }, _id, 1);
    await makePriceTable(scene, { body: JSON.stringify(PRICES) }, _id, 2);
    const change = { id: _id, params: { currency: "USD" }, version: 3 };
    assert.equal(await scene.refused("root", MAKE, change), "BAD_INPUT, params.currency fixed");
    const dollars = await makePriceTable(
      scene,
      { currency: "USD", body: JSON.stringify(bodyOf([[4, 9]])) },
      _id,
      3,
    );
    assert.equal((await makePriceTable(scene, { currency: "EUR" }, _id, dollars.version)).currency, "EUR");
  }),
);

Deno.test(
  "S2.29 a price table is scheduled if it is valid and in the future; no two of one line begin at the same time",
  onGrounds(async (scene) => {
    const faulty = { ...PRICES, brackets: PRICES.brackets.toReversed() };
    const table = await makePriceTable(scene, { body: JSON.stringify(faulty), effective_at: NOW - DAY });
    assert.equal(await stepPriceTable(scene, table._id, "table.schedule"), "isFaultless");
    await makePriceTable(scene, { body: JSON.stringify(PRICES) }, table._id, 1);
    assert.equal(await stepPriceTable(scene, table._id, "table.schedule"), "isAhead");
    await makePriceTable(scene, { effective_at: NOW + DAY }, table._id, 2);
    assert.equal(await stepPriceTable(scene, table._id, "table.schedule"), "scheduled");
    const twin = await makePriceTable(scene);
    assert.equal(await stepPriceTable(scene, twin._id, "table.schedule"), "isAlone");
    const other = await makePriceTable(scene, { min_vip: 1 });
    assert.equal(await stepPriceTable(scene, other._id, "table.schedule"), "scheduled");
    // A scheduled table can be neither changed nor deleted, only withdrawn.
    const change = { id: table._id, params: { title: "x" } };
    assert.equal(await scene.refused("root", MAKE, change), "ILLEGAL_TRANSITION, cardFixed");
    const trash = "mutation T($ids: [ID!]!) { trashPriceTable(delete_ids: $ids) }";
    assert.equal(await scene.refused("root", trash, { ids: [table._id] }), "ILLEGAL_TRANSITION, cardFixed");
    assert.equal(await stepPriceTable(scene, table._id, "table.withdraw"), "withdrawn");
    assert.equal(await stepPriceTable(scene, twin._id, "table.schedule"), "scheduled");
    // No person may take the clock's step.
    const settle = `mutation { movePriceTable(ids: ["${twin._id}"], event: "table.settle") { ok } }`;
    assert.equal(await scene.refused("root", settle), "BAD_INPUT, event unknown");
  }),
);

Deno.test(
  "S2.29 the clock begins a price table on its day and ends the previous one; a revision is a new draft",
  onGrounds(async (scene) => {
    const [first, next] = [
      await makePriceTable(scene),
      await makePriceTable(scene, { effective_at: NOW + 9 * DAY }),
    ];
    for (const { _id } of [first, next]) await stepPriceTable(scene, _id, "table.schedule");
    const statuses = async (at: number) => {
      await clockAt(scene, at);
      const rows = await scene.world.db.read.selectFrom("price_tables").select("status").orderBy("code")
        .execute();
      return rows.map(({ status }) => status).join(" ");
    };
    assert.equal(await statuses(NOW), "scheduled scheduled");
    assert.equal(await statuses(NOW + DAY), "active scheduled");
    assert.equal(await statuses(NOW + 8 * DAY), "active scheduled");
    assert.equal(await statuses(NOW + 9 * DAY), "ended active");
    const revise = `mutation { moved: movePriceTable(ids: ["${first._id}"], event: "table.revise") {
      status made_id } }`;
    const { moved: [revised] } = await scene.ask<{ moved: MoveResult[] }>("root", revise);
    assert.equal(revised?.status, "ended");
    const draft = (await scene.ask<{ rows: PriceTable[] }>(
      "root",
      `{ rows: priceTables(status: ["draft"]) { ${FIELDS_OF_PRICE_TABLE} } }`,
    )).rows;
    assert.equal(draft[0]?._id, revised?.made_id);
    assert.deepEqual(
      draft.map(({ code, body, version }) => [code, body, version]),
      [["PT-000003", JSON.stringify(PRICES), 1]],
    );
    const auditEvents = await scene.world.db.read.selectFrom("audit_events").select("action")
      .where("entity", "=", "priceTables").orderBy("seq").execute();
    assert.deepEqual(
      auditEvents.map(({ action }) => action).filter((action) => action.startsWith("table.")),
      [
        ...["table.schedule", "table.schedule", "table.settle", "table.settle", "table.settle"],
        ...["table.revise", "table.revise"],
      ],
    );
  }),
);

Deno.test(
  "S2.30 costs are a separate list, and S6.14 only root sees prices and costs",
  onGrounds(async (scene) => {
    const cost = await makeCost(scene);
    await makePriceTable(scene);
    const count = async (query: string) =>
      (await scene.ask<Record<string, { count: number }>>("root", `{ ${query} { count } }`))[query]?.count;
    assert.deepEqual([await count("priceTablesCount"), await count("costTablesCount")], [1, 1]);
    assert.equal(await scene.refused("root", GET, { id: cost._id }), "NOT_FOUND");
    // A cost may begin in the past, as it was already paid.
    assert.equal(await stepPriceTable(scene, cost._id, "table.schedule"), "scheduled");
    for (const name of ["anna", "order_qc"] as const) {
      assert.equal(await scene.refused(name, "{ costTables { _id } }"), "FORBIDDEN");
      assert.equal(await scene.refused(name, "{ priceTables { _id } }"), "FORBIDDEN");
      assert.equal(await scene.refused(name, MAKE, { params: {} }), "FORBIDDEN");
    }
  }),
);

Deno.test(
  "S2.29 a price table names the present table of its line",
  onGrounds(async (scene) => {
    const now = await priceTableInForce(scene);
    const draft = await makePriceTable(scene, { body: JSON.stringify(bodyOf([[1, 2]])) });
    assert.deepEqual([draft.in_force_code, draft.facts.ahead], [now.code, true]);
    const gold = await makePriceTable(scene, { plan: "gold" });
    assert.equal(gold.in_force_code, "");
  }),
);

Deno.test(
  "S2.29 Schedule requires the day: a table is valid from the chosen day, which is in the future and before its end",
  onGrounds(async (scene) => {
    const table = await makePriceTable(scene, { effective_at: NOW - DAY, expired_at: NOW + 9 * DAY });
    const schedule = (valid_from: string) =>
      scene.ask<{ moved: MoveResult[] }>(
        "root",
        `mutation V($ids: [ID!]!, $params: MovePriceTableInput) {
          moved: movePriceTable(ids: $ids, event: "table.schedule", params: $params) { ok reason { code } } }`,
        { ids: [table._id], params: { valid_from } },
      ).then(({ moved: [one] }) => one?.ok ? "scheduled" : one?.reason?.code);
    const dayAt = (at: number) => formatDay(at, "UTC");
    assert.equal(await stepPriceTable(scene, table._id, "table.schedule"), "isAhead");
    assert.equal(await schedule(dayAt(NOW - DAY)), "isAhead");
    await assert.rejects(schedule("31-02-2026"));
    await assert.rejects(schedule(dayAt(NOW + 20 * DAY)));
    assert.equal(await schedule(dayAt(NOW + 3 * DAY)), "scheduled");
    const { card: after } = await scene.ask<{ card: PriceTable }>("root", GET, { id: table._id });
    assert.deepEqual([after.status, dayAt(after.effective_at)], ["scheduled", dayAt(NOW + 3 * DAY)]);
  }),
);

Deno.test(
  "S2.30 a price table shows the cost of its method that is in force, and none that has expired",
  onGrounds(async (scene) => {
    const { _id } = await makePriceTable(scene);
    const cost = await makeCost(scene);
    const local = await makeCost(scene, {
      location_id: (await scene.world.db.read.selectFrom("locations")
        .select("_id").executeTakeFirstOrThrow())._id,
      body: JSON.stringify(bodyOf([[1, 2]])),
    });
    for (const each of [cost, local]) {
      assert.equal(await stepPriceTable(scene, each._id, "table.schedule"), "scheduled");
    }
    const shown = async () => {
      const text = `query Q($id: ID!) { card: getPriceTableById(_id: $id) { cost_body } }`;
      return (await scene.ask<{ card: PriceTable }>("root", text, { id: _id })).card.cost_body;
    };
    assert.equal(await shown(), JSON.stringify(PRICES));
    await scene.world.db.write((tx) =>
      tx.updateTable("price_tables").set({ expired_at: NOW - 1 }).where("_id", "=", cost._id).execute()
    );
    assert.equal(await shown(), "");
  }),
);
