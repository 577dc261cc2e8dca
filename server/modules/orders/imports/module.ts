import type { Module } from "../../../module.ts";
import { checkImport } from "./check.ts";
import { uploadSweep } from "./clean.ts";
import { plansOf } from "./plan_store.ts";
import { refusedRoute } from "./refused_rows.ts";
import { imports as importKind } from "./kind.ts";
import { uploadRoute } from "./upload.ts";

export const imports: Module = {
  jobKinds: [importKind],
  queries: {
    importPlans: ({ store }, { db, scope }) => plansOf(db.read, scope, store),
    importCheck: checkImport,
  },
  routes: [uploadRoute, refusedRoute],
  background: uploadSweep,
};
