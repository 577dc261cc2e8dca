import { anyOf, rules } from "../../api/access.ts";
import type { EventTable } from "../desk/desk_events.ts";
import { figureReports } from "../generated/figure_reports.ts";

/** Allows people who may see any report; each report also has its own rule. */
export const anyReportRule = anyOf(...figureReports.map(({ rule }) => rule));

export const reportEvents = {
  "report.due": {
    type: "Support",
    rule: anyReportRule,
    name: "A report that I scheduled",
    many: "reportsDue",
    isOn: true,
  },
  "vip.changes": {
    type: "Support",
    rule: rules.rootOnly,
    name: "VIP levels that would change after a month",
    many: "vipMonths",
    isOn: true,
  },
} as const satisfies EventTable;
