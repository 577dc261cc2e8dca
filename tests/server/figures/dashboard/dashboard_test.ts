import assert from "node:assert/strict";
import { CompiledQuery } from "kysely";
import type { Dashboard } from "../../../../api/generated/schema.ts";
import { ORDER_STATUSES } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { dashboard } from "../../../../server/modules/figures/dashboard/module.ts";
import { orders } from "../../../../server/modules/orders/orders/module.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { recordReader } from "../../../support/server/statement_recorder.ts";
import { makeWorld, type Name, type World, worldOf } from "../../../support/orders/world.ts";

const DAY = 86_400;
const SHIPPED = [
  "order.submit",
  "order.pay",
  "production.start",
  "production.finish",
  "label.attach",
  "shipment.handOver",
];

/** Makes orders in many states for both sellers; their due days are set by hand. */
const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    // A draft has not been ordered yet: however old, it is not late.
    const draft = await world.order({ recipient_name: "" });
    await world.order({ lines: [{ sku: "FOREIGN", quantity: 1 }], address_line1: "" });
    await world.order({}, ["order.submit"]);
    const late = await world.order({}, ["order.submit", "order.pay"]);
    const today = await world.order({ store_id: "ben-tiktok" }, ["order.submit"]);
    const soon = await world.order({ store_id: "ben-tiktok" }, ["order.submit", "order.hold"]);
    await world.order({}, SHIPPED);
    const old = await world.order({}, ["order.submit", "order.cancel"]);
    const due: readonly [string, number][] = [[draft, -3 * DAY], [late, -2 * DAY], [today, 60], [soon, DAY], [
      old,
      -9 * DAY,
    ]];
    await db.write(async (tx) => {
      for (const [_id, seconds] of due) {
        await tx.updateTable("orders").set({ due_at: NOW + seconds }).where("_id", "=", _id).execute();
      }
      await tx.updateTable("orders").set({ created_at: NOW - 40 * DAY }).where("_id", "=", old).execute();
    });
    await work(world);
  });

const seen = async (world: World, name: Name, seller?: readonly string[]) =>
  await dashboard.queries!.dashboard!({ seller }, world.as(name)) as Dashboard;
const listed = async (context: AuthorizedContext, args: Record<string, unknown>) =>
  (await serveModule(orders).queries!.ordersCount!(args, context)).count;

Deno.test("S2.1 each figure of the dashboard equals the count of its list, for everybody", () =>
  inWorld(async (world) => {
    for (const name of ["root", "order_qc", "anna", "ben", "agent"] as const) {
      const figures = await seen(world, name);
      const count = (args: Record<string, unknown>) => listed(world.as(name), args);
      assert.deepEqual(figures.statuses.map(({ status }) => status), [...ORDER_STATUSES]);
      for (const { status, count: found } of figures.statuses) {
        assert.equal(found, await count({ status: [status] }), `${name} ${status}`);
      }
      assert.equal(figures.late, await count({ due: ["late"] }), `${name} late`);
      assert.equal(figures.due_today, await count({ due: ["today"] }), `${name} today`);
      assert.equal(figures.on_hold, await count({ status: ["On Hold"] }), `${name} on hold`);
      assert.equal(figures.needs_mending, await count({ problem: ["any"] }), `${name} mending`);
      for (const { status, count: found } of figures.mending) {
        assert.equal(found, await count({ problem: [status] }), `${name} ${status}`);
      }
      for (const { day, orders: came } of figures.days) {
        assert.equal(came, await count({ start: day, end: day }), `${name} ${day}`);
      }
    }
    const all = await seen(world, "root");
    assert.deepEqual([all.late, all.due_today, all.on_hold, all.needs_mending], [1, 1, 1, 2]);
    assert.deepEqual(all.mending.map(({ count }) => count), [2, 1, 0, 0, 0, 0]);
  }));

Deno.test("the chart has 30 days, today last; an order counts as handed over on the day of its handover", () =>
  inWorld(async (world) => {
    const { days } = await seen(world, "root");
    assert.equal(days.length, 30);
    assert.equal(new Set(days.map(({ day }) => day)).size, 30);
    const today = days.at(-1)!;
    assert.deepEqual([today.orders, today.shipped], [7, 1]);
    assert.equal(today.total_minor, 2598 * 6, "an order without a price adds nothing");
    assert.equal(days.slice(0, -1).reduce((sum, { orders }) => sum + orders, 0), 0);
  }));

