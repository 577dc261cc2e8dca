/** What people are told of refund requests, in the database. */
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";

export const requestsOf = (reader: Reader, ids: readonly string[]) =>
  reader.selectFrom("refund_requests")
    .select(["_id", "code", "seller_id", "maker", "maker_for", "reason", "note"]).where(among("_id", ids))
    .execute();

export type Told = Awaited<ReturnType<typeof requestsOf>>[number];
