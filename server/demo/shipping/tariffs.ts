import type {
  DimWeightRule,
  DutyRule,
  PriceTableBody,
  Surcharge,
  Zone,
} from "../../../api/shipping/rating/price_table.ts";
import { EMPTY_BODY } from "../../../api/shipping/rating/problems.ts";

export interface Route {
  readonly method: string;
  readonly carrier: string;
  readonly zones: readonly Zone[];
  readonly weights: readonly number[];
  /** Cents per package in the first zone, plus `hundred` per 100 g; each further zone adds `dearer` percent. */
  readonly first: number;
  readonly hundred: number;
  readonly dearer: number;
  readonly dim: DimWeightRule | null;
  readonly surcharges: readonly Surcharge[];
}

const us = (code: string, ...postal_prefixes: readonly string[]): Zone => ({
  code,
  countries: ["US"],
  postal_prefixes,
});
/** Invented zones, by the distance from a plant in Texas; that of the demo is in Newark. */
const WITHIN_US: readonly Zone[] = [
  us("1 & 2", "75", "76", "77", "78", "79"),
  us("3", "7"),
  us("4", "6", "8"),
  us("5", "3", "4", "5"),
  us("6", "0", "1", "2", "9"),
  us("8", "006", "007", "008", "009", "967", "968", "995", "996", "997", "998", "999"),
];
const whole = (code: string, ...countries: readonly string[]): Zone => ({
  code,
  countries,
  postal_prefixes: [],
});
const WORLD: readonly Zone[] = [
  whole("Asia", "JP", "KR", "SG", "TH", "MY", "TW", "HK", "CN", "PH", "ID"),
  whole("North America", "US", "CA", "MX"),
  whole(
    "Europe",
    "AT",
    "BE",
    "CH",
    "DE",
    "DK",
    "ES",
    "FI",
    "FR",
    "GB",
    "GR",
    "IE",
    "IT",
    "NL",
    "NO",
    "PL",
    "PT",
    "SE",
  ),
  whole("Oceania", "AU", "NZ"),
  whole("Rest of the world", "*"),
];

/** Brackets of whole ounces, in grams. */
const OUNCES = [28, 57, 85, 113, 142, 170, 198, 227, 255, 284, 312, 340, 369, 397, 425, 450];
const POUNDS = [113, 227, 340, 454, 907, 1_361, 1_814, 2_268, 3_175, 4_536, 6_804, 9_072];
const KILOS = [100, 250, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000];

const INCHES: DimWeightRule = { unit: "in", divisor: 139, over: 1_728, side: "up", step_tenths: 10 };
const METRIC: DimWeightRule = { unit: "mm", divisor: 5_000, over: 0, side: "up", step_tenths: 5 };
const FUEL: Surcharge = { code: "Fuel", when: {}, bp: 1_150 };

export const ROUTES: readonly Route[] = [
  {
    ...{ method: "economy", carrier: "USPS", zones: WITHIN_US, weights: OUNCES, first: 330, hundred: 38 },
    ...{ dearer: 4, dim: null, surcharges: [] },
  },
  {
    ...{ method: "standard", carrier: "USPS", zones: WITHIN_US, weights: POUNDS, first: 420, hundred: 31 },
    ...{
      dearer: 9,
      dim: INCHES,
      surcharges: [{ code: "Long side", when: { side_over_mm: 559 }, flat_minor: 400 }],
    },
  },
  {
    ...{ method: "express", carrier: "UPS", zones: WITHIN_US, weights: POUNDS, first: 1_240, hundred: 64 },
    ...{ dearer: 14, dim: INCHES, surcharges: [FUEL] },
  },
  {
    ...{
      method: "overnight",
      carrier: "FedEx",
      zones: WITHIN_US,
      weights: POUNDS,
      first: 2_480,
      hundred: 96,
    },
    ...{
      dearer: 17,
      dim: INCHES,
      surcharges: [FUEL, { code: "Far", when: { zones: ["8"] }, flat_minor: 900 }],
    },
  },
  {
    ...{ method: "international", carrier: "VNPost", zones: WORLD, weights: KILOS, first: 520, hundred: 118 },
    ...{ dearer: 12, dim: null, surcharges: [] },
  },
  {
    ...{ method: "international-express", carrier: "DHL", zones: WORLD, weights: KILOS, first: 2_350 },
    ...{ hundred: 142, dearer: 13, dim: METRIC, surcharges: [FUEL] },
  },
  {
    ...{ method: "house-post", carrier: "VNPost", zones: WORLD, weights: KILOS, first: 380, hundred: 96 },
    ...{ dearer: 11, dim: null, surcharges: [] },
  },
  {
    ...{ method: "easypost-ground", carrier: "USPS", zones: WITHIN_US, weights: POUNDS, first: 405 },
    ...{ hundred: 30, dearer: 9, dim: INCHES, surcharges: [] },
  },
];

const HUNDRED_G = 100;
/** Grams of a step beyond the last bracket, at the same price per 100 g as below it. */
const STEP_G = 500;

/** @param factor the percentage of the route's prices */
export function tariffOf(
  { zones, weights, first, hundred, dearer, dim, surcharges }: Route,
  factor: number,
): PriceTableBody {
  const price = (cents: number, zone: number) => Math.round(cents * factor * (100 + zone * dearer) / 10_000);
  return {
    ...EMPTY_BODY,
    zones,
    brackets: weights.map((up_to_g) => ({
      up_to_g,
      cells: zones.map((_, zone) => price(first + Math.round(up_to_g * hundred / HUNDRED_G), zone)),
    })),
    further: { step_g: STEP_G, cells: zones.map((_, zone) => price(hundred * STEP_G / HUNDRED_G, zone)) },
    dim,
    surcharges,
  };
}

const duty = (group: string, hs_prefix: string, bp: number, more: Partial<DutyRule> = {}): DutyRule => ({
  group,
  origin: "*",
  hs_prefix,
  channel: "*",
  max_value_minor: null,
  bp,
  per_line_minor: 0,
  per_item_minor: 0,
  ...more,
});

interface CountryDuties {
  readonly destination: string;
  readonly currency: string;
  readonly before: readonly DutyRule[];
  readonly after: readonly DutyRule[];
}

/** Invented figures for the demo, not to be relied on. */
export const DUTIES: readonly CountryDuties[] = [
  {
    destination: "US",
    currency: "USD",
    before: [duty("Duty", "", 500), duty("Duty", "6109", 1_650), duty("Duty", "6110", 3_200)],
    after: [
      ...[duty("Duty", "", 500), duty("Duty", "6109", 1_650), duty("Duty", "6110", 3_200)],
      ...[duty("Extra", "", 1_000), duty("Extra", "", 2_000, { origin: "CN" })],
    ],
  },
  {
    destination: "DE",
    currency: "EUR",
    before: [duty("Duty", "61", 1_200), duty("VAT", "", 1_900)],
    after: [
      ...[duty("Duty", "61", 1_200), duty("VAT", "", 1_900)],
      duty("Small parcels", "", 0, { max_value_minor: 15_000, per_line_minor: 300 }),
    ],
  },
];
