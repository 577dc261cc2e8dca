import { sql } from "kysely";
import type { LabelPage, LabelPageBin } from "../../../../api/generated/schema.ts";
import type { Evidence } from "../../../../api/shipping/label_pages/findings.ts";
import { type Condition, hasNumber, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import type { LabelPagesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";
import { inScope, type Scope } from "../../../scope.ts";

export type LabelPageRow = Readonly<Omit<LabelPagesTable, "seq" | "search_text">> & {
  readonly seller_name: string;
  readonly store_name: string;
  readonly order_code: string;
  readonly package_code: string;
  readonly first_code: string;
  readonly maker_name: string;
  /** 1 if the page is attached by itself with the payment of its order. */
  readonly waits: number;
};
export type LabelPageView = Omit<LabelPage, "facts" | "timeline">;
export type LabelPagePatch = Partial<
  Pick<
    LabelPagesTable,
    | "status"
    | "finding"
    | "seller_id"
    | "store_id"
    | "order_id"
    | "order_ref"
    | "package_id"
    | "first_id"
    | "armed"
    | "carrier"
    | "tracking_number"
  >
>;

const FIELDS = sql.raw(
  `r._id, r.code, r.seller_id, r.store_id, r.maker, r.job_id, r.name, r.page, r.digest, r.paper, r.carrier,
  r.tracking_number, r.order_ref, r.zip5, r.evidence, r.status, r.finding, r.order_id, r.package_id, r.first_id,
  r.armed, r.width_mm, r.height_mm, r.bytes, r.file_digest, r.created_at, r.updated_at, r.version,
  coalesce(u.name, '') as seller_name, coalesce(s.name, '') as store_name, coalesce(o.code, '') as order_code,
  coalesce(p.code, '') as package_code, coalesce(f.code, '') as first_code, coalesce(m.name, '') as maker_name,
  case when r.armed = 1 and coalesce(o.paid, 0) = 0 then 1 else 0 end as waits`,
);
/**
 * Matches pages that are attached by themselves with the payment of their order. A page that the payment could not
 * attach waits for a person.
 */
const waits = (alias: "k" | "r"): Condition =>
  sql<boolean>`(${sql.ref(`${alias}.armed`)} = 1 and not exists (select 1 from orders as o
    where o._id = ${sql.ref(`${alias}.order_id`)} and o.paid = 1))`;
const JOINED = sql.raw(
  `left join users as u on u._id = r.seller_id left join stores as s on s._id = r.store_id
  left join orders as o on o._id = r.order_id left join packages as p on p._id = r.package_id
  left join label_pages as f on f._id = r.first_id left join users as m on m._id = r.maker`,
);

export function viewOf(row: LabelPageRow): LabelPageView {
  const {
    maker: _m,
    job_id: _j,
    store_id: _s,
    digest: _d,
    file_digest: _f,
    bytes: _b,
    armed: _a,
    evidence,
    waits,
    ...rest
  } = row;
  return { ...rest, evidence: JSON.parse(evidence) as Evidence[], armed: waits === 1 ? "paid" : "" };
}

export const labelPagesList: ListSource<LabelPageRow, LabelPageView> = {
  table: "label_pages",
  key: "seq",
  columns: { job: "job_id" },
  conditions: {
    armed: ([value]) =>
      value === "paid" ? waits("k") : value === "now" ? sql<boolean>`not ${waits("k")}` : null,
  },
  numbers: ["code", "tracking_number", "order_ref"],
  isFoundByCode: true,
  rows: (rows) => sql<LabelPageRow>`select ${FIELDS} from ${rows} ${JOINED}`,
  wire: viewOf,
};

export async function pagesById(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, LabelPageRow>> {
  const { rows } = await sql<LabelPageRow>`select ${FIELDS} from label_pages as r ${JOINED}
    where ${isOneOf("r._id", ids)} and ${inScope(scope, "r.seller_id")}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export type NewLabelPage = Omit<LabelPagesTable, "seq">;

export const insertPages = (tx: Writer, rows: readonly NewLabelPage[]): Promise<void> =>
  insertMany(tx, "label_pages", rows);

export async function binsOf(reader: Reader, scope: Scope): Promise<LabelPageBin[]> {
  const { rows } = await sql<
    Pick<LabelPageBin, "status" | "finding"> & Readonly<Record<"count" | "unpaid", number | string>>
  >`select r.status, r.finding, count(*) as count, sum(case when ${waits("r")} then 1 else 0 end) as unpaid
    from label_pages as r where ${inScope(scope, "r.seller_id")}
    group by r.status, r.finding order by r.status, r.finding`.execute(reader);
  return rows.map(({ count, unpaid, ...bin }) => ({ ...bin, count: Number(count), unpaid: Number(unpaid) }));
}

/** Deletes old pages that nothing uses or waits for. Returns the ids of the files to remove. */
export async function forgetPages(
  tx: Writer,
  { discarded, unused }: { readonly discarded: number; readonly unused: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly _id: string }>`delete from label_pages where _id in (
    select r._id from label_pages as r where r.armed = 0 and r.status <> 'Attached'
      and r.updated_at < (case when r.status = 'Discarded' then ${sql.lit(discarded)} else ${
    sql.lit(unused)
  } end)
      and not exists (select 1 from label_pages as l where l.first_id = r._id)
      and not exists (select 1 from label_files as l where l._id = r._id)
    limit ${MAX_FORGOTTEN}) returning _id`.execute(tx);
  return rows.map(({ _id }) => _id);
}
/** Maximum number of pages that one sweep deletes; the next sweep deletes the others. */
const MAX_FORGOTTEN = 1_000;

export interface EarlierPage {
  readonly _id: string;
  readonly digest: string;
  readonly tracking_number: string;
  readonly order_id: string | null;
  readonly status: string;
}

/** Matches pages that are not attached, or whose label is live: a voided label can be dropped again. */
const isInUse = sql<boolean>`(status <> 'Attached' or exists (select 1 from label_files as f
  join labels as l on l._id = f.label_id where f._id = label_pages._id and l.status = 'Live'))`;

/** Returns pages with these digests, numbers or orders, oldest first, except those that are not in use. */
export async function earlierPages(
  reader: Reader,
  scope: Scope,
  { digests, numbers, orders }: {
    readonly digests: readonly string[];
    readonly numbers: readonly string[];
    readonly orders: readonly string[];
  },
): Promise<readonly EarlierPage[]> {
  const fields = ["_id", "seq", "digest", "tracking_number", "order_id", "status"] as const;
  const having = (column: "digest" | "tracking_number" | "order_id", values: readonly string[]) =>
    reader.selectFrom("label_pages").select(fields).where(
      column === "tracking_number" ? hasNumber(column, values) : isOneOf(column, values),
    )
      .where(inScope(scope)).where("status", "not in", ["Discarded", "Duplicate"]).where(isInUse)
      .execute();
  const found = [
    ...await having("digest", digests),
    ...await having("tracking_number", numbers.filter((number) => number !== "")),
    ...await having("order_id", orders),
  ];
  return [...new Map(found.map((row) => [row._id, row])).values()].sort((one, other) => one.seq - other.seq);
}

export async function discardReplaced(tx: Writer, id: string, at: number): Promise<void> {
  await tx.updateTable("label_pages")
    .set(({ eb }) => ({
      status: "Discarded",
      finding: "replaced",
      armed: 0,
      updated_at: at,
      version: eb("version", "+", 1),
    })).where("_id", "=", id).execute();
}

/** Replaces the file of the earlier page's label. Returns null if that label is no longer live. */
export async function swapLabelFile(
  tx: Writer,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: number },
): Promise<{ readonly label_id: string; readonly seller_id: string } | null> {
  const label = await tx.updateTable("labels")
    .set(({ eb }) => ({ file_id: to, updated_at: at, version: eb("version", "+", 1) }))
    .where(sql<boolean>`_id = (select label_id from label_files where _id = ${from})`)
    .where("file_id", "=", from).where("status", "=", "Live").returning(["_id", "seller_id"])
    .executeTakeFirst();
  if (!label) return null;
  await tx.deleteFrom("label_files").where("_id", "=", from).execute();
  return { label_id: label._id, seller_id: label.seller_id };
}

export const orderById = (reader: Reader, _id: string) =>
  reader.selectFrom("orders").select(["store_id", "external_number"]).where("_id", "=", _id)
    .executeTakeFirst();

export async function isFileLive(reader: Reader, file: string): Promise<boolean> {
  const row = await reader.selectFrom("label_files as f").innerJoin("labels as l", "l._id", "f.label_id")
    .select("l._id").where("f._id", "=", file).where("l.status", "=", "Live").executeTakeFirst();
  return row !== undefined;
}
