import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { inScope, type Scope } from "../../../scope.ts";

export interface CaseOrder {
  readonly _id: string;
  readonly code: string;
  readonly seller_id: string;
  readonly external_number: string;
  readonly currency: string;
  readonly status: string;
  readonly due_at: number;
  readonly status_at: number;
}

export const caseOrder = (reader: Reader, scope: Scope, id: string): Promise<CaseOrder | undefined> =>
  reader.selectFrom("orders")
    .select(["_id", "code", "seller_id", "external_number", "currency", "status", "due_at", "status_at"])
    .where("_id", "=", id).where(inScope(scope)).executeTakeFirst();

export interface OrderTimes {
  readonly due_at: number;
  /** Time of the latest delivery of a package; null before the first. */
  readonly delivered_at: number | null;
}

const DELIVERED: readonly string[] = ["Delivered", "Completed"];

/** Returns the times from which the days for reasons of cases are counted. */
export async function orderTimes(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderTimes>> {
  const { rows } = await sql<
    {
      readonly _id: string;
      readonly status: string;
      readonly due_at: number;
      readonly status_at: number;
      readonly at: number | null;
    }
  >`select o._id, o.status, o.due_at, o.status_at, (
      select max(e.at) from package_orders as po join track_events as e on e.package_id = po.package_id
      where po.order_id = o._id and e.status = 'Delivered'
        and not exists (select 1 from track_events as u where u.package_id = e.package_id and u.undoes = e._id)
    ) as at from orders as o where ${isOneOf("o._id", orderIds)}`.execute(reader);
  return new Map(rows.map(({ _id, status, due_at, status_at, at }) => [_id, {
    due_at,
    // A package without a live label has no event, even if a person marked it as delivered.
    delivered_at: at === null ? DELIVERED.includes(status) ? status_at : null : Number(at),
  }]));
}

export interface OptionLine {
  readonly _id: string;
  readonly order_id: string;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly quantity: number;
  readonly total_minor: number;
}

export async function optionLines(reader: Reader, orderId: string): Promise<readonly OptionLine[]> {
  return await reader.selectFrom("order_lines")
    .select(["_id", "order_id", "sku", "title", "variant", "quantity", "total_minor"])
    .where("order_id", "=", orderId).orderBy("position").execute();
}

export interface OptionUnit {
  readonly _id: string;
  readonly code: string;
  readonly order_line_id: string;
  readonly print_status: string;
}

/** Leaves out garments that were stopped. */
export async function optionUnits(
  reader: Reader,
  orderId: string,
): Promise<ReadonlyMap<string, readonly OptionUnit[]>> {
  const rows = await reader.selectFrom("units").select(["_id", "code", "order_line_id", "print_status"])
    .where("order_id", "=", orderId).where("print_status", "<>", "Stopped").orderBy("seq").execute();
  return groupRows(rows, ({ order_line_id }) => order_line_id);
}

export async function unitsOnShelf(reader: Reader, unitIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (unitIds.length === 0) return new Set();
  const { rows } = await sql<{ readonly unit_id: string }>`select r.unit_id from returns as r
    where ${isOneOf("r.unit_id", unitIds)} and r.outcome = 'kept'
      and not exists (select 1 from returns as n where n.unit_id = r.unit_id and n.turn > r.turn)`.execute(
    reader,
  );
  return new Set(rows.map(({ unit_id }) => unit_id));
}

export async function optionPackages(reader: Reader, orderId: string) {
  return await reader.selectFrom("packages as p").innerJoin("package_orders as po", "po.package_id", "p._id")
    .select(["p._id", "p.code", "p.tracking_number", "p.shipment_status"]).where("po.order_id", "=", orderId)
    .orderBy("p.seq").execute();
}

/** Returns what is left of an order's charges by line; charges that belong to no line have an empty key. */
export async function chargesLeft(reader: Reader, orderId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly line: string; readonly minor: number | string }>`select
      coalesce(order_line_id, '') as line, sum(amount_minor + tax_minor - refunded_minor - asked_minor) as minor
    from charge_lines where order_id = ${orderId} group by coalesce(order_line_id, '')`.execute(reader);
  return new Map(rows.map(({ line, minor }) => [line, Number(minor)]));
}
