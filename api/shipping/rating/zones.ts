/** Finds the zone of a place: by its country's longest prefix, else its country, else `*`. */
import { postalKey } from "../../places/postal_key.ts";
import type { Zone } from "./price_table.ts";

export const ANY_PLACE = "*";

export interface FoundZone {
  readonly at: number;
  readonly code: string;
  /** Empty for a whole country. */
  readonly prefix: string;
}

/** Zones by postal prefix, and the lengths of these prefixes, the longest first. */
interface Prefixes {
  readonly lengths: readonly number[];
  readonly zones: ReadonlyMap<string, number>;
}

const mapsOf = new WeakMap<readonly Zone[], ReadonlyMap<string, Prefixes>>();

function mapOf(zones: readonly Zone[]): ReadonlyMap<string, Prefixes> {
  const known = mapsOf.get(zones);
  if (known) return known;
  const byCountry = new Map<string, Map<string, number>>();
  for (const [at, { countries, postal_prefixes }] of zones.entries()) {
    for (const country of countries) {
      const places = byCountry.get(country) ?? new Map<string, number>();
      byCountry.set(country, places);
      // The zone for every country has no prefixes.
      const prefixes = country === ANY_PLACE || postal_prefixes.length === 0 ? [""] : postal_prefixes;
      if (country === ANY_PLACE && postal_prefixes.length > 0) continue;
      // The first of two zones with the same place counts; `problemsOf` reports it.
      for (const prefix of prefixes.map(postalKey)) if (!places.has(prefix)) places.set(prefix, at);
    }
  }
  const map = new Map([...byCountry].map(([country, found]) => {
    const lengths = [...new Set([...found.keys()].map(({ length }) => length))].sort((a, b) => b - a);
    return [country, { lengths, zones: found }];
  }));
  mapsOf.set(zones, map);
  return map;
}

export function lacksPostalCode(
  zones: readonly Zone[],
  countries: readonly string[],
  postal_code: string,
): boolean {
  const map = mapOf(zones);
  return postalKey(postal_code) === "" && countries.some((country) => map.has(country));
}

/**
 * Returns the zone of the first of `countries` that matches the postal code, else that of `*`; null for no zone. Without
 * a postal code `*` is not for countries that have zones by prefix.
 */
export function zoneOf(
  zones: readonly Zone[],
  countries: readonly string[],
  postal_code: string,
): FoundZone | null {
  const map = mapOf(zones);
  for (const country of countries) {
    const own = map.get(country);
    if (!own) continue;
    const key = postalKey(postal_code);
    for (const length of own.lengths) {
      if (length > key.length) continue;
      const prefix = key.slice(0, length);
      const at = own.zones.get(prefix);
      if (at !== undefined) return { at, code: zones[at]?.code ?? "", prefix };
    }
  }
  if (lacksPostalCode(zones, countries, postal_code)) return null;
  const at = map.get(ANY_PLACE)?.zones.get("");
  return at === undefined ? null : { at, code: zones[at]?.code ?? "", prefix: "" };
}
