/** The menu as a person sees it: groups in the spec's order, items that the person's rules allow. */
import { allows, type Person } from "../api/access.ts";
import type { MenuGroup } from "./define.ts";
import { resources } from "./mod.ts";
import { type MenuItem, pages } from "./pages.ts";

/** Source: the order of spec §2 "Menu entries". Titles are `group.<key>` of the locales. */
const GROUPS: readonly MenuGroup[] = [
  "top",
  "report",
  "shipments",
  "support",
  "postal",
  "sales",
  "billing",
  "market",
  "management",
];

/** Everything the menu offers: screens that are no lists stand before the lists of their group. */
const ITEMS: readonly MenuItem[] = [...pages, ...resources];

export interface MenuSection {
  readonly group: MenuGroup;
  readonly items: readonly MenuItem[];
}

/** Groups with at least one item that the person may see. Source: spec S6.5, S6.6. */
export function visibleMenu(person: Person | null, all: readonly MenuItem[] = ITEMS): MenuSection[] {
  return GROUPS
    .map((group) => ({
      group,
      items: all.filter((item) => item.group === group && allows(item.rule, person)),
    }))
    .filter((section) => section.items.length > 0);
}

/** Where a person starts: the first menu item they may see; null for somebody who may see nothing. Source: spec S6.7. */
export function landingPath(person: Person | null, all: readonly MenuItem[] = ITEMS): string | null {
  return visibleMenu(person, all)[0]?.items[0]?.path ?? null;
}
