import { sql } from "kysely";
import { MAX_NEXT_SHOWN, MAX_SCANS_SHOWN } from "../../../../api/workshop/scans.ts";
import type { Reader } from "../../../db/database.ts";
import { unitSortValues } from "../units/queue_store.ts";

export interface Place {
  readonly location_id: string;
  readonly print_status: string;
}

const QUEUE = unitSortValues["rush"]?.("r") ?? sql`r.seq`;

export async function nextUnits(reader: Reader, { location_id, print_status }: Place): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`select r._id from units as r
    where r.location_id = ${location_id} and r.print_status = ${print_status} and r.work_status = 'Waiting'
    order by ${QUEUE}, r.seq limit ${MAX_NEXT_SHOWN}`.execute(reader);
  return rows.map(({ _id }) => _id);
}

export const lastScans = (reader: Reader, station: string) =>
  reader.selectFrom("scans as s").leftJoin("users as u", "u._id", "s.actor_id")
    .select(["s.key", "s.code", "s.outcome", "s.answer", "s.unit_id", "s.ticket", "s.event", "s.at"])
    .select(["s.actor_id", "s.device", sql<string>`coalesce(u.name, '')`.as("operator_name")])
    .where("s.station_id", "=", station).orderBy("s.seq", "desc").limit(MAX_SCANS_SHOWN).execute();
export type LastScan = Awaited<ReturnType<typeof lastScans>>[number];

interface Wanted {
  readonly _id: string;
  /** JSON: the steps of the unit. */
  readonly route: string;
  readonly rejected_at: string | null;
}
/** Maximum number of units that are searched for those of one station. */
const MAX_LOOKED_AT = 200;

/** Lists a location's units in a later cycle that is not begun and has no printed ticket, by due time. */
export async function findUnprintedUnits(reader: Reader, location_id: string): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`select u._id, coalesce(p.route, lo.steps) as route,
      (select e.station_id from unit_events as e where e.unit_id = u._id and e.event = 'unit.reject'
        order by e.seq desc limit 1) as rejected_at
    from units as u join locations as lo on lo._id = u.location_id left join items as i on i._id = u.item_id
      left join products as p on p._id = i.product_id
    where u.location_id = ${location_id} and u.cycle > 1
      and u.print_status not in ('Packed', 'Rejected', 'Stopped')
      and not exists (select 1 from unit_events as e where e.unit_id = u._id and e.cycle = u.cycle
        and e.event in ('unit.start', 'unit.finish'))
      and not exists (select 1 from print_job_records as r where r.code = u.code || '-' || u.cycle)
    order by u.due_at limit ${MAX_LOOKED_AT}`.execute(reader);
  return rows;
}

export const stationsIn = (reader: Reader, location_id: string) =>
  reader.selectFrom("stations").select(["_id", "step", "name"]).where("location_id", "=", location_id)
    .orderBy("code").execute();
