/** Where an order comes from. */
import { GetOrder } from "../../../../api/generated/operations/orders.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";
import { ask, askedEarly } from "../../../lib/client.ts";
import type { Order } from "./order.ts";

export const orderSource: RecordSource<Order> = {
  entity: "orders",
  // A step of one that leaves the order where it is shows all the same.
  parts: {
    units: ({ units }) => units.map(({ _id }) => _id),
    packages: ({ packages }) => packages.map(({ _id }) => _id),
  },
  given: (id) =>
    askedEarly<{ readonly getOrderById: Order | null }>(GetOrder.text, { _id: id })?.getOrderById ?? null,
  fetch: async (id, options) => {
    const outcome = await ask(GetOrder, { _id: id }, options);
    if (outcome.ok) return { ok: true, data: outcome.data.getOrderById };
    const { data, ...rest } = outcome;
    return data?.getOrderById ? { ...rest, data: data.getOrderById } : rest;
  },
};
