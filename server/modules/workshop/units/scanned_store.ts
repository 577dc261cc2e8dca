import { sql } from "kysely";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

interface ScannedDetails {
  readonly ordered_sku: string;
  readonly location_name: string;
  readonly product_title: string;
  readonly note: string;
  readonly held_reason: string;
  readonly bin_code: string;
  readonly bin_label: string;
  readonly n: number | string;
  readonly of: number | string;
}

/** Selects the reason of a hold only while the order is on hold, because the reason stays stored afterwards. */
const details = cacheQuery((_reader, place: Place<{ ids: readonly string[] }>) =>
  sql<ScannedDetails & { _id: string }>`select u._id,
      case when i._id <> li.item_id then li.sku else '' end as ordered_sku,
      lo.name as location_name, coalesce(p.title, li.title) as product_title, o.note,
      case when o.status = 'On Hold' then o.hold_reason else '' end as held_reason,
      coalesce(b.code, '') as bin_code, coalesce(b.label, '') as bin_label,
      (select count(*) from units as a where a.order_id = u.order_id and a.print_status <> 'Stopped') as "of",
      (select count(*) from units as e where e.order_id = u.order_id and e.print_status <> 'Stopped'
        and e.seq <= u.seq) as n
    from units as u join orders as o on o._id = u.order_id join order_lines as li on li._id = u.order_line_id
      join locations as lo on lo._id = u.location_id
      left join items as i on i._id = u.item_id left join products as p on p._id = i.product_id
      left join bins as b on b.order_id = u.order_id
    where ${isOneOf("u._id", place("ids"))}`
);

export async function scannedDetails(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ScannedDetails>> {
  const rows = await details.all(reader, { ids });
  return new Map(rows.map(({ _id, ...its }) => [_id, its]));
}
