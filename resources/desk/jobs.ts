/** Jobs: every import, export and bulk action. Source: docs/requirements.md S2.45. */
import { rules, self } from "../../api/access.ts";
import { JOB_KINDS, JOB_STATUSES } from "../../api/statuses.ts";
import { choices, column, compound, days, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

/** Limits the list to a person; set by a link, without a chip. */
const by = { key: "user", kind: "ids" } as const;

const may = rightsIn("jobs", rules.operations);

export const jobs = defineResource({
  id: "jobs",
  path: "/jobs",
  group: "sales",
  rule: may.view,
  module: "jobs",
  query: "jobs",
  count: "jobsCount",
  roots: {
    getJobById: may.view,
    jobRows: may.view,
    jobPreview: may.add,
    makeJob: may.add,
    moveJob: may.update,
  },
  defaults: {},
  segment: "status",
  filters: [search(), statuses("status", JOB_STATUSES), choices("kind", JOB_KINDS), days(), by, ids()],
  named: "title",
  columns: [
    compound("title", "job", 320, ["kind", "about", "total"]),
    column("kind", "word", 152),
    column("status", "status", 136),
    compound("done", "progress", 152, ["total", "status"]),
    column("made", "number", 88),
    column("skipped", "number", 88),
    column("refused", "number", 88),
    column("user_name", "text", 144),
    column("created_at", "time", 168, { sortable: true }),
    column("finished_at", "time", 168),
  ],
  sort: "-created_at",
  record: true,
  lifecycle: {
    name: "job",
    mutation: "moveJob",
    // A retry runs with the rights of the person who made the job, so only that person may start it.
    ruleOf: (row, event) => event === "job.retry" && "user_id" in row ? self(String(row.user_id)) : null,
  },
  moves: [
    { event: "job.cancel", rule: may.update, isSingle: true },
    { event: "job.retry", rule: may.update, isSingle: true },
    { event: "job.undo", rule: may.add, isSingle: true, job: "orders.undo" },
  ],
});
