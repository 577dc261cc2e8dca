/** Reads only the fields that an extension's rights permit. */
import type { ExtensionRight } from "../../../../api/desk/extensions.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { OrdersTable } from "../../../db/tables.ts";
import { definePort } from "../../../port.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { BOX_FACTS, CASE_FACTS, JOB_FACTS, PACKAGE_FACTS, REFUND_FACTS } from "../deliveries/facts.ts";

type Fact = Readonly<Record<string, unknown>> & { readonly _id: string };

type OrderField = keyof OrdersTable;

export const orderFacts = definePort<
  Readonly<Record<"orders" | "orders_buyer" | "orders_money", readonly OrderField[]>>
>("facts of orders for extensions");

export function fieldsOfRights(rights: readonly ExtensionRight[], entity: string): readonly string[] {
  const has = (right: ExtensionRight) => rights.includes(right);
  if (entity === "orders") {
    const { orders, orders_buyer, orders_money } = orderFacts.get();
    return has("orders")
      ? [...orders, ...has("orders_buyer") ? orders_buyer : [], ...has("orders_money") ? orders_money : []]
      : [];
  }
  if (entity === "packages") return has("packages") ? PACKAGE_FACTS : [];
  if (entity === "refundRequests") return has("orders_money") ? REFUND_FACTS : [];
  if (entity === "cases") return has("cases") ? CASE_FACTS : [];
  if (entity === "boxes") return has("packages") ? BOX_FACTS : [];
  return entity === "jobs" && has("jobs") ? JOB_FACTS : [];
}

/** Returns records in a scope. For events that is `ALL_SELLERS`: their ids come from the same transaction. */
export async function factsFor(
  reader: Reader,
  rights: readonly ExtensionRight[],
  entity: string,
  ids: readonly string[],
  scope: Scope,
): Promise<Map<string, Fact>> {
  const found = new Map<string, Fact>();
  for (const some of chunksOf([...new Set(ids)], 1)) {
    for (const row of await rowsOf(reader, fieldsOfRights(rights, entity), entity, some, scope)) {
      found.set(row._id, row);
    }
  }
  return found;
}

async function rowsOf(
  reader: Reader,
  opened: readonly string[],
  entity: string,
  ids: readonly string[],
  scope: Scope,
): Promise<Fact[]> {
  if (opened.length === 0) return [];
  switch (entity) {
    case "orders":
      return await reader.selectFrom("orders").select(opened as OrderField[])
        .where(isOneOf("_id", ids)).where(inScope(scope)).execute();
    case "packages":
      return await reader.selectFrom("packages").select(opened as (typeof PACKAGE_FACTS)[number][])
        .where(isOneOf("_id", ids)).where(inScope(scope)).execute();
    case "refundRequests":
      return await reader.selectFrom("refund_requests").select(opened as (typeof REFUND_FACTS)[number][])
        .where(isOneOf("_id", ids)).where(inScope(scope)).execute();
    case "cases":
      return await reader.selectFrom("cases").select(opened as (typeof CASE_FACTS)[number][])
        .where(isOneOf("_id", ids)).where(inScope(scope)).execute();
    case "boxes":
      // Records without a seller are only for people who see all sellers.
      return scope.sellers === null
        ? await reader.selectFrom("boxes").select(opened as (typeof BOX_FACTS)[number][])
          .where(isOneOf("_id", ids)).execute()
        : [];
    default:
      return await reader.selectFrom("jobs").select(opened as (typeof JOB_FACTS)[number][])
        .where(isOneOf("_id", ids)).where(inScope(scope)).execute();
  }
}
