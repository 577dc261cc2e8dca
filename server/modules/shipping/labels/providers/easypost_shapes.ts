import { DAY_SECONDS } from "../../../../../api/constants.ts";
import { parseBounded } from "../../../../../api/json_bounds.ts";
import { decimalText } from "../../../../../api/money.ts";
import { parseDecimalAmount } from "../../../../../api/money/decimal_amount.ts";
import { withoutNul } from "../../../../../api/nul.ts";
import type { TrackedStatus } from "../../../../../api/shipping/tracking.ts";
import type { BuyAnswer, CarrierEvent, Consignment, LabelAddress, VoidAnswer } from "./port.ts";

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function jsonIn(text: string): Json | null {
  const value = parseBounded(text);
  return isJson(value) ? value : null;
}

export function textIn(json: unknown, field: string): string {
  const value = isJson(json) ? json[field] : undefined;
  return typeof value === "string" ? withoutNul(value) : "";
}

const listIn = (json: unknown, field: string): readonly unknown[] => {
  const value = isJson(json) ? json[field] : undefined;
  return Array.isArray(value) ? value : [];
};

export function errorIn(json: Json): string {
  const error = json["error"];
  const [code, message] = [textIn(error, "code"), textIn(error, "message")];
  return [code, message].filter(Boolean).join(": ") || "no reason given";
}

const GRAMS_PER_OZ = 28.349523125;
const MM_PER_INCH = 25.4;
/** Rounds up to one decimal, so that the stated weight or size is never below the real one. */
const upToTenth = (value: number) => Math.ceil(Math.round(value * 1e6) / 1e5) / 10;
export const ounces = (grams: number): number => upToTenth(grams / GRAMS_PER_OZ);
export const inches = (mm: number): number => upToTenth(mm / MM_PER_INCH);

const addressOf = (address: LabelAddress) => ({
  name: address.name,
  company: address.company,
  street1: address.line1,
  street2: address.line2,
  city: address.city,
  state: address.region,
  zip: address.postal_code,
  country: address.country,
  phone: address.phone,
});

/** Uses our label's id as the reference, so that people find the shipment on EasyPost's website. */
export function shipmentOf(consignment: Consignment) {
  const { label, from, to, weight_g, mm, goods, content_type, incoterm, signer } = consignment;
  const [length, width, height] = mm ?? [];
  return {
    reference: label._id,
    to_address: addressOf(to),
    from_address: addressOf(from),
    parcel: {
      weight: ounces(weight_g),
      ...length && width && height &&
        { length: inches(length), width: inches(width), height: inches(height) },
    },
    options: { label_format: "PNG", incoterm },
    ...goods.length > 0 && {
      customs_info: {
        contents_type: content_type === "returned" ? "returned_goods" : content_type,
        customs_certify: true,
        customs_signer: signer,
        non_delivery_option: "return",
        restriction_type: "none",
        customs_items: goods.map(({ desc, hs, origin, qty, net_g, value_minor, currency }) => ({
          description: desc,
          hs_tariff_number: hs,
          origin_country: origin,
          quantity: qty,
          weight: ounces(net_g),
          value: decimalText(value_minor, currency),
          currency,
        })),
      },
    },
  };
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export function rateFor(shipment: Json, { carrier, service }: Consignment): string | null {
  const found = listIn(shipment, "rates").find((rate) =>
    same(textIn(rate, "carrier"), carrier) && same(textIn(rate, "service"), service)
  );
  return textIn(found, "id") || null;
}

/** Days within which a label can be voided, by its carrier. */
const VOID_DAYS: Readonly<Record<string, number>> = { usps: 30, ups: 90, fedex: 90 };

const secondsOf = (text: string): number | null => {
  const at = Date.parse(text);
  return Number.isFinite(at) ? Math.floor(at / 1000) : null;
};

export function readPurchase(shipment: Json): Extract<BuyAnswer, { kind: "live" }> | null {
  const [page, rate] = [shipment["postage_label"], shipment["selected_rate"]];
  const number = textIn(shipment, "tracking_code");
  if (!isJson(page) || !/^[0-9A-Za-z -]{4,60}$/.test(number)) return null;
  const currency = textIn(rate, "currency") || "USD";
  const minor = parseDecimalAmount(textIn(rate, "rate"), currency);
  const carrier = textIn(rate, "carrier");
  const days = VOID_DAYS[carrier.toLowerCase()];
  const at = secondsOf(textIn(page, "created_at")) ?? secondsOf(textIn(shipment, "updated_at"));
  return {
    kind: "live",
    number,
    ...carrier && { carrier: carrier.slice(0, 60) },
    ...minor !== null && minor >= 0 && { cost: { minor, currency } },
    void_until: days && at !== null ? at + days * DAY_SECONDS : null,
    ...textIn(page, "label_url") && { file_url: textIn(page, "label_url") },
  };
}

/** Error codes after which the postage may have been bought. */
const OPEN_CODES = /POSTAGE\.EXISTS|IN_PROGRESS|TIMED_OUT|TIMEOUT|NO_RESPONSE/;

export const isPurchaseOpen = (status: number, json: Json): boolean =>
  status < 300 || status >= 500 || status === 408 || status === 429 ||
  OPEN_CODES.test(textIn(json["error"], "code"));

export function refundIn(shipment: Json): VoidAnswer {
  const status = textIn(shipment, "refund_status");
  if (status === "submitted" || status === "refunded") return { kind: "voided" };
  return { kind: status === "rejected" ? "refused" : "unknown", error: status || "no status" };
}

/** Maps EasyPost's tracker statuses to ours; any other status is ignored. Source: docs/shipping.md. */
const STATUSES: Readonly<Record<string, TrackedStatus>> = {
  in_transit: "In Transit",
  out_for_delivery: "Out For Delivery",
  available_for_pickup: "Out For Delivery",
  delivered: "Delivered",
  return_to_sender: "Return To Sender",
  failure: "Exception",
  error: "Exception",
};

/** Maximum number of events that are read for one package. */
const MAX_EVENTS = 200;

export function eventsIn(tracker: unknown): CarrierEvent[] {
  return listIn(tracker, "tracking_details").slice(-MAX_EVENTS).flatMap((detail) => {
    const at = secondsOf(textIn(detail, "datetime"));
    const status = STATUSES[textIn(detail, "status")] ?? "";
    if (at === null || status === "" || at <= 0) return [];
    const place = isJson(detail) ? detail["tracking_location"] : null;
    const where = ["city", "state", "country"].map((field) => textIn(place, field)).filter(Boolean).join(
      ", ",
    );
    const raw = (textIn(detail, "message") || textIn(detail, "status")).slice(0, 200);
    return [{ at, status, raw, place: where.slice(0, 120) }];
  });
}

/** Returns the tracker of a webhook; null for an event without one. */
export function trackerIn(event: Json):
  | { readonly carrier: string; readonly number: string } & {
    readonly events: readonly CarrierEvent[];
  }
  | null {
  const tracker = event["result"];
  const number = textIn(tracker, "tracking_code");
  if (textIn(tracker, "object") !== "Tracker" || number === "") return null;
  return { number, carrier: textIn(tracker, "carrier"), events: eventsIn(tracker) };
}
