/** SKUs that nobody has matched, items that cannot be ordered any more, and the mappings that match them. */
import type { Module } from "../../module.ts";
import { within } from "../../scope.ts";
import { fixedLines } from "../orders/make.ts";
import { mapOf } from "./map_store.ts";
import { makeSkuMapping, storeOf, trashSkuMapping } from "./mapping.ts";
import { rememberFixed } from "./remember.ts";
import { unavailableItemsOf } from "./substitute_store.ts";
import { fix } from "./fix.ts";
import { substitute } from "./substitute.ts";
import { unknownSkusOf } from "./unknown_store.ts";

fixedLines.fill({ remember: rememberFixed });

export const fixing: Module = {
  jobKinds: [fix, substitute],
  queries: {
    unknownSkus: ({ store, seller }, { db, scope }) =>
      unknownSkusOf(db.heavy, within(scope, seller), store ?? null),
    unavailableItems: ({ seller }, { db, scope }) => unavailableItemsOf(db.heavy, within(scope, seller)),
    async skuMap(args, context) {
      const { db, page } = context;
      return await mapOf(db.read, await storeOf(db.read, args.store, context), {
        ...page,
        search: args.search ?? "",
      });
    },
  },
  mutations: { makeSkuMapping, trashSkuMapping },
};
