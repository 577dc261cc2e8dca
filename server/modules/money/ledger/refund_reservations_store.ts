/** Reserves parts of charged lines for refund requests until they are decided, so that nothing is requested twice. */
import { type RawBuilder, sql } from "kysely";
import { groupRows } from "../../../graphql/batch.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { RefundReductionsTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";

export const OPEN_REQUESTS = ["Processing", "Approved"] as const;

const REDUCTION_COLUMNS = 4;

export interface Part {
  readonly id: string;
  /** Minor units, above zero. */
  readonly minor: number;
}

/** Sums the parts of a requested line `f` that were refunded without this request. */
export const RETURNED_SUM: RawBuilder<number> = sql<number>`(select coalesce(sum(g.amount_minor), 0)
  from refund_reductions as g where g.line_id = f._id)`;

/** Reserves a part of a line in one conditional update. @returns false if less is left; nothing is written then */
export async function reservePart(tx: Writer, { id, minor }: Part): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("charge_lines")
    .set(({ eb }) => ({ asked_minor: eb("asked_minor", "+", minor) })).where("_id", "=", id)
    .where(({ eb }) =>
      eb(
        eb(eb("refunded_minor", "+", eb.ref("asked_minor")), "+", minor),
        "<=",
        eb("amount_minor", "+", eb.ref("tax_minor")),
      )
    ).executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

export async function releaseReserved(tx: Writer, parts: readonly Part[]): Promise<void> {
  for (const { id, minor } of parts) {
    await tx.updateTable("charge_lines").set(({ eb }) => ({ asked_minor: eb("asked_minor", "-", minor) }))
      .where("_id", "=", id).execute();
  }
}

interface RequestedRow {
  readonly _id: string;
  readonly request_id: string;
  readonly charge_line_id: string;
  readonly minor: number | string;
}

/**
 * Reduces open requests by amounts that are refunded without them, the oldest request first, and releases these
 * amounts.
 * @returns ids of the requests that became smaller
 */
export async function reduceRequests(
  tx: Writer,
  returned: readonly Part[],
  at: number,
): Promise<readonly string[]> {
  const { rows } = await sql<RequestedRow>`select f._id, f.request_id, f.charge_line_id,
      f.amount_minor - ${RETURNED_SUM} as minor
    from refund_lines as f join refund_requests as r on r._id = f.request_id
    where ${isOneOf("f.charge_line_id", returned.map(({ id }) => id))} and ${
    isOneOf("r.status", OPEN_REQUESTS)
  }
    order by r.seq, f.position`.execute(tx);
  const requested = groupRows(rows, ({ charge_line_id }) => charge_line_id);
  const reductions: RefundReductionsTable[] = [];
  const freed: Part[] = [];
  const reduced = new Set<string>();
  for (const { id, minor } of returned) {
    let open = minor;
    for (const { _id, request_id, minor: held } of requested.get(id) ?? []) {
      const amount_minor = Math.min(open, Number(held));
      if (amount_minor === 0) continue;
      open -= amount_minor;
      reductions.push({ _id: newId(), line_id: _id, amount_minor, created_at: at });
      freed.push({ id, minor: amount_minor });
      reduced.add(request_id);
    }
  }
  for (const some of chunksOf(reductions, REDUCTION_COLUMNS)) {
    await tx.insertInto("refund_reductions").values(some).execute();
  }
  await releaseReserved(tx, freed);
  return [...reduced];
}

/** Returns the net charges of orders, in minor units; an order without a charge is left out. */
export async function netChargesOf(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom("charge_lines").select(({ eb, fn }) => [
    "order_id",
    fn.sum<number | string>(
      eb(eb("amount_minor", "+", eb.ref("tax_minor")), "-", eb.ref("refunded_minor")),
    ).as("kept"),
  ]).where(isOneOf("order_id", orderIds)).groupBy("order_id").execute();
  return new Map(rows.map(({ order_id, kept }) => [order_id ?? "", Number(kept)]));
}
