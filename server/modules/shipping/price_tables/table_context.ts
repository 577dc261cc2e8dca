import type { PriceTable } from "../../../../api/shipping/rating/price_table.ts";
import { inForce } from "../../../../api/shipping/rating/pick.ts";
import { allows } from "../../../../api/access.ts";
import { costRights } from "../../../../resources/shipping/price_tables.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { priceTablesAt } from "./price_tables_store.ts";
import { lineOf } from "../../../../api/shipping/rating/pick.ts";

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
  const tables = await priceTablesAt(db.read, kinds, table.kind === "duty" ? null : [table.method_code], [
    now(),
  ]);
  const own = inForce(tables.filter((each) => lineOf(each) === line), now());
  const cost = table.kind === "price" && allows(costRights.view, session.person)
    ? tables.find(({ kind, currency, location_id, forwarder }) =>
      kind === "cost" && currency === table.currency && location_id === null && forwarder === ""
    ) ?? null
    : null;
  return { inForce: shown(own), cost: shown(cost) };
}

const shown = (table: PriceTable | null): Shown | null =>
  table && { code: table.code, body: JSON.stringify(table.body) };
