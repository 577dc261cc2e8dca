/** Waits of orders: the filter finds the same orders as their records show, with the same start. */
import assert from "node:assert/strict";
import { ORDER_STATUSES } from "../../../../api/statuses.ts";
import { MAX_COUNTED_IN_FRONT, WAIT_KINDS } from "../../../../api/orders/waits.ts";
import type { Order } from "../../../../api/generated/schema.ts";
import { formatSecond } from "../../../../api/time/instants.ts";
import { orders as resource } from "../../../../resources/orders/orders.ts";
import { allRows } from "../../../../server/db/conditions.ts";
import { listPagesOf } from "../../../../server/list/pages_store.ts";
import { columnsTable } from "../../../../server/modules/desk/exports/columns.ts";
import { ordersList } from "../../../../server/modules/orders/orders/store.ts";
import { orders } from "../../../../server/modules/orders/orders/module.ts";
import { units } from "../../../../server/modules/workshop/units/module.ts";
import "../../../../server/modules/shipping/packages/lifecycle.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { inWorld } from "../../../support/desk/bulk.ts";
import { NOW } from "../../../support/people/people.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import type { World } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"] as const;
const PAGE = { page: 1, perPage: 200 };
const FIELDS = { ...serveModule(orders).fields!["Order"]!, ...serveModule(units).fields!["Order"]! };
type Row = Parameters<(typeof FIELDS)[string]>[0];

const read = async (row: Row, name: string, context: AuthorizedContext) =>
  await FIELDS[name]!(row, context, undefined as never);
const waitOf = async (context: AuthorizedContext, _id: string) => {
  const row = await serveModule(orders).queries!.getOrderById!({ _id }, context) as unknown as Row;
  const names = ["kind", "step", "since", "units", "open", "of", "ahead"];
  const values = await Promise.all(names.map((name) => read(row, `wait_${name}`, context)));
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
};
const unitsOf = ({ db }: World, order: string) =>
  db.read.selectFrom("units").select(["_id", "created_at"]).where("order_id", "=", order).orderBy("seq")
    .execute();
const patchUnit = (world: World, _id: string, patch: object) =>
  world.db.write((tx) => tx.updateTable("units").set(patch).where("_id", "=", _id).execute());

/** States of a garment, as its columns. */
const GARMENTS = {
  waits: { print_status: "QC" },
  bare: { print_status: "Sewing", item_id: "HOODIE-GREY-L" },
  short: { print_status: "Printing", blank: "Short" },
  rejected: { print_status: "Rejected" },
  packing: { print_status: "Packing" },
  packed: { print_status: "Packed", work_status: "" },
  stopped: { print_status: "Stopped", work_status: "" },
} as const;

Deno.test("Clear answers 8 S2.19 each filter by what orders wait for finds the orders whose record says the same, in every state", () =>
  inWorld(async (world) => {
    await world.topUp("anna", 1_000_000);
    await world.db.write((tx) =>
      tx.updateTable("items").set({ art: "required" }).where("sku", "=", "HOODIE-GREY-L").execute()
    );
    const item = await world.db.read.selectFrom("items").select("_id").where("sku", "=", "HOODIE-GREY-L")
      .executeTakeFirstOrThrow();
    const states = Object.values(GARMENTS);
    const pairs = states.flatMap((one, at) => states.slice(at).map((other) => [one, other] as const));
    for (const pair of pairs) {
      const id = await world.order({}, [...PAID]);
      for (const [at, { _id }] of (await unitsOf(world, id)).entries()) {
        const state = pair[at]!;
        await patchUnit(world, _id, { ...state, ..."item_id" in state && { item_id: item._id } });
      }
    }
    const context = world.as("root", { page: PAGE });
    const seen = new Set<unknown>();
    for (const cools_until of [null, NOW + 60]) {
      for (const status of ORDER_STATUSES) {
        await world.db.write((tx) => tx.updateTable("orders").set({ status, cools_until }).execute());
        const all = await serveModule(orders).queries!.orders!({}, context) as Order[];
        assert.equal(all.length, pairs.length);
        const kinds = await Promise.all(all.map((row) => read(row as unknown as Row, "wait_kind", context)));
        for (const kind of WAIT_KINDS) {
          const found = await serveModule(orders).queries!.orders!({ wait: [kind] }, context) as Order[];
          const ofKind = all.filter((_, at) => kinds[at] === kind);
          assert.deepEqual(found.map(({ _id }) => _id), ofKind.map(({ _id }) => _id), `${status} ${kind}`);
          if (found.length > 0) seen.add(kind);
        }
      }
    }
    assert.deepEqual(seen, new Set(WAIT_KINDS));
  }));

