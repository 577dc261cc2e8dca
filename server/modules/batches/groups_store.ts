/** Garments that wait to be printed and are in no batch, by what can be printed together. */
import { sql } from "kysely";
import {
  type BatchGroupKey,
  groupKeyOf,
  keyText,
  LIVE_BATCHES,
  MAX_BATCH_UNITS,
} from "../../../api/batches.ts";
import type { BatchGroup } from "../../../api/generated/schema.ts";
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";

/** Told at once: more than somebody reads. */
const MAX_GROUPS = 200;

interface PartRow {
  readonly location_id: string;
  readonly location_code: string;
  readonly product_id: string;
  readonly methods: string;
  readonly title: string;
  readonly color: string;
  readonly waiting: number | string;
  readonly due_at: number | string;
}

/**
 * A garment of no product has no method, and is printed by itself. An order on hold has none that waits. What has no blank
 * or no print file yet would only stop the others.
 */
const WAITING =
  sql`units as u join items as i on i._id = u.item_id join products as p on p._id = i.product_id`;
const WAITS = sql<boolean>`u.print_status = 'Printing' and u.work_status = 'Waiting' and p.methods <> '[]'
  and u.blank <> 'Short' and (i.art <> 'required' or exists (select 1 from placements as a
    join art_files as f on f._id = a.file_id where a.line_id = u.order_line_id and f.state = 'Ready'))
  and not exists (select 1 from print_batches as b where b._id = u.batch_id
    and ${among("b.status", LIVE_BATCHES)})`;

/** What it is printed with: the first that its product names. */
const methodOf = (methods: string): string => (JSON.parse(methods) as string[])[0] ?? "";

async function parts(reader: Reader): Promise<readonly PartRow[]> {
  const { rows } = await sql<PartRow>`select u.location_id, lo.code as location_code, i.product_id, p.methods,
      p.title, i.color, count(*) as waiting, min(u.due_at) as due_at
    from ${WAITING} join locations as lo on lo._id = u.location_id where ${WAITS}
    group by u.location_id, lo.code, i.product_id, p.methods, p.title, i.color`.execute(reader);
  return rows;
}

const keyOf = (row: PartRow): BatchGroupKey => groupKeyOf({ ...row, method: methodOf(row.methods) });

/** The most urgent first. */
export async function batchGroups(reader: Reader): Promise<readonly BatchGroup[]> {
  const groups = Map.groupBy(await parts(reader), (row) => keyText(keyOf(row)));
  return [...groups].map(([key, rows]) => {
    const [first] = rows as [PartRow, ...PartRow[]];
    const { location_id, method, product_id, color } = keyOf(first);
    return {
      key,
      location_id,
      location_code: first.location_code,
      method,
      title: product_id === "" ? "" : first.title,
      color,
      waiting: rows.reduce((sum, { waiting }) => sum + Number(waiting), 0),
      due_at: Math.min(...rows.map(({ due_at }) => Number(due_at))),
    };
  }).sort((one, other) => one.due_at - other.due_at || (one.key < other.key ? -1 : 1)).slice(0, MAX_GROUPS);
}

/** The garments of a group that are due first. */
export async function unitsOfGroup(reader: Reader, key: BatchGroupKey): Promise<readonly string[]> {
  const wanted = keyText(key);
  const products = (await parts(reader)).filter((row) => keyText(keyOf(row)) === wanted)
    .map(({ product_id }) => product_id);
  if (products.length === 0) return [];
  const ofColor = key.product_id === "" ? sql<boolean>`1 = 1` : sql<boolean>`i.color = ${key.color}`;
  const { rows } = await sql<{ _id: string }>`select u._id from ${WAITING}
    where u.location_id = ${key.location_id} and ${
    among("i.product_id", [...new Set(products)])
  } and ${ofColor}
      and ${WAITS} order by u.rush desc, u.due_at, u.seq limit ${MAX_BATCH_UNITS}`.execute(reader);
  return rows.map(({ _id }) => _id);
}
