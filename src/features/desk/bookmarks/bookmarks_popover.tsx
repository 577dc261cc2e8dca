import { t } from "../../../lib/i18n.ts";
import { BarPopover } from "../../../parts/bar_popover.tsx";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { Panel } from "./panel.tsx";
import type { ShownBookmark } from "./shown_bookmark.ts";
import type { CurrentScreen } from "./use_here.ts";
import type { Bookmarks } from "./wiring.ts";

interface Props {
  readonly anchor: HTMLElement | null;
  readonly bookmarks: Bookmarks;
  readonly items: readonly ShownBookmark[] | null;
  readonly screen: CurrentScreen;
  readonly onClose: () => void;
}

export default function BookmarksPopover({ anchor, onClose, ...panel }: Props) {
  const styles = useBookmarkStyles();
  return (
    <BarPopover
      anchor={anchor}
      align="start"
      className={styles.surface}
      label={t("shell.bookmarks")}
      onClose={onClose}
    >
      <Panel {...panel} onClose={onClose} />
    </BarPopover>
  );
}
