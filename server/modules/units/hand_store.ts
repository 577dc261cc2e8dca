/** Garments as scans find them: by a code, and by what is open at a station. */
import { type RawBuilder, sql } from "kysely";
import { compiled, type Place } from "../../db/compiled.ts";
import type { Condition } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import { inScope, type Scope } from "../../scope.ts";
import { GUARDED, WHOLE } from "./read_store.ts";
import type { UnitRow } from "./rows.ts";

/**
 * Without what a station shows beside it: that is read once the step is written. Whoever writes what was read early is in its way until
 * it ends: with all of it read here, Postgres refused half as many scans again.
 */
const seen = (condition: Condition, scope: Scope) =>
  sql<UnitRow>`select ${WHOLE.columns}${GUARDED} from units as r ${WHOLE.joins}
    where ${condition} and ${inScope(scope, "r.seller_id")}`;

const byCode = compiled((_reader, place: Place<{ code: string; scope: Scope }>) =>
  seen(sql`r.code = ${place("code")}`, place("scope"))
);

/** By a code, whatever its cycle. */
export const unitByCode = (reader: Reader, scope: Scope, code: string): Promise<UnitRow | undefined> =>
  byCode.first(reader, { code, scope });

/** How far back a station's scans are looked through for what lies in front of whoever works there. */
const LAST_SCANS = 20;

/** The garments that are open at a station: first the one that was scanned last, for that is the one in hand. */
export async function openUnitsAt(
  reader: Reader,
  station: string,
  limit: number,
): Promise<readonly Pick<UnitRow, "_id">[]> {
  const { rows } = await openAt(sql`${station}`, limit).execute(reader);
  return rows;
}

const openAt = (station: RawBuilder<unknown>, limit: number) =>
  sql<Pick<UnitRow, "_id">>`select u._id from units as u left join (
      select unit_id, max(seq) as seq from (select unit_id, seq from scans where station_id = ${station}
        order by seq desc limit ${sql.lit(LAST_SCANS)}) as last group by unit_id
    ) as s on s.unit_id = u._id
    where u.station_id = ${station} and u.work_status = 'Inprocess'
    order by coalesce(s.seq, 0) desc, u.updated_at desc, u.seq desc limit ${sql.lit(limit)}`;

/**
 * The one of them that is in hand. Its scans are looked at where several are open, and only there: every scan is written at the end of
 * that table, and Postgres refuses one of two who looked there and wrote.
 */
const inHandAt = (station: RawBuilder<unknown>) =>
  sql`(select case when open.n > 1 then (${openAt(station, 1)}) else open.only end from (
    select count(*) as n, min(_id) as only from units where station_id = ${station} and work_status = 'Inprocess'
  ) as open)`;

/** A station by the code that its scans name: it is read beside them. */
const stationOf = (code: string) => sql`(select st._id from stations as st where st.code = ${code})`;

const inHand = compiled((_reader, place: Place<{ station: string; scope: Scope }>) =>
  seen(sql`r._id = ${inHandAt(stationOf(place("station")))}`, place("scope"))
);

/** The garment in hand at the station with a code. */
export const unitInHand = (reader: Reader, scope: Scope, station: string): Promise<UnitRow | undefined> =>
  inHand.first(reader, { station: station.toUpperCase(), scope });

const withTicket = compiled((
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
