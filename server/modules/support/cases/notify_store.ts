import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

export interface CaseNotice {
  readonly _id: string;
  readonly code: string;
  readonly seller_id: string;
  readonly assignee_id: string | null;
  readonly maker: string;
  /** True if staff opened the case for the seller. */
  readonly is_staff: boolean;
}

export async function caseNoticesOf(reader: Reader, ids: readonly string[]): Promise<readonly CaseNotice[]> {
  const { rows } = await sql<
    Omit<CaseNotice, "is_staff"> & { readonly own: number | string }
  >`select c._id, c.code,
      c.seller_id, c.assignee_id, c.maker, (
        select count(*) from scopes as s where s.user_id = c.maker and s.seller_id = c.maker
      ) as own from cases as c where ${isOneOf("c._id", ids)}`.execute(reader);
  return rows.map(({ own, ...row }) => ({ ...row, is_staff: Number(own) === 0 }));
}
