import type { PriceTable } from "../../../../api/shipping/rating/price_table.ts";
import { inForce, lineOf, pickPriceTable } from "../../../../api/shipping/rating/pick.ts";
import { allows } from "../../../../api/access.ts";
import { costRights } from "../../../../resources/shipping/price_tables.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { priceTablesAt } from "./price_tables_store.ts";

interface Shown {
  readonly code: string;
  readonly body: string;
}

export interface TableContext {
  readonly inForce: Shown | null;
  readonly cost: Shown | null;
}

/** Caches reads of one request, because several fields of a record need the same data. */
const requests = new WeakMap<AuthorizedContext, Map<string, Promise<TableContext>>>();

export function tableContext(
  parent: Readonly<Record<string, unknown>>,
  context: AuthorizedContext,
): Promise<TableContext> {
  const id = String(parent["_id"]);
  const known = requests.get(context) ?? new Map<string, Promise<TableContext>>();
  requests.set(context, known);
  const answer = known.get(id) ?? read(parent, context);
  known.set(id, answer);
  return answer;
}

async function read(
  parent: Readonly<Record<string, unknown>>,
  context: AuthorizedContext,
): Promise<TableContext> {
  const { db, now, session } = context;
  const table = parent as unknown as PriceTable;
  const line = lineOf({ ...table, location_id: table.location_id || null });
  const kinds = table.kind === "duty" ? ["duty"] as const : ["price", "cost"] as const;
  const at = now();
  const { method_code, currency } = table;
  const tables = await priceTablesAt(db.read, kinds, table.kind === "duty" ? null : [method_code], [at]);
  const own = inForce(tables.filter((each) => lineOf(each) === line), at);
  const cost = table.kind === "price" && allows(costRights.view, session.person)
    ? pickPriceTable({ kind: "cost", method_code, at, plan: "", vip: 0, location_id: null }, tables)
    : null;
  return { inForce: shown(own), cost: shown(cost?.currency === currency ? cost : null) };
}

const shown = (table: PriceTable | null): Shown | null =>
  table && { code: table.code, body: JSON.stringify(table.body) };
