/** The menu as a person sees it: groups in the spec's order, items that the person's rules allow. */
import { allows, type Person } from "../api/access.ts";
import { lists, pages } from "./generated/heads.ts";
import { MENU_GROUPS, type MenuBranch, type MenuGroup } from "./menu_groups.ts";
import type { MenuItem } from "./pages.ts";

/** Ids of the spec's entries in its order, whether they are built or not. Source: spec §2 "Menu entries", S2.1–S2.34. */
const SPEC_ORDER: readonly string[] = [
  ...["dashboard", "report", "shipment_report", "order_report", "express_price_list", "ship_by_tiktok"],
  ...["packages", "containers", "ibic", "local_bill", "pb_invoices"],
  ...["support", "refund_requests", "pb_request", "vn_post_manifests", "vn_post_barcode"],
  ...["statistics", "tiktok_orders", "orders", "units", "orders_ship", "items"],
  ...["topup", "billing_history", "billing_invoice", "locations", "logistics", "shipping_preset"],
  ...["shipping_costs", "local_cost_table", "call_to_action", "app_config", "users", "user_groups"],
  "extensions",
];

const PLACES = new Map(SPEC_ORDER.map((id, place) => [id, place]));
/** Entries of our own come after the spec's entries of their group. */
const placeOf = ({ id }: MenuItem): number => PLACES.get(id) ?? PLACES.size;

const ITEMS: readonly MenuItem[] = [...pages, ...lists];

export interface MenuSection {
  readonly group: MenuGroup;
  readonly items: readonly MenuItem[];
}

/** In the order in which they are drawn. */
const inOrder = (items: readonly MenuItem[]): MenuItem[] =>
  nodesOf(items.toSorted((one, other) => placeOf(one) - placeOf(other)))
    .flatMap((node) => "item" in node ? [node.item] : node.items);

/** Groups with at least one item that the person may see. Source: spec S6.5, S6.6. */
export function visibleMenu(person: Person | null, all: readonly MenuItem[] = ITEMS): MenuSection[] {
  const seen = all.filter((item) => !item.isApart && allows(item.rule, person));
  return MENU_GROUPS
    .map((group) => ({ group, items: inOrder(seen.filter((item) => item.group === group)) }))
    .filter((section) => section.items.length > 0);
}

/** Where a person starts: the first menu item they may see; null for somebody who may see nothing. Source: spec S6.7. */
export function landingPath(person: Person | null, all: readonly MenuItem[] = ITEMS): string | null {
  const items = visibleMenu(person, all).flatMap((section) => section.items);
  return (items.find(({ isErrand }) => !isErrand) ?? items[0])?.path ?? null;
}

/** One line of a group: an item, or a title with the items that stand within it. */
export type MenuNode =
  | { readonly item: MenuItem }
  | { readonly branch: MenuBranch; readonly items: readonly MenuItem[] };

/** Items in their order; those within the same branch stand together under its title, a lone one stands by itself. */
export function nodesOf(items: readonly MenuItem[]): MenuNode[] {
  const nodes: MenuNode[] = [];
  const seen = new Set<MenuBranch>();
  for (const item of items) {
    const branch = item.within;
    const inner = branch ? items.filter((each) => each.within === branch) : [];
    if (!branch || inner.length === 1) nodes.push({ item });
    else if (!seen.has(branch)) nodes.push({ branch, items: inner });
    if (branch) seen.add(branch);
  }
  return nodes;
}

/** The item whose screen a path is, or lies below: of several the one with the longest path. Source: spec S4.10. */
export function activeItem<Item extends { readonly path: string }>(
  items: readonly Item[],
  path: string,
): Item | null {
  const above = items.filter((item) => path === item.path || path.startsWith(`${item.path}/`));
  return above.sort((one, other) => other.path.length - one.path.length)[0] ?? null;
}

/** Where somebody is led who may not see what they asked for. Source: spec S6.7. */
export const refusalPath = (isHorizontal: boolean): string => isHorizontal ? "/misc/not-authorized" : "/404";
