import { sql } from "kysely";
import { isSeller } from "../../../../api/access.ts";
import type { Topup } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { TopupsTable } from "../../../db/tables.ts";
import { defineApproval } from "../../../lifecycle/approval.ts";
import type { ListSource } from "../../../list/source.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { rateText } from "./rates_store.ts";

export type TopupRow = Readonly<Omit<TopupsTable, "seq" | "search_text">> & {
  readonly seller_name: string;
  readonly payment_type: string;
  readonly method_name: string;
  readonly maker_name: string;
  readonly checker_name: string;
  readonly duplicate_code: string;
  readonly proof_name: string;
  readonly proof_type: string;
};

export const topupApproval = defineApproval("reason", ["checker"]);

export type TopupView = Omit<Topup, "facts" | "timeline">;

export function viewOf(row: TopupRow, context: AuthorizedContext): TopupView {
  const { txn_id: _t, payment_type: _p, ...rest } = topupApproval.viewOf(row, context);
  return {
    ...rest,
    ...row.kind !== "topup" && { paid_minor: row.credited_minor, currency: row.credited_currency },
    method_id: row.method_id ?? "",
    proof_id: row.proof_id ?? "",
    rate: row.rate_micro === null ? "" : rateText(row.rate_micro),
    // A seller does not see that another seller named the same payment.
    duplicate_code: isSeller(context.session.person) ? "" : row.duplicate_code,
  };
}

const FIELDS = sql.raw(
  `r._id, r.code, r.seller_id, r.kind, r.method_id, r.tx_ref, r.paid, r.paid_minor, r.currency,
  r.paid_at, r.rate_micro, r.credited_minor, r.credited_currency, r.note, r.reason, r.status, r.maker, r.maker_for,
  r.checker, r.checker_for, r.decided_at, r.txn_id, r.proof_id, r.created_at, r.updated_at, r.version,
  s.name as seller_name, s.payment_type, coalesce(m.name, '') as method_name, coalesce(a.name, '') as maker_name,
  coalesce(c.name, '') as checker_name, coalesce(p.name, '') as proof_name, coalesce(p.type, '') as proof_type`,
);
const NAME_JOINS = sql.raw(
  `join users as s on s._id = r.seller_id left join payment_methods as m on m._id = r.method_id
  left join users as a on a._id = r.maker left join users as c on c._id = r.checker
  left join topup_proofs as p on p._id = r.proof_id`,
);
/** Selects another top-up, of any seller, with the same payment, which must be credited only once. */
const DUPLICATE = sql<string>`coalesce((select min(d.code) from topups as d where d.tx_ref = r.tx_ref
  and d.method_id = r.method_id and d._id <> r._id and d.tx_ref <> '' and d.status <> 'Cancelled'), '')`;

export const topupsList: ListSource<TopupRow, TopupView> = {
  table: "topups",
  key: "seq",
  columns: { seller: "seller_id" },
  numbers: ["code"],
  rows: (rows) => sql<TopupRow>`select ${FIELDS}, ${DUPLICATE} as duplicate_code from ${rows} ${NAME_JOINS}`,
  wire: viewOf,
};

export async function topupById(reader: Reader, scope: Scope, id: string) {
  return await reader.selectFrom("topups").select(["code", "seller_id"]).where("_id", "=", id)
    .where(inScope(scope)).executeTakeFirst();
}

export async function findRepeatedPayments(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ _id: string }>`select t._id from topups as t where ${isOneOf("t._id", ids)}
    and t.tx_ref <> '' and exists (select 1 from topups as o where o.tx_ref = t.tx_ref and o.method_id = t.method_id
      and o._id <> t._id and o.status = 'Approved')`.execute(reader);
  return new Set(rows.map(({ _id }) => _id));
}

/** Returns true if the seller has named this payment in a top-up that waits or is approved. */
export async function isRepeatedRequest(
  tx: Writer,
  { seller_id, method_id, tx_ref }: Pick<TopupsTable, "seller_id" | "method_id" | "tx_ref">,
): Promise<boolean> {
  const row = await tx.selectFrom("topups").select("_id").where("seller_id", "=", seller_id)
    .where("method_id", "=", method_id).where("tx_ref", "=", tx_ref)
    .where("status", "in", ["Pending", "Approved"]).executeTakeFirst();
  return row !== undefined;
}

export type DecidedTopup = Pick<
  TopupsTable,
  | "_id"
  | "code"
  | "seller_id"
  | "kind"
  | "status"
  | "credited_minor"
  | "credited_currency"
  | "note"
  | "reason"
>;

export const decidedTopups = (reader: Reader, ids: readonly string[]): Promise<DecidedTopup[]> =>
  reader.selectFrom("topups").select([
    "_id",
    "code",
    "seller_id",
    "kind",
    "status",
    "credited_minor",
    "credited_currency",
    "note",
    "reason",
  ]).where(isOneOf("_id", ids)).execute();
