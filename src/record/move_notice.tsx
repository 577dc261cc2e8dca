/** What became of the last step, said where it was asked for. */
import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { failureText } from "../lib/failure_text.ts";
import { hasWords, t } from "../lib/i18n.ts";
import type { Mover } from "../wiring/move.ts";

/** Words for a refusal's code: a guard's reason, else an error of the API. */
export function reasonText(code: string): string {
  if (code === "") return "";
  return hasWords(`reason.${code}`) ? t(`reason.${code}`) : t(`error.${code}`);
}

const stepText = (event: string): string => t(`event.${event}`);

function legalText(legal: readonly string[]): string {
  if (legal.length === 0) return t("record.move.nothingPossible");
  return t("record.move.possible", { steps: legal.map(stepText).join(", ") });
}

export function MoveNotice({ mover }: { readonly mover: Mover }) {
  if (mover.event === "") return null;
  const step = stepText(mover.event);
  const close = <Button size="small" onClick={mover.dismiss}>{t("record.move.close")}</Button>;
  switch (mover.phase) {
    case "checking":
      return (
        <MessageBar intent="warning" politeness="assertive">
          <MessageBarBody>{t("record.move.checking", { step })}</MessageBarBody>
        </MessageBar>
      );
    case "unknown":
      return (
        <MessageBar intent="warning" politeness="assertive" layout="multiline">
          <MessageBarBody>{t("record.move.unknown", { step })}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={mover.check}>{t("record.move.check")}</Button>
          </MessageBarActions>
        </MessageBar>
      );
    case "refused":
      return (
        <MessageBar intent="error" politeness="assertive" layout="multiline">
          <MessageBarBody>
            {t("record.move.refused", { step, reason: reasonText(mover.reason) })} {legalText(mover.legal)}
          </MessageBarBody>
          <MessageBarActions>{close}</MessageBarActions>
        </MessageBar>
      );
    case "failed":
      return (
        <MessageBar intent="error" politeness="assertive" layout="multiline">
          <MessageBarBody>
            {t("record.move.failed", { step, reason: mover.failure ? failureText(mover.failure) : "" })}
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => mover.confirm([])}>{t("record.retry")}</Button>
            {close}
          </MessageBarActions>
        </MessageBar>
      );
    default:
      return null;
  }
}
