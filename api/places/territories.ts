/**
 * A destination for the post, for customs and for prices: its tax and customs territory, and the country whose prices it
 * has. Most countries are one territory; the others are in the table below. Sources, all read on 28-11-2026:
 *
 * EU: European Commission, "Territorial Scope" (taxation-customs.ec.europa.eu).
 * UK: Windsor Framework, in force since 27-03-2023: Northern Ireland counts for both. Customs union of the UK with
 * Jersey, Guernsey and the Isle of Man, in force since 01-01-2021; the Isle of Man shares its VAT.
 * CH: customs treaty with Liechtenstein, 29-03-1923; with Germany about Büsingen, 23-11-1964.
 * US: USPS Domestic Mail Manual 608.2 (version of 09-07-2023): domestic prices, but customs forms to military addresses
 * and beyond the states, the District of Columbia and Puerto Rico (19 CFR 101.1).
 */
import { postalKey } from "./postal_key.ts";

export interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly postal_code?: string;
  readonly region?: string;
}

export interface Territory {
  readonly code: string;
  /** Country whose post delivers there and whose form of address is used: ISO 3166-1 alpha-2. */
  readonly postal: string;
  /** Customs territories: within one there are no duties. */
  readonly customs: readonly string[];
  /** Areas of one turnover tax: a package that leaves them is declared, also if there are no duties. */
  readonly tax: readonly string[];
  /** The country whose prices count if a price table or a method does not name the territory. */
  readonly rates: string;
}

interface Rule extends Territory {
  readonly iso: string;
  readonly within: readonly { readonly country: string; readonly prefixes: readonly string[] }[];
  readonly regions: readonly string[];
}

const EU = (
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE"
).split(" ");

type Within = Readonly<Record<string, string>>;
interface TerritoryOptions {
  readonly customs?: string;
  readonly tax?: string;
  readonly rates?: string;
  readonly postal?: string;
  readonly regions?: string;
}

/** @param within prefixes of postal codes by country, separated by blanks */
function rule(code: string, iso: string, within: Within, options: TerritoryOptions = {}): Rule {
  const [first = iso] = Object.keys(within);
  const { customs = code, tax = code, rates = iso || first, postal = iso || first, regions = "" } = options;
  return {
    code,
    iso,
    within: Object.entries(within).map(([country, prefixes]) => ({ country, prefixes: prefixes.split(" ") })),
    customs: customs.split(" "),
    tax: tax.split(" "),
    rates,
    postal,
    regions: regions === "" ? [] : regions.split(" "),
  };
}

const FREE_IN_EU = { customs: "EU" };
const LIKE_US = { rates: "US", postal: "US" };

