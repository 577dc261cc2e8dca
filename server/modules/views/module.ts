/** Saved views. */
import { ApiError } from "../../../api/errors.ts";
import { type Module, mutation } from "../../fields.ts";

const later = (): never => {
  throw new ApiError("INTERNAL", "This is not built yet.");
};

export const views: Module = {
  queries: { views: later, viewCounts: later },
  mutations: {
    makeView: mutation<"makeView">(() => Promise.resolve(later())),
    trashView: mutation<"trashView">(() => Promise.resolve(later())),
    pinViews: mutation<"pinViews">(() => Promise.resolve(later())),
  },
};
