import type { Module } from "../../../module.ts";
import { narrowScope } from "../../../scope.ts";
import { dashboardOf } from "./figures.ts";

export const dashboard: Module = {
  queries: {
    dashboard: ({ seller }, context) => dashboardOf(narrowScope(context.scope, seller), context),
  },
};
