/** Garments as scans find them: by a code, and by what is open at a station. */
import { type RawBuilder, sql } from "kysely";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Condition } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { GUARDED, WHOLE } from "./read_store.ts";
import type { Hand } from "./hand.ts";
import type { UnitRow } from "./rows.ts";

/**
 * Without what a station shows beside it: that is read once the step is written. Whoever writes what was read early is in its way until
 * it ends: with all of it read here, Postgres refused half as many scans again.
 */
const seen = (condition: Condition, scope: Scope) =>
  sql<UnitRow>`select ${WHOLE.columns}${GUARDED} from units as r ${WHOLE.joins}
    where ${condition} and ${inScope(scope, "r.seller_id")}`;

const byCode = cacheQuery((_reader, place: Place<{ code: string; scope: Scope }>) =>
  seen(sql`r.code = ${place("code")}`, place("scope"))
);

/** By a code, whatever its cycle. */
export const unitByCode = (reader: Reader, scope: Scope, code: string): Promise<UnitRow | undefined> =>
  byCode.first(reader, { code, scope });

/** How far back a station's scans are looked through for what lies in front of whoever works there. */
const LAST_SCANS = 20;

type OpenUnit = Pick<UnitRow, "_id" | "taken_by" | "taken_on">;

/** The garments that are open at a station: first those in a hand, and of these the one that was scanned last. */
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

/**
 * The one of them that is in hand. Its scans are looked at where several are open, and only there: every scan is written at the end of
 * that table, and Postgres refuses one of two who looked there and wrote.
 */
const inHandAt = (station: RawBuilder<unknown>, isOwn: Condition) =>
  sql`(select case when open.n > 1 then (select first._id from (${openAt(station, isOwn, 1)}) as first)
    else open.only end from (
    select count(*) as n, min(u._id) as only from units as u
    where u.station_id = ${station} and u.work_status = 'Inprocess' and ${isOwn}
  ) as open)`;

/** A station by the code that its scans name: it is read beside them. */
const stationOf = (code: string) => sql`(select st._id from stations as st where st.code = ${code})`;

const inHand = cacheQuery((_reader, place: Place<Hand & { station: string; scope: Scope }>) =>
  seen(
    sql`r._id = ${
      inHandAt(
        stationOf(place("station")),
        sql<boolean>`(u.taken_by = ${place("actor")} and u.taken_on = ${place("device")})`,
      )
    }`,
    place("scope"),
  )
);

/** Returns the garment that a person has in hand at the station with this code. */
export const unitInHand = (
  reader: Reader,
  scope: Scope,
  station: string,
  hand: Hand,
): Promise<UnitRow | undefined> => inHand.first(reader, { ...hand, station: station.toUpperCase(), scope });

const withTicket = cacheQuery((
  _reader,
  place: Place<{ station: string; code: string; cycle: number; scope: Scope }>,
) =>
  seen(
    sql`r.code = ${place("code")} and r.cycle = ${place("cycle")} and r.work_status = 'Inprocess'
      and r.station_id = ${stationOf(place("station"))}`,
    place("scope"),
  )
);

/** The garment with a ticket, where it is open at the station with a code. */
export const openWithTicket = (
  reader: Reader,
  scope: Scope,
  station: string,
  { code, cycle }: Pick<UnitRow, "code" | "cycle">,
): Promise<UnitRow | undefined> =>
  withTicket.first(reader, { station: station.toUpperCase(), code, cycle, scope });

/** Name of a person, as a garment's ticket says who has it. */
export async function nameOf(reader: Reader, id: string): Promise<string> {
  const found = await reader.selectFrom("users").select("name").where("_id", "=", id).executeTakeFirst();
  return found?.name ?? "";
}