Deno.test("Clear answers 8 S2.19 the record shows the step, its start, for how many garments, and how many are ahead in the queue", () =>
  inWorld(async (world) => {
    const first = await world.order({}, [...PAID]);
    const second = await world.order({ store_id: "ben-tiktok" }, [...PAID]);
    const [one, other] = await unitsOf(world, second);
    assert.deepEqual(await waitOf(world.as("root"), second), {
      kind: "step",
      step: "QC",
      since: one!.created_at,
      units: 2,
      open: 0,
      of: 2,
      ahead: 2,
    });
    await world.unit("order_qc", [one!._id], "unit.start");
    await world.unit("order_qc", [one!._id], "unit.pass");
    const behind = await waitOf(world.as("root"), second);
    assert.deepEqual([behind["step"], behind["units"], behind["ahead"]], ["QC", 1, 2]);
    await world.unit("order_qc", [other!._id], "unit.start");
    const open = await waitOf(world.as("root"), second);
    assert.deepEqual([open["open"], open["ahead"]], [1, null]);
    await world.unit("order_qc", [other!._id], "unit.pass");
    const at = (await world.db.read.selectFrom("unit_events").select(["at", "to_state"])
      .where("unit_id", "=", one!._id).execute()).find(({ to_state }) => !to_state.startsWith("QC"))!;
    const next = await waitOf(world.as("root"), second);
    assert.deepEqual([next["step"], next["since"], next["ahead"]], [at.to_state.split(".")[0], at.at, 0]);
    assert.equal((await waitOf(world.as("root"), first))["ahead"], 0);
  }));

Deno.test("Clear answers 8 S2.19 garments ahead of an order are counted up to a limit", () =>
  inWorld(async (world) => {
    await world.topUp("anna", 10_000_000);
    await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: MAX_COUNTED_IN_FRONT + 5 }] }, [...PAID]);
    const id = await world.order({ store_id: "ben-tiktok" }, [...PAID]);
    assert.equal((await waitOf(world.as("root"), id))["ahead"], MAX_COUNTED_IN_FRONT + 1);
  }));

Deno.test("Clear answers 8 S6.10 a seller is not shown how many other sellers' garments are ahead in the queue", () =>
  inWorld(async (world) => {
    await world.order({}, [...PAID]);
    const own = await world.order({ store_id: "ben-tiktok" }, [...PAID]);
    const { kind, ahead } = await waitOf(world.as("ben"), own);
    assert.deepEqual([kind, ahead], ["step", null]);
  }));

Deno.test("Clear answers 8 S2.19 a status has the time of the step that led to it, whatever is written afterwards", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit"]);
    const before = await waitOf(world.as("root"), id);
    await world.db.write((tx) => tx.updateTable("orders").set({ status_at: NOW - 500 }).execute());
    await world.move("anna", [id], "order.awaitFunds");
    await world.move("anna", [id], "order.forgetFunds");
    const same = await waitOf(world.as("root"), id);
    assert.deepEqual([before["kind"], same["kind"], same["since"]], ["money", "money", NOW - 500]);
    const [held] = await world.move("anna", [id], "order.hold");
    assert.ok(held?.ok);
    const on = await waitOf(world.as("root"), id);
    assert.deepEqual([on["kind"], on["step"], on["since"]], ["decision", "On Hold", NOW]);
  }));

Deno.test("Clear answers 8 S2.19 an export of orders has columns for what they wait for", () =>
  inWorld(async (world) => {
    await world.order({}, ["order.submit"]);
    const column = resource.columns.find(({ key }) => key === "wait_kind")!;
    const table = columnsTable([column], [], { timeZone: "UTC", currency: "USD" }, ordersList);
    const order = { column: "created_at", direction: "asc" as const };
    const { records } = await listPagesOf(ordersList)
      .next({ condition: allRows, order }, null, 10, world.as("root"), table.fields);
    assert.deepEqual(table.header, ["wait_kind", "wait_step", "wait_since"]);
    const rows = (await table.rowsOf(records, world.as("root"))).map((cells) =>
      cells.map((cell) => typeof cell === "object" && cell !== null ? Object.values(cell) : cell)
    );
    assert.deepEqual(rows.flat(2).map(String).slice(0, 2), ["money", "Pending"]);
    assert.ok(rows.flat(2).map(String).includes(formatSecond(NOW, "UTC")), JSON.stringify(rows));
  }));
