import { mergeClasses } from "@fluentui/react-components";
import { ReOrderDotsVertical16Regular } from "@fluentui/react-icons";
import { type KeyboardEvent, useState } from "react";
import type { Bookmark, BookmarkChange } from "../../../../api/desk/bookmarks.ts";
import { t } from "../../../lib/i18n.ts";
import { BookmarkLink } from "./bookmark_link.tsx";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { RenameForm } from "./rename_form.tsx";
import { RowMenu } from "./row_menu.tsx";
import type { ShownBookmark } from "./shown_bookmark.ts";
import { StarButton } from "./star_button.tsx";
import type { RowDrag } from "./use_drag.ts";

interface Props {
  readonly item: ShownBookmark;
  readonly at: number;
  readonly count: number;
  readonly drag: RowDrag;
  readonly change: (change: BookmarkChange) => void;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

export function BookmarkRow({ item, at, count, drag, change, onMove, onClose }: Props) {
  const styles = useBookmarkStyles();
  const [isNaming, setNaming] = useState(false);
  const edit = (patch: Partial<Bookmark>) => {
    const { link, title, icon, color, target } = item;
    change({ kind: "put", bookmark: { link, title, icon, color, target, ...patch } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    onMove(at + by);
  };
  const name = (title: string) => {
    setNaming(false);
    if (title !== item.title) edit({ title });
  };
  return (
    <li
      className={mergeClasses(
        styles.row,
        drag.isDragged && styles.dragged,
        drag.edge === "before" && styles.before,
        drag.edge === "after" && styles.after,
      )}
      data-link={item.link}
      onKeyDown={onKeyDown}
    >
      <span className={styles.grip} aria-hidden title={t("bookmarks.drag")} data-grip {...drag.grip}>
        <ReOrderDotsVertical16Regular />
      </span>
      {isNaming ? <RenameForm title={item.title} onName={name} onCancel={() => setNaming(false)} /> : (
        <>
          <BookmarkLink item={item} onFollow={onClose} />
          <StarButton item={item} />
          <RowMenu {...{ item, at, count, edit, onMove }} onRename={() => setNaming(true)} />
        </>
      )}
    </li>
  );
}
