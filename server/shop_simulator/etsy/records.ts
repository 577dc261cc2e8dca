/** Records of the simulated Etsy, in the shapes of github.com/api-evangelist/etsy with json-schema/; read 2026-11-30. */
import type { SimulatedLine, SimulatedOrder, SimulatedProduct, SimulatedShop } from "../world.ts";

const money = (cents: number, currency_code: string) => ({ amount: cents, divisor: 100, currency_code });

/** Returns the status with a capital, as in real answers, although the documentation shows small letters. */
function statusOf({ cancelledAt, paid, shipments }: SimulatedOrder): string {
  if (cancelledAt !== null) return "Canceled";
  if (paid === "refunded") return "Fully Refunded";
  if (shipments.length > 0) return "Completed";
  return paid === "paid" ? "Paid" : "Open";
}

const transactionRecord = (
  { id, product, quantity, properties }: SimulatedLine,
  { currency }: SimulatedShop,
  method: string,
) => ({
  transaction_id: id,
  title: product.title,
  quantity,
  is_digital: product.isGiftCard === true,
  listing_id: listingId(product),
  product_id: product.variant ? product.variantId : null,
  sku: product.sku,
  price: money(product.cents, currency),
  shipping_method: method,
  shipping_upgrade: null,
  variations: [
    ...product.variant === "" ? [] : product.variant.split(" / ").map((value, nth) => ({
      property_id: nth + 100,
      value_id: nth + 1,
      formatted_name: nth === 0 ? "Color" : "Size",
      formatted_value: value,
      question_id: null,
    })),
    ...properties.map(([name, value], nth) => ({
      property_id: 54,
      value_id: null,
      formatted_name: name,
      formatted_value: value,
      question_id: nth + 1,
    })),
  ],
});

export function receiptRecord(
  shop: SimulatedShop,
  order: SimulatedOrder,
  ahead: number,
): Record<string, unknown> {
  const { buyer } = order;
  const total = order.lines.reduce((sum, { product, quantity }) => sum + product.cents * quantity, 0);
  const [created, updated] = [order.createdAt + ahead, order.updatedAt + ahead];
  return {
    receipt_id: order.id,
    receipt_type: 0,
    buyer_email: null,
    name: `${buyer.first} ${buyer.last}`,
    first_line: buyer.street,
    second_line: null,
    city: buyer.city,
    state: buyer.provinceCode || null,
    zip: buyer.zip,
    country_iso: buyer.country,
    status: statusOf(order),
    is_paid: order.paid === "paid" || order.paid === "refunded",
    is_shipped: order.shipments.length > 0,
    create_timestamp: created,
    created_timestamp: created,
    update_timestamp: updated,
    updated_timestamp: updated,
    message_from_buyer: order.note || null,
    is_gift: order.giftMessage !== "",
    gift_message: order.giftMessage,
    grandtotal: money(total, shop.currency),
    shipments: order.shipments.flatMap(({ id, numbers }) =>
      numbers.map(({ number, company }) => ({
        receipt_shipping_id: id,
        shipment_notification_timestamp: updated,
        carrier_name: company,
        tracking_code: number,
      }))
    ),
    transactions: order.lines.map((line) => transactionRecord(line, shop, order.method)),
    refunds: [],
  };
}

/** Returns the id of a listing; products of the same title are one listing. */
const listingId = ({ title }: SimulatedProduct): number =>
  1_000_000 + [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7);

export const listingRecords = ({ products }: SimulatedShop) =>
  [...Map.groupBy(products, ({ title }) => title)].map(([title, group]) => ({
    listing_id: listingId(group[0]!),
    title,
    state: "active",
    inventory: {
      products: group.filter(({ variant }) => variant !== "").map((product) => ({
        product_id: product.variantId,
        sku: product.sku,
        is_deleted: false,
        property_values: product.variant.split(" / ").map((value, nth) => ({
          property_id: nth + 100,
          property_name: nth === 0 ? "Color" : "Size",
          values: [value],
        })),
      })),
    },
  }));
