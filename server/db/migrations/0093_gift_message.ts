/** Adds the message of a gift to orders, which is printed on the packing slip. */
import { type Migration, render } from "../ddl.ts";

export const giftMessage: Migration = {
  number: 93,
  name: "gift message of an order",
  statements: (engine) => [render(engine, "alter table orders add column gift_message TEXT default ''")],
};
