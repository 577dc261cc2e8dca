/** The panel below the bell: the feed, and the way to its page. */
import { Popover, PopoverSurface } from "@fluentui/react-components";
import { Link } from "wouter";
import { t } from "../lib/i18n.ts";
import type { ShownNotifications } from "../wiring/notifications.ts";
import { Feed } from "./feed.tsx";
import { FeedBar } from "./feed_bar.tsx";
import { usePanelStyles } from "./panel.styles.ts";

/** The page has everything that the panel has, with more room. */
export const PAGE = "/notifications";

interface Props {
  readonly feed: ShownNotifications;
  /** The button. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

export default function Panel({ feed, anchor, onClose }: Props) {
  const styles = usePanelStyles();
  const close = () => {
    onClose();
    anchor.focus();
  };
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: anchor, position: "below", align: "end" }}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <PopoverSurface className={styles.surface} aria-label={t("notifications.title")}>
        <FeedBar feed={feed}>
          <h2 className={styles.title}>{t("notifications.title")}</h2>
        </FeedBar>
        <Feed feed={feed} onFollow={onClose} />
        <Link href={PAGE} className={styles.all} onClick={onClose}>{t("notifications.all")}</Link>
      </PopoverSurface>
    </Popover>
  );
}
