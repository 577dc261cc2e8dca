/** Shows an order's facts and lines as plain text. The id follows the `?` of the address. */
import { GetOrder } from "../../../api/generated/operations/orders.ts";
import { ask, lineOf, root } from "./bare.ts";

const { getOrderById: order } = await ask(GetOrder, { _id: location.search.slice(1) });
const table = document.createElement("table");
if (order) {
  lineOf(table, order);
  for (const each of [...order.lines, ...order.charges, ...order.packages, ...order.timeline]) {
    lineOf(table, each);
  }
}
root.replaceChildren(table);
