import { Button, ProgressBar } from "@fluentui/react-components";
import { Link } from "wouter";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { Instant } from "../../../parts/instant.tsx";
import type { ShownAnswer } from "../../../engine/wiring/answer.ts";
import type { LatestJob } from "./wiring.ts";
import { jobHref } from "./ends.ts";
import { useLatestStyles } from "./latest_jobs.styles.ts";
import { jobTitle, shareOf } from "./words.ts";

interface Props {
  readonly shown: ShownAnswer<{ readonly jobs: readonly LatestJob[] }>;
  readonly userId: string;
  readonly onClose: () => void;
}

export function LatestJobs({ shown, userId, onClose }: Props) {
  const styles = useLatestStyles();
  const jobs = shown.answer?.jobs ?? [];
  return (
    <div className={styles.root} aria-busy={shown.phase === "loading"}>
      <h2 className={styles.title}>{t("jobs.bar.title")}</h2>
      {jobs.length === 0 && shown.phase !== "loading" && !shown.failure && <span>{t("jobs.bar.none")}</span>}
      {shown.failure && (
        <div role="alert">
          {t("jobs.bar.failed", { reason: failureText(shown.failure) })}{" "}
          <Button size="small" onClick={shown.refresh}>{t("jobs.rows.retry")}</Button>
        </div>
      )}
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job._id} className={styles.item}>
            <Link href={jobHref(job._id)} className={styles.link} onClick={onClose}>
              <bdi dir="auto">{jobTitle(job)}</bdi>
            </Link>
            <State job={job} />
          </li>
        ))}
      </ul>
      <Link href={`/jobs?user=${encodeURIComponent(userId)}`} className={styles.all} onClick={onClose}>
        {t("jobs.bar.all")}
      </Link>
    </div>
  );
}

function State({ job }: { readonly job: LatestJob }) {
  const styles = useLatestStyles();
  const share = shareOf(job);
  return (
    <span className={styles.state}>
      <StatusPill kind="job" status={job.status} />
      {job.status === "Running" && (
        <ProgressBar
          className={styles.bar}
          aria-label={jobTitle(job)}
          {...(share !== null && { value: share })}
        />
      )}
      {job.finished_at !== null && (
        <span className={styles.quiet}>
          <Instant at={job.finished_at} />
        </span>
      )}
    </span>
  );
}
