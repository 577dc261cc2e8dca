/** Views that every database has: lists that each role looks at every day. Their texts are `view.<code>`. */

/** Filters of each view, by list and code, as in the list's URL. */
const FILTERS = {
  orders: {
    processing_month: { status: "Processing", range: "this-month" },
    late: { due: "late" },
    due_today: { due: "today" },
    on_hold: { status: "On Hold" },
    needs_mending: { problem: "any" },
    cancel_requests: { status: "Cancel Requested" },
    ready_to_ship: { status: "Ready" },
  },
  packages: {
    exceptions: { shipment_status: "Exception" },
    in_transit: { shipment_status: "In Transit" },
    ready: { shipment_status: "Ready" },
  },
  jobs: {
    running: { status: "Running" },
    failed: { status: "Failed" },
  },
} as const;

const SORTS = { orders: "-created_at", packages: "-created_at", jobs: "-created_at" } as const;

/** Views that are sorted by due time, the most overdue first. */
const BY_DUE: readonly string[] = ["late", "due_today"];

const SELLER = ["processing_month", "needs_mending", "on_hold", "late"];
const OFFICE = [
  "processing_month",
  "late",
  "due_today",
  "on_hold",
  "needs_mending",
  "cancel_requests",
  "ready_to_ship",
];
/** The tabs of each role, in their order; an empty role means everybody who may see the list. */
const TABS: readonly { resource: keyof typeof FILTERS; role: string; codes: readonly string[] }[] = [
  { resource: "orders", role: "sale", codes: SELLER },
  ...["order_qc", "root", "super_root"].map((role) => ({ resource: "orders" as const, role, codes: OFFICE })),
  { resource: "packages", role: "", codes: Object.keys(FILTERS.packages) },
  { resource: "jobs", role: "", codes: Object.keys(FILTERS.jobs) },
];

/** Returns one statement with all rows. Ids are made of list, code and role, so they are equal everywhere. */
export function seededViews(): string {
  const rows = TABS.flatMap(({ resource, role, codes }) =>
    codes.map((code, position) => {
      const id = ["view", resource, code, role].filter(Boolean).join("-");
      const filters = JSON.stringify((FILTERS[resource] as Record<string, object>)[code]);
      const audience = role ? "role" : "everyone";
      const sort = BY_DUE.includes(code) ? "due_at" : SORTS[resource];
      const texts = [id, resource, code, code, audience, role, "", "[]", "normal", filters, sort];
      return `(${texts.map((text) => `'${text}'`).join(", ")}, ${position}, 0, 0, 1)`;
    })
  );
  return `insert into saved_views (_id, resource, name, code, audience, role, default_role, columns, density, filters,
  sort, position, created_at, updated_at, version) values
${rows.join(",\n")}`;
}
