/** Orders record when they were released. Garments begun in the office and never scanned wait again. */
import { type Migration, render } from "../ddl.ts";

/** Matches garments that are in work only because somebody in the office pressed a button. */
const BY_HAND = `u.begun_at is not null and u.station_id is null
  and (u.work_status = 'Inprocess' or (u.work_status = 'On Hold' and u.was_open = 1))
  and exists (select 1 from unit_events as e where e.unit_id = u._id and e.event = 'unit.start' and e.source = 'hand')
  and not exists (select 1 from unit_events as e where e.unit_id = u._id and e.source = 'scan')`;

/** Matches garments for which more happened than their beginning, which therefore stay begun. */
const WAS_WORKED_AT = `exists (select 1 from unit_events as e where e.unit_id = u._id
  and e.event not in ('unit.start', 'unit.undo', 'unit.hold', 'unit.release', 'unit.reassign'))`;

const STATEMENTS = [
  "alter table orders add column released_at INT?",
  `update orders set released_at = (select min(u.begun_at) from units as u where u.order_id = orders._id and ${BY_HAND})
  where status in ('In Production', 'On Hold', 'Cancel Requested')
  and exists (select 1 from units as u where u.order_id = orders._id and ${BY_HAND})`,
  `update units as u set work_status = case when work_status = 'On Hold' then work_status else 'Waiting' end,
  was_open = 0, begun_at = case when ${WAS_WORKED_AT} then begun_at end where ${BY_HAND}`,
  `update orders set print_status = 'Waiting' where print_status = 'Printing' and released_at is not null
  and not exists (select 1 from units as u where u.order_id = orders._id and u.print_status <> 'Stopped'
  and u.begun_at is not null)`,
];

export const releasedOrders: Migration = {
  number: 77,
  name: "released orders",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
