/** Reads invoices of postage providers, which belong to no seller: the access rules of their root fields restrict them. */
import { sql } from "kysely";
import { dueOf } from "../../../../api/handover/postage.ts";
import type { PostageBucketCount, PostageInvoice, PostageSums } from "../../../../api/generated/schema.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { PostageInvoicesTable } from "../../../db/tables.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { defineApproval } from "../../../lifecycle/approval.ts";
import type { ListSource } from "../../../list/source.ts";

export type PostageInvoiceRow = Readonly<Omit<PostageInvoicesTable, "seq" | "search_text">> & {
  readonly maker_name: string;
  readonly checker_name: string;
  readonly open_count: number;
};
export type PostageInvoicePatch = Partial<PostageInvoiceRow>;

export const postageApproval = defineApproval("note", ["checker"]);

export type PostageInvoiceView = Omit<PostageInvoice, "sums" | "buckets" | "facts" | "timeline">;

const viewOf = (
  { maker: _m, maker_for: _mf, checker: _c, checker_for: _cf, digest: _d, ...row }: PostageInvoiceRow,
): PostageInvoiceView => ({ ...row, open_count: Number(row.open_count) });

const FIELDS = sql.raw(
  `r._id, r.code, r.biller, r.currency, r.name, r.digest, r.job_id, r.from_at, r.until_at, r.opening_minor,
  r.closing_minor, r.lines_count, r.refused, r.amount_minor, r.variance_minor, r.status, r.note, r.maker, r.maker_for,
  r.checker, r.checker_for, r.decided_at, r.paid_on, r.payment_ref, r.paid_minor, r.created_at, r.updated_at, r.version,
  m.name as maker_name, coalesce(c.name, '') as checker_name, (select count(*) from postage_lines as l
    where l.invoice_id = r._id and l.status = 'Open') as open_count`,
);
const NAMES = sql.raw("join users as m on m._id = r.maker left join users as c on c._id = r.checker");

export const postageInvoicesList: ListSource<PostageInvoiceRow, PostageInvoiceView> = {
  table: "postage_invoices",
  key: "seq",
  columns: {},
  numbers: ["code"],
  isFoundByCode: true,
  visible: () => allRows,
  rows: (rows) => sql<PostageInvoiceRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

export async function postageInvoicesById(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, PostageInvoiceRow>> {
  const { rows } = await sql<PostageInvoiceRow>`select ${FIELDS} from postage_invoices as r ${NAMES}
    where ${isOneOf("r._id", ids)}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

type Count = number | string | null;

export const bucketsOf: Load<readonly PostageBucketCount[]> = async (reader, _scope, ids) => {
  const { rows } = await sql<
    { invoice_id: string; bucket: string; status: string; count: Count; diff: Count }
  >`
    select invoice_id, bucket, status, count(*) as count, sum(diff_minor) as diff from postage_lines
    where ${isOneOf("invoice_id", ids)} group by invoice_id, bucket, status`.execute(reader);
  return groupRows(
    rows.map(({ count, diff, ...row }) => ({ ...row, count: Number(count), diff_minor: Number(diff) })),
    ({ invoice_id }) => invoice_id,
  );
};

export interface LineCounts {
  readonly lines: number;
  readonly open: number;
  readonly unposted: number;
  readonly failed: number;
}
export const NO_LINES: LineCounts = { lines: 0, open: 0, unposted: 0, failed: 0 };

export async function countsOf(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LineCounts>> {
  const { rows } = await sql<
    { invoice_id: string; lines: Count; open: Count; unposted: Count; failed: Count }
  >`
    select invoice_id, count(*) as lines, sum(case when status = 'Open' then 1 else 0 end) as open,
      sum(case when posted_at is null then 1 else 0 end) as unposted,
      sum(case when post_failure <> '' then 1 else 0 end) as failed
    from postage_lines where ${isOneOf("invoice_id", ids)} group by invoice_id`.execute(reader);
  return new Map(rows.map(({ invoice_id, lines, open, unposted, failed }) => [
    invoice_id,
    { lines: Number(lines), open: Number(open), unposted: Number(unposted), failed: Number(failed) },
  ]));
}

/** The booked amount of a line: for an ignored line, the amount that was booked with its label. */
const BOOKED = sql.raw("case when l.status = 'Ignored' then l.accrued_minor else l.amount_minor end");
const WAITING = sql.raw(
  "case when l.posted_at is null and l.status not in ('Ignored', 'Open') then l.amount_minor - l.accrued_minor else 0 end",
);

interface SumRow {
  readonly _id: string;
  readonly opening_minor: number | null;
  readonly closing_minor: number | null;
  readonly charges: Count;
  readonly credits: Count;
  readonly payments: Count;
  readonly booked: Count;
  readonly waiting: Count;
  readonly unposted: Count;
  readonly account: Count;
}

export const sumsOf: Load<PostageSums> = async (reader, _scope, ids) => {
  const { rows } = await sql<SumRow>`select r._id, r.opening_minor, r.closing_minor,
      sum(case when l.line_type <> 'fund' and l.amount_minor > 0 then l.amount_minor else 0 end) as charges,
      sum(case when l.line_type <> 'fund' and l.amount_minor < 0 then l.amount_minor else 0 end) as credits,
      sum(case when l.line_type = 'fund' then l.amount_minor else 0 end) as payments,
      sum(${BOOKED}) as booked, sum(${WAITING}) as waiting,
      sum(case when l._id is not null and l.posted_at is null then 1 else 0 end) as unposted,
      max((select coalesce(sum(e.amount_minor), 0) from ledger_accounts as a
        join ledger_entries as e on e.account_id = a._id where a.seller_id is null and a.kind = 'provider'
        and a.party = r.biller and a.currency = r.currency)) as account
    from postage_invoices as r left join postage_lines as l on l.invoice_id = r._id
    where ${isOneOf("r._id", ids)} group by r._id, r.opening_minor, r.closing_minor`.execute(reader);
  return new Map(rows.map((row) => [row._id, sumsIn(row)]));
};

function sumsIn(row: SumRow): PostageSums {
  const [charges, credits, payments, booked] = [row.charges, row.credits, row.payments, row.booked].map(
    Number,
  ) as [
    number,
    number,
    number,
    number,
  ];
  const amount = charges + credits + payments;
  const opening = row.opening_minor;
  return {
    opening_minor: opening,
    charges_minor: charges,
    credits_minor: credits,
    payments_minor: payments,
    closing_minor: opening === null ? null : opening + amount,
    stated_minor: row.closing_minor,
    ignored_minor: amount - booked,
    account_minor: Number(row.account),
    waiting_minor: Number(row.waiting),
    due_minor: dueOf(opening, booked),
    unposted: Number(row.unposted),
  };
}
