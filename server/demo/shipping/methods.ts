/** Makes eight shipping methods, number ranges with sheets, and six policies, two of which contradict each other. */
import { DAY_SECONDS } from "../../../api/constants.ts";
import { SPECIMEN } from "../../../api/shipping/methods.ts";
import { numberOf } from "../../../api/shipping/number_ranges.ts";
import { type Policy, type SendingRules } from "../../../api/shipping/policies.ts";
import { conflictsIn } from "../../../api/shipping/policy_conflicts.ts";
import type { Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import type { NumberRangesTable, ShippingMethodsTable, ShippingPoliciesTable } from "../../db/tables.ts";
import { insertRows } from "../bulk.ts";
import { idMaker } from "../ids.ts";
import { seededRandom } from "../random.ts";

type Method = Omit<ShippingMethodsTable, "seq">;
type Range = Omit<NumberRangesTable, "seq">;
type PolicyRow = Omit<ShippingPoliciesTable, "seq">;

export interface DemoMethods {
  readonly rules: SendingRules;
  readonly insert: (tx: Writer) => Promise<void>;
  /** Inserts a range for sheets with its numbers. @param maker the person who issued them */
  readonly insertSheets: (tx: Writer, maker: string) => Promise<void>;
}

interface Described {
  readonly code: string;
  readonly name: string;
  readonly carrier: string;
  readonly service: string;
  readonly countries?: readonly string[];
  readonly days: readonly [number, number];
  readonly provider?: string;
  readonly account?: string;
  readonly limit_g: number;
  readonly limit_mm: number;
  readonly tracked?: 0;
  readonly incoterm?: string;
  readonly cutoff?: string;
  readonly status?: string;
}

const US = ["US"];

/** Returns true for methods of the US: their past labels were uploaded, new ones are bought specimens. */
export const sellsFromNow = (
  { provider, countries }: { readonly provider: string; readonly countries: readonly string[] },
): boolean => provider === "upload" && countries.join() === US.join();
const METHODS: readonly Described[] = [
  {
    ...{ code: "economy", name: "Economy", carrier: "USPS", service: "GroundAdvantage", days: [6, 12] },
    ...{ countries: US, limit_g: 450, limit_mm: 550, cutoff: "15:00" },
  },
  {
    ...{ code: "standard", name: "Standard", carrier: "USPS", service: "GroundAdvantage", days: [4, 7] },
    ...{ countries: US, limit_g: 31_750, limit_mm: 2_700, cutoff: "15:00" },
  },
  {
    ...{ code: "express", name: "Express", carrier: "UPS", service: "2ndDayAir", days: [2, 3] },
    ...{ countries: US, limit_g: 68_000, limit_mm: 2_740, cutoff: "16:30" },
  },
  {
    ...{
      code: "overnight",
      name: "Overnight",
      carrier: "FedEx",
      service: "STANDARD_OVERNIGHT",
      days: [1, 1],
    },
    ...{ countries: US, limit_g: 68_000, limit_mm: 2_740, cutoff: "14:00" },
  },
  {
    ...{
      code: "international",
      name: "International standard",
      carrier: "VNPost",
      service: "",
      days: [10, 20],
    },
    ...{ limit_g: 30_000, limit_mm: 1_500 },
  },
  {
    ...{
      code: "international-express",
      name: "International express",
      carrier: "DHL",
      service: "ExpressWorldwide",
    },
    ...{ days: [3, 6], limit_g: 70_000, limit_mm: 1_200, incoterm: "DDP" },
  },
  {
    ...{ code: "house-post", name: "House post", carrier: "VNPost", service: "Registered", days: [9, 18] },
    ...{ provider: "house", limit_g: 2_000, limit_mm: 600 },
  },
  {
    ...{ code: "easypost-ground", name: "Ground by EasyPost", carrier: "USPS", service: "GroundAdvantage" },
    ...{
      days: [3, 6],
      provider: "easypost",
      account: "pb",
      countries: US,
      limit_g: 31_750,
      limit_mm: 2_700,
      status: "Paused",
    },
  },
];

const ANY = {
  ...{ countries: [], regions: [], postal_prefixes: [], sellers: [], stores: [], methods: [], tags: [] },
  min_g: 0,
  max_g: 0,
};
const SAYS_NOTHING = {
  ...{ by_methods: [], package_type: "", content_type: "", incoterm: "", location_id: "", label_format: "" },
  tolerance_g: 0,
};

type PolicyValues = Omit<Policy, "_id" | "code"> & { readonly title: string };
const policyOf = (title: string, priority: number, more: Partial<Policy>): PolicyValues => ({
  ...ANY,
  ...SAYS_NOTHING,
  title,
  priority,
  status: "Active",
  ...more,
});

const POLICIES: readonly PolicyValues[] = [
  policyOf("Abroad by house post", 10, {
    ...{ methods: ["international"], max_g: 2_000, by_methods: ["house-post", "international"] },
    ...{ package_type: "mailer_m", label_format: "A6", tolerance_g: 20 },
  }),
  policyOf("European Union, duties paid", 20, {
    ...{
      countries: ["AT", "DE", "ES", "FR", "GR", "NL", "PL", "PT", "SE"],
      methods: ["international-express"],
    },
    ...{ by_methods: ["international-express"], incoterm: "DDP" },
  }),
  policyOf("Gifts", 30, { tags: ["gift"], content_type: "gift" }),
  policyOf("Light within the US", 40, {
    countries: US,
    max_g: 450,
    package_type: "mailer_s",
    label_format: "4x6",
  }),
  // Never applies: the policy before it matches the same packages.
  policyOf("Caps in a box", 50, { countries: US, max_g: 150, package_type: "box_s" }),
  policyOf("Heavy parcels", 60, { min_g: 1_500, package_type: "box_m", tolerance_g: 60 }),
];

/** @param openedAt when the business began, unix seconds */
export function makeMethods(openedAt: number, now: number, seed: number): DemoMethods {
  const newId = idMaker(seededRandom(seed));
  const stamps = { created_at: openedAt, updated_at: openedAt, version: 1 };
  const methods = METHODS.map((each, index): Method => ({
    _id: newId(openedAt),
    code: each.code,
    name: each.name,
    carrier: each.carrier,
    service: each.service,
    provider: each.provider ?? "upload",
    integration_id: null,
    gateway_id: null,
    account: each.account ?? "own",
    countries: JSON.stringify(each.countries ?? []),
    limit_g: each.limit_g,
    limit_mm: each.limit_mm,
    tracked: each.tracked ?? 1,
    incoterm: each.incoterm ?? "DDU",
    cn22_max_minor: 40_000,
    cn22_currency: "USD",
    cutoff: each.cutoff ?? "",
    location_ids: "[]",
    min_days: each.days[0],
    max_days: each.days[1],
    position: index + 1,
    status: each.status ?? "Active",
    search_text: searchText(each.code, each.name, each.carrier, each.service),
    ...stamps,
  }));
  const rules = POLICIES.map((each, index): Policy & { readonly title: string } => ({
    ...each,
    _id: newId(openedAt),
    code: `PL-${String(index + 1).padStart(6, "0")}`,
  }));
  const conflicts = conflictsIn(rules);
  const policies = rules.map((each): PolicyRow => ({
    ...each,
    countries: JSON.stringify(each.countries),
    regions: JSON.stringify(each.regions),
    postal_prefixes: JSON.stringify(each.postal_prefixes),
    sellers: JSON.stringify(each.sellers),
    stores: JSON.stringify(each.stores),
    methods: JSON.stringify(each.methods),
    tags: JSON.stringify(each.tags),
    by_methods: JSON.stringify(each.by_methods),
    conflicts: JSON.stringify(conflicts.get(each._id) ?? []),
    search_text: searchText(each.title),
    ...stamps,
  }));
  const ranges = RANGES.map(({ days, ...each }): Range => ({
    _id: newId(now - days * DAY_SECONDS),
    method_code: "house-post",
    kind: "s10",
    purpose: "labels",
    unsure: 0,
    country: "VN",
    created_at: now - days * DAY_SECONDS,
    updated_at: now - DAY_SECONDS,
    version: 1,
    ...each,
  }));
  const sheets = sheetNumbers(now, newId);
  return {
    rules: {
      policies: rules,
      methods: new Map(methods.map((each) => [each.code, {
        ...each,
        countries: JSON.parse(each.countries) as string[],
        location_ids: [],
      }])),
    },
    async insert(tx) {
      for (const made of methods) {
        const each = sellsFromNow({ ...made, countries: JSON.parse(made.countries) as string[] })
          ? { ...made, provider: SPECIMEN }
          : made;
        const { _id: _, ...known } = each;
        const { numUpdatedRows } = await tx.updateTable("shipping_methods").set(known)
          .where("code", "=", each.code).executeTakeFirst();
        if (numUpdatedRows === 0n) await insertRows(tx, "shipping_methods", [each]);
      }
      await insertRows(tx, "shipping_policies", policies);
      await insertRows(tx, "number_ranges", ranges);
    },
    async insertSheets(tx, maker) {
      await insertRows(tx, "number_ranges", [sheets.range]);
      await insertRows(tx, "postal_numbers", sheets.numbers.map((number) => ({ ...number, maker })));
    },
  };
}

const RANGES = [
  { head: "RB", first: 10_000, last: 14_999, next: 15_000, status: "Exhausted", days: 110 },
  { head: "RB", first: 20_000, last: 24_999, next: 24_800, status: "Active", days: 40 },
  { head: "RB", first: 30_000, last: 39_999, next: 30_000, status: "Active", days: 3 },
  { head: "LX", first: 500_000, last: 509_999, next: 500_000, status: "Paused", days: 12 },
] as const;

/** The number range of sheets, ten of which were printed in advance. */
const SHEETS = { head: "RR", first: 70_000, last: 79_999, days: 9 } as const;
const PRINTED = 240;

function sheetNumbers(now: number, newId: (at: number) => string) {
  const at = now - SHEETS.days * DAY_SECONDS;
  const stamps = { created_at: at, updated_at: at, version: 1 };
  const range: Range = {
    ...{ _id: newId(at), method_code: null, kind: "s10", purpose: "sheets", unsure: 0, country: "VN" },
    ...{ head: SHEETS.head, first: SHEETS.first, last: SHEETS.last, next: SHEETS.first + PRINTED },
    ...{ status: "Active", ...stamps },
  };
  const numbers = Array.from({ length: PRINTED }, (_, nth) => ({
    ...{ _id: newId(at), code: numberOf(range, SHEETS.first + nth), range_id: range._id },
    ...{ serial: SHEETS.first + nth, status: nth % 24 === 23 ? "Void" : "Reserved", package_id: null },
    ...{ reason: "Stock of the packing bench", ...stamps },
  }));
  return { range, numbers };
}
