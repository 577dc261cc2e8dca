/**
 * EasyPost: makes a shipment, stores its id, buys its postage. If a purchase is unclear, its label becomes
 * Unknown and is polled by id. Source: docs.easypost.com, "Shipments", "Errors", "Refunds", "Trackers".
 */
import type { Egress, OutRequest } from "../../../../egress/egress.ts";
import type { LabelRow } from "../store.ts";
import {
  errorIn,
  eventsIn,
  isPurchaseOpen,
  jsonIn,
  rateFor,
  readPurchase,
  refundIn,
  shipmentOf,
  textIn,
} from "./easypost_shapes.ts";
import type { KeyedAddress } from "./easypost_address.ts";
import type { BuyAnswer, CarrierProvider, CreateAnswer, TrackAnswer, VoidAnswer } from "./port.ts";

export interface EasypostOptions extends KeyedAddress {
  readonly egress: Egress;
}

/** Maximum bytes of a label's page, ten times those of a label with a customs form. */
const MAX_PAGE_BYTES = 5 * 1024 * 1024;

type ApiResponse =
  | { readonly kind: "answered"; readonly status: number; readonly json: Readonly<Record<string, unknown>> }
  | { readonly kind: "silent"; readonly error: string };

export function easypost({ base, key, egress }: EasypostOptions): CarrierProvider {
  const headers = {
    authorization: `Basic ${btoa(`${key}:`)}`,
    accept: "application/json",
    "content-type": "application/json",
    "user-agent": "Pressdock-Labels/1",
  };

  async function call(
    method: OutRequest["method"],
    path: string,
    body: object | null,
    signal: AbortSignal,
  ): Promise<ApiResponse> {
    const request = { url: base + path, method, headers, ...body && { body: JSON.stringify(body) } };
    const answer = await egress.send(request, signal);
    if (answer.kind !== "answered") return { kind: "silent", error: answer.reason };
    const json = jsonIn(answer.body);
    return json
      ? { kind: "answered", status: answer.status, json }
      : { kind: "silent", error: `HTTP ${answer.status}` };
  }

  const shipmentPath = ({ provider_ref }: LabelRow) => `/shipments/${encodeURIComponent(provider_ref)}`;

  async function poll(label: LabelRow, signal: AbortSignal): Promise<BuyAnswer> {
    const response = await call("GET", shipmentPath(label), null, signal);
    if (response.kind === "silent") return { kind: "unknown", error: response.error };
    if (response.status === 404) return { kind: "failed", error: errorIn(response.json) };
    if (response.status >= 300) return { kind: "unknown", error: errorIn(response.json) };
    return readPurchase(response.json) ?? { kind: "none" };
  }

  return {
    code: "easypost",
    poll,
    async create(consignment, signal): Promise<CreateAnswer> {
      const response = await call("POST", "/shipments", { shipment: shipmentOf(consignment) }, signal);
      if (response.kind === "silent") return { kind: "unknown", error: response.error };
      const ref = textIn(response.json, "id");
      if (response.status < 300 && ref !== "") return { kind: "created", ref };
      const isOpen = isPurchaseOpen(response.status, response.json);
      return { kind: isOpen ? "unknown" : "failed", error: errorIn(response.json) };
    },
    async buy(consignment, signal): Promise<BuyAnswer> {
      const { label } = consignment;
      const shipment = await call("GET", shipmentPath(label), null, signal);
      if (shipment.kind === "silent") return { kind: "unknown", error: shipment.error };
      if (shipment.status === 404) return { kind: "failed", error: errorIn(shipment.json) };
      // The postage may have been bought by an earlier attempt, which only polling shows.
      if (shipment.status >= 300) return { kind: "unknown", error: errorIn(shipment.json) };
      const already = readPurchase(shipment.json);
      if (already) return already;
      const rate = rateFor(shipment.json, consignment);
      if (!rate) return { kind: "failed", error: `${consignment.carrier} ${consignment.service}: no rate` };
      const response = await call("POST", `${shipmentPath(label)}/buy`, { rate: { id: rate } }, signal);
      if (response.kind === "silent") return { kind: "unknown", error: response.error };
      const bought = response.status < 300 ? readPurchase(response.json) : null;
      if (bought) return bought;
      const error = errorIn(response.json);
      return isPurchaseOpen(response.status, response.json)
        ? { kind: "unknown", error }
        : { kind: "failed", error };
    },
    async void(label, signal): Promise<VoidAnswer> {
      const response = await call("POST", `${shipmentPath(label)}/refund`, {}, signal);
      if (response.kind === "silent") return { kind: "unknown", error: response.error };
      if (response.status >= 500) return { kind: "unknown", error: errorIn(response.json) };
      if (response.status >= 300) return { kind: "refused", error: errorIn(response.json) };
      return refundIn(response.json);
    },
    async track(label, signal): Promise<TrackAnswer> {
      const response = await call("GET", shipmentPath(label), null, signal);
      if (response.kind === "silent") return { kind: "unknown", error: response.error };
      if (response.status >= 300) return { kind: "unknown", error: errorIn(response.json) };
      return { kind: "answered", events: eventsIn(response.json["tracker"]) };
    },
    async page(url, signal) {
      const answer = await egress.send({
        url,
        method: "GET",
        headers: { accept: "image/png, application/pdf" },
        wants: "bytes",
        maxBytes: MAX_PAGE_BYTES,
      }, signal);
      return answer.kind === "answered" && answer.status === 200 ? answer.bytes ?? null : null;
    },
  };
}
