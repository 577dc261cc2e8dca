/** Ways to ship: what each may be, and whether a parcel can go by one. Pure. Source: docs/requirements.md S2.27. */
import { territoryOf } from "../places/territories.ts";

/** Makers of labels: we, a person who uploads one, EasyPost, or the demo's provider of specimens. */
export const PROVIDERS = ["house", "upload", "easypost", "specimen"] as const;
export const SPECIMEN: (typeof PROVIDERS)[number] = "specimen";
/** Who bills us: our own contract, or the partner, who credits a label only on request. */
export const ACCOUNTS = ["own", "pb"] as const;
/** A paused one is not offered; what goes by it already still does. */
/** Of ranges of numbers, as somebody sets them. */
export const RANGE_STATUSES = ["Active", "Paused"] as const;
export const SHIPPING_STATUSES = ["Active", "Paused"] as const;
/** The limit of form CN22; above it CN23. Source: UPU. Minor units. */
export const CN22_MAX_MINOR = 40_000;
export const CN22_CURRENCIES = ["USD", "EUR", "GBP"] as const;

/** A method as an order or a file names it, written as its code is: `International Express` is international-express. */
export const methodCodeOf = (text: string): string => text.trim().toLowerCase().replaceAll(/[\s_]+/g, "-");

/** What is said of a method beside its price. */
export interface MethodRules {
  readonly code: string;
  readonly status: string;
  /** None for all. */
  readonly countries: readonly string[];
  /** 0 for no limit. */
  readonly limit_g: number;
  /** Of the longest side; 0 for no limit. */
  readonly limit_mm: number;
  /** None for all places. */
  readonly location_ids: readonly string[];
}

/** What is known of a parcel; a weight of 0 and no sides are not known yet. */
export interface MethodParcel {
  readonly country: string;
  readonly weight_g: number;
  readonly mm: readonly number[] | null;
  readonly location_id: string | null;
}

/** Why a method is not for a parcel; that it has no price is said by its card. */
export const METHOD_REFUSALS = ["paused", "country", "tooHeavy", "tooLong", "place"] as const;
export type MethodRefusal = (typeof METHOD_REFUSALS)[number];

/** All reasons at once; none where it can be used. */
export function methodRefusals(method: MethodRules, parcel: MethodParcel): readonly MethodRefusal[] {
  const { status, countries, limit_g, limit_mm, location_ids } = method;
  const { country, weight_g, mm, location_id } = parcel;
  // Puerto Rico is where a method of the United States goes.
  const { rates } = territoryOf({ country });
  const said: Readonly<Record<MethodRefusal, boolean>> = {
    paused: status !== "Active",
    country: countries.length > 0 && !countries.includes(country) && !countries.includes(rates),
    tooHeavy: limit_g > 0 && weight_g > limit_g,
    tooLong: limit_mm > 0 && mm !== null && Math.max(...mm) > limit_mm,
    place: location_ids.length > 0 && location_id !== null && !location_ids.includes(location_id),
  };
  return METHOD_REFUSALS.filter((each) => said[each]);
}
