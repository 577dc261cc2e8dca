/** SKUs that nobody has matched, and the mappings that match them. */
import { ApiError } from "../../../api/errors.ts";
import { type Module, mutation } from "../../fields.ts";
import { within } from "../../scope.ts";
import { unknownSkusOf } from "./unknown_store.ts";

const later = (): never => {
  throw new ApiError("INTERNAL", "This is not built yet.");
};

export const mending: Module = {
  queries: {
    unknownSkus: ({ store, seller }, { db, scope }) =>
      unknownSkusOf(db.heavy, within(scope, seller), store ?? null),
    skuMap: later,
  },
  mutations: {
    makeSkuMapping: mutation<"makeSkuMapping">(() => Promise.resolve(later())),
    trashSkuMapping: mutation<"trashSkuMapping">(() => Promise.resolve(later())),
  },
};
