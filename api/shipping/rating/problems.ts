/** Finds errors of a price table, which keep it from being scheduled, and warnings. */
import type { PriceTable, PriceTableBody, PriceTableKind } from "./price_table.ts";
import { rateBy } from "./rate.ts";
import { postalKey } from "../../places/postal_key.ts";
import { ANY_PLACE } from "./zones.ts";

export const RED_PROBLEMS = [
  "notAscending",
  "twoZones",
  "emptyZone",
  "zoneTwice",
  "prefixOfAll",
  "noZones",
  "noPrices",
  "noRules",
  "goneZone",
  "gap",
  "overlap",
  "badWeight",
  "badAmount",
  "tooMany",
] as const;
export const AMBER_PROBLEMS = ["falls", "belowCost", "unknownZone"] as const;
export type PriceTableProblemCode = (typeof RED_PROBLEMS)[number] | (typeof AMBER_PROBLEMS)[number];

export interface PriceTableProblem {
  readonly code: PriceTableProblemCode;
  readonly level: "red" | "amber";
  /** Indices from 0. */
  readonly row?: number;
  readonly zone?: number;
  readonly surcharge?: number;
  readonly values?: Readonly<Record<string, string | number>>;
}

const AMBER: readonly string[] = AMBER_PROBLEMS;

export const problemOf = (
  code: PriceTableProblemCode,
  more: Omit<PriceTableProblem, "code" | "level"> = {},
): PriceTableProblem => ({ code, level: AMBER.includes(code) ? "amber" : "red", ...more });

/** Returns errors and warnings. A price below that of `cost`, the table of our costs, is a warning. */
export function problemsOf(
  body: PriceTableBody,
  cost: PriceTableBody | null = null,
  kind: PriceTableKind = "price",
): PriceTableProblem[] {
  if (kind === "duty") return body.duties.length === 0 ? [problemOf("noRules")] : [];
  return [
    ...zoneProblems(body),
    ...surchargeProblems(body),
    ...bracketProblems(body),
    ...cost ? belowCost(body, cost) : [],
  ];
}

export const faultsOf = (body: PriceTableBody, kind: PriceTableKind): PriceTableProblem[] =>
  problemsOf(body, null, kind).filter(({ level }) => level === "red");

function zoneProblems({ zones }: PriceTableBody): PriceTableProblem[] {
  const found: PriceTableProblem[] = zones.length === 0 ? [problemOf("noZones")] : [];
  const claimed = new Map<string, string>();
  const codes = new Set<string>();
  for (const [zone, { code, countries, postal_prefixes }] of zones.entries()) {
    if (codes.has(code)) found.push(problemOf("zoneTwice", { zone, values: { zone: code } }));
    codes.add(code);
    if (countries.length === 0) found.push(problemOf("emptyZone", { zone, values: { zone: code } }));
    if (countries.includes(ANY_PLACE) && postal_prefixes.length > 0) {
      found.push(problemOf("prefixOfAll", { zone, values: { zone: code } }));
    }
    const prefixes = postal_prefixes.length > 0 ? postal_prefixes.map(postalKey) : [""];
    for (const country of new Set(countries)) {
      for (const prefix of new Set(prefixes)) {
        const place = `${country} ${prefix}`.trim();
        const other = claimed.get(place);
        if (other !== undefined) {
          found.push(problemOf("twoZones", { zone, values: { place, zone: code, other } }));
        } else claimed.set(place, code);
      }
    }
  }
  return found;
}

/** A surcharge for a missing zone is never charged. */
function surchargeProblems({ surcharges, zones }: PriceTableBody): PriceTableProblem[] {
  const known = new Set(zones.map(({ code }) => code));
  return surcharges.flatMap(({ code: name, when }, surcharge) =>
    ("zones" in when ? when.zones : []).filter((zone) => !known.has(zone)).map((zone) =>
      problemOf("goneZone", { surcharge, values: { name, zone } })
    )
  );
}

function bracketProblems({ brackets, further, zones }: PriceTableBody): PriceTableProblem[] {
  if (brackets.length === 0 && !further) return [problemOf("noPrices")];
  const found: PriceTableProblem[] = [];
  for (const [row, { up_to_g }] of brackets.entries()) {
    if (up_to_g <= (brackets[row - 1]?.up_to_g ?? 0)) found.push(problemOf("notAscending", { row }));
  }
  for (const zone of zones.keys()) {
    let most = 0;
    for (const [row, { cells }] of brackets.entries()) {
      const cell = cells[zone] ?? null;
      if (cell === null) continue;
      if (cell < most) found.push(problemOf("falls", { row, zone }));
      most = Math.max(most, cell);
    }
  }
  return found;
}

/** Compares prices with costs at the heaviest weight of each cell, for the first place of its zone. */
function belowCost({ zones, brackets }: PriceTableBody, cost: PriceTableBody): PriceTableProblem[] {
  const found: PriceTableProblem[] = [];
  const table = priceTableOf(cost);
  for (const [zone, { countries, postal_prefixes }] of zones.entries()) {
    const [country = ""] = countries;
    for (const [row, { up_to_g, cells }] of brackets.entries()) {
      const price = cells[zone] ?? null;
      if (price === null) continue;
      const postal_code = postal_prefixes[0] ?? "";
      const rated = rateBy({ ...ANY_QUESTION, country, postal_code, weight_g: up_to_g }, table);
      if (rated.ok && price < rated.total_minor) {
        found.push(problemOf("belowCost", { row, zone, values: { cost_minor: rated.total_minor } }));
      }
    }
  }
  return found;
}

const ANY_QUESTION = {
  kind: "cost",
  method_code: "",
  at: 0,
  plan: "",
  vip: 0,
  location_id: null,
  mm: null,
} as const;

export const priceTableOf = (body: PriceTableBody): PriceTable => ({
  _id: "",
  code: "",
  kind: "cost",
  method_code: "",
  plan: "",
  min_vip: 0,
  location_id: null,
  forwarder: "",
  destination: "",
  currency: "",
  effective_at: 0,
  expired_at: null,
  body,
});

export const EMPTY_BODY: PriceTableBody = {
  zones: [],
  brackets: [],
  further: null,
  dim: null,
  surcharges: [],
  duties: [],
};
