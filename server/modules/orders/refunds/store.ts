import { sql } from "kysely";
import type { RefundRequest } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { RefundRequestsTable } from "../../../db/tables.ts";
import { defineApproval } from "../../../lifecycle/approval.ts";
import type { ListSource } from "../../../list/source.ts";
import { inScope, type Scope } from "../../../scope.ts";

export type RefundRow = Readonly<Omit<RefundRequestsTable, "seq" | "search_text">> & {
  readonly seller_name: string;
  readonly maker_name: string;
  readonly checker_name: string;
  readonly second_name: string;
};

export const refundApproval = defineApproval("note", ["checker", "second"]);

/** Leaves out lines, photo, facts and timeline, which are read only when they are selected. */
export type RefundView = Omit<RefundRequest, "lines" | "photo_id" | "facts" | "timeline">;

const APPROVED: readonly string[] = ["Approved", "Posted"];

export const viewOf = (row: RefundRow, context: AuthorizedContext): RefundView => ({
  ...refundApproval.viewOf(row, context),
  approved_minor: APPROVED.includes(row.status) ? row.requested_minor : null,
});

const FIELDS = sql.raw(
  `r._id, r.code, r.case_id, r.order_id, r.order_code, r.seller_id, r.reason, r.requested_minor, r.currency, r.status, r.note,
  r.maker, r.maker_for, r.checker, r.checker_for, r.second, r.second_for, r.decided_at, r.created_at, r.updated_at,
  r.version, s.name as seller_name, coalesce(a.name, '') as maker_name, coalesce(c.name, '') as checker_name,
  coalesce(d.name, '') as second_name`,
);
const NAMES = sql.raw(
  `join users as s on s._id = r.seller_id left join users as a on a._id = r.maker
  left join users as c on c._id = r.checker left join users as d on d._id = r.second`,
);

export const refundsList: ListSource<RefundRow, RefundView> = {
  table: "refund_requests",
  key: "seq",
  columns: { seller: "seller_id", order: "order_id" },
  numbers: ["code", "order_code"],
  isFoundByCode: true,
  rows: (rows) => sql<RefundRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

export const refundById = (reader: Reader, scope: Scope, id: string) =>
  reader.selectFrom("refund_requests").select(["_id", "code", "seller_id"]).where("_id", "=", id)
    .where(inScope(scope)).executeTakeFirst();

export async function linkToCase(tx: Writer, id: string, case_id: string): Promise<void> {
  await tx.updateTable("refund_requests").set({ case_id }).where("_id", "=", id).execute();
}

export const refundNoticesOf = (reader: Reader, ids: readonly string[]) =>
  reader.selectFrom("refund_requests")
    .select([
      "_id",
      "code",
      "seller_id",
      "maker",
      "maker_for",
      "reason",
      "note",
      "status",
      "requested_minor",
      "currency",
    ]).where(isOneOf("_id", ids)).execute();
