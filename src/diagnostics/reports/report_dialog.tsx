import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  MessageBar,
  MessageBarBody,
  Spinner,
  Textarea,
} from "@fluentui/react-components";
import { Suspense, useEffect, useRef } from "react";
import { formatDay } from "../../../api/time/instants.ts";
import { MAX_SENTENCE_LENGTH } from "../../../api/flows/recording.ts";
import { config } from "../../lib/config.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { problemText } from "../../lib/problem_text.ts";
import { DialogDecision } from "../../parts/decision.tsx";
import { saveFile } from "../../lib/save_file.ts";
import { usePerson } from "../../lib/person.ts";
import { type ReportForm, useReport } from "./report_wiring.ts";
import { Preview } from "./preview.tsx";
import { useReportStyles } from "./report.styles.ts";
import { SentReport } from "./sent_report.tsx";
import "../../parts/focus_keeper.tsx";

interface Props {
  readonly onClose: () => void;
}

export default function ReportDialog({ onClose }: Props) {
  const person = usePerson();
  const styles = useReportStyles();
  const form = useReport(person);
  const isOver = form.phase === "sent" || form.phase === "deleting" || form.phase === "deleted";
  const parts = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared, but the focus must stay in the dialog.
  useEffect(() => {
    if (isOver) parts.current?.querySelector("button")?.focus();
  }, [isOver, form.phase === "deleted"]);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t("reports.open")}</DialogTitle>
          <div ref={parts} className={styles.parts}>
            {isOver ? <SentReport form={form} onClose={onClose} /> : (
              <Asking
                form={form}
                onClose={onClose}
                actedName={person.acting ? person.name || person.identity_label : ""}
              />
            )}
          </div>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

interface AskingProps extends Props {
  readonly form: ReportForm;
  readonly actedName: string;
}

function saveRecording({ recording }: ReportForm): void {
  if (!recording) return;
  const file = new Blob([JSON.stringify(recording)], { type: "application/json" });
  const day = formatDay(Math.floor(recording.at / 1000), config().timeZone);
  saveFile(file, `report-${day}.flow.json`);
}

function Asking({ form, actedName, onClose }: AskingProps) {
  const styles = useReportStyles();
  const { phase, recording, sentence, problems } = form;
  const problem = problems.find(({ path }) => path === "sentence");
  const isBusy = phase === "sending";
  return (
    <>
      <DialogContent className={styles.content}>
        <p className={styles.text}>{t("reports.what")}</p>
        <p className={styles.quiet}>{t("reports.never")}</p>
        {actedName && <p className={styles.quiet}>{t("reports.acting", { name: actedName })}</p>}
        <Field
          label={t("reports.sentence")}
          required
          hint={problem ? null : t("reports.sentenceHelp")}
          validationMessage={problemText(problem)}
        >
          <Textarea
            autoFocus
            dir="auto"
            rows={3}
            value={sentence}
            maxLength={MAX_SENTENCE_LENGTH}
            readOnly={isBusy || phase === "unknown"}
            onChange={(_, { value }) => form.write(value)}
          />
        </Field>
        <Outcome form={form} />
        {recording
          ? (
            <Suspense fallback={<Spinner size="tiny" label={t("reports.collecting")} />}>
              <Preview recording={recording} />
            </Suspense>
          )
          : <Spinner size="tiny" label={t("reports.collecting")} />}
      </DialogContent>
      <DialogDecision
        before={
          <Button
            className={styles.button}
            disabledFocusable={!recording}
            onClick={() => saveRecording(form)}
          >
            {t("reports.save")}
          </Button>
        }
        onCancel={onClose}
      >
        {phase === "unknown"
          ? (
            <Button className={styles.button} appearance="primary" onClick={form.check}>
              {t("reports.check")}
            </Button>
          )
          : (
            <Button
              className={styles.button}
              appearance="primary"
              disabledFocusable={!recording || isBusy}
              onClick={form.send}
            >
              {isBusy ? <Spinner size="tiny" label={t("reports.sending")} /> : t("reports.send")}
            </Button>
          )}
      </DialogDecision>
    </>
  );
}

function Outcome({ form: { phase, failure, problems } }: Pick<AskingProps, "form">) {
  const text = phase === "unknown"
    ? t("reports.unknown")
    : phase === "refused" && failure && problems.length === 0
    ? t("reports.refused", { reason: failureText(failure) })
    : "";
  return text && (
    <MessageBar intent={phase === "unknown" ? "warning" : "error"} layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}
