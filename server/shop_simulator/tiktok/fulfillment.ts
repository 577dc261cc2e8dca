/** Packages and requests to cancel of the simulated TikTok Shop, with the codes of its documentation. */
import { json } from "../faults.ts";
import type { SimulatedOrder, SimulatedShop } from "../world.ts";
import { orderId, packageOf, type Piece, piecesOf, PROVIDERS, shippingTypeOf } from "./records.ts";

export type Body = Readonly<Record<string, unknown>>;

const CORRECTION_SECONDS = 72 * 3_600;

export const refusal = (code: number, message = "Refused.", status = 200) =>
  json(status, { code, message, data: null });

const ok = (data: unknown = {}) => json(200, { code: 0, message: "Success", data });

interface Country {
  readonly now: number;
  readonly marksLines: boolean;
}

/** Answers calls about packages and cancellations; returns undefined for any other route. */
export function fulfill(
  shop: SimulatedShop,
  route: string,
  body: Body,
  country: Country,
): Response | undefined {
  const orders = [...shop.orders.values()];
  const [, marked] = /^\/fulfillment\/202309\/orders\/(\d+)\/packages$/.exec(route) ?? [];
  if (marked !== undefined) {
    if (!country.marksLines) return refusal(21008106);
    const order = orders.find((each) => orderId(each) === marked);
    const ids = body["order_line_item_ids"] as readonly string[];
    return ship(shop, order, (piece) => ids.includes(piece.id), body, country);
  }
  const [, id, action] =
    /^\/fulfillment\/202309\/packages\/(\d+)\/(ship|shipping_info\/update)$/.exec(route) ?? [];
  if (id !== undefined) {
    const order = orders.find((each) => piecesOf(each).some((piece) => packageOf(each, piece) === id));
    if (action !== "ship") return correct(shop, order, id, body, country);
    const isIn = (piece: Piece) => order !== undefined && packageOf(order, piece) === id;
    return ship(shop, order, isIn, body["self_shipment"] as Body, country);
  }
  return answerRequest(shop, orders, route, body);
}

/** Returns the tracking number in a body; null for a number or a carrier that TikTok does not accept. */
function numberIn(body: Body) {
  const provider = PROVIDERS.find(({ id }) => id === body["shipping_provider_id"]);
  const number = String(body["tracking_number"] ?? "");
  return provider && /^[A-Za-z0-9]{5,40}$/.test(number) ? { number, company: provider.name, url: "" } : null;
}

function ship(
  shop: SimulatedShop,
  order: SimulatedOrder | undefined,
  isChosen: (piece: Piece) => boolean,
  body: Body,
  { now }: Country,
): Response {
  if (!order) return refusal(21011029);
  if (shippingTypeOf(order) !== "SELLER") return refusal(21011004);
  const chosen = piecesOf(order).filter((piece) => isChosen(piece) && !piece.isCancelled);
  if (chosen.length === 0) return refusal(21001001);
  if (chosen.some(({ shipment }) => shipment !== undefined)) return refusal(21011006);
  const number = numberIn(body);
  if (!number) return refusal(21011022);
  const lines = [...Map.groupBy(chosen, ({ line }) => line)]
    .map(([line, pieces]) => ({ line, quantity: pieces.length }));
  // In the US, marking a package as sent also refuses the request to cancel.
  order.metadata.delete("asked");
  const { id } = shop.ship(order, lines, [number]);
  order.metadata.set(`sent ${id}`, now);
  return ok({ order_id: orderId(order), package_id: packageOf(order, { shipment: order.shipments.at(-1) }) });
}

function correct(
  shop: SimulatedShop,
  order: SimulatedOrder | undefined,
  id: string,
  body: Body,
  { now }: Country,
): Response {
  const shipment = order?.shipments.find((each) => packageOf(order, { shipment: each }) === id);
  if (!order || !shipment) return refusal(21011043);
  const sent = Number(order.metadata.get(`sent ${shipment.id}`) ?? 0);
  if (now - sent > CORRECTION_SECONDS) return refusal(21011049);
  const number = numberIn(body);
  if (!number) return refusal(21011022);
  shipment.numbers = [number];
  shop.touch(order);
  return ok();
}

const cancelId = ({ id }: SimulatedOrder): string => `40353${id}`;

function answerRequest(
  shop: SimulatedShop,
  orders: readonly SimulatedOrder[],
  route: string,
  body: Body,
): Response | undefined {
  if (route === "/return_refund/202309/cancellations/search") {
    const ids = body["order_ids"] as readonly string[];
    const asked = orders.filter((order) => ids.includes(orderId(order)) && order.metadata.has("asked"));
    return ok({
      total_count: asked.length,
      cancellations: asked.map((order) => ({
        cancel_id: cancelId(order),
        order_id: orderId(order),
        cancel_type: "BUYER_CANCEL",
        cancel_status: "CANCELLATION_REQUEST_PENDING",
      })),
    });
  }
  if (route === "/return_refund/202309/reject_reasons") {
    return ok({
      reasons: [{ name: "seller_reject_apply_product_has_been_packed", text: "It has been packed" }],
    });
  }
  const [, id, answer] = /^\/return_refund\/202309\/cancellations\/(\d+)\/(approve|reject)$/.exec(route) ??
    [];
  if (id === undefined) return undefined;
  const order = orders.find((each) => cancelId(each) === id);
  if (!order?.metadata.delete("asked")) return refusal(answer === "approve" ? 25011012 : 25011011);
  if (answer === "approve") shop.cancel(order);
  else {
    order.metadata.set("refused", body["comment"]);
    shop.touch(order);
  }
  return ok();
}
