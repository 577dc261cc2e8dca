/** Garments that wait to be printed and are in no batch, by what can be printed together. */
import { sql } from "kysely";
import { type BatchGroupKey, groupKeyOf, keyText, MAX_BATCH_UNITS } from "../../../api/batches.ts";
import type { BatchGroup } from "../../../api/generated/schema.ts";
import { bySize } from "../../../api/sizes.ts";
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import { methodOf, WAITS } from "./waiting_store.ts";

/** Told at once: more than somebody reads. */
const MAX_GROUPS = 200;

interface PartRow {
  readonly location_id: string;
  readonly location_code: string;
  readonly product_id: string;
  readonly methods: string;
  readonly title: string;
  readonly color: string;
  readonly size: string;
  readonly waiting: number | string;
  readonly due_at: number | string;
}

const WAITING =
  sql`units as u join items as i on i._id = u.item_id join products as p on p._id = i.product_id`;

async function parts(reader: Reader): Promise<readonly PartRow[]> {
  const { rows } = await sql<PartRow>`select u.location_id, lo.code as location_code, i.product_id, p.methods,
      p.title, i.color, i.size, count(*) as waiting, min(u.due_at) as due_at
    from ${WAITING} join locations as lo on lo._id = u.location_id where ${WAITS}
    group by u.location_id, lo.code, i.product_id, p.methods, p.title, i.color, i.size`.execute(reader);
  return rows;
}

const keyOf = (row: PartRow): BatchGroupKey => groupKeyOf({ ...row, method: methodOf(row.methods) });

/** Each once, whatever product and color has it. */
function sizesOf(rows: readonly PartRow[]): BatchGroup["sizes"] {
  const counts = new Map<string, number>();
  for (const { size, waiting } of rows) counts.set(size, (counts.get(size) ?? 0) + Number(waiting));
  return [...counts.keys()].sort(bySize).map((size) => ({ size, count: counts.get(size) ?? 0 }));
}

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
      sizes: sizesOf(rows),
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
