/** Groups the menu's entries, and gives them titles within a group. */

/** The groups of the menu, in the order of docs/requirements.md S2.1–S2.34. Titles are `group.<key>` of the locales. */
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

/** Keys of the titles within a group, as the spec nests them: "Sales, Orders". Their words: `menu.within.<key>`. */
export type MenuBranch = "stations" | "orders" | "products";

const UNTITLED: readonly MenuGroup[] = ["home", "direct"];

/** False for a group whose entries have no title above them. */
export const hasTitle = (group: MenuGroup): boolean => !UNTITLED.includes(group);

/** One line of a group: an item, or a title with the items that stand within it. */
export type MenuNode<Item> =
  | { readonly item: Item }
  | { readonly branch: MenuBranch; readonly items: readonly Item[] };

/** Returns the items in their order: those of one branch together under its title, a lone one without a title. */
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
