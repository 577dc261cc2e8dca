import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";

/** Maximum length of the list: enough to find the cause. */
const MAX_COUNT = 20;

export async function stockFaults(reader: Reader): Promise<string[]> {
  const { rows } = await sql<
    {
      sku: string;
      place: string;
      on_hand: number;
      reserved: number;
      moved: number;
      held: number;
      units: number;
    }
  >`select i.sku, l.code as place, s.on_hand, s.reserved, coalesce(m.moved, 0) as moved, coalesce(m.held, 0) as held,
    coalesce(u.units, 0) as units from stock as s join items as i on i._id = s.item_id
    join locations as l on l._id = s.location_id
    left join (select item_id, location_id, sum(d_on_hand) as moved, sum(d_reserved) as held from stock_moves
      group by item_id, location_id) as m on m.item_id = s.item_id and m.location_id = s.location_id
    left join (select item_id, location_id, count(*) as units from units where blank = 'Reserved'
      group by item_id, location_id) as u on u.item_id = s.item_id and u.location_id = s.location_id
    where s.on_hand <> coalesce(m.moved, 0) or s.reserved <> coalesce(m.held, 0) or s.reserved <> coalesce(u.units, 0)
      or s.reserved < 0 or s.on_hand < s.reserved order by s.seq limit ${MAX_COUNT}`.execute(reader);
  const faults = rows.map(({ sku, place, on_hand, reserved, moved, held, units }) =>
    `Stock of ${sku} at ${place} has ${on_hand} on hand and ${reserved} reserved; ` +
    `its history adds up to ${moved} and ${held}, and ${units} garments have a blank reserved.`
  );
  const { rows: lost } = await sql<{ code: string }>`select u.code from units as u left join stock as s
    on s.item_id = u.item_id and s.location_id = u.location_id
    where u.blank = 'Reserved' and s._id is null order by u.seq limit ${MAX_COUNT}`.execute(reader);
  return [
    ...faults,
    ...lost.map(({ code }) => `${code} has a blank reserved of an item without stock at its location.`),
  ];
}
