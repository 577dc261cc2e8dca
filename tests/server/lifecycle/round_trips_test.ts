import assert from "node:assert/strict";
import { MoveOrder } from "../../../api/generated/operations/orders.ts";
import { atRest, testApp } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { recordRoundTrips } from "../../support/server/statement_recorder.ts";
import { makeWorld, worldOf } from "../../support/orders/world.ts";

const tableOf = (statement: string): string => /^(?:update|insert into) "(\w+)"/.exec(statement)?.[1] ?? "";

Deno.test("a step writes an order, its garments and their history in one round trip, and the records that follow in another", () =>
  withDatabase(async (plain) => {
    // SQLite has no round trips, as it answers each statement at once.
    if (plain.engine === "sqlite") return;
    const world = await makeWorld(plain);
    const id = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 3 }] }, [
      "order.submit",
      "order.pay",
    ]);
    const { db, trips } = recordRoundTrips(plain);
    await using app = testApp(db, { modules: atRest });
    const token = await worldOf(db).token("root");
    for (const [event, params] of [["order.hold", { reason: "Address" }], ["order.release", {}]] as const) {
      trips.length = 0;
      const { data } = await app.ask(token, MoveOrder, { ids: [id], event, params });
      assert.deepEqual(data?.moveOrder.map(({ ok }) => ok), [true], event);
      const writes = trips.map((all) => all.map(tableOf).filter((table) => table !== ""))
        .filter((tables) => tables.length > 0);
      assert.deepEqual(writes, [["units", "unit_events", "orders"], ["audit_events", "outbox"]], event);
    }
  }));
