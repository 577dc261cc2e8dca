import { jobs } from "../../../../resources/desk/jobs.ts";
import type { Module } from "../../../module.ts";
import { makeJob } from "./make.ts";
import { moveKind } from "./move.ts";
import { undoKind } from "./undo.ts";
import { previewOf } from "./preview.ts";

export const bulk: Module = {
  // A person needs the rule of the records' list besides this one.
  jobKinds: [moveKind("list.move", jobs.rule), undoKind("list.undo", jobs.rule)],
  queries: { jobPreview: ({ params }, context) => previewOf(params, context) },
  mutations: { makeJob },
};
