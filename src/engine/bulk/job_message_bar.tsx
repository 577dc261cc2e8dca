import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { isOpenJob } from "../../../api/statuses.ts";
import { isFileImport } from "../../../machines/lifecycles/desk/job.ts";
import type { BulkJobState } from "../../../machines/desk/bulk_job.ts";
import { failureText } from "../../lib/failure_text.ts";
import { hasWords, t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { InlineMessageBar } from "../../parts/message_bar.tsx";
import { LinkButton } from "../../parts/link_button.tsx";
import type { OutcomeWords } from "../features.ts";
import { useOutcome } from "../outcomes.ts";
import { reasonText } from "../record/move_message_bar.tsx";
import { useAnswer } from "../wiring/answer.ts";
import { type BulkJob, refusedRowsSource } from "./bulk_job_wiring.ts";
import { nameOf, workOf, workText } from "./target.ts";

const useStyles = makeStyles({
  /** If there is no room next to the words, the buttons wrap below them. */
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "12px", rowGap: "4px" },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px", marginInlineStart: "auto" },
  bar: { width: "120px", height: "6px", accentColor: tokens.colorBrandBackground },
  number: { fontVariantNumeric: "tabular-nums" },
});

const [REASONS, CODES] = [3, 3] as const;
const SMALL = { size: "small" } as const;
const jobPath = (id: string) => `/jobs/all/${encodeURIComponent(id)}` as const;

interface Props {
  readonly work: BulkJob;
  /** Returns the result in words, which replaces the number of changed records; null for the number. */
  readonly resultOf?: (job: BulkJobState) => string | null;
}

export function JobMessageBar({ work, resultOf }: Props) {
  const styles = useStyles();
  const { phase, input, job, check, failure } = work;
  const outcome = useOutcome(input ? workOf(input) : "", job && !isOpenJob(job) ? job.about : null);
  if (!input || phase === "idle" || phase === "asking") return null;
  const step = nameOf(workOf(input));
  if (phase === "unknown") {
    const action = { words: t("bulk.check"), run: check };
    return <InlineMessageBar tone="warning" action={action}>{t("bulk.unknown", { step })}</InlineMessageBar>;
  }
  if (!job) return null;
  const why = failure ? t("bulk.failed", { step, why: failureText(failure) }) : "";
  const isEnded = !isOpenJob(job);
  const isWhole = job.status === "Done" && job.refused === 0 && why === "";
  const good = outcome?.tone ?? "success";
  const tone = isEnded ? (isWhole ? good : "warning") : "info";
  // The element stays the same in all phases, so that it keeps the focus.
  return (
    <InlineMessageBar tone={tone} {...(isEnded && { onDismiss: work.dismiss })}>
      <div className={styles.line} tabIndex={-1} data-work>
        {isEnded
          ? (
            <Ended
              {...{ work, why }}
              text={endText(job, resultOf?.(job) ?? partsOf(job, workOf(input), outcome))}
              job={job}
            />
          )
          : <Running {...{ work, job, step, why }} />}
      </div>
    </InlineMessageBar>
  );
}

interface RunningProps {
  readonly work: BulkJob;
  readonly job: BulkJobState;
  readonly step: string;
  readonly why: string;
}

/** Shows the progress. The numbers are hidden from screen readers, which would read each of them out. */
function Running({ work, job, step, why }: RunningProps) {
  const styles = useStyles();
  const isWaiting = job.status === "Queued";
  return (
    <>
      <span>{t(isWaiting ? "bulk.waiting" : "bulk.running", { title: step })}</span>
      {!isWaiting && job.total > 0 && (
        <>
          <progress className={styles.bar} value={job.done} max={job.total} aria-label={step} />
          <span className={styles.number} aria-hidden>
            {t("bulk.ofCount", { fits: numberText(job.done), count: numberText(job.total) })}
          </span>
        </>
      )}
      {why && <span>{why}</span>}
      {job.steps.includes("job.cancel") && (
        <div className={styles.buttons}>
          <Button {...SMALL} disabledFocusable={work.isBusy} onClick={() => work.step("job.cancel")}>
            {t("bulk.cancel")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Returns "4,963 held, 37 refused". */
function partsOf(job: BulkJobState, name: string, outcome: OutcomeWords | null): string {
  const acted = outcome?.words ?? workText(name, "acted", job.made);
  const refused = t("bulk.refused", { count: job.refused, number: numberText(job.refused) });
  if (job.made === 0 && job.refused === 0) return outcome?.words ?? t("bulk.nothing");
  if (job.refused === 0) return acted;
  return job.made === 0 && !outcome ? refused : t("bulk.parts", { acted, refused });
}

function endText(job: BulkJobState, parts: string): string {
  if (job.status === "Cancelled") return t("bulk.cancelled", { parts });
  if (job.status !== "Failed") return parts;
  const code = job.error?.code ?? "";
  const why = hasWords(`reason.${code}`) ? t(`reason.${code}`) : (job.error?.text ?? "");
  return t("bulk.ended", { why, parts });
}

interface EndedProps {
  readonly work: BulkJob;
  readonly job: BulkJobState;
  readonly text: string;
  readonly why: string;
}

/** Lists the first refusals with their reasons; the page of the job has all. */
function Refusals({ job }: { readonly job: BulkJobState }) {
  const [source] = useState(() => refusedRowsSource(job._id));
  const { answer } = useAnswer(source);
  const rows = answer?.jobRows ?? [];
  const groups = Map.groupBy(rows, ({ reason }) => reason?.code ?? "");
  const texts = [...groups].slice(0, REASONS).flatMap(([, [first, ...others]]) => {
    if (!first?.reason) return [];
    const codes = [first, ...others].slice(0, CODES).map(({ code }) => code);
    const more = others.length + 1 > CODES ? ["…"] : [];
    return [t("bulk.reason", { codes: [...codes, ...more].join(", "), reason: reasonOfRow(first.reason) })];
  });
  return texts.map((text) => <span key={text}>{text}</span>);
}

function reasonOfRow({ code, text }: { readonly code: string; readonly text: string }): string {
  return hasWords(`reason.${code}`) || hasWords(`error.${code}`) ? reasonText(code) : text;
}

function Ended({ work, job, text, why }: EndedProps) {
  const styles = useStyles();
  const may = (event: string) => job.steps.includes(event);
  const retry = t("bulk.retry", { count: job.refused, number: numberText(job.refused) });
  return (
    <>
      <span>{[text, why].filter(Boolean).join(" ")}</span>
      {job.refused > 0 && !isFileImport(job.kind) && <Refusals key={`${job._id} ${job.refused}`} job={job} />}
      <div className={styles.buttons}>
        <LinkButton isSmall href={jobPath(job._id)}>
          {t(job.refused > 0 ? "bulk.seeRefused" : "bulk.seeJob")}
        </LinkButton>
        {may("job.retry") && (
          <Button
            {...SMALL}
            disabledFocusable={work.isBusy}
            onClick={() => work.step("job.retry")}
          >
            {job.refused > 0 ? retry : t("bulk.again")}
          </Button>
        )}
        {may("job.undo") && (
          <Button {...SMALL} disabledFocusable={work.isBusy} onClick={work.undo}>{t("bulk.undo")}</Button>
        )}
      </div>
    </>
  );
}
