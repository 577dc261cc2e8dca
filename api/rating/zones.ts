/** In which zone of a card a place is: its country with the longest prefix, else its country, else what is for all. */
import type { Zone } from "./card.ts";

export const EVERYWHERE = "*";

/** Most codes are written so already: to look takes a fifth of what it takes to replace nothing. */
const IS_KEY = /^[A-Z0-9]*$/;

/** Postal codes are compared without case, blanks and dashes. */
export const postalKey = (text: string): string =>
  IS_KEY.test(text) ? text : text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

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
      const prefixes = country === EVERYWHERE || postal_prefixes.length === 0 ? [""] : postal_prefixes;
      if (country === EVERYWHERE && postal_prefixes.length > 0) continue;
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

/** Whether the card goes there, and nobody said to which part of the country. */
export const lacksPostalCode = (
  zones: readonly Zone[],
  { country, postal_code }: { readonly country: string; readonly postal_code: string },
): boolean => postalKey(postal_code) === "" && mapOf(zones).has(country);

/** Null where the card does not go to. */
export function zoneOf(zones: readonly Zone[], country: string, postal_code: string): FoundZone | null {
  const map = mapOf(zones);
  const own = map.get(country);
  if (own) {
    const key = postalKey(postal_code);
    for (const length of own.lengths) {
      if (length > key.length) continue;
      const prefix = key.slice(0, length);
      const at = own.zones.get(prefix);
      if (at !== undefined) return { at, code: zones[at]?.code ?? "", prefix };
    }
  }
  const at = map.get(EVERYWHERE)?.zones.get("");
  return at === undefined ? null : { at, code: zones[at]?.code ?? "", prefix: "" };
}
