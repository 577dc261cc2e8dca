import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
} from "@fluentui/react-components";
import { allows } from "../../../../api/access.ts";
import { checkListRights } from "../../../../resources/handover/check_list.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useKeyedCall } from "../../../engine/wiring/keyed_call.ts";
import { usePerson } from "../../../lib/person.ts";
import { DialogDecision } from "../../../parts/decision.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { SettlingButton } from "../../../parts/settling_button.tsx";
import "../../../parts/focus_keeper.tsx";
import { useCheckStyles } from "./check_list.styles.ts";
import { type CheckLine, takeBackTick } from "./check_source.ts";
import { CountList } from "./count_list.tsx";
import { lineName } from "./line_text.ts";

interface Props {
  readonly line: CheckLine;
  readonly onTicked: () => void;
  readonly onClose: () => void;
}

export default function TickedDialog({ line, onTicked, onClose }: Props) {
  const styles = useCheckStyles();
  const parts = usePartStyles();
  const person = usePerson();
  const { isBusy, failure, send } = useKeyedCall();
  const { tick } = line;
  if (!tick) return null;
  const takeBack = () =>
    send({
      input: tick._id,
      call: (key) => takeBackTick(tick, key),
      onDone() {
        onTicked();
        onClose();
      },
    });
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && !isBusy && onClose()}>
      <DialogSurface aria-describedby={undefined}>
        <DialogBody>
          <DialogTitle>{t("checkList.tickedBy", { name: tick.signed_by })}</DialogTitle>
          <DialogContent className={styles.form}>
            <strong>
              <bdi dir="auto">{lineName(line)}</bdi>
            </strong>
            <dl className={parts.facts}>
              <Fact name={t("checkList.when")}>
                <Instant at={tick.created_at} />
              </Fact>
              <Fact name={t("checkList.by")}>
                <bdi dir="auto" translate="no">{tick.maker_name}</bdi>
              </Fact>
              {tick.note && (
                <Fact name={t("checkList.note")}>
                  <bdi dir="auto">{tick.note}</bdi>
                </Fact>
              )}
            </dl>
            <strong>{t("checkList.then")}</strong>
            <CountList counts={tick.counts} />
            {tick.changes.length > 0 && (
              <>
                <strong>{t("checkList.now")}</strong>
                <CountList counts={line.counts} />
              </>
            )}
            {failure && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>
                  {t("checkList.takeBackFailed", { why: failureText(failure) })}
                </MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogDecision
            before={allows(checkListRights.delete, person) && (
              <SettlingButton
                meaning="takeBack"
                appearance="subtle"
                disabledFocusable={isBusy}
                onClick={takeBack}
              >
                {t("checkList.takeBack")}
              </SettlingButton>
            )}
          >
            <Button appearance="primary" autoFocus onClick={onClose}>{t("checkList.close")}</Button>
          </DialogDecision>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
