import { territoryOf } from "../places/territories.ts";

/** `house` is us; `upload` a person who uploads a label; `specimen` the demo's provider. */
export const PROVIDERS = ["house", "upload", "easypost", "specimen"] as const;
export const SPECIMEN: (typeof PROVIDERS)[number] = "specimen";
/** Account that is billed: `own` is our own contract; `pb` that of Pitney Bowes, which credits a label only on request. */
export const ACCOUNTS = ["own", "pb"] as const;
export const SHIPPING_STATUSES = ["Active", "Paused"] as const;
/** Highest value for form CN 22, in minor units; a higher one needs CN 23. Source: UPU. */
export const CN22_MAX_MINOR = 40_000;
export const CN22_CURRENCIES = ["USD", "EUR", "GBP"] as const;

export const methodCodeOf = (text: string): string => text.trim().toLowerCase().replaceAll(/[\s_]+/g, "-");

export interface MethodRules {
  readonly code: string;
  readonly status: string;
  /** Empty for all countries. */
  readonly countries: readonly string[];
  /** 0 for no limit. */
  readonly limit_g: number;
  /** 0 for no limit. */
  readonly limit_mm: number;
  /** Empty for all locations. */
  readonly location_ids: readonly string[];
}

/** Facts of a package; while they are not known, the weight is 0 and `mm` is null. */
export interface MethodPackage {
  readonly country: string;
  readonly weight_g: number;
  readonly mm: readonly number[] | null;
  readonly location_id: string | null;
}

/** Reasons against a method; a missing price is not among them, since only the price table shows it. */
export const METHOD_REFUSALS = ["paused", "country", "tooHeavy", "tooLong", "place"] as const;
export type MethodRefusal = (typeof METHOD_REFUSALS)[number];

export function methodRefusals(method: MethodRules, pkg: MethodPackage): readonly MethodRefusal[] {
  const { status, countries, limit_g, limit_mm, location_ids } = method;
  const { country, weight_g, mm, location_id } = pkg;
  // A method for the United States also serves Puerto Rico.
  const { rates } = territoryOf({ country });
  const refusals: Readonly<Record<MethodRefusal, boolean>> = {
    paused: status !== "Active",
    country: countries.length > 0 && !countries.includes(country) && !countries.includes(rates),
    tooHeavy: limit_g > 0 && weight_g > limit_g,
    tooLong: limit_mm > 0 && mm !== null && Math.max(...mm) > limit_mm,
    place: location_ids.length > 0 && location_id !== null && !location_ids.includes(location_id),
  };
  return METHOD_REFUSALS.filter((each) => refusals[each]);
}

/** The party that bills us for a label: its provider if our own account is billed, else the account. */
export const billerOf = (
  { provider, account }: { readonly provider: string; readonly account: string },
): string => account === ACCOUNTS[0] ? provider : account;
