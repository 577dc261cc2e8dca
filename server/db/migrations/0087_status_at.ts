/** Orders record since when they have their status, from the audit, else from their last change. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table orders add column status_at INT default 0",
  `update orders set status_at = coalesce((select max(e.at) from audit_events as e where e.entity_id = orders._id
  and e.entity = 'orders' and e.changes like '%"field":"status"%'),
  case when status = 'Draft' then created_at else updated_at end)`,
];

export const statusAt: Migration = {
  number: 87,
  name: "status at",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
