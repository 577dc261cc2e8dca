/**
 * What sells labels and tells of them, whoever it is. A provider is asked outside of any transaction; what it says is
 * booked by the worker. An answer that nobody understands is no answer. Source: docs/shipping.md.
 */
import type { CustomsLine } from "../../../../../api/shipping/customs.ts";
import type { LabelRow } from "../store.ts";

/** As it is written on a label. */
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

/** A parcel as its provider is told of it. */
export interface Consignment {
  readonly label: LabelRow;
  /** As the provider calls the carrier and its service. */
  readonly carrier: string;
  readonly service: string;
  readonly from: LabelAddress;
  readonly to: LabelAddress;
  readonly weight_g: number;
  /** Null where nobody measured. */
  readonly mm: readonly [number, number, number] | null;
  /** None where no form is asked for. */
  readonly goods: readonly CustomsLine[];
  readonly content_type: string;
  readonly incoterm: string;
  readonly signer: string;
}

export interface Bought {
  readonly kind: "live";
  readonly number: string;
  readonly carrier?: string;
  readonly ref?: string;
  /** What it really costs us; as its card says where the provider does not. */
  readonly cost?: { readonly minor: number; readonly currency: string };
  readonly void_until?: number | null;
  /** Where its page is fetched. */
  readonly file_url?: string;
}

/** failed: it was surely not bought. unknown: perhaps it was. none: it is there, and nothing was bought. */
export type BuyAnswer =
  | Bought
  | { readonly kind: "failed"; readonly error: string }
  | { readonly kind: "unknown"; readonly error: string }
  | { readonly kind: "none" };

export type CreateAnswer =
  | { readonly kind: "created"; readonly ref: string }
  | { readonly kind: "failed"; readonly error: string };

export type VoidAnswer =
  | { readonly kind: "voided" }
  | { readonly kind: "refused"; readonly error: string }
  | { readonly kind: "unknown"; readonly error: string };

/** One thing that a carrier says. */
export interface SaidEvent {
  readonly at: number;
  /** A status of packages; empty for what moves nothing. */
  readonly status: string;
  readonly raw: string;
  readonly place: string;
}

export type TrackAnswer =
  | { readonly kind: "said"; readonly events: readonly SaidEvent[] }
  | { readonly kind: "unknown"; readonly error: string };

/** What a call of a provider tells, once it is known to be its own. */
export interface Told {
  readonly carrier: string;
  readonly number: string;
  readonly events: readonly SaidEvent[];
}

/** A provider with whom somebody has a contract: each call ends with its signal. */
export interface CarrierProvider {
  readonly code: string;
  /** Makes known what will be bought; nothing is paid by it. */
  create(consignment: Consignment, signal: AbortSignal): Promise<CreateAnswer>;
  buy(consignment: Consignment, signal: AbortSignal): Promise<BuyAnswer>;
  /** What became of one that was created. */
  look(label: LabelRow, signal: AbortSignal): Promise<BuyAnswer>;
  void(label: LabelRow, signal: AbortSignal): Promise<VoidAnswer>;
  track(label: LabelRow, signal: AbortSignal): Promise<TrackAnswer>;
  /** The bytes of a label's page; null where they cannot be had now. */
  page(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null>;
}
