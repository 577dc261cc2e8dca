/** Records of the simulated WooCommerce, in the shapes of developer.woocommerce.com/docs/apis/rest-api/v3/; read 2026-11-30. */
import type { SimulatedLine, SimulatedOrder, SimulatedProduct, SimulatedShop } from "../world.ts";

/** Formats a time as WooCommerce does: in UTC, without a zone. */
export const gmt = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

const STATUSES = { paid: "processing", pending: "pending", refunded: "refunded", expired: "failed" } as const;

export function statusOf(order: SimulatedOrder): string {
  if (order.cancelledAt !== null) return "cancelled";
  const given = order.metadata.get("status");
  return typeof given === "string" ? given : STATUSES[order.paid];
}

const addressOf = ({ buyer }: SimulatedOrder) => ({
  first_name: buyer.first,
  last_name: buyer.last,
  company: "",
  address_1: buyer.street,
  address_2: "",
  city: buyer.city,
  state: buyer.provinceCode,
  postcode: buyer.zip,
  country: buyer.country,
  phone: buyer.phone,
});

const amount = (cents: number): string => (cents / 100).toFixed(2);

const nameOf = ({ title, variant }: SimulatedProduct): string =>
  variant ? `${title} - ${variant.replaceAll(" / ", ", ")}` : title;

const lineRecord = ({ id, product, quantity, properties }: SimulatedLine) => ({
  id,
  name: nameOf(product),
  product_id: product.variantId - 1_000_000,
  variation_id: product.variant ? product.variantId : 0,
  quantity,
  subtotal: amount(product.cents * quantity),
  total: amount(product.cents * quantity),
  sku: product.sku,
  price: product.cents / 100,
  parent_name: product.variant ? product.title : null,
  meta_data: [
    { id: 1, key: "_reduced_stock", value: "1", display_key: "_reduced_stock", display_value: "1" },
    ...properties.map(([key, value], nth) => ({
      id: nth + 2,
      key,
      value,
      display_key: key,
      display_value: value,
    })),
  ],
});

export function orderRecord(
  shop: SimulatedShop,
  order: SimulatedOrder,
  ahead: number,
): Record<string, unknown> {
  const { buyer } = order;
  const removed = order.lines.filter((line) => line.removed > 0);
  return {
    id: order.id,
    number: String(order.number),
    status: statusOf(order),
    currency: shop.currency,
    date_created_gmt: gmt(order.createdAt + ahead),
    date_modified_gmt: gmt(order.updatedAt + ahead),
    date_paid_gmt: order.paid === "paid" ? gmt(order.createdAt + ahead) : null,
    customer_note: order.note,
    billing: { ...addressOf(order), email: `${buyer.first}.${buyer.last}@example.com`.toLowerCase() },
    shipping: addressOf(order),
    line_items: order.lines.map(lineRecord),
    shipping_lines: [{ id: 1, method_title: order.method, method_id: "flat_rate", total: "0.00" }],
    refunds: removed.length === 0 ? [] : [{ id: order.id + 1, reason: "", total: "-1.00" }],
    meta_data: [...order.metadata].filter(([key]) => key !== "status").map(([key, value], nth) => ({
      id: order.id + nth + 10,
      key,
      value,
    })),
  };
}

export const refundRecords = (order: SimulatedOrder) => {
  const removed = order.lines.filter((line) => line.removed > 0);
  return removed.length === 0 ? [] : [{
    id: order.id + 1,
    line_items: removed.map((line) => ({
      id: line.id + 1,
      quantity: -line.removed,
      meta_data: [{ id: 1, key: "_refunded_item_id", value: String(line.id) }],
    })),
  }];
};

/** Returns products; those of the same title with variants are one variable product. */
export function productRecords({ products }: SimulatedShop) {
  const byTitle = Map.groupBy(products, ({ title }) => title);
  return [...byTitle].map(([name, group]) => {
    const [first] = group;
    const isVariable = group.some(({ variant }) => variant !== "");
    return {
      id: isVariable ? first!.variantId - 1_000_000 : first!.variantId,
      name,
      type: isVariable ? "variable" : "simple",
      sku: isVariable ? "" : first!.sku,
      variations: isVariable ? group.map(({ variantId }) => variantId) : [],
      group,
    };
  });
}

export const variationRecord = ({ variantId, sku, variant }: SimulatedProduct) => ({
  id: variantId,
  sku,
  attributes: variant.split(" / ").map((option, nth) => ({
    id: nth,
    name: nth === 0 ? "Color" : "Size",
    option,
  })),
});
