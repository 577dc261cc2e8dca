import { useRef } from "react";
import type { BookmarkChange } from "../../../../api/desk/bookmarks.ts";
import { t } from "../../../lib/i18n.ts";
import { announce } from "../../../lib/toasts.ts";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { BookmarkRow } from "./bookmark_row.tsx";
import type { ShownBookmark } from "./shown_bookmark.ts";
import { useDrag } from "./use_drag.ts";

interface Props {
  /** The starred bookmarks come first, then the others. */
  readonly bookmarks: readonly ShownBookmark[];
  readonly change: (change: BookmarkChange) => void;
  readonly onClose: () => void;
}

export function BookmarkList({ bookmarks, change, onClose }: Props) {
  const styles = useBookmarkStyles();
  const root = useRef<HTMLDivElement>(null);
  const move = (from: number, to: number) => {
    const item = bookmarks[from];
    if (!item || from === to || to < 0 || to >= bookmarks.length) return;
    const links = bookmarks.map(({ link }) => link).toSpliced(from, 1).toSpliced(to, 0, item.link);
    change({ kind: "order", links });
    announce(t("bookmarks.moved", { title: item.title, place: to + 1, count: bookmarks.length }));
  };
  const drag = useDrag(root, move);
  const rows = (isOverflow: boolean) =>
    bookmarks.map((item, at) =>
      (item.overflow === true) === isOverflow && (
        <BookmarkRow
          key={item.link}
          {...{ item, at, change, onClose }}
          count={bookmarks.length}
          drag={drag.of(at)}
          onMove={(to) => move(at, to)}
        />
      )
    );
  return (
    <div ref={root}>
      <section aria-label={t("bookmarks.starred")}>
        <h2 className={styles.heading}>{t("bookmarks.starred")}</h2>
        {bookmarks.length === 0
          ? <p className={styles.message}>{t("bookmarks.none")}</p>
          : <ol className={styles.list}>{rows(false)}</ol>}
      </section>
      {bookmarks.some((item) => item.overflow) && (
        <section aria-label={t("bookmarks.more")}>
          <h2 className={styles.heading}>{t("bookmarks.more")}</h2>
          <ol className={styles.list}>{rows(true)}</ol>
        </section>
      )}
    </div>
  );
}
