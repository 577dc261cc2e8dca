/** A bookmark's name is a link, or text if this person cannot open its target. */
import { mergeClasses } from "@fluentui/react-components";
import { Link } from "wouter";
import { t } from "../../../lib/i18n.ts";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { BookmarkIcon } from "./bookmark_icon.tsx";
import type { ShownBookmark } from "./shown_bookmark.ts";

interface Props {
  readonly item: ShownBookmark;
  readonly onFollow: () => void;
}

export function BookmarkLink({ item, onFollow }: Props) {
  const styles = useBookmarkStyles();
  const { title, href, target } = item;
  const name = (
    <>
      <BookmarkIcon item={item} />
      <bdi className={styles.title} dir="auto">{title}</bdi>
    </>
  );
  if (href === null) {
    return (
      <span
        className={mergeClasses(styles.main, styles.gone)}
        data-stop
        tabIndex={-1}
        title={t("bookmarks.gone")}
      >
        {name}
        <span className={styles.note}>{t("bookmarks.goneShort")}</span>
      </span>
    );
  }
  return (
    <Link
      href={href}
      className={styles.main}
      data-stop
      title={title}
      {...(target === "_blank" && { target: "_blank", rel: "noopener" })}
      onClick={onFollow}
    >
      {name}
    </Link>
  );
}
