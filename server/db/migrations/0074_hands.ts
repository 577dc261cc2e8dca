/** Adds who works on an open garment, on which device and since when: the last scan gives existing values. */
import { type Migration, render } from "../ddl.ts";

const LAST_START = (column: string) =>
  `(select e.${column} from unit_events as e where e.unit_id = units._id and e.source = 'scan'
    and e.event in ('unit.start', 'unit.undo') order by e.seq desc limit 1)`;

const STATEMENTS = [
  "alter table units add column taken_by TEXT? references users (_id)",
  "alter table units add column taken_on TEXT default ''",
  "alter table units add column taken_at INT?",
  `update units set taken_by = ${LAST_START("actor_id")}, taken_on = coalesce(${LAST_START("device")}, ''),
    taken_at = ${LAST_START("at")} where station_id is not null and work_status = 'Inprocess'`,
];

export const hands: Migration = {
  number: 74,
  name: "hands",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
