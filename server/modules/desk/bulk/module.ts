import { jobs } from "../../../../resources/desk/jobs.ts";
import type { Module } from "../../../module.ts";
import { makeJob } from "./make.ts";
import { moveKind } from "./move.ts";
import { undoKind } from "./undo.ts";
import { previewOf } from "./preview.ts";

export const bulk: Module = {
  // Each step has the rule of its list besides this one.
  jobKinds: [moveKind("list.move", jobs.rule), undoKind("list.undo", jobs.rule)],
  queries: { jobPreview: ({ params }, context) => previewOf(params, context) },
  mutations: { makeJob },
};
