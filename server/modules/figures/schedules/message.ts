/** Writes a report as a message in the language of a person's settings: the report, its days, and its first figures. */
import type { FigureColumn, Measure } from "../../../../api/figures/measures.ts";
import type { Figures } from "../../../../api/generated/schema.ts";
import { type Language, NUMBER_MARKS } from "../../../../api/languages.ts";
import { formatMinor } from "../../../../api/money.ts";
import type { NoticeWords } from "../../../../api/notices.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import type { FigureReport } from "../../../../resources/define_figures.ts";
import { reportOfQuery, writeView } from "../../../../resources/report_url.ts";
import { viewListOf } from "../../../../resources/report_view.ts";
import { queryOfView, type View } from "../../../../resources/view.ts";
import { reportTitle, reportWordsIn } from "../../../figures/report_words.ts";

/** Number of figures in a message, which is read on a phone. */
const MAX_FIGURES = 4;

function valueText(
  measure: Measure | undefined,
  { currency }: FigureColumn,
  value: number | null | undefined,
  language: Language,
): string {
  if (value === null || value === undefined) return "–";
  if (measure?.kind === "share") {
    return value.toLocaleString(language, { style: "percent", maximumFractionDigits: 1 });
  }
  if (measure?.kind === "hours") return `${value.toLocaleString(language)} h`;
  if (currency) return `${formatMinor(value, currency, ...NUMBER_MARKS[language])} ${currency}`;
  return value.toLocaleString(language);
}

/** @param shown the figures of the view, in the order of the report */
function firstFigures(
  { cards, measures }: FigureReport,
  { columns, totals }: Figures,
  shown: readonly string[],
  language: Language,
): string {
  const words = reportWordsIn(language);
  const offered = cards.filter((key) => shown.includes(key));
  const lines = (offered.length > 0 ? offered : shown).flatMap((key) =>
    columns.flatMap((column, place) => {
      if (column.key !== key) return [];
      const measure = measures.find((each) => each.key === key);
      return [`${words.figure(key)}: ${valueText(measure, column, totals[place], language)}`];
    })
  );
  return lines.slice(0, MAX_FIGURES).join(" · ");
}

interface SentReport {
  readonly report: FigureReport;
  readonly view: View;
  readonly language: Language;
}

export interface ReportMessage {
  readonly words: NoticeWords;
  /** The path of the report as in the saved view, with the days that were counted. */
  readonly path: string;
}

export function dueMessage(
  { report, view, language }: SentReport,
  figures: Figures,
  timeZone: string,
  now: number,
): ReportMessage {
  const resource = viewListOf(report);
  const shown = reportOfQuery(report, resource, queryOfView(resource, view));
  const days = {
    start: formatDay(figures.from, timeZone),
    end: formatDay(figures.until - 1, timeZone),
  };
  const lastDay = formatDay(Math.max(figures.from, Math.min(figures.until - 1, now)), timeZone);
  return {
    words: {
      key: "reportDue",
      args: {
        report: reportTitle(report, language),
        name: view.name,
        first: days.start,
        last: lastDay,
        figures: firstFigures(report, figures, shown.shown, language),
      },
    },
    path: writeView(report, { ...shown, filters: { ...shown.filters, range: undefined, ...days } }),
  };
}

/** Returns the words of a message without figures: the person lost the right, or the view was refused. */
export const refusedWords = (
  key: "reportRefused" | "reportFailed",
  { report, view, language }: Pick<SentReport, "report" | "language"> & { readonly view: Pick<View, "name"> },
): NoticeWords => ({ key, args: { report: reportTitle(report, language), name: view.name } });
