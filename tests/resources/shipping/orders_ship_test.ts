import assert from "node:assert/strict";
import type { Resource } from "../../../resources/define.ts";
import { fulfilments } from "../../../resources/shipping/fulfilments.ts";
import { ordersShip } from "../../../resources/shipping/orders_ship.ts";

Deno.test("S2.21 the filters and sorts of /orders/ship are those of its query, which another list shares", () => {
  const sortable = ({ columns }: Resource) =>
    columns.filter((column) => column.sortable).map(({ key }) => key);
  assert.deepEqual(sortable(ordersShip).filter((key) => !sortable(fulfilments).includes(key)), []);
  assert.equal(ordersShip.query, fulfilments.query);
  assert.equal(ordersShip.filters, fulfilments.filters);
  assert.equal(ordersShip.sort, "due_at");
});
