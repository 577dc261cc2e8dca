/** Defines price tables, in whole grams, millimeters, minor units and basis points. Source: docs/shipping.md. */

/** Kinds of tables: sellers pay a `price`, we pay a `cost`, and `duty` is for customs. */
export const PRICE_TABLE_KINDS = ["price", "cost", "duty"] as const;
export type PriceTableKind = (typeof PRICE_TABLE_KINDS)[number];

/** The longest matching postal prefix goes before its whole country, and a country before `*`. */
export interface Zone {
  readonly code: string;
  /** ISO 3166-1 alpha-2, or `*` for every country. */
  readonly countries: readonly string[];
  /** Prefixes of postal codes, in upper case without spaces; none for all of each country. */
  readonly postal_prefixes: readonly string[];
}

export interface Bracket {
  readonly up_to_g: number;
  /** Prices by zone: null is not offered, 0 is free. */
  readonly cells: readonly (number | null)[];
}

export interface FurtherStep {
  readonly step_g: number;
  readonly cells: readonly (number | null)[];
}

export interface DimWeightRule {
  readonly unit: "mm" | "in";
  /** Cubic centimeters per kilogram for `mm`, cubic inches per pound for `in`. */
  readonly divisor: number;
  /** Applies to packages above this many cubic units; 0 for all. */
  readonly over: number;
  readonly side: "nearest" | "up";
  /** Rounds the dimensional weight up to a multiple of this many tenths of a kilogram or pound. */
  readonly step_tenths: number;
}

export type SurchargeWhen =
  | { readonly over_g: number }
  | { readonly side_over_mm: number }
  | { readonly zones: readonly string[] }
  | Record<string, never>;

export interface Surcharge {
  readonly code: string;
  readonly when: SurchargeWhen;
  readonly flat_minor?: number;
  readonly bp?: number;
}

/** Beginning of an HS code, with or without dots; empty for all codes. */
export const HS_PREFIX = /^[\d.]{0,12}$/;

export interface DutyRule {
  readonly group: string;
  /** ISO 3166-1 alpha-2, or `*`. */
  readonly origin: string;
  readonly hs_prefix: string;
  /** post, courier or `*`. */
  readonly channel: string;
  /** Applies up to this value of the package; null for any. */
  readonly max_value_minor: number | null;
  readonly bp: number;
  readonly per_line_minor: number;
  readonly per_item_minor: number;
}

export interface PriceTableBody {
  readonly zones: readonly Zone[];
  readonly brackets: readonly Bracket[];
  readonly further: FurtherStep | null;
  readonly dim: DimWeightRule | null;
  readonly surcharges: readonly Surcharge[];
  /** Only in a duty table. */
  readonly duties: readonly DutyRule[];
}

export interface PriceTable {
  readonly _id: string;
  readonly code: string;
  readonly kind: PriceTableKind;
  readonly method_code: string;
  /** Empty for all pricing plans. */
  readonly plan: string;
  readonly min_vip: number;
  /** Null if the table applies at every location. */
  readonly location_id: string | null;
  /** The forwarder of a cost; empty for the carrier itself. */
  readonly forwarder: string;
  readonly destination: string;
  readonly currency: string;
  readonly effective_at: number;
  readonly expired_at: number | null;
  readonly body: PriceTableBody;
}

export interface RateRequest {
  readonly kind: "price" | "cost";
  readonly method_code: string;
  /** Unix seconds. */
  readonly at: number;
  readonly plan: string;
  readonly vip: number;
  readonly location_id: string | null;
  /** The forwarder of the cost; absent for a cost of the carrier itself. */
  readonly forwarder?: string;
  readonly country: string;
  readonly postal_code: string;
  readonly weight_g: number;
  /** Length, width and height; null if nobody measured the package. */
  readonly mm: readonly [number, number, number] | null;
}

/** Codes of the steps from which a price is computed, in their order; the words of each step use its `values`. */
export const STEP_CODES = [
  "card",
  "zone",
  "weight",
  "dim",
  "base",
  "further",
  "surcharge",
  "duty",
  "remedy",
  "refused",
] as const;
export type StepCode = (typeof STEP_CODES)[number];

export interface RateStep {
  readonly code: StepCode;
  readonly values: Readonly<Record<string, string | number>>;
  /** The amount that the step adds, in minor units. */
  readonly minor: number;
}

/** `noRate`: no exchange rate is known for the currency of a value or of the duties. */
export const REFUSALS = [
  "noCard",
  "noZone",
  "noPostalCode",
  "notOffered",
  "tooHeavy",
  "noWeight",
  "noRate",
] as const;
export type RateRefusal = (typeof REFUSALS)[number];

export type RateResult =
  | {
    readonly ok: true;
    readonly total_minor: number;
    readonly currency: string;
    readonly billed_g: number;
    readonly zone: string;
    readonly card: string;
    readonly steps: readonly RateStep[];
  }
  | { readonly ok: false; readonly refusal: RateRefusal; readonly steps: readonly RateStep[] };
