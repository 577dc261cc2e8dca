import {
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons";
import type { KeyboardEvent } from "react";
import { Link } from "wouter";
import { useBarStyles } from "./bar.styles.ts";
import { NEW_TAB } from "../../parts/new_tab.ts";
import { isBranch, type Line, type OnFollow, type Section } from "./model.ts";
import { isLetter, useTyped } from "./use_roving_focus.ts";
import { findTyped } from "./focus_stops.ts";

export interface BarMenuProps {
  readonly id: string;
  readonly words: string;
  readonly sections: readonly Section[];
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly tabIndex: 0 | -1;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onFollow: OnFollow;
}

const OUTSIDE = { isOpen: null, above: null } as const;

export function BarMenu(props: BarMenuProps) {
  const { id, words, sections, isActive, isOpen, tabIndex, onOpenChange, onFollow } = props;
  const styles = useBarStyles();
  const addTyped = useTyped();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isLetter(event)) return;
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
    const stops = lines.map((line, at) => ({ ...OUTSIDE, id: String(at), words: line.textContent ?? "" }));
    const to = findTyped(stops, String(lines.indexOf(event.target as HTMLElement)), addTyped(event.key));
    if (to !== null) lines[Number(to)]?.focus();
  };
  return (
    <Menu open={isOpen} onOpenChange={(_, { open }) => onOpenChange(open)}>
      <MenuTrigger disableButtonEnhancement>
        <button
          type="button"
          role="menuitem"
          data-stop={id}
          tabIndex={tabIndex}
          className={mergeClasses(styles.entry, isActive && styles.active)}
        >
          {words}
          <span className={styles.chevron}>
            <ChevronDown16Regular />
          </span>
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList onKeyDown={onKeyDown}>
          {sections.map((section) => (
            <Lines key={section.id} section={section} hasTitle={sections.length > 1} onFollow={onFollow} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

interface LinesProps {
  readonly section: Section;
  readonly hasTitle: boolean;
  readonly onFollow: OnFollow;
}

function Lines({ section, hasTitle, onFollow }: LinesProps) {
  const lines = section.nodes.map((node) =>
    isBranch(node)
      ? (
        <MenuGroup key={node.id}>
          <MenuGroupHeader>{node.words}</MenuGroupHeader>
          {node.lines.map((line) => <MenuLine key={line.id} {...{ line, onFollow }} />)}
        </MenuGroup>
      )
      : <MenuLine key={node.id} line={node} onFollow={onFollow} />
  );
  if (!hasTitle || section.words === null) return lines;
  return (
    <MenuGroup>
      <MenuGroupHeader>{section.words}</MenuGroupHeader>
      {lines}
    </MenuGroup>
  );
}

function MenuLine({ line, onFollow }: { readonly line: Line; readonly onFollow: OnFollow }) {
  const styles = useBarStyles();
  const { words, icon: Icon, href, isActive, opensNewTab } = line;
  if (opensNewTab) {
    return <MenuItemLink {...NEW_TAB} href={href} icon={<Icon />}>{words}</MenuItemLink>;
  }
  return (
    <Link href={href} asChild onClick={onFollow}>
      <MenuItemLink
        href={href}
        icon={<Icon filled={isActive} />}
        aria-current={isActive ? "page" : undefined}
        className={mergeClasses(isActive && styles.current)}
      >
        {words}
      </MenuItemLink>
    </Link>
  );
}
