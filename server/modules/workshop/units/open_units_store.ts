import { type RawBuilder, sql } from "kysely";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Condition } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { ALL_UNIT_TEXTS, GUARD_COLUMNS } from "./read_store.ts";
import type { Hand } from "./hand.ts";
import type { UnitRow } from "./rows.ts";

/** Leaves out the fields for the screen: reading them before the write doubled the scans that Postgres refused. */
const selectUnits = (condition: Condition, scope: Scope) =>
  sql<UnitRow>`select ${ALL_UNIT_TEXTS.columns}${GUARD_COLUMNS} from units as r ${ALL_UNIT_TEXTS.joins}
    where ${condition} and ${inScope(scope, "r.seller_id")}`;

const byCode = cacheQuery((_reader, place: Place<{ code: string; scope: Scope }>) =>
  selectUnits(sql`r.code = ${place("code")}`, place("scope"))
);

export const unitByCode = (reader: Reader, scope: Scope, code: string): Promise<UnitRow | undefined> =>
  byCode.first(reader, { code, scope });

/** Number of a station's last scans by which its open units are ordered. */
const LAST_SCANS = 20;

type OpenUnit = Pick<UnitRow, "_id" | "taken_by" | "taken_on">;

/** Returns the open units of a station: first those of this person and device, then by their last scan. */
export async function openUnitsAt(
  reader: Reader,
  station: string,
  { actor, device }: Hand,
  limit: number,
): Promise<readonly OpenUnit[]> {
  const isOwn = sql<boolean>`(u.taken_by = ${actor} and u.taken_on = ${device})`;
  const { rows } = await openAt(sql`${station}`, isOwn, limit).execute(reader);
  return rows;
}

const openAt = (station: RawBuilder<unknown>, isOwn: Condition, limit: number) =>
  sql<OpenUnit>`select u._id, u.taken_by, u.taken_on from units as u left join (
      select unit_id, max(seq) as seq from (select unit_id, seq from scans where station_id = ${station}
        order by seq desc limit ${sql.lit(LAST_SCANS)}) as last group by unit_id
    ) as s on s.unit_id = u._id
    where u.station_id = ${station} and u.work_status = 'Inprocess'
    order by case when ${isOwn} then 0 else 1 end, coalesce(s.seq, 0) desc, u.updated_at desc, u.seq desc
    limit ${sql.lit(limit)}`;

/** Reads scans only if several units are open: Postgres refuses one of two transactions that read and add scans. */
const inHandAt = (station: RawBuilder<unknown>, isOwn: Condition) =>
  sql`(select case when open.n > 1 then (select first._id from (${openAt(station, isOwn, 1)}) as first)
    else open.only end from (
    select count(*) as n, min(u._id) as only from units as u
    where u.station_id = ${station} and u.work_status = 'Inprocess' and ${isOwn}
  ) as open)`;

const stationOf = (code: string) => sql`(select st._id from stations as st where st.code = ${code})`;

const inHand = cacheQuery((_reader, place: Place<Hand & { station: string; scope: Scope }>) =>
  selectUnits(
    sql`r._id = ${
      inHandAt(
        stationOf(place("station")),
        sql<boolean>`(u.taken_by = ${place("actor")} and u.taken_on = ${place("device")})`,
      )
    }`,
    place("scope"),
  )
);

export const openUnitOf = (
  reader: Reader,
  scope: Scope,
  station: string,
  hand: Hand,
): Promise<UnitRow | undefined> => inHand.first(reader, { ...hand, station: station.toUpperCase(), scope });

const withTicket = cacheQuery((
  _reader,
  place: Place<{ station: string; code: string; cycle: number; scope: Scope }>,
) =>
  selectUnits(
    sql`r.code = ${place("code")} and r.cycle = ${place("cycle")} and r.work_status = 'Inprocess'
      and r.station_id = ${stationOf(place("station"))}`,
    place("scope"),
  )
);

export const openWithTicket = (
  reader: Reader,
  scope: Scope,
  station: string,
  { code, cycle }: Pick<UnitRow, "code" | "cycle">,
): Promise<UnitRow | undefined> =>
  withTicket.first(reader, { station: station.toUpperCase(), code, cycle, scope });

export async function workerNameOf(reader: Reader, id: string): Promise<string> {
  const found = await reader.selectFrom("users").select("name").where("_id", "=", id).executeTakeFirst();
  return found?.name ?? "";
}
