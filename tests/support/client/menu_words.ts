/**
 * Returns the words of the menu from the resources, so that no test lists its entries. The tables of the
 * requirements are in spec_menu.ts.
 */
import type { Person } from "../../../api/access.ts";
import { visibleMenu } from "../../../resources/menu.ts";
import { hasTitle, nodesOf } from "../../../resources/menu_groups.ts";
import { type Key, t } from "../../../src/lib/i18n.ts";

export const menuLines = (person: Person): string[] =>
  visibleMenu(person).flatMap(({ items }) => items.map(({ id }) => t(`menu.${id}`)));

/** Returns the entries of the menu bar: entries without a group title, and every titled group as one entry. */
export const barEntries = (person: Person): string[] =>
  visibleMenu(person).flatMap(({ group, items }) =>
    hasTitle(group)
      ? [t(`group.${group}`)]
      : nodesOf(items).map((node) =>
        "item" in node ? t(`menu.${node.item.id}`) : t(`menu.within.${node.branch}` as Key)
      )
  );
