import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useIsWide } from "../../../lib/use_media.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useBookmarks } from "./wiring.ts";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { starPresses, windowBookmarks } from "./window_bookmarks.ts";
import { type ShownBookmark, shownBookmark } from "./shown_bookmark.ts";
import { useHere } from "./use_here.ts";
import { Link } from "wouter";
import { BookmarkIcon } from "./bookmark_icon.tsx";

/** The popover loads when it is first opened; the bar of starred bookmarks needs no click. */
const BookmarksPopover = lazyPart(() => import("./bookmarks_popover.tsx"));

interface Props {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export default function BookmarksPanel({ anchor, onClose }: Props) {
  useSignals();
  const person = usePerson();
  const bookmarks = useBookmarks();
  const items = useMemo(
    () => bookmarks.items?.map((item) => shownBookmark(item, person)) ?? null,
    [bookmarks.items, person],
  );
  const isWide = useIsWide();
  const screen = useHere(bookmarks);
  const wasOpen = useRef(false);
  if (anchor) wasOpen.current = true;
  useLayoutEffect(() => void (windowBookmarks.value = bookmarks), [bookmarks]);
  useEffect(() => () => void (windowBookmarks.value = null), []);
  const wishes = starPresses.value;
  useEffect(() => {
    if (wishes === 0) return;
    starPresses.value = 0;
    screen.toggle?.(true);
  }, [wishes, screen]);
  const close = () => {
    bookmarks.type("");
    onClose();
  };
  return (
    <>
      {isWide && <StarredBar items={items} />}
      {wasOpen.current && <BookmarksPopover {...{ anchor, bookmarks, items, screen }} onClose={close} />}
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
        <Link
          key={item.link}
          href={item.href ?? ""}
          className={styles.barLink ?? ""}
          aria-label={item.title}
          title={item.title}
          {...(item.target === "_blank" && { target: "_blank", rel: "noopener" })}
        >
          <BookmarkIcon item={item} />
        </Link>
      ))}
    </nav>
  );
}
