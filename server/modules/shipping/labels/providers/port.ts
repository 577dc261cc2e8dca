/**
 * Providers are called outside of transactions; an answer that cannot be parsed counts as a missing one. Source:
 * docs/shipping.md.
 */
import type { CustomsLine } from "../../../../../api/shipping/customs.ts";
import type { LabelRow } from "../store.ts";

export interface LabelAddress {
  readonly name: string;
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
  readonly phone: string;
}

export interface Consignment {
  readonly label: LabelRow;
  readonly carrier: string;
  readonly service: string;
  readonly from: LabelAddress;
  readonly to: LabelAddress;
  readonly weight_g: number;
  readonly mm: readonly [number, number, number] | null;
  readonly goods: readonly CustomsLine[];
  readonly content_type: string;
  readonly incoterm: string;
  readonly signer: string;
}

export interface Purchase {
  readonly kind: "live";
  readonly number: string;
  readonly carrier?: string;
  readonly ref?: string;
  /** Our real cost; left out if the provider reports none: then the cost table's price counts. */
  readonly cost?: { readonly minor: number; readonly currency: string };
  readonly void_until?: number | null;
  readonly file_url?: string;
}

/** `failed`: certainly not bought. `unknown`: perhaps bought. `none`: the shipment exists, but was not bought. */
export type BuyAnswer =
  | Purchase
  | { readonly kind: "failed"; readonly error: string }
  | { readonly kind: "unknown"; readonly error: string }
  | { readonly kind: "none" };

/** `failed`: the provider refused, as for a wrong address. `unknown`: it gave no answer, or none that can be read. */
export type CreateAnswer =
  | { readonly kind: "created"; readonly ref: string }
  | { readonly kind: "failed"; readonly error: string }
  | { readonly kind: "unknown"; readonly error: string };

export type VoidAnswer =
  | { readonly kind: "voided" }
  | { readonly kind: "refused"; readonly error: string }
  | { readonly kind: "unknown"; readonly error: string };

export interface CarrierEvent {
  readonly at: number;
  readonly status: string;
  readonly raw: string;
  readonly place: string;
}

export type TrackAnswer =
  | { readonly kind: "answered"; readonly events: readonly CarrierEvent[] }
  | { readonly kind: "unknown"; readonly error: string };

/** A provider of labels; every call must end when its signal is aborted. */
export interface CarrierProvider {
  readonly code: string;
  create(consignment: Consignment, signal: AbortSignal): Promise<CreateAnswer>;
  buy(consignment: Consignment, signal: AbortSignal): Promise<BuyAnswer>;
  poll(label: LabelRow, signal: AbortSignal): Promise<BuyAnswer>;
  void(label: LabelRow, signal: AbortSignal): Promise<VoidAnswer>;
  track(label: LabelRow, signal: AbortSignal): Promise<TrackAnswer>;
  /** Returns the bytes of a label's page; null if the provider does not have the page yet. */
  page(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null>;
}
