import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from "@fluentui/react-components";
import { useLocation } from "wouter";
import { cases } from "../../../../resources/support/cases.ts";
import { useEditStyles } from "../../../engine/form/edit.styles.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { Decision } from "../../../parts/decision.tsx";
import type { NewCase } from "./wiring.ts";

function reasonText(reason: string): string {
  const key = [`reason.${reason}`, `error.${reason}`].find(hasWords);
  return key ? t(key as Key) : t("error.ILLEGAL_TRANSITION");
}

interface Props {
  readonly form: NewCase;
  readonly onDiscard: () => void;
}

export function MessageBars({ form, onDiscard }: Props) {
  const { phase, problems, reason, failure, isRestored } = form;
  if (phase === "unsure") {
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t("newCase.unsure")}</MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={form.again}>{t("record.form.check")}</Button>
        </MessageBarActions>
      </MessageBar>
    );
  }
  const words = failure
    ? t("record.form.failed", { reason: failureText(failure) })
    : reason
    ? t("newCase.refused", { reason: reasonText(reason) })
    : problems.length > 0
    ? t("record.form.problems", { count: problems.length })
    : null;
  return (
    <>
      {isRestored && phase === "editing" && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t("newCase.restored")}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={onDiscard}>{t("newCase.discard")}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {words && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{words}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}

interface BarProps extends Props {
  /** True if the case is complete except for files that are still being uploaded. */
  readonly isWaiting: boolean;
}

export function Bar({ form, isWaiting, onDiscard }: BarProps) {
  const styles = useEditStyles();
  const [, navigate] = useLocation();
  const isSending = form.phase === "sending";
  return (
    <div className={styles.bar}>
      <span className={styles.changed} role="status">
        {t(isWaiting ? "newCase.filesFirst" : "newCase.hint")}
      </span>
      <Decision
        isBusy={form.phase !== "editing"}
        onCancel={() => {
          onDiscard();
          navigate(cases.path);
        }}
      >
        <Button
          type="submit"
          appearance="primary"
          disabledFocusable={form.phase !== "editing" || (isWaiting && form.saved !== null)}
          icon={isSending ? <Spinner size="tiny" /> : null}
        >
          {isSending ? t("newCase.sending") : t("newCase.send")}
        </Button>
      </Decision>
    </div>
  );
}
