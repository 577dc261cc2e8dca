import { ApiError } from "../../../../api/errors.ts";
import { jobs as resource } from "../../../../resources/desk/jobs.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { rowsRoute } from "./rows_route.ts";
import { rowsPage } from "./rows_store.ts";
import { rowView } from "./rows_view.ts";
import { jobById, jobsList, refusalsOf } from "./store.ts";
import { jobView, refusalView } from "./view.ts";
import { jobLifecycle } from "./lifecycle.ts";
import { jobWorker } from "./worker.ts";

const notThere = () => new ApiError("NOT_FOUND", "There is no such job.");

export const jobs: Module = {
  lists: [listOf(resource, jobsList)],
  lifecycles: [jobLifecycle],
  queries: {
    async getJobById({ _id }, context) {
      const row = await jobById(context.db.read, context, _id);
      if (!row) throw notThere();
      return jobView(row, context.session.person);
    },
    async jobRows({ job: id, status }, context) {
      const job = await jobById(context.db.read, context, id);
      if (!job) throw notThere();
      return (await rowsPage(context.db.read, job, status ?? null, context.page)).map(rowView);
    },
  },
  fields: {
    Job: {
      refusals: async (job, { db }) =>
        (await refusalsOf(db.read, { _id: String(job["_id"]) })).map(refusalView),
    },
  },
  routes: [rowsRoute],
  background: jobWorker,
};
