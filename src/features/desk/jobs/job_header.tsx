import { isFileImport } from "../../../../machines/lifecycles/desk/job.ts";
import { Link, MessageBar, MessageBarBody, ProgressBar } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { Link as RouterLink } from "wouter";
import { hasWords, t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { isOpenJob } from "../../../../api/statuses.ts";
import { jobTitle, shareOf } from "./words.ts";
import { percentText, sizeText } from "../../../parts/progress_text.ts";
import { reasonText } from "../../../engine/imports/reason_text.ts";
import type { Job } from "./wiring.ts";
import { Instant } from "../../../parts/instant.tsx";
import { useJobStyles } from "./job.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { RecordTitle } from "../../../engine/record/record_title.tsx";

interface Props {
  readonly job: Job;
  readonly level: 1 | 2;
  readonly children: ReactNode;
}

export function JobHeader({ job, level, children }: Props) {
  const styles = useRecordStyles();
  const own = useJobStyles();
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <RecordTitle level={level} className={own.title}>
          <bdi>{jobTitle(job)}</bdi>
        </RecordTitle>
        <StatusPill kind="job" status={job.status} />
        <span className={styles.quiet}>
          <bdi translate="no">{job.user_name}</bdi> · <Instant at={job.created_at} />
        </span>
      </div>
      {isOpenJob(job) && <Progress job={job} />}
      <Ending job={job} />
      {children}
    </header>
  );
}

/** Imports count bytes of their file, other jobs count records. */
function progressText(job: Job): string {
  if (job.status === "Queued") return t("jobs.queued");
  const share = shareOf(job);
  if (share === null || job.done === 0) return t("jobs.starting");
  const amount = isFileImport(job.kind) ? sizeText : numberText;
  return t("jobs.progress", {
    percent: percentText(share),
    done: amount(job.done),
    total: amount(job.total),
  });
}

function Progress({ job }: { readonly job: Job }) {
  const own = useJobStyles();
  const { quiet } = useRecordStyles();
  const id = useId();
  const share = job.status === "Running" && job.done > 0 ? shareOf(job) : null;
  return (
    <div className={own.progress}>
      <span id={id} className={own.figures}>{progressText(job)}</span>
      {job.status === "Running" && (
        <ProgressBar
          aria-labelledby={id}
          thickness="large"
          {...(share !== null && { value: share, "aria-valuetext": percentText(share) })}
        />
      )}
      <span className={quiet}>{t("jobs.leave")}</span>
    </div>
  );
}

const errorText = (error: NonNullable<Job["error"]>): string =>
  hasWords(`reason.${error.code}`) ? t(`reason.${error.code}`) : reasonText(error);

function Ending({ job }: { readonly job: Job }) {
  if (job.undone_by) {
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>
          {t("jobs.undone")}{" "}
          <RouterLink href={`/jobs/all/${job.undone_by}`} asChild>
            <Link inline>{t("jobs.undoJob")}</Link>
          </RouterLink>
        </MessageBarBody>
      </MessageBar>
    );
  }
  const isFailed = job.status === "Failed";
  if (!isFailed && job.status !== "Cancelled") return null;
  const help = t(job.steps.includes("job.retry") ? "jobs.retryHelp" : "jobs.beginHelp");
  const what = isFailed ? (job.error ? errorText(job.error) : "") : t("jobs.cancelled");
  return (
    <MessageBar intent={isFailed ? "error" : "info"} layout="multiline">
      <MessageBarBody>{what} {help}</MessageBarBody>
    </MessageBar>
  );
}
