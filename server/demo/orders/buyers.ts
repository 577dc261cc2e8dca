import type { OrderTexts } from "../../../api/orders/order_texts.ts";
import { type Place, PLACES } from "./places.ts";
import type { Random } from "../random.ts";

const COMPANIES = [
  "Blue Heron Café",
  "St. Mary's Primary School PTA",
  "Müller & Söhne GmbH & Co. KG",
  "Ærø Sejlklub",
  "Association des Parents d'Élèves du Collège Jean-Moulin",
  'Crossfit "Iron Works", LLC',
  "株式会社さくら",
  "O'Malley's Pub",
] as const;

const byCountry = new Map(PLACES.map((place) => [place.country, place]));

/** Fills a pattern: `#` a digit, `@` a capital letter, `{n}` a house number. */
export function fill(pattern: string, random: Random): string {
  return pattern
    .replace("{n}", () => String(random.between(1, 980)))
    .replaceAll(/#/g, () => String(random.below(10)))
    .replaceAll(/@/g, () => random.pick([..."ABCEGHJKLMNPRSTVXY"]));
}

/** @throws {Error} for a country without an address pattern */
export function makeBuyer(country: string, random: Random): Partial<OrderTexts> {
  const place = byCountry.get(country);
  if (!place) throw new Error(`Cannot make a buyer: no place is written down for "${country}"`);
  const [city, region, code] = random.pick(place.cities);
  return {
    recipient_name: nameOf(place, random),
    company: random.chance(0.06) ? random.pick(COMPANIES) : "",
    address_line1: fill(random.pick(place.streets), random),
    address_line2: random.chance(0.24) ? random.pick(place.units) : "",
    city,
    region,
    postal_code: fill(code, random),
    country,
    email: `buyer.${random.below(90_000) + 10_000}@example.com`,
    phone: random.chance(0.6) ? fill(place.phone, random) : "",
  };
}

function nameOf(place: Place, random: Random): string {
  const given = random.pick(place.given);
  const family = random.pick(place.family);
  if (place.joined || place.country === "VN") return `${family}${place.joined ? "" : " "}${given}`;
  return `${given} ${family}`;
}
