/** The groups of the menu, in the order of spec §2 "Menu entries". Titles are `group.<key>` of the locales. */
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

/** Keys of what stands together within a group, as the spec nests it: "Sales, Orders". Its words: `menu.within.<key>`. */
export type MenuBranch = "stations" | "orders" | "products";

const UNTITLED: readonly MenuGroup[] = ["home", "direct"];

/** False for a group whose entries have no title above them. */
export const hasTitle = (group: MenuGroup): boolean => !UNTITLED.includes(group);
