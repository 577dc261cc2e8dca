import { sql } from "kysely";
import { spellingsOf } from "../../../../api/codes/spellings.ts";
import type { PostageLine } from "../../../../api/generated/schema.ts";
import { allRows, either, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { PostageLinesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type PostageLineRow = Readonly<Omit<PostageLinesTable, "seq">> & {
  readonly code: string;
  readonly provider: string;
  readonly invoice_code: string;
  readonly invoice_status: string;
  readonly package_code: string;
  readonly carrier: string;
  readonly seller_name: string;
  /** The seller of the line's label; null if the line has no label. */
  readonly label_seller: string | null;
};
export type PostageLinePatch = Partial<PostageLineRow>;

type LineView = Omit<PostageLine, "facts" | "timeline">;

const viewOf = (
  {
    code: _c,
    provider: _p,
    invoice_status: _i,
    label_seller: _l,
    line_key: _k,
    accrued_minor: _a,
    post_retry_at: _r,
    ...row
  }: PostageLineRow,
): LineView => row;

const FIELDS = sql.raw(
  `r._id, r.invoice_id, r.line_key, r.line, r.at, r.line_type, r.ref, r.tracking_number, r.amount_minor, r.currency,
  r.label_id, r.package_id, r.quoted_minor, r.charged_minor, r.accrued_minor, r.diff_minor, r.bucket, r.finding, r.status,
  r.pass_minor, r.note, r.posted_at, r.post_failure, r.post_retry_at, r.created_at, r.updated_at, r.version,
  case when r.tracking_number = '' then i.code || ' ' || r.line else r.tracking_number end as code,
  i.biller as provider, i.code as invoice_code, i.status as invoice_status, coalesce(p.code, '') as package_code,
  coalesce(l.carrier, '') as carrier, coalesce(u.name, '') as seller_name, l.seller_id as label_seller`,
);
const NAMES = sql.raw(
  `join postage_invoices as i on i._id = r.invoice_id left join labels as l on l._id = r.label_id
  left join packages as p on p._id = r.package_id left join users as u on u._id = l.seller_id`,
);

export const postageLinesList: ListSource<PostageLineRow, LineView> = {
  table: "postage_lines",
  key: "seq",
  name: "tracking_number",
  columns: { invoice: "invoice_id", package: "package_id" },
  visible: () => allRows,
  searched(values) {
    const wanted = values.flatMap(spellingsOf);
    return either([
      isOneOf("tracking_number", wanted),
      isOneOf("ref", wanted),
      sql<boolean>`package_id in (select _id from packages where ${isOneOf("code", wanted)})`,
      sql<boolean>`invoice_id in (select _id from postage_invoices where ${isOneOf("code", wanted)})`,
    ]);
  },
  rows: (rows) => sql<PostageLineRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

/** Returns the lines of an approved invoice that are to be posted now, in their order. */
export async function linesToPost(
  reader: Reader,
  invoice: string,
  most: number,
  now: number,
): Promise<readonly PostageLineRow[]> {
  const { rows } = await sql<PostageLineRow>`select ${FIELDS} from postage_lines as r ${NAMES}
    where r.invoice_id = ${invoice} and r.posted_at is null and r.post_retry_at <= ${now} and i.status = 'Approved'
    order by r.seq limit ${most}`.execute(reader);
  return rows;
}

export async function unpostedInvoices(reader: Reader, now: number): Promise<readonly string[]> {
  const { rows } = await sql<
    { _id: string }
  >`select r._id from postage_invoices as r where r.status = 'Approved'
    and exists (select 1 from postage_lines as l where l.invoice_id = r._id and l.posted_at is null
      and l.post_retry_at <= ${now})
    order by r.seq`.execute(reader);
  return rows.map(({ _id }) => _id);
}

export async function markPosted(tx: Writer, ids: readonly string[], posted_at: number): Promise<void> {
  await tx.updateTable("postage_lines").set({ posted_at, post_failure: "" }).where(isOneOf("_id", ids))
    .execute();
}

/** Sets a line aside until its next try. */
export async function keepPostFailure(
  tx: Writer,
  id: string,
  failure: { readonly post_failure: string; readonly post_retry_at: number },
): Promise<void> {
  await tx.updateTable("postage_lines").set(failure).where("_id", "=", id).where("posted_at", "is", null)
    .execute();
}
