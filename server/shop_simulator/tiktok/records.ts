/**
 * Records of the simulated TikTok Shop, in the shapes of TikTok Shop Partner Center, "Get Order List" and "Search Products", as
 * github.com/lazykern/ecommerce-api-docs has them under data/raw/tiktok/api-reference/; read 2026-11-30.
 */
import type { SimulatedLine, SimulatedOrder, SimulatedProduct, SimulatedShop } from "../world.ts";

export const PROVIDERS: readonly { readonly id: string; readonly name: string }[] = [
  { id: "7117858858072016686", name: "USPS" },
  { id: "7117859084333745966", name: "UPS" },
  { id: "7129720299146184490", name: "FedEx" },
  { id: "7132708441912000000", name: "DHL eCommerce" },
  { id: "7132721393761781550", name: "Other" },
];
export const DELIVERY_OPTION = "7091146663229654785";

/** Makes an id of 18 digits, like TikTok's. */
export const orderId = ({ id }: SimulatedOrder): string => `57646${id}`;
export const skuId = ({ variantId }: SimulatedProduct): string => `17295${variantId}`;
/** Makes the id of one of TikTok's lines, of which it has one for each piece. */
export const pieceId = ({ id }: SimulatedLine, nth: number): string =>
  `57${id}${String(nth).padStart(3, "0")}`;
const packageId = (id: number): string => `11523${id}`;

/** Returns the shipping type of an order: with TIKTOK, TikTok gives the label. */
export const shippingTypeOf = ({ metadata }: SimulatedOrder): string =>
  String(metadata.get("shipping_type") ?? "SELLER");

export interface Piece {
  readonly id: string;
  readonly line: SimulatedLine;
  readonly isCancelled: boolean;
  readonly shipment: SimulatedOrder["shipments"][number] | undefined;
}

/** Divides an order's lines into pieces; each shipment gets the next pieces of its lines. */
export function piecesOf({ lines, shipments, cancelledAt }: SimulatedOrder): readonly Piece[] {
  return lines.flatMap((line) => {
    const sent = shipments.flatMap((shipment) =>
      shipment.lines.flatMap((each) => each.line === line ? Array(each.quantity).fill(shipment) : [])
    ) as SimulatedOrder["shipments"];
    return Array.from({ length: line.quantity }, (_, nth): Piece => ({
      id: pieceId(line, nth),
      line,
      isCancelled: cancelledAt !== null || nth >= line.quantity - line.removed,
      shipment: sent[nth],
    }));
  });
}

export const packageOf = (order: SimulatedOrder, { shipment }: Pick<Piece, "shipment">): string =>
  packageId(shipment?.id ?? order.id);

export function statusOf(order: SimulatedOrder): string {
  const { cancelledAt, paid, metadata } = order;
  if (cancelledAt !== null) return "CANCELLED";
  if (paid === "pending") return "UNPAID";
  if (metadata.has("on_hold")) return "ON_HOLD";
  const left = piecesOf(order).filter(({ isCancelled }) => !isCancelled);
  const sent = left.filter(({ shipment }) => shipment !== undefined);
  if (sent.length === 0) return "AWAITING_SHIPMENT";
  if (sent.length < left.length) return "PARTIALLY_SHIPPING";
  return metadata.has("collected") ? "IN_TRANSIT" : "AWAITING_COLLECTION";
}

const amount = (cents: number): string => (cents / 100).toFixed(2);

const district = (address_level: string, address_level_name: string, address_name: string) => ({
  address_level,
  address_level_name,
  address_name,
});

/** Returns the address; an empty object while TikTok holds the order, or waits for payment. */
function addressOf({ buyer }: SimulatedOrder, status: string) {
  if (status === "UNPAID" || status === "ON_HOLD") return {};
  return {
    full_address: `${buyer.street} ${buyer.city} ${buyer.zip}`,
    name: `${buyer.first} ${buyer.last}`,
    first_name: buyer.first,
    last_name: buyer.last,
    phone_number: `(${buyer.phone.slice(0, 3)})***-**${buyer.phone.slice(-2)}`,
    address_line1: buyer.street,
    address_line2: "",
    postal_code: buyer.zip,
    region_code: buyer.country,
    district_info: [
      district("L0", "Country", buyer.country),
      ...buyer.province === "" ? [] : [district("L1", "State", buyer.province)],
      district("L3", "City", buyer.city),
    ],
  };
}

const pieceRecord = (order: SimulatedOrder, piece: Piece, currency: string, ahead: number) => {
  const { id, line: { product }, isCancelled, shipment } = piece;
  const [sent] = shipment?.numbers ?? [];
  return {
    id,
    sku_id: skuId(product),
    product_id: `17296${product.variantId}`,
    product_name: product.title,
    sku_name: product.variant,
    seller_sku: product.sku,
    display_status: isCancelled ? "CANCELLED" : sent ? "AWAITING_COLLECTION" : "AWAITING_SHIPMENT",
    package_id: packageOf(order, piece),
    package_status: sent ? "PROCESSING" : "TO_FULFILL",
    tracking_number: sent?.number ?? "",
    shipping_provider_name: sent?.company ?? "",
    ...sent && { rts_time: Number(order.metadata.get(`sent ${shipment!.id}`) ?? order.updatedAt) + ahead },
    sale_price: amount(product.cents),
    original_price: amount(product.cents),
    currency,
    is_gift: false,
  };
};

export function orderRecord(
  { currency }: Pick<SimulatedShop, "currency">,
  order: SimulatedOrder,
  ahead: number,
): Record<string, unknown> {
  const status = statusOf(order);
  const pieces = piecesOf(order);
  const asked = order.metadata.get("asked");
  const created = order.createdAt + ahead;
  return {
    id: orderId(order),
    status,
    create_time: created,
    update_time: order.updatedAt + ahead,
    ...status !== "UNPAID" && { paid_time: created },
    rts_sla_time: created + 2 * 86_400,
    tts_sla_time: created + 3 * 86_400,
    is_buyer_request_cancel: asked !== undefined,
    ...asked !== undefined && { request_cancel_time: Number(asked) + ahead },
    shipping_type: shippingTypeOf(order),
    fulfillment_type: "FULFILLMENT_BY_SELLER",
    delivery_option_id: DELIVERY_OPTION,
    delivery_option_name: `${order.method} Shipping`,
    tracking_number: pieces.find(({ shipment }) => shipment)?.shipment?.numbers[0]?.number ?? "",
    buyer_message: order.note,
    payment: {
      currency,
      total_amount: amount(pieces.reduce((sum, { line }) => sum + line.product.cents, 0)),
    },
    recipient_address: addressOf(order, status),
    packages: [...new Set(pieces.map((piece) => packageOf(order, piece)))].map((id) => ({ id })),
    line_items: pieces.map((piece) => pieceRecord(order, piece, currency, ahead)),
  };
}

export const productRecords = ({ products }: SimulatedShop) =>
  [...Map.groupBy(products, ({ title }) => title)].map(([title, group]) => ({
    id: `17296${group[0]!.variantId}`,
    title,
    status: "ACTIVATE",
    skus: group.map((product) => ({ id: skuId(product), seller_sku: product.sku })),
  }));
