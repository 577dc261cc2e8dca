/** Bulk actions over orders: begun as jobs, looked at before. */
import type { Module } from "../../fields.ts";
import { tagsIn } from "../orders/tags_store.ts";
import { makeJob } from "./make.ts";
import { previewOf } from "./preview.ts";

export const bulk: Module = {
  queries: {
    jobPreview: ({ params }, context) => previewOf(params, context),
    tags: (_args, { db, scope }) => tagsIn(db.read, scope),
  },
  mutations: { makeJob },
};
