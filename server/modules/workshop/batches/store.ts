/** Reads and writes print batches, which belong to no seller: the access rule of their screen restricts them. */
import { sql } from "kysely";
import { groupKeyOf, keyText, PAST_PRINTING } from "../../../../api/workshop/batches.ts";
import type { PrintBatch } from "../../../../api/generated/schema.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { PrintBatchesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type BatchRow = Readonly<Omit<PrintBatchesTable, "seq" | "search_text" | "run_id">> & {
  readonly location_code: string;
  readonly maker_name: string;
  readonly units_count: number | string;
  readonly printed_count: number | string;
  readonly due_at: number | null;
};

/** Leaves out fields that are read only when they are selected. */
export type BatchView = Omit<PrintBatch, "more_keys" | "units" | "unit_ids" | "facts" | "timeline">;

export function viewOf(
  { maker: _m, units_count, printed_count, ...row }: BatchRow,
): BatchView {
  return { ...row, units_count: Number(units_count), printed_count: Number(printed_count) };
}

const FIELDS = sql.raw(
  `r._id, r.code, r.location_id, r.method, r.group_key, r.title, r.color, r.status, r.maker, r.released_at,
  r.created_at, r.updated_at, r.version, lo.code as location_code, coalesce(m.name, '') as maker_name`,
);
const JOINED = sql.raw(
  "join locations as lo on lo._id = r.location_id left join users as m on m._id = r.maker",
);
const UNITS = sql`(select count(*) from units as u where u.batch_id = r._id) as units_count,
  (select count(*) from units as u where u.batch_id = r._id and ${isOneOf("u.print_status", PAST_PRINTING)})
    as printed_count,
  (select min(u.due_at) from units as u where u.batch_id = r._id) as due_at`;

export const batchesList: ListSource<BatchRow, BatchView> = {
  table: "print_batches",
  key: "seq",
  columns: { location: "location_id" },
  numbers: ["code"],
  isFoundByCode: true,
  visible: () => allRows,
  rows: (rows) => sql<BatchRow>`select ${FIELDS}, ${UNITS} from ${rows} ${JOINED}`,
  wire: viewOf,
};

export async function batchesById(reader: Reader, ids: readonly string[]): Promise<Map<string, BatchRow>> {
  const { rows } = await sql<BatchRow>`select ${FIELDS}, ${UNITS} from print_batches as r ${JOINED}
    where ${isOneOf("r._id", ids)} order by r.seq`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export async function unitIdsIn(reader: Reader, batch: string): Promise<readonly string[]> {
  const rows = await reader.selectFrom("units").select("_id").where("batch_id", "=", batch).orderBy("due_at")
    .orderBy("seq").execute();
  return rows.map(({ _id }) => _id);
}

export async function mergedKeys(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await reader.selectFrom("print_batches as r").innerJoin("units as u", "u.batch_id", "r._id")
    .innerJoin("items as i", "i._id", "u.item_id")
    .select(["r._id", "r.location_id", "r.method", "i.product_id", "i.color"]).distinct()
    .where(isOneOf("r._id", ids)).orderBy("i.product_id").orderBy("i.color").execute();
  const byBatch = Map.groupBy(rows, ({ _id }) => _id);
  return new Map(Array.from(byBatch, ([_id, some]) => {
    const keys = some.map((row) => keyText(groupKeyOf({ ...row, product_id: row.product_id ?? "" })));
    const distinct = [...new Set(keys)];
    return [_id, distinct.length > 1 ? distinct : []];
  }));
}

export async function putInBatch(
  tx: Writer,
  ids: readonly string[],
  batch_id: string | null,
  at: number,
): Promise<void> {
  await tx.updateTable("units").set({ batch_id, updated_at: at, version: sql<number>`version + 1` })
    .where(isOneOf("_id", ids)).execute();
}

export async function openBatchOf(
  reader: Reader,
  run: string,
  group: string,
): Promise<{ readonly _id: string; readonly size: number } | null> {
  const row = await reader.selectFrom("print_batches").select("_id").where("run_id", "=", run)
    .where("group_key", "=", group).where("status", "=", "Open").orderBy("seq", "desc").executeTakeFirst();
  return row ? { ...row, size: (await unitIdsIn(reader, row._id)).length } : null;
}