/** The first match counts. */
const RULES: readonly Rule[] = [
  // Free of duties in the EU, outside its VAT; except BL, which must come before GP.
  rule("IC", "", { ES: "35 38" }, FREE_IN_EU),
  rule("AX", "AX", { FI: "22" }, { ...FREE_IN_EU, rates: "FI" }),
  rule("IT-CAM", "", { IT: "22061", CH: "6911" }, { ...FREE_IN_EU, rates: "IT" }),
  rule("GR-ATH", "", { GR: "63086 63087" }, FREE_IN_EU),
  rule("SM", "SM", { IT: "4789" }, { ...FREE_IN_EU, rates: "IT" }),
  rule("MF", "MF", { FR: "97150" }, FREE_IN_EU),
  rule("BL", "BL", { FR: "97133" }),
  rule("GP", "GP", { FR: "971" }, FREE_IN_EU),
  rule("MQ", "MQ", { FR: "972" }, FREE_IN_EU),
  rule("GF", "GF", { FR: "973" }, FREE_IN_EU),
  rule("RE", "RE", { FR: "974" }, FREE_IN_EU),
  rule("YT", "YT", { FR: "976" }, FREE_IN_EU),
  // Outside the customs territory and the VAT of the EU.
  rule("XC", "", { ES: "51" }),
  rule("XL", "", { ES: "52" }),
  rule("IT-LIV", "", { IT: "23041" }),
  rule("DE-HEL", "", { DE: "27498" }),
  rule("VA", "VA", { IT: "00120" }, { rates: "IT" }),
  rule("PM", "PM", { FR: "975" }),
  rule("TF", "TF", { FR: "984" }),
  rule("WF", "WF", { FR: "986" }),
  rule("PF", "PF", { FR: "987" }),
  rule("NC", "NC", { FR: "988" }),
  // A place that belongs to the customs and tax territory of another country.
  rule("DE-BUS", "", { DE: "78266", CH: "8238" }, { customs: "CH", tax: "CH" }),
  rule("MC", "MC", { FR: "980" }, { customs: "EU", tax: "EU", rates: "FR" }),
  rule("LI", "LI", {}, { customs: "CH", tax: "CH", rates: "CH" }),
  // Northern Ireland is in the EU and the UK; the islands have the prices of the Royal Mail.
  rule("XI", "", { GB: "BT" }, { customs: "EU GB", tax: "EU GB" }),
  rule("JE", "JE", { GB: "JE" }, { customs: "GB", rates: "GB" }),
  rule("GG", "GG", { GB: "GY" }, { customs: "GB", rates: "GB" }),
  rule("IM", "IM", { GB: "IM" }, { customs: "GB", tax: "GB", rates: "GB" }),
  // Domestic mail of the United States.
  rule("PR", "PR", { US: "006 007 009" }, { ...LIKE_US, customs: "US", tax: "US" }),
  rule("VI", "VI", { US: "008" }, LIKE_US),
  rule("AS", "AS", { US: "96799" }, LIKE_US),
  rule("PW", "PW", { US: "96939 96940" }, LIKE_US),
  rule("FM", "FM", { US: "96941 96942 96943 96944" }, LIKE_US),
  rule("MP", "MP", { US: "9695" }, LIKE_US),
  rule("MH", "MH", { US: "96960 96970" }, LIKE_US),
  rule("GU", "GU", { US: "9691 9692 96931 96932" }, LIKE_US),
  rule("US-MIL", "", { US: "340 090 091 092 093 094 095 096 097 098 962 963 964 965 966" }, {
    ...LIKE_US,
    regions: "AA AE AP",
  }),
];

/** Codes that are no ISO codes of countries; the words of price tables name them. */
export const TERRITORIES_WITHOUT_COUNTRY: readonly string[] = RULES.flatMap(({ iso, code }) =>
  iso === "" ? [code] : []
);

const byCountry = new Map<string, Rule[]>();
for (const each of RULES) {
  for (const country of new Set([...each.iso ? [each.iso] : [], ...each.within.map((one) => one.country)])) {
    byCountry.set(country, [...byCountry.get(country) ?? [], each]);
  }
}

const wholes = new Map<string, Territory>();

function wholeOf(country: string): Territory {
  const known = wholes.get(country);
  if (known) return known;
  const area = [EU.includes(country) ? "EU" : country];
  const whole = { code: "", postal: country, customs: area, tax: area, rates: country };
  // Only countries of the table and of the EU are cached, since a caller may send any text.
  if (byCountry.has(country) || EU.includes(country)) wholes.set(country, whole);
  return whole;
}

export function territoryOf({ country, postal_code = "", region = "" }: Place): Territory {
  const rules = byCountry.get(country);
  if (!rules) return wholeOf(country);
  const key = postalKey(postal_code);
  const state = region.trim().toUpperCase();
  const found = rules.find(({ iso, within, regions }) =>
    iso === country || within.some((part) =>
      part.country === country &&
      (regions.includes(state) || part.prefixes.some((prefix) => key.startsWith(prefix)))
    )
  );
  return found ?? wholeOf(country);
}

const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((each) => other.includes(each));

/** A place without a country cannot decide what is abroad. */
const isKnown = (from: Place, to: Place): boolean => from.country !== "" && to.country !== "";

/** True if the places share no turnover tax or no customs territory. */
export function isDeclaredBetween(from: Place, to: Place): boolean {
  if (!isKnown(from, to)) return false;
  const [one, other] = [territoryOf(from), territoryOf(to)];
  return !share(one.customs, other.customs) || !share(one.tax, other.tax);
}

/** True if the places share no customs territory. */
export const isDutiedBetween = (from: Place, to: Place): boolean =>
  isKnown(from, to) && !share(territoryOf(from).customs, territoryOf(to).customs);
