/** The menu as a bar. In an open menu, Left and Right open the next one. Source: docs/requirements.md S2.46, S6.5, S6.6. */
import "./icons.ts";
import { mergeClasses, Overflow, OverflowItem } from "@fluentui/react-components";
import { type FocusEvent, useState } from "react";
import { Link, useLocation } from "wouter";
import { useAdded } from "../../features/desk/extensions/extension_items.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { BarMenu } from "./bar_menu.tsx";
import { BarMore, MORE } from "./bar_more.tsx";
import { useBarStyles } from "./bar.styles.ts";
import { activeId, entriesOf, hasActive, type Line, mainMenu, type OnFollow } from "./model.ts";
import { useBarKeys } from "./use_bar_keys.ts";

export default function MenuBar({ onFollow }: { readonly onFollow: OnFollow }) {
  const styles = useBarStyles();
  const [path] = useLocation();
  const person = usePerson();
  const entries = entriesOf(mainMenu(person, activeId(person, path), undefined, useAdded().links));
  const [openId, setOpenId] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const onKeyDown = useBarKeys(openId, setOpenId);
  // The only tab stop is the entry that was focused last, or else the active entry, which is never moved into "More".
  const stop = last ?? (entries.find(hasActive) ?? entries[0])?.id;
  const tabIndexOf = (id: string) => stop === id ? 0 as const : -1 as const;
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = (event.target as Element).closest<HTMLElement>("[data-stop]")?.dataset["stop"];
    if (id !== undefined) setLast(id);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setLast(null);
  };
  const menuOf = (id: string) => ({
    id,
    isOpen: openId === id,
    onOpenChange: (isOpen: boolean) => setOpenId(isOpen ? id : null),
    tabIndex: tabIndexOf(id),
    onFollow,
  });
  return (
    <Overflow padding={16}>
      <div
        className={styles.bar}
        role="menubar"
        aria-label={t("shell.menu")}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {entries.map((entry) => (
          <OverflowItem key={entry.id} id={entry.id} priority={hasActive(entry) ? 1 : 0}>
            <div role="none">
              {entry.line
                ? <BarLine line={entry.line} tabIndex={tabIndexOf(entry.id)} onFollow={onFollow} />
                : (
                  <BarMenu
                    {...menuOf(entry.id)}
                    words={entry.section.words}
                    sections={[entry.section]}
                    isActive={hasActive(entry)}
                  />
                )}
            </div>
          </OverflowItem>
        ))}
        <BarMore entries={entries} {...menuOf(MORE)} />
      </div>
    </Overflow>
  );
}

interface BarLineProps {
  readonly line: Line;
  readonly tabIndex: 0 | -1;
  readonly onFollow: OnFollow;
}

function BarLine({ line, tabIndex, onFollow }: BarLineProps) {
  const styles = useBarStyles();
  const { id, words, icon: Icon, href, isActive } = line;
  return (
    <Link
      href={href}
      role="menuitem"
      data-stop={id}
      tabIndex={tabIndex}
      className={mergeClasses(styles.entry, isActive && styles.active)}
      aria-current={isActive ? "page" : undefined}
      onClick={onFollow}
    >
      <span className={styles.icon}>
        <Icon filled={isActive} />
      </span>
      {words}
    </Link>
  );
}
