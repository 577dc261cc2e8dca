import { sql } from "kysely";
import type { UnitEvent } from "../../../../api/generated/schema.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import type { UnitEventsTable } from "../../../db/tables.ts";
import { inScope, type Scope } from "../../../scope.ts";

const MAX_SHOWN = 100;

export type NewUnitEvent = Omit<UnitEventsTable, "seq">;

export const insertUnitEvents = (tx: Writer, rows: readonly NewUnitEvent[]): Promise<void> =>
  insertMany(tx, "unit_events", rows);

export type LastEvent = Pick<
  UnitEventsTable,
  | "_id"
  | "unit_id"
  | "event"
  | "from_state"
  | "before"
  | "actor_id"
  | "device"
  | "source"
  | "at"
  | "unit_version"
>;

export async function lastEventsOf(reader: Reader, ids: readonly string[]): Promise<Map<string, LastEvent>> {
  const rows = await reader.selectFrom("unit_events as e")
    .select([
      ...["_id", "unit_id", "event", "from_state", "before", "actor_id", "device", "source", "at"] as const,
      "unit_version",
    ])
    .where(isOneOf("e.unit_id", ids))
    .where(sql<boolean>`seq = (select max(seq) from unit_events as later where later.unit_id = e.unit_id)`)
    .execute();
  return new Map(rows.map((row) => [row.unit_id, row]));
}

type Happened = Omit<UnitEvent, "photos"> & { readonly unit_id: string };

/** Returns events by the unit's id, the newest first, with the worker's name, which only staff may see. */
export async function historiesOf(reader: Reader, scope: Scope, ids: readonly string[]) {
  const { rows } = await sql<Happened>`select _id, unit_id, event, from_state, to_state, cycle,
    source, reason_code, reason, fault_step, at, actor_name, station_code from (
      select e._id, e.unit_id, e.event, e.from_state, e.to_state, e.cycle, e.source, e.reason_code, e.reason,
        e.fault_step, e.at, e.seq, coalesce(u.name, '') as actor_name, coalesce(s.code, '') as station_code,
        row_number() over (partition by e.unit_id order by e.seq desc) as place
      from unit_events as e left join users as u on u._id = e.actor_id left join stations as s on s._id = e.station_id
      where ${isOneOf("e.unit_id", ids)} and ${inScope(scope, "e.seller_id")}
    ) as ranked where place <= ${MAX_SHOWN} order by seq desc`.execute(reader);
  const groups = groupRows([...await returnedOf(reader, scope, ids), ...rows], (row) => row.unit_id);
  return new Map(
    [...groups].map((
      [id, group],
    ) => [id, group.slice(0, MAX_SHOWN).map(({ unit_id: _, ...event }) => event)]),
  );
}

/** Returns events of returned garments, which follow all steps of the garment and do not change its state. */
async function returnedOf(reader: Reader, scope: Scope, ids: readonly string[]) {
  const { rows } = await sql<Happened>`select g._id, g.unit_id,
    'return.' || case g.outcome when '' then 'undone' else g.outcome end as event, '' as from_state, '' as to_state,
    u.cycle, 'hand' as source, g.reason_code, g.note as reason, '' as fault_step, g.at,
    coalesce(w.name, '') as actor_name, '' as station_code
    from returns as g join units as u on u._id = g.unit_id left join users as w on w._id = g.actor_id
    where ${isOneOf("g.unit_id", ids)} and ${inScope(scope, "g.seller_id")} order by g.seq desc`.execute(
    reader,
  );
  return rows;
}
