/** The figures of a day. */
import type { Module } from "../../../module.ts";
import { within } from "../../../scope.ts";
import { dashboardOf } from "./figures.ts";

export const dashboard: Module = {
  queries: {
    dashboard: ({ seller }, context) => dashboardOf(within(context.scope, seller), context),
  },
};
