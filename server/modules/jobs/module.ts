/** Jobs: how far each is, and what became of its rows. */
import { ApiError } from "../../../api/errors.ts";
import { jobs as resource } from "../../../resources/jobs.ts";
import { type Module, mutation } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { jobById, jobsList, refusalsOf } from "./store.ts";
import { jobView, refusalView } from "./view.ts";
import { jobWorker } from "./worker.ts";

const { list, count } = listOf(resource, jobsList);
const later = (): never => {
  throw new ApiError("INTERNAL", "This is not built yet.");
};

export const jobs: Module = {
  queries: {
    jobs: list,
    jobsCount: count,
    async getJobById({ _id }, context) {
      const row = await jobById(context.db.read, context, _id);
      if (!row) throw new ApiError("NOT_FOUND", "There is no such job.");
      return jobView(row, context.session.person);
    },
    jobRows: later,
  },
  mutations: { moveJob: mutation<"moveJob">(() => Promise.resolve(later())) },
  fields: {
    Job: {
      refusals: async (job, { db }) =>
        (await refusalsOf(db.read, { _id: String(job["_id"]) })).map(refusalView),
    },
  },
  background: jobWorker,
};
