import { sql } from "kysely";
import { REFUNDED_ELSEWHERE } from "../../../../api/orders/refunds.ts";
import { remedyStateOf } from "../../../../api/orders/remedies.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

export interface CommentCounts {
  /** Number of comments that the seller can read. */
  readonly comments: number;
  /** Number of photos and videos of these comments. */
  readonly evidence: number;
}

export async function countCaseComments(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CommentCounts>> {
  const { rows } = await sql<
    { readonly entity_id: string; readonly comments: number | string; readonly evidence: number | string }
  >`select c.entity_id, count(*) as comments, coalesce(sum((
      select count(*) from attachments as a where a.comment_id = c._id and a.deleted_at is null
        and (a.type like 'image/%' or a.type like 'video/%')
    )), 0) as evidence
    from comments as c where c.entity = 'cases' and ${isOneOf("c.entity_id", ids)} and c.visibility = 'seller'
      and c.deleted_at is null group by c.entity_id`.execute(reader);
  return new Map(
    rows.map((
      { entity_id, comments, evidence },
    ) => [entity_id, { comments: Number(comments), evidence: Number(evidence) }]),
  );
}

export interface EndedRemedy {
  readonly line_id: string;
  readonly state: "Done" | "Failed";
}

export async function endedRemedies(
  reader: Reader,
  caseIds: readonly string[],
): Promise<readonly (EndedRemedy & { readonly case_id: string })[]> {
  const { rows } = await sql<
    {
      readonly _id: string;
      readonly case_id: string;
      readonly order_status: string | null;
      readonly refund_status: string | null;
      readonly note: string | null;
    }
  >`select l._id, l.case_id, o.status as order_status, r.status as refund_status, r.note
    from case_lines as l left join orders as o on o._id = l.remedy_id
    left join refund_requests as r on r._id = l.remedy_id
    where ${isOneOf("l.case_id", caseIds)} and l.remedy_state = 'Open'`.execute(reader);
  return rows.flatMap(({ _id, case_id, order_status, refund_status, note }) => {
    const state = order_status ? orderEnd(order_status) : refundEnd(refund_status ?? "", note ?? "");
    return state ? [{ case_id, line_id: _id, state }] : [];
  });
}

function orderEnd(status: string): EndedRemedy["state"] | null {
  const state = remedyStateOf(status);
  return state === "Open" ? null : state;
}

/** Returns how a refund request ended; it is done too if its whole sum was refunded without it. */
const refundEnd = (status: string, note: string): EndedRemedy["state"] | null =>
  status === "Posted" || status === "Cancelled" && note === REFUNDED_ELSEWHERE
    ? "Done"
    : status === "Rejected" || status === "Cancelled"
    ? "Failed"
    : null;
