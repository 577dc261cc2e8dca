/** Reads the arguments of a report: its span, the filters of its list, and how its rows are grouped. */
import { allows } from "../../api/access.ts";
import { DAY_SECONDS } from "../../api/constants.ts";
import { MAX_FIGURE_GROUPS, MAX_FIGURE_PERIODS } from "../../api/figures/bounds.ts";
import { ApiError } from "../../api/errors.ts";
import { type DatedSpan, partsOf, type Span, spanBefore } from "../../api/time/dates.ts";
import { isPeriod } from "../../api/time/ranges.ts";
import type { FigureReport } from "../../resources/define_figures.ts";
import type { AuthorizedContext } from "../context.ts";
import { type Refuse, requestedSpan } from "../list/requested_span.ts";
import type { ListArgs, ListTarget } from "../list/source.ts";

/** Defines how rows are grouped: by periods of the span, or by the values of a column. */
export type Dimension =
  | { readonly key: string; readonly periods: readonly DatedSpan[] }
  | { readonly key: string; readonly periods: null };

export interface ReportQuery {
  readonly span: Span;
  readonly before: Span;
  readonly filters: ListArgs;
  readonly by: readonly Dimension[];
  readonly rank: string;
  readonly limit: number;
}

export interface CountRequest {
  readonly report: FigureReport;
  readonly source: ListTarget;
  readonly question: ReportQuery;
  readonly context: AuthorizedContext;
}

const DEFAULT_GROUPS = 20;
const MAX_DIMENSIONS = 2;

/** @throws {ApiError} BAD_INPUT */
export function reportQueryOf(report: FigureReport, args: ListArgs, context: AuthorizedContext): ReportQuery {
  const refuse: Refuse = (path, code, most) =>
    new ApiError("BAD_INPUT", `Cannot count ${report.id}: an argument has a value it cannot take`, {
      problems: [{ path, code, ...most !== undefined && { most } }],
    });
  const { timeZone } = context.settings;
  const { range, ...span } = requestedSpan(args, context.now(), timeZone, refuse);
  const by = (args["by"] ?? []) as readonly string[];
  if (by.length > MAX_DIMENSIONS) throw refuse("by", "tooMany", MAX_DIMENSIONS);
  if (new Set(by).size < by.length) throw refuse("by", "taken");
  const rank = args["rank"] || report.measures[0]?.key;
  if (!report.measures.some(({ key }) => key === rank)) throw refuse("rank", "unknown");
  const limit = (args["limit"] ?? DEFAULT_GROUPS) as number;
  if (limit < 1 || limit > MAX_FIGURE_GROUPS) throw refuse("limit", "outOfBounds", MAX_FIGURE_GROUPS);
  const dimensionOf = (key: string): Dimension => {
    if (isPeriod(key)) {
      // Rounds, because a span may lack an hour or have one more when clocks change.
      if (Math.round((span.until - span.from) / DAY_SECONDS) > MAX_FIGURE_PERIODS) {
        throw refuse("start", "tooLong", MAX_FIGURE_PERIODS);
      }
      return { key, periods: partsOf(span, key, timeZone) };
    }
    const filter = report.list.filters.find((each) => each.key === key);
    if (!report.dimensions.includes(key) || !filter) throw refuse("by", "unknown");
    if (filter.rule && !allows(filter.rule, context.session.person)) throw refuse("by", "unknown");
    return { key, periods: null };
  };
  return {
    span,
    before: report.isCompared === false
      ? { from: span.from, until: span.from }
      : spanBefore(span, range, context.now(), timeZone),
    filters: Object.fromEntries(report.filters.map((key) => [key, args[key]])),
    by: by.map(dimensionOf),
    rank: String(rank),
    limit,
  };
}
