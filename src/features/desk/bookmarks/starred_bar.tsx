/** The starred screens as icons in the top bar, in the person's order. */
import { mergeClasses, Tooltip } from "@fluentui/react-components";
import { Link } from "wouter";
import { t } from "../../../lib/i18n.ts";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { BookmarkIcon } from "./bookmark_icon.tsx";
import type { ShownBookmark } from "./shown.ts";

export function StarredBar({ items }: { readonly items: readonly ShownBookmark[] | null }) {
  const styles = useBookmarkStyles();
  // What leads nowhere stands in the list below the button, where it can be removed.
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
