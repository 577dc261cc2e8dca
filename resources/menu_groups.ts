/** The groups in the required order. Titles are `group.<key>` of the locales. */
export const MENU_GROUPS = [
  "home",
  "report",
  "direct",
  "shipments",
  "support",
  "postal",
  "sales",
  "billing",
  "market",
  "management",
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Second titles within a group, as Orders in Sales. Their words are `menu.within.<key>`. */
export type MenuBranch = "stations" | "orders" | "products";

const UNTITLED: readonly MenuGroup[] = ["home", "direct"];

export const hasTitle = (group: MenuGroup): boolean => !UNTITLED.includes(group);

export type MenuNode<Item> =
  | { readonly item: Item }
  | { readonly branch: MenuBranch; readonly items: readonly Item[] };

/** Returns the items in their order: those of one branch together under its title, a single one without a title. */
export function nodesOf<Item extends { readonly within?: MenuBranch }>(
  items: readonly Item[],
): MenuNode<Item>[] {
  const nodes: MenuNode<Item>[] = [];
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
