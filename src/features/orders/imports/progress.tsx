import { Button, MessageBar, MessageBarBody, ProgressBar } from "@fluentui/react-components";
import { useEffect, useId, useState } from "react";
import type { Job } from "../../../../machines/orders/import.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import type { Import } from "./import_wiring.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { countsText, shareOf } from "./words.ts";
import { percentText, sizeText } from "../../../parts/progress_text.ts";

const WORD_AFTER_MS = 2_000;
const LEAVE_AFTER_MS = 10_000;

/** Returns true once the component has been mounted for the given time. */
function useHasLasted(ms: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLong;
}

interface BarProps {
  readonly words: string;
  readonly share: number | null;
}

function Bar({ words, share }: BarProps) {
  const id = useId();
  return (
    <>
      <span id={id}>{words}</span>
      <ProgressBar
        aria-labelledby={id}
        thickness="large"
        {...(share !== null && { value: share, "aria-valuetext": percentText(share) })}
      />
    </>
  );
}

export function UploadProgress({ work }: { readonly work: Import }) {
  const styles = useImportStyles();
  const file = work.upload?.file;
  const total = file?.size ?? 0;
  const isSent = work.sent >= total;
  const sent = Math.min(work.sent, total);
  return (
    <>
      <h2 className={styles.subtitle}>
        <bdi translate="no">{file?.name}</bdi>
      </h2>
      <div className={styles.progress}>
        <Bar
          words={isSent
            ? t("imports.uploaded")
            : t("imports.uploading", { sent: sizeText(sent), total: sizeText(total) })}
          share={isSent ? null : sent / total}
        />
      </div>
      <p className={styles.text}>{t("imports.uploadHint")}</p>
      {!isSent && (
        <div className={styles.buttons}>
          <Button onClick={work.stop}>{t("imports.stop")}</Button>
        </div>
      )}
    </>
  );
}

function stepText(job: Job): string {
  if (job.status === "Queued") return t("imports.queued");
  return job.done > 0 ? t("imports.making", { percent: percentText(shareOf(job)) }) : t("imports.checking");
}

export function JobProgress({ work: { job, failure } }: { readonly work: Import }) {
  const styles = useImportStyles();
  const isLong = useHasLasted(WORD_AFTER_MS);
  const isVeryLong = useHasLasted(LEAVE_AFTER_MS);
  return (
    <>
      {job && (
        <h2 className={styles.subtitle}>
          <bdi>{job.title}</bdi>
        </h2>
      )}
      <div className={styles.progress}>
        <Bar
          words={job ? stepText(job) : t("imports.loading")}
          share={job && job.done > 0 ? shareOf(job) : null}
        />
        {job && <p className={styles.figures}>{countsText(job)}</p>}
      </div>
      {isLong && <p className={styles.text}>{t(isVeryLong ? "imports.leave" : "imports.working")}</p>}
      {failure && isLong && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("imports.stale", { reason: failureText(failure) })}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
