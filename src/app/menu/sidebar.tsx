/** Source: docs/requirements.md S4.10. */
import { memo, type ReactNode, useContext, useState } from "react";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { Logo } from "../../parts/logo.tsx";
import { PersonContext } from "../../lib/person.ts";
import { followLink, MenuLine } from "./line.tsx";
import { MenuTitle } from "./title.tsx";
import { isBranch, type Line, linesOf, type OnFollow, type Section } from "./model.ts";
import { useSidebarStyles } from "./sidebar.styles.ts";
import { useRovingFocus } from "./use_roving_focus.ts";
import { stopsOf, titleId } from "./focus_stops.ts";
import { useVisuallyHidden } from "../../lib/visually_hidden.ts";
import { readDraft, writeDraft } from "../../lib/drafts.ts";

export interface SidebarProps {
  readonly sections: readonly Section[];
  readonly isLabelled: boolean;
  readonly onFollow: OnFollow;
  /** Navigates for all lines: a router link in each line would be redrawn for every address. */
  readonly onGo: (href: string) => void;
  readonly foot?: ReactNode;
}

export const Sidebar = memo(function Sidebar({ sections, isLabelled, onFollow, onGo, foot }: SidebarProps) {
  const styles = useSidebarStyles();
  const unseen = useVisuallyHidden();
  const person = useContext(PersonContext);
  const [closed, toggle] = useClosed(person?._id ?? "");
  const active = sections.flatMap(linesOf).find((line) => line.isActive);
  const toggleTitle = (id: string) => toggle(id.slice(titleId("").length));
  const focus = useRovingFocus(stopsOf(sections, closed), active?.id ?? null, toggleTitle);
  const draw = (line: Line, isInner = false) => (
    <MenuLine
      key={line.id}
      {...{ line, isInner, isLabelled, onFollow, onGo }}
      tabIndex={focus.tabIndexOf(line.id)}
    />
  );
  const title = (id: string, words: string, lines: readonly Line[], isInner = false) => (
    <MenuTitle
      {...{ id, words, isLabelled, isInner }}
      isOpen={!closed.has(id)}
      holdsActive={lines.some((line) => line.isActive)}
      tabIndex={focus.tabIndexOf(titleId(id))}
      onToggle={() => toggle(id)}
    />
  );
  return (
    <div className={styles.root}>
      <div role="navigation" aria-label={config().name}>
        <a href="/" className={styles.brand} onClick={followLink("/", { onFollow, onGo })}>
          <Logo />
          <span className={isLabelled ? styles.name : unseen}>{config().name}</span>
        </a>
      </div>
      <nav
        className={styles.nav}
        aria-label={t("shell.menu")}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
      >
        {sections.map((section) => (
          <section key={section.id} aria-label={section.words ?? undefined}>
            {section.words !== null && title(section.id, section.words, linesOf(section))}
            {!closed.has(section.id) && (
              <ul className={styles.list}>
                {section.nodes.map((node) =>
                  isBranch(node)
                    ? (
                      <li key={node.id}>
                        {title(node.id, node.words, node.lines, true)}
                        {!closed.has(node.id) && (
                          <ul className={styles.list}>{node.lines.map((line) => draw(line, true))}</ul>
                        )}
                      </li>
                    )
                    : draw(node)
                )}
              </ul>
            )}
          </section>
        ))}
      </nav>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
});

const KEPT_AS = "menu";

function read(personId: string): ReadonlySet<string> {
  const draft = readDraft(personId, KEPT_AS);
  return new Set(Array.isArray(draft) ? draft.filter((id) => typeof id === "string") : []);
}

/** Stores which titles are collapsed: in this window, under the person's id, until Log Out. */
function useClosed(personId: string) {
  const [closed, setClosed] = useState(() => read(personId));
  const toggle = (id: string) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
    writeDraft(personId, KEPT_AS, [...next]);
  };
  return [closed, toggle] as const;
}
