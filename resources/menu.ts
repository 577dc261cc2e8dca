/** The menu as a person sees it: groups in the spec's order, items that the person's rules allow. */
import { allows, type Person } from "../api/access.ts";
import type { MenuGroup, Resource } from "./define.ts";
import { resources } from "./mod.ts";

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

export interface MenuSection {
  readonly group: MenuGroup;
  readonly items: readonly Resource[];
}

/** Groups with at least one item that the person may see. Source: spec S6.5, S6.6. */
export function visibleMenu(person: Person | null, all: readonly Resource[] = resources): MenuSection[] {
  return GROUPS
    .map((group) => ({
      group,
      items: all.filter((item) => item.group === group && allows(item.rule, person)),
    }))
    .filter((section) => section.items.length > 0);
}

/**
 * Where a person starts: the first menu item they may see. Until the dashboard exists, whoever may see
 * orders starts there. Null for somebody who may see nothing.
 */
export function landingPath(person: Person | null, all: readonly Resource[] = resources): string | null {
  const items = visibleMenu(person, all).flatMap((section) => section.items);
  const preferred = items.find((item) => item.id === "dashboard") ??
    items.find((item) => item.id === "orders");
  return (preferred ?? items[0])?.path ?? null;
}
