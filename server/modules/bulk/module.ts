/** Bulk actions over orders. */
import { ApiError } from "../../../api/errors.ts";
import type { Module } from "../../fields.ts";
import { makeJob } from "./make.ts";

const later = (): never => {
  throw new ApiError("INTERNAL", "This is not built yet.");
};

export const bulk: Module = {
  queries: { jobPreview: later, tags: later },
  mutations: { makeJob },
};
