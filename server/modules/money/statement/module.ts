import { billingHistory as resource } from "../../../../resources/money/billing_history.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { fileRoute } from "./file_route.ts";
import { statementList } from "./store.ts";
import { holdsOf, statementTotals } from "./totals.ts";

export const statement: Module = {
  lists: [listOf(resource, statementList)],
  queries: { statementTotals, openHolds: holdsOf },
  routes: [fileRoute],
};
