import { isOpenJob } from "../../../../api/statuses.ts";
import type { JobFacts } from "../../../../machines/lifecycles/desk/job.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { callerOf } from "../../../lifecycle/lifecycle.ts";
import { factsOf } from "./facts.ts";
import { reopenRows } from "./rows_store.ts";
import { type JobPatch, jobsById, type NamedJob, setJob } from "./store.ts";

/** The version of a job is the time of its last change in unix seconds. */
type MovedJob = NamedJob & { readonly version: number };

export const jobLifecycle = defineLifecycle<"Job", MovedJob, JobFacts, JobPatch>({
  resource: jobs,
  called: "job",
  async rows(reader, ids, caller) {
    const found = await jobsById(reader, callerOf(caller), ids);
    return new Map(Array.from(found, ([id, job]) => [id, { ...job, version: job.updated_at }]));
  },
  factsOf: (job, { context }) => factsOf(job, context?.session.person ?? null),
  effects: {
    /** Makes failed rows wait again; done rows stay done. */
    async reopenRows({ tx, row }) {
      const rows = await reopenRows(tx, row);
      return {
        patch: {
          finished_at: null,
          error_code: null,
          error_text: null,
          refused: Math.max(0, row.refused - rows),
          done: Math.max(0, row.done - rows),
          leased_by: "",
          leased_until: 0,
        },
      };
    },
  },
  async write(tx, job, change, at) {
    const { status = job.status } = change;
    await setJob(tx, job, isOpenJob({ status }) ? change : { ...change, finished_at: at }, at);
  },
  versionAfter: (_job, at) => at,
  sampleFacts: [{ failedRows: 1, isRepeatable: true, isUndoable: true, isUndone: false }],
});
