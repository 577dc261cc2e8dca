/** Words and numbers of a report. */
import { NO_VALUE } from "../../../api/constants.ts";
import type { FigureColumn } from "../../../api/figures/measures.ts";
import { isPeriod } from "../../../api/time/ranges.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
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

/** Adds the currency, where a report has several. */
export const columnName = ({ key, currency }: FigureColumn): string =>
  currency ? `${figureName(key)} (${currency})` : figureName(key);

export function dimensionName(report: FigureReport, key: string): string {
  if (isPeriod(key)) return t(`figures.period.${key}`);
  const filter = report.list.filters.find((each) => each.key === key);
  return fieldWord(report.list.id, filter?.label ?? key);
}

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

/** Names a whole month by its name, and other periods by their first and last day. */
function periodText(by: string, key: string): string {
  const [first = "", last = ""] = key.split("..");
  if (first === last) return first;
  const [, month, year] = first.split("-").map(Number);
  const isWhole = by === "month" && first.startsWith("01-");
  return isWhole
    ? new Date(Date.UTC(year!, month! - 1, 1))
      .toLocaleDateString(language.peek(), { month: "long", year: "numeric", timeZone: "UTC" })
    : t("figures.days", { first, last });
}

export function keyText(report: FigureReport, by: string, key: string, name: string): string {
  if (isPeriod(by)) return periodText(by, key);
  if (name) return name;
  if (key === NO_VALUE) return t("figures.none");
  const filter = report.list.filters.find((each) => each.key === by);
  if (filter?.source === "countries") return countryName(key);
  if (filter?.kind === "statuses" || filter?.kind === "status") {
    return statusWord(key, by, report.list.lifecycle?.name);
  }
  return filter?.values ? choiceWord(by, key) : key;
}
