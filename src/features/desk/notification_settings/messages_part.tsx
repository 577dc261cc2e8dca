import { Button, Spinner } from "@fluentui/react-components";
import { useCallback, useState } from "react";
import { DeliveryRows } from "../integrations/delivery_log.tsx";
import { TestResult } from "../integrations/test_result.tsx";
import { t } from "../../../lib/i18n.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { usePerson } from "../../../lib/person.ts";
import { isBusyPhase } from "../../../engine/record/move_wiring.ts";
import type { TestAnswer } from "../integrations/wiring.ts";
import { settingLog, TRY_EVENT, useTry } from "./wiring.ts";
import { Fold } from "./fold.tsx";
import { useSettingsStyles } from "./settings.styles.ts";
import type { Setting } from "./values.ts";

export function MessagesPart({ setting: { _id, url, events } }: { readonly setting: Setting }) {
  const styles = useSettingsStyles();
  const own = events.filter((event) => event.url !== "");
  return (
    <div className={styles.part}>
      {url !== "" && <Try id={_id} event={null} />}
      {own.map(({ id }) => <Try key={id} id={_id} event={id} />)}
      <Fold summary={t("notificationSettings.log")} isOpen={false}>
        <Log id={_id} />
      </Fold>
    </div>
  );
}

function Try({ id, event }: { readonly id: string; readonly event: string | null }) {
  const styles = useSettingsStyles();
  const [answer, setAnswer] = useState<TestAnswer | null>(null);
  const mover = useTry(id, event, usePerson()._id, setAnswer, () => {});
  const isBusy = isBusyPhase(mover);
  return (
    <div className={styles.inside}>
      <div className={styles.line}>
        <Button
          disabledFocusable={isBusy}
          icon={mover.phase === "sending" ? <Spinner size="tiny" /> : null}
          onClick={() => {
            setAnswer(null);
            mover.begin(TRY_EVENT, false);
          }}
        >
          {event === null
            ? t("notificationSettings.try")
            : t("notificationSettings.tryEvent", { event: choiceWord("events", event) })}
        </Button>
      </div>
      <MoveMessageBar mover={mover} hasSteps={false} />
      {answer && <TestResult test={answer} />}
    </div>
  );
}

function Log({ id }: { readonly id: string }) {
  const [page, setPage] = useState(1);
  const sourceOf = useCallback((of: number) => settingLog(id, of), [id]);
  return <DeliveryRows key={page} mover={null} replay={null} {...{ sourceOf, page, setPage }} />;
}
