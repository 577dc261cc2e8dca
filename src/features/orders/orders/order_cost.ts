import { sharesOf } from "../../../../api/money/shares.ts";
import { t } from "../../../lib/i18n.ts";
import type { Order } from "./order.ts";

type CostFields = Pick<
  Order,
  | "currency"
  | "total_minor"
  | "total_now_minor"
  | "tax_minor"
  | "postage_minor"
  | "postage_charged_minor"
  | "shipping"
  | "holds"
>;

export interface OrderCost {
  readonly goods: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

export const reservedMinor = ({ holds, currency }: Pick<Order, "holds" | "currency">): number =>
  holds.filter((hold) => hold.currency === currency).reduce((sum, { amount_minor }) => sum + amount_minor, 0);

/** Returns the cost of an order: at today's prices while its lines are open, then as stored. */
export function costOf(order: CostFields): OrderCost {
  const { total_now_minor, tax_minor: tax, postage_minor } = order;
  if (order.shipping === "none") {
    const shipping = order.postage_charged_minor + reservedMinor(order);
    return { goods: order.total_minor, shipping, tax, total: order.total_minor + shipping + tax };
  }
  const goods = total_now_minor - tax - postage_minor;
  return { goods, shipping: postage_minor, tax, total: total_now_minor };
}

/** Returns the text that replaces the cost of shipping; null if it is above 0, or has a price of 0. */
export function shippingWords(
  { shipping }: OrderCost,
  { shipping: state }: Pick<Order, "shipping">,
): string | null {
  if (shipping > 0) return null;
  if (state === "priced") return null;
  if (state === "own") return t("paying.ownLabel");
  return t(state === "unpriced" ? "paying.unpriced" : "paying.noShipping");
}

/** Returns the labels of the sums. With tax, the label of postage says that its tax is included. */
export const costNames = ({ shipping, tax }: OrderCost) => ({
  goods: t("paying.goods"),
  shipping: t(shipping > 0 && tax > 0 ? "paying.shippingTaxed" : "paying.shipping"),
  tax: t(shipping > 0 && tax > 0 ? "paying.goodsTax" : "paying.tax"),
  total: t("paying.total"),
});

export const refundedMinor = ({ lines }: Pick<Order, "lines">): number =>
  lines.reduce((sum, { refunded_minor }) => sum + refunded_minor, 0);

/** Returns what is left of the charges for the goods, which a cancellation refunds. */
export const leftMinor = ({ lines }: Pick<Order, "lines">): number =>
  lines.reduce((sum, { charged_minor, refunded_minor }) => sum + charged_minor - refunded_minor, 0);

/** Returns the refund for stopping some units, as the server computes it. */
export function refundOf(
  { lines, units }: Pick<Order, "lines" | "units">,
  picked: readonly string[],
): number {
  const live = new Map(lines.map(({ _id, quantity, stopped }) => [_id, quantity - stopped]));
  const charged = lines.map(({ _id, quantity, charged_minor }) => ({
    _id,
    quantity,
    total_minor: charged_minor,
  }));
  const shares = sharesOf(charged, live, units.filter(({ _id }) => picked.includes(_id)));
  return lines.reduce(
    (sum, { _id, charged_minor, refunded_minor }) =>
      sum + Math.min(shares.get(_id) ?? 0, charged_minor - refunded_minor),
    0,
  );
}
