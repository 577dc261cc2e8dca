import { isFileImport } from "../../../../machines/lifecycles/desk/job.ts";
import type { ReactNode } from "react";
import { jobs } from "../../../../resources/desk/jobs.ts";
import type { JobResult as Result } from "../../../engine/features.ts";
import { usePerson } from "../../../lib/person.ts";
import { type Job, useJobSteps } from "./wiring.ts";
import { JobRequest } from "./job_request.tsx";
import { JobHeader } from "./job_header.tsx";
import { JobLines } from "./job_lines.tsx";
import { JobResult } from "./job_result.tsx";
import { JobRows } from "./job_rows.tsx";
import { JobSteps } from "./job_steps.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { WithFlow } from "../../../engine/record/with_flow.tsx";
import type { LifecycleEntry, LifecycleHistory } from "../../../engine/record/lifecycle_history.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { factsOf } from "./job.ts";

interface Props {
  readonly job: Job;
  readonly result: Result;
  readonly level: 1 | 2;
  readonly messageBar: ReactNode;
}

export function JobScreen({ job, result, level, messageBar }: Props) {
  const styles = useRecordStyles();
  const mover = useJobSteps(job, usePerson()._id);
  const rows = rowsOf(job, result);
  return (
    <>
      <JobHeader job={job} level={level}>
        <JobSteps job={job} mover={mover} />
        {messageBar}
      </JobHeader>
      <WithFlow resource={jobs} historyOf={() => jobHistory(job)}>
        <div className={styles.columns}>
          {rows && <div className={styles.column}>{rows}</div>}
          <div className={rows ? styles.facts : styles.column}>
            <div className={styles.column}>
              <JobResult job={job} result={result} />
              <JobRequest job={job} />
            </div>
          </div>
        </div>
      </WithFlow>
    </>
  );
}

/** Shows the refused lines of an import, nothing for an export, and each record of a bulk action. */
function rowsOf(job: Job, { isRowless }: Result): ReactNode {
  if (isFileImport(job.kind)) return job.refused > 0 ? <JobLines job={job} /> : null;
  return isRowless || job.kind === "list.export" ? null : <JobRows job={job} />;
}

/** Returns the history of a job: only its beginning and its end are recorded. */
function jobHistory(job: Job): LifecycleHistory {
  const { status, created_at, finished_at, user_name } = job;
  const entry = (at: number, by: string, before: string, after: string): LifecycleEntry => ({
    at,
    by,
    event: "",
    what: statusWord(after),
    reason: "",
    changes: [{ field: "status", before, after }],
  });
  return {
    row: { _id: job._id, version: job.version, status },
    facts: factsOf(job),
    entries: [
      entry(created_at, user_name, "", "Queued"),
      ...(finished_at === null ? [] : [entry(finished_at, "", "Running", status)]),
    ],
  };
}
