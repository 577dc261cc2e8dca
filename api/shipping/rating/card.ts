/**
 * A card of prices: what a weight costs in a zone, and what is added to it. Whole numbers alone: grams, millimetres, minor
 * units, basis points. Source: docs/shipping.md.
 */

/** What a card says: what sellers pay, what we pay, or what a country takes for what comes in. */
export const CARD_KINDS = ["price", "cost", "duty"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Where the same prices hold: the longest prefix of a country goes before the country, a country before all. */
export interface Zone {
  readonly code: string;
  /** ISO 3166-1 alpha-2, or `*` for every country. */
  readonly countries: readonly string[];
  /** Of postal codes of these countries; none for all of each. Upper case without spaces. */
  readonly postal_prefixes: readonly string[];
}

/** One bracket: what weighs so much or less. */
export interface Bracket {
  readonly up_to_g: number;
  /** By zone, in the order of the card's zones. Null is not offered, 0 is free. */
  readonly cells: readonly (number | null)[];
}

/** Beyond the last bracket: what each step more costs, by zone. */
export interface Further {
  readonly step_g: number;
  readonly cells: readonly (number | null)[];
}

/** What a large and light parcel is billed as. */
export interface Dim {
  readonly unit: "mm" | "in";
  /** Cubic units for each kilogram (mm: as cm³) or pound (in). */
  readonly divisor: number;
  /** Only what takes more cubic units than this; 0 for all. */
  readonly over: number;
  /** How a side is made whole in its unit (cm or in). */
  readonly side: "nearest" | "up";
  /** The weight it leads to is stepped up to so many tenths of a kilogram or of a pound: 10 is to whole ones. */
  readonly step_tenths: number;
}

export type SurchargeWhen =
  | { readonly over_g: number }
  | { readonly side_over_mm: number }
  | { readonly zones: readonly string[] }
  | Record<string, never>;

/** A flat sum, or basis points of the base. */
export interface Surcharge {
  readonly code: string;
  readonly when: SurchargeWhen;
  readonly flat_minor?: number;
  readonly bp?: number;
}

export interface DutyRule {
  /** Rules of one group: the longest `hs_prefix` wins; groups add up. */
  readonly group: string;
  /** ISO 3166-1 alpha-2, or `*`. */
  readonly origin: string;
  readonly hs_prefix: string;
  /** post, courier or `*`. */
  readonly channel: string;
  /** Only up to this value of the parcel; null for any. */
  readonly max_value_minor: number | null;
  readonly bp: number;
  readonly per_line_minor: number;
  readonly per_item_minor: number;
}

export interface CardBody {
  readonly zones: readonly Zone[];
  readonly brackets: readonly Bracket[];
  readonly further: Further | null;
  readonly dim: Dim | null;
  readonly surcharges: readonly Surcharge[];
  /** Of a duty card alone. */
  readonly duties: readonly DutyRule[];
}

/** A card as rating reads it. */
export interface Card {
  readonly _id: string;
  readonly code: string;
  readonly kind: CardKind;
  readonly method_code: string;
  /** Empty for all. */
  readonly plan: string;
  readonly min_vip: number;
  /** Of a cost: where from; null for everywhere. */
  readonly location_id: string | null;
  /** Of a cost: who takes it; empty for the carrier itself. */
  readonly forwarder: string;
  /** Of a duty: the country. */
  readonly destination: string;
  readonly currency: string;
  readonly effective_at: number;
  readonly expired_at: number | null;
  readonly body: CardBody;
}

/** What is to be priced. */
export interface Question {
  readonly kind: "price" | "cost";
  readonly method_code: string;
  /** Unix seconds. */
  readonly at: number;
  readonly plan: string;
  readonly vip: number;
  /** Where it is sent from: a cost may depend on it. */
  readonly location_id: string | null;
  readonly country: string;
  readonly postal_code: string;
  readonly weight_g: number;
  /** Sides; null where nobody measured. */
  readonly mm: readonly [number, number, number] | null;
}

/**
 * card {card plan min_vip} · zone {zone country prefix, of a part of a country also territory rates} · weight {weight_g} · dim {dim_g} · base {billed_g up_to_g} ·
 * further {steps step_g} · surcharge {surcharge bp} · duty {group hs_prefix bp card, in another currency also amount_minor currency} ·
 * refused {refusal, most_g of tooHeavy}.
 */
export const STEP_CODES = [
  "card",
  "zone",
  "weight",
  "dim",
  "base",
  "further",
  "surcharge",
  "duty",
  "refused",
] as const;
export type StepCode = (typeof STEP_CODES)[number];

/** One step of a price: a code of the locales and what stands in its sentence. */
export interface RateStep {
  readonly code: StepCode;
  readonly values: Readonly<Record<string, string | number>>;
  /** What it adds, minor units. */
  readonly minor: number;
}

/** noRate: the duties that the sender pays are in a currency whose rate nobody has entered. */
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
    /** The card that it was priced by. */
    readonly card: string;
    readonly steps: readonly RateStep[];
  }
  | { readonly ok: false; readonly refusal: RateRefusal; readonly steps: readonly RateStep[] };
