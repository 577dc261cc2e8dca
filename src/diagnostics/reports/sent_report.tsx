import { Button, DialogContent, MessageBar, MessageBarBody, Spinner } from "@fluentui/react-components";
import { formatMinute } from "../../../api/time/instants.ts";
import { codeText } from "../../../api/flows/report_code.ts";
import { config } from "../../lib/config.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { DialogDecision } from "../../parts/decision.tsx";
import type { ReportForm } from "./report_wiring.ts";
import { CopyButton } from "./copy_button.tsx";
import { useReportStyles } from "./report.styles.ts";

interface Props {
  readonly form: ReportForm;
  readonly onClose: () => void;
}

export function SentReport({ form, onClose }: Props) {
  const styles = useReportStyles();
  const { phase, report, failure, remove } = form;
  const code = codeText(report?.code ?? "");
  const close = <Button appearance="primary" onClick={onClose}>{t("reports.close")}</Button>;
  if (phase === "deleted" || !report) {
    return (
      <>
        <DialogContent role="status">{t("reports.deleted")}</DialogContent>
        <DialogDecision>{close}</DialogDecision>
      </>
    );
  }
  return (
    <>
      <DialogContent className={styles.content}>
        <p className={styles.text} role="status">{t("reports.sent")} {t("reports.code")}:</p>
        <p className={styles.code} aria-label={[...code].join(" ")}>{code}</p>
        <div className={styles.row}>
          <CopyButton
            label={t("reports.copy")}
            copied={t("reports.copied")}
            refused={t("reports.marked")}
            text={() => code}
          />
        </div>
        <p className={styles.quiet}>
          {t("reports.until", { when: formatMinute(report.expires_at, config().timeZone) })}
        </p>
        {failure && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{t("reports.notDeleted", { reason: failureText(failure) })}</MessageBarBody>
          </MessageBar>
        )}
      </DialogContent>
      <DialogDecision>
        <Button disabledFocusable={phase === "deleting"} onClick={remove}>
          {phase === "deleting" ? <Spinner size="tiny" label={t("reports.deleting")} /> : t("reports.delete")}
        </Button>
        {close}
      </DialogDecision>
    </>
  );
}
