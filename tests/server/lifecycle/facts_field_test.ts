/** The field `facts` of a record is derived from its lifecycle. */
import assert from "node:assert/strict";
import { orders } from "../../../server/modules/orders/orders/module.ts";
import { unitLifecycle } from "../../../server/modules/workshop/units/lifecycle.ts";
import { units } from "../../../server/modules/workshop/units/module.ts";
import { inWorld } from "../../support/desk/bulk.ts";
import { serveModule } from "../../support/server/module_server.ts";

type Facts = Readonly<Record<string, unknown>>;
const factsOf = serveModule(units).fields!["Unit"]!["facts"]!;
type Row = Parameters<typeof factsOf>[0];

Deno.test("Ground 2 S2.20 the facts of a garment are those that its guards read, and those of a record beyond the caller's scope are not returned", () =>
  inWorld(async (world) => {
    const order = await world.order({}, ["order.submit", "order.pay"]);
    const rows = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order).orderBy(
      "seq",
    )
      .execute();
    const [first] = rows;
    assert.ok(first && rows.length > 1, "the order has several garments");
    await world.unit("order_qc", [first._id], "unit.start");
    const context = world.as("order_qc");
    const shown = await Promise.all(
      rows.map((row) => factsOf(row as unknown as Row, context, undefined as never) as Promise<Facts>),
    );
    const { db, scope, now } = context;
    const stored = await unitLifecycle.rows(db.read, rows.map(({ _id }) => _id), { scope, context });
    const read = await unitLifecycle.facts(db.read, [...stored.values()], { scope, context, now: now() });
    assert.deepEqual(shown, rows.map(({ _id }) => read.get(_id)));
    assert.equal(await factsOf(first as unknown as Row, world.as("ben"), undefined as never), null);
  }));

Deno.test("Ground 2 facts read with a record, or resolved by its module, are not read again", () =>
  inWorld(async (world) => {
    const facts = { next: "Packing" };
    const row = { _id: "none", facts } as unknown as Row;
    assert.equal(await factsOf(row, world.as("root"), undefined as never), facts);
    assert.equal(serveModule(orders).fields!["Order"]!["facts"], orders.fields!["Order"]!["facts"]);
  }));
