import { sql } from "kysely";
import { codeIn } from "../../../../api/codes/scan.ts";
import { carrierSpellings, spellingsOf } from "../../../../api/codes/spellings.ts";
import { RECORDS_LIMIT, type SearchKind } from "../../../../api/desk/search.ts";
import { orders as resource } from "../../../../resources/orders/orders.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { isOneOf } from "../../../db/conditions.ts";
import {
  numberedRecords,
  type NumberedTable,
  SHIPPED_FIELDS,
} from "../../../search/numbered_records_store.ts";
import { inScope } from "../../../scope.ts";
import {
  type FoundRecords,
  recordLink,
  type Searchable,
  shippedItem,
  type ShippedRow,
} from "../../../search/searchable.ts";
import { trackedOrders } from "./store.ts";

type FoundOrder = ShippedRow & { readonly external_number: string };

const ORDERS: NumberedTable = {
  table: "orders",
  numbers: ["code", "external_number", "tracking_number"],
  fields: `${SHIPPED_FIELDS}, r.external_number, r.status`,
};

async function ordersNamed(
  text: string,
  parts: readonly ("units" | "packages")[],
  { db, scope }: AuthorizedContext,
): Promise<readonly FoundOrder[]> {
  const numbers = carrierSpellings(text);
  const named = [
    ...parts.map((part) =>
      sql`select order_id from ${sql.table(part)} where ${isOneOf("code", spellingsOf(text))}`
    ),
    ...numbers.length > 0 ? [sql`select row_id from (${trackedOrders(numbers)}) as tracked`] : [],
  ];
  const query = sql<FoundOrder>`select ${sql.raw(ORDERS.fields)} from orders as r
    where r._id in (${sql.join(named, sql` union `)}) and ${inScope(scope, "r.seller_id")} limit 2`;
  return (await query.execute(db.read)).rows;
}

async function find(
  text: string,
  context: AuthorizedContext,
  seen: ReadonlySet<SearchKind>,
): Promise<FoundRecords> {
  const { rows, exact } = await numberedRecords<FoundOrder>(ORDERS, text, context);
  // For people who see packages, the search opens the package instead.
  const named = await ordersNamed(text, seen.has("packages") ? ["units"] : ["units", "packages"], context);
  const found = new Map([...exact, ...named, ...rows].map((row) => [row._id, row]));
  // For people who see garments, a scanned ticket opens the garment instead.
  const isTicket = codeIn(text)?.kind === "unit" && seen.has("units");
  const linkTo = (id: string) => recordLink(resource.path, id);
  return {
    items: [...found.values()].slice(0, RECORDS_LIMIT)
      .map((row) => shippedItem(row, "orders", linkTo(row._id), row.external_number)),
    exact: [...new Set([...exact, ...isTicket ? [] : named].map(({ _id }) => _id))]
      .map((orderId) => ({ link: linkTo(orderId), orderId })),
  };
}

export const searchedOrders: Searchable = { kind: "orders", title: "Orders", rule: resource.rule, find };
