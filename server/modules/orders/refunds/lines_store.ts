import { type RawBuilder, sql } from "kysely";
import type { RefundableLine, RefundLine } from "../../../../api/generated/schema.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { RefundLinesTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { type Part, RETURNED_SUM } from "../../money/ledger/refund_reservations_store.ts";

/** Number of values in a row, for the limit of bound values. */
const LINE_COLUMNS = 5;

const CHARGED: RawBuilder<unknown> = sql.raw(
  `c.heading, c.quantity, coalesce(l.title, '') as title, coalesce(l.variant, '') as variant,
  coalesce(l.sku, '') as sku, c.amount_minor + c.tax_minor as paid_minor`,
);

/** Returns an order's charges, the oldest first, with the amounts that were refunded already. */
export async function refundableLines(
  reader: Reader,
  scope: Scope,
  orderId: string,
): Promise<RefundableLine[]> {
  const { rows } = await sql<Omit<RefundableLine, "left_minor">>`select c._id, ${CHARGED}, c.refunded_minor,
      c.asked_minor
    from charge_lines as c left join order_lines as l on l._id = c.order_line_id
    where c.order_id = ${orderId} and ${inScope(scope, "c.seller_id")}
    order by c.created_at, c.txn_id, c.position`.execute(reader);
  return rows.map((row) => ({
    ...row,
    left_minor: row.paid_minor - row.refunded_minor - row.asked_minor,
  }));
}

/** Returns what is left of the charges for an order's goods, the oldest first. */
export async function chargesOfLines(reader: Reader, scope: Scope, orderId: string) {
  const rows = await reader.selectFrom("charge_lines")
    .select(["_id", "order_line_id", "amount_minor", "tax_minor", "refunded_minor", "asked_minor"])
    .where("order_id", "=", orderId).where("order_line_id", "is not", null).where(inScope(scope))
    .orderBy("created_at").orderBy("txn_id").orderBy("position").execute();
  return rows.map(({ _id, order_line_id, ...money }) => ({
    _id,
    order_line_id,
    left_minor: money.amount_minor + money.tax_minor - money.refunded_minor - money.asked_minor,
  }));
}

export async function linesOfRefunds(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundLine[]>> {
  const { rows } = await sql<RefundLine & { readonly request_id: string }>`select f._id, f.request_id,
      f.charge_line_id, f.amount_minor, ${RETURNED_SUM} as given_minor, ${CHARGED}
    from refund_lines as f join charge_lines as c on c._id = f.charge_line_id
    left join order_lines as l on l._id = c.order_line_id
    where ${isOneOf("f.request_id", ids)} and ${inScope(scope, "c.seller_id")} order by f.position`.execute(
    reader,
  );
  const lines = rows.map((row) => ({ ...row, given_minor: Number(row.given_minor) }));
  return groupRows(lines, ({ request_id }) => request_id);
}

/** Returns the reserved parts by the request's id. The requests were read within the scope in this transaction. */
export async function partsOf(
  reader: Reader,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Part[]>> {
  const { rows } = await sql<
    { readonly request_id: string; readonly id: string; readonly minor: number | string }
  >`select f.request_id, f.charge_line_id as id, f.amount_minor - ${RETURNED_SUM} as minor from refund_lines as f
    where ${isOneOf("f.request_id", requestIds)} order by f.request_id, f.position`.execute(reader);
  const parts = rows.map(({ request_id, id, minor }) => ({ request_id, id, minor: Number(minor) }))
    .filter(({ minor }) => minor > 0);
  return groupRows(parts, ({ request_id }) => request_id);
}

export async function insertLines(tx: Writer, request_id: string, parts: readonly Part[]): Promise<void> {
  const rows = parts.map(({ id, minor }, position): RefundLinesTable => ({
    _id: newId(),
    request_id,
    charge_line_id: id,
    position,
    amount_minor: minor,
  }));
  for (const some of chunksOf(rows, LINE_COLUMNS)) {
    await tx.insertInto("refund_lines").values(some).execute();
  }
}
