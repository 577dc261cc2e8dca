/** Words of a report, which its page and its files share. */
import { NO_VALUE } from "../api/constants.ts";
import type { FigureColumn } from "../api/figures/measures.ts";
import type { Language } from "../api/languages.ts";
import { isPeriod, type Period } from "../api/time/ranges.ts";
import type { Filter } from "./define.ts";
import type { FigureReport } from "./define_figures.ts";

export interface ReportWords {
  readonly language: Language;
  readonly none: string;
  readonly others: string;
  readonly total: string;
  readonly figure: (key: string) => string;
  readonly field: (report: FigureReport, field: string) => string;
  readonly period: (period: Period) => string;
  readonly days: (first: string, last: string) => string;
  /** Returns the word for a status or a choice. */
  readonly value: (report: FigureReport, filter: Filter, value: string) => string;
  readonly country: (code: string) => string;
}

const filterOf = ({ list }: FigureReport, key: string): Filter | undefined =>
  list.filters.find((each) => each.key === key);

export const columnTitle = ({ key, currency }: FigureColumn, words: ReportWords): string =>
  currency ? `${words.figure(key)} (${currency})` : words.figure(key);

export const dimensionTitle = (report: FigureReport, key: string, words: ReportWords): string =>
  isPeriod(key) ? words.period(key) : words.field(report, filterOf(report, key)?.label ?? key);

/** Returns the name of a period: that of a whole month, or its first and last day. */
function periodText(by: string, key: string, words: ReportWords): string {
  const [first = "", last = ""] = key.split("..");
  if (first === last) return first;
  const [, month, year] = first.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year!, month!, 0)).getUTCDate();
  const isWhole = by === "month" && first.startsWith("01-") && last.startsWith(`${lastDate}-`);
  return isWhole
    ? new Date(Date.UTC(year!, month! - 1, 1))
      .toLocaleDateString(words.language, { month: "long", year: "numeric", timeZone: "UTC" })
    : words.days(first, last);
}

/** @param name name of the group's record; empty if the record has none */
export function groupText(
  report: FigureReport,
  by: string,
  { key, name }: { readonly key: string; readonly name: string },
  words: ReportWords,
): string {
  if (isPeriod(by)) return periodText(by, key, words);
  if (name) return name;
  if (key === NO_VALUE) return words.none;
  const filter = filterOf(report, by);
  if (filter?.source === "countries") return words.country(key);
  return filter?.values ? words.value(report, filter, key) : key;
}

/** Writes the values of a filter; excluded values have a minus. */
export function filterText(
  report: FigureReport,
  by: string,
  values: readonly string[],
  nameOf: (value: string) => string,
  words: ReportWords,
): string {
  const textOf = (key: string) => groupText(report, by, { key, name: nameOf(key) }, words);
  const texts = values.map((each) => each.startsWith("!") ? `− ${textOf(each.slice(1))}` : textOf(each));
  const all = texts.length < 2
    ? texts.join()
    : new Intl.ListFormat(words.language, { type: "unit" }).format(texts);
  return `${dimensionTitle(report, by, words)}: ${all}`;
}
