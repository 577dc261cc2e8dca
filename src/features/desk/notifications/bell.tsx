/** The unread count loads when the browser is idle, the list when it is opened, which keeps the first load fast. */
import { Button } from "@fluentui/react-components";
import { AlertRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { useQuiet } from "../../../lib/use_quiet.ts";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { useBellStyles } from "./bell.styles.ts";

const Watch = lazyPart(() => import("./watch.tsx"));

/** Larger counts are shown as "99+". */
const MAX_COUNT = 99;

export function NotificationsBell() {
  const styles = useBellStyles();
  const isWanted = useQuiet();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [unread, setUnread] = useState(0);
  const label = unread > 0 ? t("notifications.bar.unread", { count: unread }) : t("notifications.bar.open");
  return (
    <span className={styles.holder}>
      <Button
        appearance="subtle"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        icon={<AlertRegular />}
        onClick={(event: { currentTarget: HTMLElement }) => setAnchor(anchor ? null : event.currentTarget)}
      />
      {unread > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}
        </span>
      )}
      {(isWanted || anchor) && (
        <OptionalPart>
          <Watch anchor={anchor} onClose={() => setAnchor(null)} onUnread={setUnread} />
        </OptionalPart>
      )}
    </span>
  );
}
