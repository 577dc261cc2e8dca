import type { Reader } from "../../../db/database.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { isOneOf } from "../../../db/conditions.ts";
import {
  BILL_FACTS,
  BOX_FACTS,
  CASE_FACTS,
  FLIGHT_FACTS,
  JOB_FACTS,
  ORDER_FACTS,
  PACKAGE_FACTS,
  REFUND_FACTS,
} from "../deliveries/facts.ts";

export interface Hook {
  readonly _id: string;
  readonly events: readonly string[];
  readonly seller_id: string | null;
}

const hooks = cacheQuery((reader, _place: Place<Readonly<Record<never, never>>>) =>
  reader.selectFrom("integrations").select(["_id", "events", "seller_id"])
    .where("kind", "=", "outgoing_webhook").where("status", "=", "Active")
);

export async function hooksIn(reader: Reader): Promise<Hook[]> {
  const rows = await hooks.all(reader, {});
  return rows.map(({ events, ...row }) => ({ ...row, events: JSON.parse(events) as string[] }));
}

type Facts = ReadonlyMap<string, object>;

/** Checks no scope, because the ids come from events of the same transaction. */
export async function factsOf(
  reader: Reader,
  news: readonly { readonly entity: string; readonly entityId: string }[],
): Promise<Facts> {
  const found = new Map<string, object>();
  for (const [entity, some] of Map.groupBy(news, (each) => each.entity)) {
    for (const ids of chunksOf([...new Set(some.map(({ entityId }) => entityId))], 1)) {
      for (const row of await rowsOf(reader, entity, ids)) found.set(row._id, row);
    }
  }
  return found;
}

function rowsOf(reader: Reader, entity: string, ids: readonly string[]): Promise<{ _id: string }[]> {
  if (entity === "orders") {
    return orderRows(reader, ids);
  }
  if (entity === "packages") {
    return reader.selectFrom("packages").select(PACKAGE_FACTS).where(isOneOf("_id", ids)).execute();
  }
  if (entity === "refundRequests") {
    return reader.selectFrom("refund_requests").select(REFUND_FACTS).where(isOneOf("_id", ids)).execute();
  }
  if (entity === "cases") {
    return reader.selectFrom("cases").select(CASE_FACTS).where(isOneOf("_id", ids)).execute();
  }
  if (entity === "localBills") {
    return reader.selectFrom("local_bills").select(BILL_FACTS).where(isOneOf("_id", ids)).execute();
  }
  if (entity === "boxes") {
    return reader.selectFrom("boxes").select(BOX_FACTS).where(isOneOf("_id", ids)).execute();
  }
  if (entity === "consolidations") {
    return reader.selectFrom("consolidations").select(FLIGHT_FACTS).where(isOneOf("_id", ids)).execute();
  }
  return reader.selectFrom("jobs").select(JOB_FACTS).where(isOneOf("_id", ids)).execute();
}

/** Maximum length of a chain of remedies that is followed back to the first order. */
const MAX_REMEDIES = 10;

/** Gives a remedy the number of the first order, because the shop knows only that number. */
async function orderRows(reader: Reader, ids: readonly string[]) {
  const rows = await reader.selectFrom("orders").select([...ORDER_FACTS, "origin_order_id"])
    .where(isOneOf("_id", ids)).execute();
  const numbers = await firstNumbers(reader, rows.flatMap(({ origin_order_id }) => origin_order_id ?? []));
  return rows.map(({ origin_order_id, ...row }) => ({
    ...row,
    external_number: numbers(origin_order_id) ?? row.external_number,
    remedy_of: origin_order_id,
  }));
}

async function firstNumbers(reader: Reader, originIds: readonly string[]) {
  const known = new Map<
    string,
    { readonly external_number: string; readonly origin_order_id: string | null }
  >();
  let ids = [...new Set(originIds)];
  for (let round = 0; ids.length > 0 && round < MAX_REMEDIES; round++) {
    const rows = await reader.selectFrom("orders").select(["_id", "external_number", "origin_order_id"])
      .where(isOneOf("_id", ids)).execute();
    for (const row of rows) known.set(row._id, row);
    ids = rows.flatMap(({ origin_order_id }) => origin_order_id ?? []).filter((id) => !known.has(id));
  }
  return (id: string | null): string | undefined => {
    let order = known.get(id ?? "");
    for (let next = order; next; next = known.get(next.origin_order_id ?? "")) order = next;
    return order?.external_number;
  };
}
