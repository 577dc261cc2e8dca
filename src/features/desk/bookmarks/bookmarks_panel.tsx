import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { useIsWide } from "../../../lib/use_media.ts";
import { t } from "../../../lib/i18n.ts";
import { BarPopover } from "../../../parts/bar_popover.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useBookmarks } from "./wiring.ts";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { starWishes, windowBookmarks } from "./window_bookmarks.ts";
import { Panel } from "./panel.tsx";
import { type ShownBookmark, shownBookmark } from "./shown_bookmark.ts";
import { useHere } from "./use_here.ts";
import { mergeClasses, Tooltip } from "@fluentui/react-components";
import { Link } from "wouter";
import { BookmarkIcon } from "./bookmark_icon.tsx";

interface Props {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export default function BookmarksPanel({ anchor, onClose }: Props) {
  useSignals();
  const styles = useBookmarkStyles();
  const person = usePerson();
  const bookmarks = useBookmarks();
  const items = useMemo(
    () => bookmarks.items?.map((item) => shownBookmark(item, person)) ?? null,
    [bookmarks.items, person],
  );
  const isWide = useIsWide();
  const screen = useHere(bookmarks);
  useLayoutEffect(() => void (windowBookmarks.value = bookmarks), [bookmarks]);
  useEffect(() => () => void (windowBookmarks.value = null), []);
  const wishes = starWishes.value;
  useEffect(() => {
    if (wishes === 0) return;
    starWishes.value = 0;
    screen.toggle?.(true);
  }, [wishes, screen]);
  const close = () => {
    bookmarks.type("");
    onClose();
  };
  return (
    <>
      {isWide && <StarredBar items={items} />}
      <BarPopover
        anchor={anchor}
        align="start"
        className={styles.surface}
        label={t("shell.bookmarks")}
        onClose={close}
      >
        <Panel {...{ bookmarks, items, screen }} onClose={close} />
      </BarPopover>
    </>
  );
}

function StarredBar({ items }: { readonly items: readonly ShownBookmark[] | null }) {
  const styles = useBookmarkStyles();
  // A bookmark without a target is only in the list below the button, where it can be removed.
  const starred = items?.filter((item) => item.starred && item.href !== null) ?? [];
  if (starred.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={t("bookmarks.starred")}>
      {starred.map((item) => (
        <Tooltip key={item.link} content={item.title} relationship="label">
          <Link
            href={item.href ?? ""}
            className={mergeClasses(styles.barLink)}
            {...(item.target === "_blank" && { target: "_blank", rel: "noopener" })}
          >
            <BookmarkIcon item={item} />
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}
