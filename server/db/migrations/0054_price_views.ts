/** Adds tabs to the two lists of price tables: drafts and scheduled tables, and the duties that are valid. */
import type { Migration } from "../ddl.ts";

const UPCOMING = { status: "draft,scheduled" };
/** Columns for duties, which have a destination, but no method and no plan. */
const OF_DUTIES = [
  { key: "code", width: 116 },
  { key: "destination", width: 208 },
  { key: "effective_at", width: 112 },
  { key: "expired_at", width: 112 },
  { key: "status", width: 112 },
  { key: "title", width: 320 },
];

const VIEWS = [
  ["shipping_costs", "upcoming", UPCOMING, []],
  ["shipping_costs", "duties", { status: "active", kind: "duty" }, OF_DUTIES],
  ["local_cost_table", "upcoming", UPCOMING, []],
] as const;

export const priceViews: Migration = {
  number: 54,
  name: "price_views",
  statements: () => [
    `insert into saved_views (_id, resource, name, code, audience, role, default_role, columns, density,
filters, sort, position, created_at, updated_at, version) values
${
      VIEWS.map(([list, code, filters, columns], position) =>
        `('view-${list}-${code}', '${list}', '${code}', '${code}', 'everyone', '', '',
'${JSON.stringify(columns)}', 'normal', '${JSON.stringify(filters)}', '-effective_at', ${position}, 0, 0, 1)`
      ).join(",\n")
    }`,
  ],
};