Deno.test("a seller sees only their own money; staff choose a seller before a balance is shown", () =>
  inWorld(async (world) => {
    const charged = 2598 * 2;
    assert.deepEqual((await seen(world, "anna")).balances, [{
      currency: "USD",
      balance_minor: 10_000 - charged,
      reserved_minor: 0,
      available_minor: 10_000 - charged,
    }]);
    assert.deepEqual((await seen(world, "root")).balances, []);
    assert.deepEqual((await seen(world, "root", ["ben"])).balances, [{
      currency: "USD",
      balance_minor: 10_000,
      reserved_minor: 0,
      available_minor: 10_000,
    }]);
  }));

Deno.test("another seller's figures are unavailable, also when requested", () =>
  inWorld(async (world) => {
    const sum = ({ statuses }: Dashboard) => statuses.reduce((all, { count }) => all + count, 0);
    assert.equal(sum(await seen(world, "ben")), 2);
    assert.equal(sum(await seen(world, "ben", ["anna"])), 0);
    assert.deepEqual((await seen(world, "ben", ["anna"])).balances, []);
    assert.equal(sum(await seen(world, "agent", ["ben"])), 2);
  }));

Deno.test("a seller sees the list of first steps until all are done, and nobody else sees it", () =>
  inWorld(async (world) => {
    const steps = async (name: Name) => (await seen(world, name)).steps;
    assert.deepEqual((await steps("ben")).filter(({ done }) => done).map(({ code }) => code), [
      "store",
      "order",
      "mending",
      "balance",
    ]);
    assert.deepEqual(await steps("root"), []);
    assert.deepEqual(await steps("agent"), []);
    await world.db.write(async (tx) => {
      await tx.insertInto("saved_views").values({
        _id: "v1",
        resource: "orders",
        name: "Mine",
        code: "",
        owner_id: "ben",
        audience: "mine",
        group_id: null,
        role: "",
        default_role: "",
        columns: "[]",
        density: "normal",
        filters: "{}",
        sort: "-created_at",
        position: 0,
        created_at: NOW,
        updated_at: NOW,
        version: 1,
      }).execute();
    });
    await world.order({ store_id: "ben-tiktok" }, ["order.submit", "order.pay"]);
    assert.deepEqual(await steps("ben"), []);
  }));

Deno.test("in a new business people see what orders still require, each person only what they may set up", () =>
  withDatabase(async (db) => {
    for (const name of ["super_root", "root"] as const) await addPerson(db, { _id: name, role: name });
    const world = worldOf(db);
    const steps = async (name: Name) =>
      (await seen(world, name)).steps.map(({ code, done }) => done ? `${code}: done` : code);
    assert.deepEqual(await steps("super_root"), ["product", "item", "method", "seller"]);
    assert.deepEqual(await steps("order_qc"), []);
    await addPerson(db, { _id: "ben", role: "sale" });
    assert.deepEqual(await steps("super_root"), ["product", "item", "method", "seller: done"]);
    assert.deepEqual(await steps("root"), [], "without the right to the catalogue");
  }));

Deno.test("the floor has no dashboard", () =>
  inWorld(async (world) => {
    await using app = testApp(world.db);
    const answer = await app.ask(await world.token("printer"), "{ dashboard { late } }");
    assert.equal(answer.errors[0]?.extensions.code, "FORBIDDEN");
    const own = await app.ask<object, { dashboard: { late: number } }>(
      await world.token("anna"),
      "{ dashboard { late } }",
    );
    assert.equal(own.data?.dashboard.late, 1);
  }));

Deno.test("the chart of a month is counted in the indexes and reads no order rows", () =>
  withDatabase(async (db) => {
    if (db.engine !== "sqlite") return;
    const queries: CompiledQuery[] = [];
    const world = await makeWorld({
      ...db,
      heavy: recordReader(db.heavy, (query) => void queries.push(query)),
    });
    await seen(world, "root");
    const chart = queries.find(({ sql }) => sql.includes("as branch"));
    assert.ok(chart);
    const plan = CompiledQuery.raw(`explain query plan ${chart.sql}`, [...chart.parameters]);
    const { rows } = await db.read.executeQuery<{ detail: string }>(plan);
    assert.deepEqual(rows.map(({ detail }) => detail).filter((detail) => detail.startsWith("SEARCH")), [
      "SEARCH k USING COVERING INDEX orders_by_created (created_at>? AND created_at<?)",
      "SEARCH k USING COVERING INDEX orders_by_shipped (shipped_at>? AND shipped_at<?)",
    ]);
  }));
