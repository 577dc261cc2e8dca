/** Orders record when they were paid and produced, for lead times. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table orders add column paid_at INT?",
  "alter table orders add column produced_at INT?",
  // A free remedy counts as paid when it is made, without a movement.
  `update orders set paid_at = coalesce((select max(t.created_at) from ledger_txns as t
    where t.order_id = orders._id and t.kind = 'charge'), case when paid = 1 then created_at end)`,
  // The time at which the last garment reached packing; null if its steps were not recorded.
  `update orders set produced_at = (select max(e.at) from units as u join unit_events as e on e.unit_id = u._id
    where u.order_id = orders._id and (e.to_state = 'Packing' or e.to_state like 'Packing.%')
      and e.from_state not like 'Pack%') where print_status = 'Printed'`,
  "create index orders_by_paid on orders (paid_at, seller_id, created_at) where paid_at is not null",
  "create index orders_by_produced on orders (produced_at, seller_id, created_at) where produced_at is not null",
];

export const orderTimes: Migration = {
  number: 191,
  name: "order times",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "orders.paid_at": "When it was last paid, also where it was given back since; null before.",
    "orders.produced_at": "Since when all its garments are finished and wait to be packed; null before.",
  },
};
