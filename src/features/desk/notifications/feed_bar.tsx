import { Button, mergeClasses } from "@fluentui/react-components";
import { CheckmarkCircleRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { NOTIFICATION_TYPES } from "../../../../api/inputs/desk/notification.ts";
import { t } from "../../../lib/i18n.ts";
import type { ShownNotifications } from "./wiring.ts";
import { useFeedBarStyles } from "./feed_bar.styles.ts";

interface Props {
  readonly feed: ShownNotifications;
  readonly children: ReactNode;
}

export function FeedBar({ feed, children }: Props) {
  const styles = useFeedBarStyles();
  const { view, setView, badge, markAll } = feed;
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        {children}
        <Button
          size="small"
          appearance="subtle"
          icon={<CheckmarkCircleRegular />}
          disabledFocusable={badge === 0}
          onClick={markAll}
        >
          {t("notifications.readAll")}
        </Button>
      </div>
      <div className={styles.choices}>
        <div className={styles.group} role="group" aria-label={t("notifications.show")}>
          <Choice isOn={view.status === ""} onChoose={() => setView({ ...view, status: "" })}>
            {t("notifications.every")}
          </Choice>
          <Choice isOn={view.status === "New"} onChoose={() => setView({ ...view, status: "New" })}>
            {t("notifications.unreadOnly")}
          </Choice>
        </div>
        <div className={styles.group} role="group" aria-label={t("notifications.type")}>
          {NOTIFICATION_TYPES.map((type) => {
            const isOn = view.type === type;
            return (
              <Choice
                key={type}
                isOn={isOn}
                onChoose={() => setView({ ...view, type: isOn ? "" : type })}
              >
                {t(`notifications.types.${type}`)}
              </Choice>
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly children: string;
}

function Choice({ isOn, onChoose, children }: ChoiceProps) {
  const styles = useFeedBarStyles();
  return (
    <Button
      size="small"
      shape="circular"
      aria-pressed={isOn}
      className={mergeClasses(styles.choice, isOn && styles.on)}
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}
