import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useLayoutEffect } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { type Job, jobSource } from "./wiring.ts";
import { type ShownRecord, useRecord } from "../../../engine/record/record_wiring.ts";
import { jobResults } from "./job_results.ts";
import { JobScreen } from "./job_screen.tsx";
import { RecordSkeleton } from "../../../engine/record/record_skeleton.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { RecordTitle } from "../../../engine/record/record_title.tsx";

/** The caller must give each id its own `key`. */
export default function JobView({ id, level }: RecordViewProps) {
  const shown = useRecord(jobSource, id);
  const styles = useRecordStyles();
  useLayoutEffect(() => void jobResults.begin(), []);
  const results = jobResults.use();
  if (shown.record && results) {
    return (
      <div className={styles.record}>
        <JobScreen
          job={shown.record}
          result={results.resultOf(shown.record)}
          level={level}
          messageBar={<Stale shown={shown} />}
        />
      </div>
    );
  }
  if (shown.record || shown.phase === "loading" || shown.phase === "refreshing") return <RecordSkeleton />;
  return <Absent shown={shown} level={level} />;
}

function Stale({ shown }: { readonly shown: ShownRecord<Job> }) {
  if (!shown.failure) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t("record.stale", { reason: failureText(shown.failure) })}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={shown.refresh}>{t("record.retry")}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

interface AbsentProps {
  readonly shown: ShownRecord<Job>;
  readonly level: 1 | 2;
}

function Absent({ shown: { phase, failure, refresh }, level }: AbsentProps) {
  const styles = useRecordStyles();
  const isMissing = phase === "missing";
  return (
    <div className={styles.center} role="alert">
      <RecordTitle level={level} className={styles.sectionTitle}>
        {t(isMissing ? "jobs.missingTitle" : "jobs.failedTitle")}
      </RecordTitle>
      <span>{isMissing ? t("jobs.missingText") : failure && failureText(failure)}</span>
      {!isMissing && <Button onClick={refresh}>{t("record.retry")}</Button>}
    </div>
  );
}
