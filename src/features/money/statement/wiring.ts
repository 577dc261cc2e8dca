import { useMemo } from "react";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import { isSeller, type Person } from "../../../../api/access.ts";
import { OpenHolds, StatementTotals } from "../../../../api/generated/operations/statement.ts";
import type { OpenHold, StatementTotals as Totals } from "../../../../api/generated/schema.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import type { StatementFormat } from "../../../../api/money/statement.ts";
import { billingHistory } from "../../../../resources/money/billing_history.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { variablesOf, writeUrl } from "../../../../resources/url.ts";
import { type AnswerSource, type ShownAnswer, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { download } from "../../../lib/download.ts";
import { language } from "../../../lib/i18n.ts";
import { mapOutcome, type Outcome } from "../../../lib/outcome.ts";

/** New statement lines change the sums; wallets change when money is reserved or released. */
const ENTITIES = ["statementLines", "wallets"];
/** Short, so that the sums soon match new lines on the screen. */
const DEBOUNCE_MS = 500;
/** Number of months that can be chosen. */
const MONTHS = 24;

/** Returns the filters of the list that also apply to its sums. */
export function totalsVariables(filters: FilterValues): Record<string, unknown> {
  const { sort: _sort, _id, ...variables } = variablesOf(billingHistory, { filters, sort: "" });
  return variables;
}

const totalsSource = (variables: Record<string, unknown>): AnswerSource<Totals> => ({
  name: "statementTotals",
  entities: ENTITIES,
  debounceMs: DEBOUNCE_MS,
  ask: async (options) =>
    mapOutcome(await ask(StatementTotals, variables, options), (data) => data.statementTotals),
});

/** @param variables JSON of the filters, since a text can be compared between renders */
export const useTotals = (variables: string): ShownAnswer<Totals> =>
  useAnswer(useMemo(() => totalsSource(JSON.parse(variables)), [variables]));

interface Holds {
  readonly holds: readonly OpenHold[];
}

/** @param seller null for the signed-in seller */
export const useHolds = (seller: string | null): ShownAnswer<Holds> =>
  useAnswer(useMemo((): AnswerSource<Holds> => ({
    name: "openHolds",
    entities: ENTITIES,
    debounceMs: DEBOUNCE_MS,
    ask: async (options) =>
      mapOutcome(
        await ask(OpenHolds, seller === null ? {} : { seller: [seller] }, options),
        (data) => ({ holds: data.openHolds }),
      ),
  }), [seller]));

/** Returns the seller of a statement: null for the signed-in seller, undefined if it has several sellers. */
export function sellerOf({ seller }: FilterValues, person: Person): string | null | undefined {
  const chosen = seller?.split(",").map((each) => each.trim()).filter(Boolean) ?? [];
  if (chosen.length > 0) return chosen.length === 1 ? chosen[0] : undefined;
  return isSeller(person) || person.scope?.length === 1 ? null : undefined;
}

/** Returns the last months, such as 2026-03. The current month comes first. */
export function lastMonths(now: number): readonly string[] {
  const [, month = "1", year = "1970"] = formatDay(now, config().timeZone).split("-");
  return Array.from({ length: MONTHS }, (_, ago) => {
    const months = Number(year) * 12 + Number(month) - 1 - ago;
    return `${Math.floor(months / 12)}-${String(months % 12 + 1).padStart(2, "0")}`;
  });
}

/** Returns the first and the last day of a month such as 2026-03, in the format of filters. */
function daysOf(month: string): readonly [start: string, end: string] {
  const [year = "1970", number = "01"] = month.split("-");
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return [`01-${number}-${year}`, `${last}-${number}-${year}`];
}

/** Returns "01-03-2026 – 31-03-2026". */
export const monthSpanText = (month: string): string => daysOf(month).join(" – ");

/** Returns the month that a list shows; null for any other span. */
export function monthShown({ range, start, end }: FilterValues, months: readonly string[]): string | null {
  if (range === "this-month" || range === "last-month") {
    return start || end ? null : months[range === "this-month" ? 0 : 1] ?? null;
  }
  if (range && range !== "all") return null;
  return months.find((month) => {
    const [first, last] = daysOf(month);
    return start === first && end === last;
  }) ?? null;
}

/** Returns the address of the same list for another month. */
export function monthHref({ range: _range, ...filters }: FilterValues, month: string): string {
  const [start, end] = daysOf(month);
  return writeUrl(billingHistory, {
    filters: { ...filters, start, end },
    sort: billingHistory.sort,
    page: 1,
    perPage: DEFAULT_PAGE_SIZE,
  });
}

/** Returns "March 2026". */
export function monthWords(month: string): string {
  const format = new Intl.DateTimeFormat(language.peek(), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

export function downloadMonth(
  seller: string | null,
  month: string,
  format: StatementFormat,
): Promise<Outcome<null>> {
  const query = new URLSearchParams({
    ...seller !== null && { seller },
    month,
    format,
    language: language.peek(),
  });
  return download(`/statement/file?${query}`, `statement-${month}.${format}`);
}
