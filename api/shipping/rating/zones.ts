/** In which zone of a card a place is: its country with the longest prefix, else its country, else what is for all. */
import { postalKey } from "../../places/postal_key.ts";
import type { Zone } from "./card.ts";

export const ANY_PLACE = "*";

export interface FoundZone {
  /** Its place in the card. */
  readonly at: number;
  readonly code: string;
  /** What of the postal code led to it; empty for a whole country. */
  readonly prefix: string;
}

/** Of one country: zones by their prefixes, the longest first. */
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
      // What is for every country knows no prefix.
      const prefixes = country === ANY_PLACE || postal_prefixes.length === 0 ? [""] : postal_prefixes;
      if (country === ANY_PLACE && postal_prefixes.length > 0) continue;
      // Of two that claim the same place the first has it; the card says that this is wrong.
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

/** Returns true if the price table serves the country, and its part is not known. */
export function lacksPostalCode(
  zones: readonly Zone[],
  countries: readonly string[],
  postal_code: string,
): boolean {
  const map = mapOf(zones);
  return postalKey(postal_code) === "" && countries.some((country) => map.has(country));
}

/**
 * Null where the card does not go to.
 * @param countries as the card may name the place, the first that it names with the postal code counts
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
  const at = map.get(ANY_PLACE)?.zones.get("");
  return at === undefined ? null : { at, code: zones[at]?.code ?? "", prefix: "" };
}
