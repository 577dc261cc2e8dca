/** What refund requests gave back and still ask for, as orders read it; and whether an order still has money of theirs. */
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import type { Part } from "../ledger/asked_store.ts";

const OPEN = ["Processing", "Approved"] as const;

/** Minor units by the order's id; an order without any is left out. */
export async function givenBackOf(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom("refund_requests")
    .select(({ fn }) => ["order_id", fn.sum<number | string>("requested_minor").as("minor")])
    .where(among("order_id", orderIds)).where("status", "=", "Posted").groupBy("order_id").execute();
  return new Map(rows.map(({ order_id, minor }) => [order_id, Number(minor)]));
}

/** Those of them whose money was not given back as a whole. */
export async function paidOrders(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom("orders").select("_id").where(among("_id", ids)).where("paid", "=", 1)
    .execute();
  return new Set(rows.map(({ _id }) => _id));
}

/** Requests of an order that nobody decided yet, with what each has set aside. */
export async function openRequests(
  reader: Reader,
  orderId: string,
): Promise<{ readonly ids: readonly string[]; readonly parts: readonly Part[] }> {
  const rows = await reader.selectFrom("refund_requests as r")
    .innerJoin("refund_lines as l", "l.request_id", "r._id")
    .select(["r._id", "l.charge_line_id", "l.amount_minor"])
    .where("r.order_id", "=", orderId).where("r.status", "in", OPEN).execute();
  return {
    ids: [...new Set(rows.map(({ _id }) => _id))],
    parts: rows.map(({ charge_line_id, amount_minor }) => ({ id: charge_line_id, minor: amount_minor })),
  };
}
