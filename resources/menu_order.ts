/** The order of the menu, in which `deno task gen` writes generated/heads.ts, so that the app need not sort. */
import { MENU_GROUPS, nodesOf } from "./menu_groups.ts";
import type { MenuItem } from "./pages.ts";

/** Ids of the required entries in their order, built or not. Source: docs/requirements.md S2.1–S2.34. */
const SPEC_ORDER: readonly string[] = [
  ...["dashboard", "report", "shipment_report", "order_report", "express_price_list", "ship_by_tiktok"],
  ...["packages", "containers", "ibic", "local_bill", "pb_invoices"],
  ...["support", "refund_requests", "pb_request", "vn_post_manifests", "vn_post_barcode"],
  ...["statistics", "tiktok_orders", "orders", "units", "orders_ship", "items"],
  ...["topup", "billing_history", "billing_invoice", "locations", "logistics", "shipping_preset"],
  ...["shipping_costs", "local_cost_table", "call_to_action", "app_config", "users", "user_groups"],
  "extensions",
];

/** Ids of lists in the order of generated files and of our own menu entries; other lists come last, by id. */
const LIST_ORDER: readonly string[] = [
  ...[
    "packages",
    "local_bill",
    "fulfilments",
    "refund_requests",
    "orders",
    "units",
    "orders_ship",
    "print_batches",
    "items",
  ],
  ...["products", "stores", "jobs", "topup", "billing_history", "approvals", "payment_methods", "fx_rates"],
  ...["tax_rates", "locations", "logistics", "shipping_preset", "shipping_costs", "local_cost_table"],
  ...["call_to_action", "app_config", "users", "user_groups", "extensions", "audit"],
];

const LIST_PLACES = new Map(LIST_ORDER.map((id, place) => [id, place]));
export const listPlace = (id: string): number => LIST_PLACES.get(id) ?? LIST_PLACES.size;

const PLACES = new Map(SPEC_ORDER.map((id, place) => [id, place]));
/** Our own entries come after the required ones of their group. */
const placeOf = ({ id }: MenuItem): number => PLACES.get(id) ?? PLACES.size;

export const inMenuOrder = (items: readonly MenuItem[]): MenuItem[] =>
  MENU_GROUPS.flatMap((group) => {
    const sorted = items.filter((item) => item.group === group)
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    return nodesOf(sorted).flatMap((node) => "item" in node ? [node.item] : node.items);
  });
