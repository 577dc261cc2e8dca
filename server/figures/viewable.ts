/** Finds the lists and reports of which a person may save views. */
import type { FilterValues, Resource } from "../../resources/define.ts";
import type { FigureReport } from "../../resources/define_figures.ts";
import { figureReports } from "../../resources/generated/figure_reports.ts";
import { argsOfReportView, viewListOf } from "../../resources/report_view.ts";
import { variablesOf } from "../../resources/url.ts";
import type { AuthorizedContext } from "../context.ts";
import { conditionsOf } from "../list/filters.ts";
import type { List } from "../list/resolver.ts";
import { listById } from "../registry.ts";
import { reportQueryOf } from "./question.ts";

export interface Viewable {
  readonly resource: Resource;
  /** Null for a report, which is counted only on its page. */
  readonly list: List | null;
  /** @throws {ApiError} BAD_INPUT for filters that this person may not use */
  readonly check: (filters: FilterValues, context: AuthorizedContext) => void;
}

export const reportById = (id: string): FigureReport | undefined =>
  figureReports.find((report) => report.id === id);

export const argsOfView = (resource: Resource, filters: FilterValues) =>
  variablesOf(resource, { filters, sort: resource.sort });

export function viewableById(id: string): Viewable | undefined {
  const list = listById(id);
  if (list) {
    const { resource, source } = list;
    return {
      resource,
      list,
      check: (filters, context) =>
        void conditionsOf(resource, source, argsOfView(resource, filters), context),
    };
  }
  const report = reportById(id);
  const counted = report && listById(report.list.id);
  if (!report || !counted) return undefined;
  return {
    resource: viewListOf(report),
    list: null,
    check(filters, context) {
      const args = argsOfReportView(report, { filters, sort: "" });
      const question = reportQueryOf(report, args, context);
      conditionsOf(report.list, counted.source, question.filters, context);
    },
  };
}
