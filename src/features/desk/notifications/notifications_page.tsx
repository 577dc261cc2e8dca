import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { Feed } from "./feed.tsx";
import { FeedBar } from "./feed_bar.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { useNotifications } from "./wiring.ts";
import { useNotificationsPageStyles } from "./notifications_page.styles.ts";

export default function NotificationsPage() {
  const styles = useNotificationsPageStyles();
  const screen = useScreenStyles();
  const feed = useNotifications(usePerson()._id, true);
  useTitle(t("notifications.title"));
  return (
    <div className={styles.page}>
      <FeedBar feed={feed}>
        <h1 className={screen.title}>{t("notifications.title")}</h1>
      </FeedBar>
      <Feed feed={feed} onFollow={stay} />
    </div>
  );
}

const stay = () => {};
