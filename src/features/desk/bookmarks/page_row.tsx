/** One address to follow or to star. */
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { BookmarkLink } from "./bookmark_link.tsx";
import type { ShownBookmark } from "./shown.ts";
import { StarButton } from "./star_button.tsx";

interface Props {
  readonly item: ShownBookmark;
  readonly onClose: () => void;
}

export function PageRow({ item, onClose }: Props) {
  const styles = useBookmarkStyles();
  return (
    <li className={styles.row} data-link={item.link}>
      <BookmarkLink item={item} onFollow={onClose} />
      <StarButton item={item} />
    </li>
  );
}
