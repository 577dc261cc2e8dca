import { Link } from "wouter";
import { t } from "../../../lib/i18n.ts";
import { BarPopover } from "../../../parts/bar_popover.tsx";
import type { ShownNotifications } from "./wiring.ts";
import { Feed } from "./feed.tsx";
import { FeedBar } from "./feed_bar.tsx";
import { usePanelStyles } from "./panel.styles.ts";

export const PAGE = "/notifications";

interface Props {
  readonly feed: ShownNotifications;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export default function Panel({ feed, anchor, onClose }: Props) {
  const styles = usePanelStyles();
  return (
    <BarPopover
      anchor={anchor}
      className={styles.surface}
      label={t("notifications.title")}
      onClose={onClose}
    >
      <FeedBar feed={feed}>
        <h2 className={styles.title}>{t("notifications.title")}</h2>
      </FeedBar>
      <Feed feed={feed} onFollow={onClose} />
      <Link href={PAGE} className={styles.all} onClick={onClose}>{t("notifications.all")}</Link>
    </BarPopover>
  );
}
