/** Shows an order's facts and lines as plain text. The id follows the `?` of the address. */
import { GetOrder } from "../../../api/generated/operations/orders.ts";
import { addLine, ask, root } from "./bare.ts";

const { getOrderById: order } = await ask(GetOrder, { _id: location.search.slice(1) });
const table = document.createElement("table");
if (order) {
  addLine(table, order);
  for (const each of [...order.lines, ...order.charges, ...order.packages, ...order.timeline]) {
    addLine(table, each);
  }
}
root.replaceChildren(table);
