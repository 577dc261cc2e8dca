import { sql } from "kysely";
import type { ShippingPolicy } from "../../../../api/generated/schema.ts";
import { type Policy, setsValue, THEN_KEYS } from "../../../../api/shipping/policies.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { ShippingPoliciesTable } from "../../../db/tables.ts";
import { hasAny } from "../../../db/search.ts";
import type { Readable } from "../../../lifecycle/step_cache.ts";
import type { ListSource } from "../../../list/source.ts";

export type PolicyRow = Readonly<Omit<ShippingPoliciesTable, "seq" | "search_text">> & {
  readonly hits: number | string;
};

const MAX_HITS = 10_000;

const listIn = <T = string>(json: string): T[] => JSON.parse(json) as T[];

const LISTS = [
  "countries",
  "regions",
  "postal_prefixes",
  "sellers",
  "stores",
  "methods",
  "tags",
] as const;

export const policyOf = (row: Readonly<Pick<ShippingPoliciesTable, keyof Policy>>): Policy => ({
  _id: row._id,
  code: row.code,
  priority: row.priority,
  status: row.status,
  countries: listIn(row.countries),
  regions: listIn(row.regions),
  postal_prefixes: listIn(row.postal_prefixes),
  sellers: listIn(row.sellers),
  stores: listIn(row.stores),
  methods: listIn(row.methods),
  tags: listIn(row.tags),
  min_g: row.min_g,
  max_g: row.max_g,
  by_methods: listIn(row.by_methods),
  package_type: row.package_type,
  content_type: row.content_type,
  incoterm: row.incoterm,
  location_id: row.location_id,
  label_format: row.label_format,
  tolerance_g: row.tolerance_g,
});

function whenOf(policy: Policy): Readonly<Record<string, unknown>> {
  const lists = LISTS.filter((key) => policy[key].length > 0).map((key) => [key, policy[key]] as const);
  const bounds = (["min_g", "max_g"] as const).filter((key) => policy[key] > 0)
    .map((key) => [key, policy[key]] as const);
  return Object.fromEntries([...lists, ...bounds]);
}

export function policyView(row: PolicyRow): ShippingPolicy {
  const policy = policyOf(row);
  return {
    ...row,
    ...policy,
    by_methods: policy.by_methods.map((method) => ({ method })),
    when: whenOf(policy),
    then: Object.fromEntries(
      THEN_KEYS.filter((key) => setsValue(policy, key)).map((key) => [key, policy[key]]),
    ),
    hits: Number(row.hits),
    conflicts: listIn<Record<string, unknown>>(row.conflicts),
  };
}

const FIELDS = sql.raw(
  `r._id, r.code, r.title, r.priority, r.countries, r.regions, r.postal_prefixes, r.sellers, r.stores, r.methods, r.tags, r.min_g,
  r.max_g, r.by_methods, r.package_type, r.content_type, r.incoterm, r.location_id, r.label_format, r.tolerance_g,
  r.conflicts, r.status, r.created_at, r.updated_at, r.version, (select count(*) from
  (select 1 from packages as p where p.policy_id = r._id limit ${MAX_HITS}) as h) as hits`,
);

export const policiesList: ListSource<PolicyRow, ShippingPolicy> = {
  table: "shipping_policies",
  key: "seq",
  isFoundByCode: true,
  columns: {},
  visible: () => allRows,
  rows: (rows) => sql<PolicyRow>`select ${FIELDS} from ${rows}`,
  wire: policyView,
};

export type TitledPolicy = Policy & { readonly title: string };

/** Reads all policies in their sequence: a few dozen at most, so an index would not help. */
export async function allPolicies(reader: Reader): Promise<readonly TitledPolicy[]> {
  const rows = await reader.selectFrom("shipping_policies").selectAll().execute();
  return rows.map((row) => ({ ...policyOf(row), title: row.title })).sort((a, b) => a.priority - b.priority);
}

export const POLICIES: Readable<readonly TitledPolicy[]> = {
  load: async (reader, keys) => {
    const policies = await allPolicies(reader);
    return new Map(keys.map((key) => [key, policies]));
  },
};

export const areUsed = (reader: Reader, ids: readonly string[]): Promise<boolean> =>
  hasAny(reader, "packages", isOneOf("policy_id", ids));

export async function findExisting(
  reader: Reader,
  table: "shipping_methods" | "stores" | "users" | "locations",
  column: "code" | "_id",
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  if (values.length === 0) return new Set();
  const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)}
    where ${isOneOf(column, values)}`.execute(reader);
  return new Set(rows.map(({ value }) => value));
}

export async function policyByCode(reader: Reader, code: string) {
  return await reader.selectFrom("shipping_policies").select(["_id", "code", "title", "status"])
    .where("code", "=", code).executeTakeFirst();
}
