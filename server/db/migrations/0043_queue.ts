/** Indexes garments in the order in which they are worked on, and adds tabs of their list by step. */
import { type Migration, render } from "../ddl.ts";

/** Repeated here, because a migration must not change with the code. */
const OVER = "'Packed', 'Stopped'";
const FAR = 20_000_000_000;
const QUEUE = `(case when print_status in (${OVER}) then ${FAR} - due_at` +
  ` when rush = 1 then due_at - ${FAR} else due_at end)`;

const VIEWS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["qc", { print_status: "QC" }],
  ["cutting", { print_status: "Cutting" }],
  ["printing", { print_status: "Printing" }],
  ["sewing", { print_status: "Sewing" }],
  ["final_qc", { print_status: "Final QC" }],
  ["packing", { print_status: "Packing" }],
  ["rejected", { print_status: "Rejected" }],
  ["late", { due: "late" }],
];

const views =
  `insert into saved_views (_id, resource, name, code, audience, role, default_role, columns, density,
filters, sort, position, created_at, updated_at, version) values
${
    VIEWS.map(([code, filters], position) =>
      `('view-units-${code}', 'units', '${code}', '${code}', 'everyone', '', '', '[]', 'normal', '${
        JSON.stringify(filters)
      }', 'rush', ${position}, 0, 0, 1)`
    ).join(",\n")
  }`;

const STATEMENTS = [
  "alter table units add column rush BOOL default 0",
  `update units set rush = 1 where order_id in
  (select _id from orders where lower(replace(shipping_method, ' ', '-')) in ('express', 'overnight', 'international-express'))`,
  `create index units_queue on units (${QUEUE}, seq, seller_id)`,
  `create index units_by_status on units (print_status, ${QUEUE}, seq, seller_id)`,
  `create index units_by_seller_queue on units (seller_id, ${QUEUE}, seq)`,
  "drop index units_by_seller",
  `create index units_by_seller on units (seller_id, print_status, ${QUEUE}, seq)`,
  `create index units_open on units (print_status, work_status, due_at, seller_id, location_id)
  where print_status not in (${OVER})`,
  "create index unit_events_by_at on unit_events (at)",
  `create index unit_events_rejected on unit_events (at, seller_id, from_state, fault_step, reason_code)
  where event = 'unit.reject'`,
  views,
];

export const queue: Migration = {
  number: 43,
  name: "queue",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
