/** Jobs: the import of orders, and how far a job is. */
import { ApiError } from "../../../api/errors.ts";
import type { Module } from "../../fields.ts";
import { jobById } from "./store.ts";
import { uploadRoute } from "./upload.ts";
import { jobView, refusalViews } from "./view.ts";
import { jobWorker } from "./worker.ts";

export const jobs: Module = {
  queries: {
    async getJobById({ _id }, { db, scope }) {
      const row = await jobById(db.read, scope, _id);
      if (!row) throw new ApiError("NOT_FOUND", "There is no such job.");
      return jobView(row);
    },
  },
  fields: {
    Job: {
      refusals: (job, { db }) => refusalViews(db.read, { _id: String(job["_id"]) }),
    },
  },
  routes: [uploadRoute],
  background: jobWorker,
};
