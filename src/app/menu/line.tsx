import { NEW_TAB } from "../../parts/new_tab.ts";
import { mergeClasses } from "@fluentui/react-components";
import { memo, type MouseEvent } from "react";
import type { Line, OnFollow } from "./model.ts";
import { useSidebarStyles } from "./sidebar.styles.ts";
import { useVisuallyHidden } from "../../lib/visually_hidden.ts";

interface LinkHandlers {
  readonly onFollow: OnFollow;
  readonly onGo: (href: string) => void;
}

/** Navigates within the app on a plain click; other clicks are left to the browser. */
export const followLink = (href: string, { onFollow, onGo }: LinkHandlers) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  onFollow(event);
  event.preventDefault();
  onGo(href);
};

interface MenuLineProps extends LinkHandlers {
  readonly line: Line;
  readonly isInner: boolean;
  readonly isLabelled: boolean;
  readonly tabIndex: 0 | -1;
}

/** Compares the contents of lines: the menu is computed again for each address, but most lines stay equal. */
const isSameLine = ({ line, ...before }: MenuLineProps, { line: next, ...after }: MenuLineProps): boolean =>
  isShallowlySame(before, after) && isShallowlySame(line, next);

function isShallowlySame<Value extends object>(one: Value, other: Value): boolean {
  const keys = Object.keys(one) as (keyof Value)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

export const MenuLine = memo(function MenuLine(
  { line, isInner, isLabelled, tabIndex, ...handlers }: MenuLineProps,
) {
  const styles = useSidebarStyles();
  const unseen = useVisuallyHidden();
  const { id, words, icon: Icon, href, isActive, isOutward, opensNewTab } = line;
  const given = {
    href,
    tabIndex,
    "data-stop": id,
    className: mergeClasses(
      styles.item,
      isInner && isLabelled && styles.inner,
      isActive && styles.active,
    ),
    ...(isActive && { "aria-current": "page" as const }),
    ...(!isLabelled && { title: words }),
  };
  const inside = (
    <>
      <span className={mergeClasses(styles.icon, isActive && styles.activeIcon)}>
        <Icon filled={isActive} />
      </span>
      <span className={isLabelled ? styles.words : unseen}>{words}</span>
    </>
  );
  return (
    <li>
      {isOutward
        ? <a {...given} {...opensNewTab && NEW_TAB}>{inside}</a>
        : <a {...given} onClick={followLink(href, handlers)}>{inside}</a>}
    </li>
  );
}, isSameLine);
