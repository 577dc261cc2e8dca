/** Finds the requests that a page sends when it opens, so that they can be sent before its code is loaded. */
import type { FirstRequest } from "./first_request.ts";
import { figureReports } from "./generated/figure_reports.ts";
import { CHECK_PATH, checkRequest, readCheckFilters } from "./handover/check_filters.ts";
import { figuresRequest } from "./report_document.ts";
import { readView } from "./report_url.ts";
import { viewListOf } from "./report_view.ts";
import { viewsDocumentOf } from "./document.ts";

const reportAt = (path: string) => figureReports.find((each) => each.path === path);

export const isReport = (path: string): boolean => reportAt(path) !== undefined;

/** @param search query of the address, with its question mark */
export function firstRequestsOf(path: string, search: string): readonly FirstRequest[] {
  if (path === CHECK_PATH) return [checkRequest(readCheckFilters(search))];
  const report = reportAt(path);
  if (!report) return [];
  return [
    figuresRequest(report, readView(report, search)),
    { text: viewsDocumentOf(viewListOf(report)), variables: {} },
  ];
}
