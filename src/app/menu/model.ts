import type { MouseEvent } from "react";
import type { FluentIcon } from "@fluentui/react-icons";
import type { Person } from "../../../api/access.ts";
import { activeItem, visibleMenu } from "../../../resources/menu.ts";
import { hasTitle, nodesOf } from "../../../resources/menu_groups.ts";
import type { MenuItem } from "../../../resources/pages.ts";
import { type Key, t } from "../../lib/i18n.ts";
import type { AddedLink } from "../../features/desk/extensions/extension_items.ts";
import { menuIcon } from "../../engine/menu_icon.ts";

export type OnFollow = (event: MouseEvent) => void;

export interface Line {
  readonly id: string;
  readonly words: string;
  readonly icon: FluentIcon;
  readonly href: string;
  readonly isActive: boolean;
  readonly isOutward?: boolean;
  readonly opensNewTab?: boolean;
}

export interface Branch {
  readonly id: string;
  readonly words: string;
  readonly lines: readonly Line[];
}

export interface Section {
  readonly id: string;
  readonly words: string | null;
  readonly nodes: readonly (Line | Branch)[];
}

export const isBranch = (node: Line | Branch): node is Branch => "lines" in node;

export const linesOf = ({ nodes }: Section): readonly Line[] =>
  nodes.flatMap((node) => isBranch(node) ? node.lines : [node]);

export const activeId = (person: Person | null, path: string, all?: readonly MenuItem[]): string | null =>
  activeItem(visibleMenu(person, all).flatMap(({ items }) => items), path)?.id ?? null;

/** Source: docs/requirements.md S6.5, S6.6, S4.10. */
export function mainMenu(
  person: Person | null,
  active: string | null,
  all?: readonly MenuItem[],
  added: readonly AddedLink[] = [],
): readonly Section[] {
  const sections = visibleMenu(person, all);
  const lineOf = (item: MenuItem): Line => ({
    id: item.id,
    words: t(`menu.${item.id}`),
    icon: menuIcon(item.id),
    href: item.path,
    isActive: item.id === active,
  });
  const own = sections.map(({ group, items }): Section => ({
    id: group,
    words: hasTitle(group) ? t(`group.${group}`) : null,
    nodes: nodesOf(items).map((node) =>
      "item" in node ? lineOf(node.item) : {
        id: `within.${node.branch}`,
        words: t(`menu.within.${node.branch}` as Key),
        lines: node.items.map(lineOf),
      }
    ),
  }));
  return added.reduce(withLink, own);
}

/** Adds the line of an extension at the end of its group; a missing group is added. */
function withLink(sections: readonly Section[], { key, group, href }: AddedLink): readonly Section[] {
  const line: Line = {
    id: key,
    words: t(`menu.${key}`),
    icon: menuIcon(key),
    href,
    isActive: false,
    isOutward: true,
    opensNewTab: true,
  };
  if (sections.some(({ id }) => id === group)) {
    return sections.map((section) =>
      section.id === group ? { ...section, nodes: [...section.nodes, line] } : section
    );
  }
  return [...sections, { id: group, words: t(`group.${group}`), nodes: [line] }];
}

export type Entry =
  | { readonly id: string; readonly line: Line }
  | { readonly id: string; readonly line: null; readonly section: Section & { readonly words: string } };

export const entriesOf = (sections: readonly Section[]): Entry[] =>
  sections.flatMap((section): Entry[] =>
    section.words === null
      ? section.nodes.map((node) =>
        isBranch(node)
          ? { id: node.id, line: null, section: { id: node.id, words: node.words, nodes: node.lines } }
          : { id: node.id, line: node }
      )
      : [{ id: section.id, line: null, section: { ...section, words: section.words } }]
  );

export const hasActive = (entry: Entry): boolean =>
  entry.line ? entry.line.isActive : linesOf(entry.section).some((line) => line.isActive);
