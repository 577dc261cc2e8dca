import { allows, type Person } from "../api/access.ts";
import { menu } from "./generated/heads.ts";
import { MENU_GROUPS, type MenuGroup } from "./menu_groups.ts";
import type { MenuItem } from "./pages.ts";

export interface MenuSection {
  readonly group: MenuGroup;
  readonly items: readonly MenuItem[];
}

/** Returns groups with at least one item that the person may see. Source: docs/requirements.md S6.5, S6.6. */
export function visibleMenu(person: Person | null, all: readonly MenuItem[] = menu): MenuSection[] {
  const seen = all.filter(({ rule }) => allows(rule, person));
  return MENU_GROUPS
    .map((group) => ({ group, items: seen.filter((item) => item.group === group) }))
    .filter((section) => section.items.length > 0);
}

/** Returns the path of a person's first menu item; screens for a single task (`isErrand`) come last. Null for none. Source: docs/requirements.md S6.7. */
export function landingPath(person: Person | null, all: readonly MenuItem[] = menu): string | null {
  const items = visibleMenu(person, all).flatMap((section) => section.items);
  return (items.find(({ isErrand }) => !isErrand) ?? items[0])?.path ?? null;
}

/** Returns the item with the longest path at or above this path. Source: docs/requirements.md S4.10. */
export function activeItem<Item extends { readonly path: string }>(
  items: readonly Item[],
  path: string,
): Item | null {
  const above = items.filter((item) => path === item.path || path.startsWith(`${item.path}/`));
  return above.sort((one, other) => other.path.length - one.path.length)[0] ?? null;
}

/** Returns the page for a person who may not see a screen. Source: docs/requirements.md S6.7. */
export const refusalPath = (isMenuOnTop: boolean): string => isMenuOnTop ? "/misc/not-authorized" : "/404";
