/** Reads the columns of package lists from other tables, and defines the lists' filters. */
import { sql } from "kysely";
import { UNLABELLED_PACKAGES } from "../../../../api/statuses.ts";
import { type WeightKind, WEIGHTS } from "../../../../api/shipping/packages.ts";
import { type Condition, either, every, isOneOf } from "../../../db/conditions.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Load } from "../../../graphql/batch.ts";
import type { ListSource } from "../../../list/source.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";
import { CLOSED_ORDERS } from "./facts.ts";
import type { PackageRow } from "./rows.ts";

export interface ListFields {
  readonly units_made: number | string;
  readonly units_packed: number | string;
  readonly method_name: string;
  readonly policy_code: string;
  readonly order_closed: string;
}
export type ListedPackage = PackageRow & ListFields;

const quoted = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(", ");
/** Counts garments; `|| ''` keeps SQLite from using the index of statuses, which would read all packed garments. */
const inside = (statuses: string): string =>
  `(select count(*) from units as i where i.package_id = r._id and i.print_status || '' in (${statuses}))`;

export const LIST_COLUMNS = sql.raw(
  `${inside("'Packing', 'Packed'")} as units_made, ${inside("'Packed'")} as units_packed,
  coalesce(m.name, r.method_code) as method_name, coalesce(sp.code, '') as policy_code,
  case when r.shipment_status in (${
    quoted(UNLABELLED_PACKAGES)
  }) then coalesce((select min(o.status) from units as i
    join orders as o on o._id = i.order_id where i.package_id = r._id and i.print_status <> 'Stopped'
    and o.status in (${quoted(CLOSED_ORDERS)})), '') else '' end as order_closed`,
);
/** Joins by keys, and only for the rows of a page. */
export const LIST_JOINS = sql.raw(
  `left join shipping_methods as m on m.code = r.method_code
  left join shipping_policies as sp on sp._id = r.policy_id`,
);

/** The billed weight, or else the weight on the scale, or else the expected weight, in grams. */
const GRAMS = sql.raw("coalesce(billed_g, weighed_g, weight_g)");

/** Uses a column's index only for a single value; for several, rows are scanned in list order instead of sorted. */
const indexed = (column: string) => (values: readonly string[]): Condition =>
  values.length === 1
    ? isOneOf(column, values)
    : either(values.map((value) => sql<boolean>`${sql.ref(column)} || '' = ${value}`));

const ofLabel = indexed("label_status");

export const packageConditions: NonNullable<ListSource<unknown, unknown>["conditions"]> = {
  method: indexed("method_code"),
  carrier: indexed("carrier"),
  label: (kinds) => ofLabel(kinds.map((kind) => kind === "None" ? "" : kind)),
  // Repeats the condition of the partial index, so that the index is used.
  trouble: (kinds) => every([sql<boolean>`trouble <> ''`, isOneOf("trouble", kinds)]),
  weight: (kinds) =>
    either(kinds.map((kind): Condition => {
      const [above, upTo] = WEIGHTS[kind as WeightKind];
      return sql<boolean>`(${GRAMS} > ${above} and ${GRAMS} <= ${upTo})`;
    })),
};

type MethodNames = Pick<ListFields, "method_name" | "policy_code"> & { readonly proposed_carrier: string };

/** Needs the aliases `m` (shipping method) and `u` (seller's account). */
const PROPOSED_CARRIER = sql<string>`coalesce(nullif(m.carrier, ''), u.default_carrier, '')`;

/** Returns the names of method and policy, and the carrier to propose, by the package's id. */
export const namesOf: Load<MethodNames> = async (
  reader,
  scope,
  ids,
  context,
) => {
  const { rows } = await sql<MethodNames & { readonly _id: string }>`
    select r._id, coalesce(m.name, r.method_code) as method_name, ${PROPOSED_CARRIER} as proposed_carrier,
      coalesce(sp.code, '') as policy_code
    from packages as r left join shipping_methods as m on m.code = r.method_code
      left join shipping_policies as sp on sp._id = r.policy_id left join users as u on u._id = r.seller_id
    where ${isOneOf("r._id", ids)} and ${inScope(scope, "r.seller_id")}`.execute(reader);
  const isSeller = context?.session.person.role === "sale";
  return new Map(rows.map(({ _id, ...names }) => [_id, isSeller ? { ...names, policy_code: "" } : names]));
};

const proposed = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<{ readonly order_id: string; readonly carrier: string }>`
    select r.order_id, min(${PROPOSED_CARRIER}) as carrier
    from packages as r left join shipping_methods as m on m.code = r.method_code
      left join users as u on u._id = r.seller_id
    where ${isOneOf("r.order_id", place("ids"))} and ${
    inScope(place("scope"), "r.seller_id")
  } group by r.order_id`
);

/** Returns the carrier to propose for a label of each order, as for its packages. */
export const proposedCarriersOf: Load<string> = async (reader, scope, ids) =>
  new Map((await proposed.all(reader, { ids, scope })).map(({ order_id, carrier }) => [order_id, carrier]));
