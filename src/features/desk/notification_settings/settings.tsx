import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { Empty } from "../../../engine/list/empty.tsx";
import { RecordSkeleton } from "../../../engine/record/record_skeleton.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { settingsSource } from "./wiring.ts";
import { MessagesPart } from "./messages_part.tsx";
import { SettingForm } from "./setting_form.tsx";
import { useSettingsStyles } from "./settings.styles.ts";
import type { Setting } from "./values.ts";

interface Props {
  readonly userId: string | null;
}

export function NotificationSettings({ userId }: Props) {
  const styles = useSettingsStyles();
  const source = useMemo(() => settingsSource(userId), [userId]);
  const { answer, failure, refresh } = useAnswer(source);
  if (!answer && failure) {
    return (
      <Empty isFailure title={t("notificationSettings.failedTitle")} text={failureText(failure)}>
        <Button appearance="primary" onClick={refresh}>{t("record.retry")}</Button>
      </Empty>
    );
  }
  if (!answer) return <RecordSkeleton />;
  const settings = answer.settings.filter(({ events }) => events.length > 0);
  if (settings.length === 0) return <p className={styles.none}>{t("notificationSettings.nothing")}</p>;
  return (
    <div className={styles.all}>
      {failure && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("record.stale", { reason: failureText(failure) })}</MessageBarBody>
        </MessageBar>
      )}
      {settings.map((setting) => <Part key={setting._id} setting={setting} refresh={refresh} />)}
    </div>
  );
}

function Part({ setting, refresh }: { readonly setting: Setting; readonly refresh: () => void }) {
  const [round, setRound] = useState(0);
  return (
    <div>
      <SettingForm
        key={round}
        setting={setting}
        onSaved={refresh}
        onFresh={() => setRound((before) => before + 1)}
      />
      <MessagesPart setting={setting} />
    </div>
  );
}
