import type { FigureColumn } from "../../../api/figures/measures.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { columnTitle, dimensionTitle, groupText, type ReportWords } from "../../../resources/report_words.ts";
import { amountText, moneyText } from "../../lib/amount_text.ts";
import { durationText } from "../../lib/duration_text.ts";
import { language, t } from "../../lib/i18n.ts";
import { countryName, numberText } from "../../parts/format.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import { fieldWord } from "../field_words.ts";
import { choiceWord } from "../list/choice_word.ts";

const BLANK = "–";
const HOUR = 3_600;

export const figureName = (key: string): string => t(`entity.figures.name.${key}`);
export const figureMeans = (key: string): string => t(`entity.figures.means.${key}`);

export const pageWords: ReportWords = {
  get language() {
    return language.peek();
  },
  get none() {
    return t("figures.none");
  },
  get others() {
    return t("figures.others");
  },
  get total() {
    return t("figures.total");
  },
  figure: figureName,
  field: ({ list }, field) => fieldWord(list.id, field),
  period: (period) => t(`figures.period.${period}`),
  days: (first, last) => t("figures.days", { first, last }),
  value: ({ list }, { key, kind }, value) =>
    kind === "statuses" || kind === "status"
      ? statusWord(value, key, list.lifecycle?.name)
      : choiceWord(key, value),
  country: countryName,
};

export const columnName = (column: FigureColumn): string => columnTitle(column, pageWords);

export const dimensionName = (report: FigureReport, key: string): string =>
  dimensionTitle(report, key, pageWords);

const isShare = (report: FigureReport, key: string): boolean =>
  report.measures.find((each) => each.key === key)?.kind === "share";
const isHours = (report: FigureReport, key: string): boolean =>
  report.measures.find((each) => each.key === key)?.kind === "hours";

export const percentText = (share: number): string =>
  share.toLocaleString(language.peek(), { style: "percent", maximumFractionDigits: 1 });

/** @param isAlone true if the currency is not shown elsewhere */
export function valueText(
  report: FigureReport,
  { key, currency }: FigureColumn,
  value: number | null | undefined,
  isAlone = false,
): string {
  if (value === null || value === undefined) return BLANK;
  if (isShare(report, key)) return percentText(value);
  if (isHours(report, key)) return durationText(value * HOUR);
  if (currency) return isAlone ? moneyText(value, currency) : amountText(value, currency);
  return numberText(value);
}

/** Writes the change of a figure since the period before: shares in percentage points, others in percent. */
export function changeText(
  report: FigureReport,
  { key }: FigureColumn,
  now: number | null | undefined,
  before: number | null | undefined,
): string {
  if (now === null || now === undefined || before === null || before === undefined) return "";
  const isOfShares = isShare(report, key);
  if (!isOfShares && before === 0) return "";
  const change = isOfShares ? (now - before) * 100 : (now - before) / Math.abs(before);
  const options = { signDisplay: "exceptZero", maximumFractionDigits: 1 } as const;
  return isOfShares
    ? t("figures.points", { change: change.toLocaleString(language.peek(), options) })
    : change.toLocaleString(language.peek(), { ...options, style: "percent" });
}

export const keyText = (report: FigureReport, by: string, key: string, name: string): string =>
  groupText(report, by, { key, name }, pageWords);
