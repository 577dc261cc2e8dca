/** Announces the result of a step in a list to screen readers: other rows, another order, another page. */
import { useSelector } from "@xstate/react";
import { memo, useEffect, useRef } from "react";
import { isSame, type ListQuery } from "../../../machines/rows.ts";
import { lateWords, t } from "../../lib/i18n.ts";
import { announce } from "../../lib/toasts.ts";
import { numberText } from "../../parts/format.ts";
import { useFieldWord } from "../field_words.ts";
import { rangeOf } from "./pager/pager_parts.tsx";
import type { ListActor } from "./wiring.ts";

interface Props {
  readonly list: ListActor;
  readonly words: string;
}

interface Result {
  readonly query: ListQuery;
  readonly shown: number;
  /** Number of matching rows; null while they are not counted. */
  readonly total: number | null;
}

const countText = ({ shown, total }: Result): string =>
  total === null
    ? t("list.spoken.alone", { count: shown })
    : t("list.spoken.shown", { shown: numberText(shown), total: numberText(total) });

function rangeText({ query: { page, perPage }, shown, total }: Result): string {
  const count = total === null ? null : { count: total, capped: false };
  const range = rangeOf(page, perPage, shown, count);
  const words = range && { from: numberText(range.from), to: numberText(range.until) };
  if (!words) return "";
  return total === null
    ? t("list.rangeAlone", words)
    : t("list.range", { ...words, total: numberText(total) });
}

/** Returns a sentence about the difference to the previous result, or else the number of rows. */
function resultText(
  result: Result,
  before: ListQuery | null,
  fieldWord: (field: string) => string,
): string {
  const { query } = result;
  if (before === null || !isSame(before.filters, query.filters)) return countText(result);
  if (before.sort !== query.sort && query.sort !== "") {
    const isDown = query.sort.startsWith("-");
    const field = fieldWord(query.sort.replace("-", ""));
    return t(isDown ? "list.spoken.sortedDown" : "list.spoken.sortedUp", { field });
  }
  if (before.perPage !== query.perPage) {
    return t("list.spoken.size", { count: query.perPage, range: rangeText(result) });
  }
  if (before.page !== query.page) {
    return t("list.spoken.page", { page: numberText(query.page), range: rangeText(result) });
  }
  return countText(result);
}

/** Announces each query once, when its rows are loaded; live changes are not announced. */
export const SpokenResult = memo(function SpokenResult({ list }: Props) {
  const fieldWord = useFieldWord();
  const before = useRef<ListQuery | null>(null);
  const query = useSelector(list, ({ context }) => context.query);
  const shown = useSelector(
    list,
    (snapshot) =>
      snapshot.matches({ rows: "shown" }) && !snapshot.hasTag("busy") ? snapshot.context.rows.length : null,
  );
  const total = useSelector(list, ({ context }) => context.countAtFetch);
  const isUncounted = useSelector(list, (snapshot) => snapshot.matches({ count: "unknown" }));
  useEffect(() => {
    if (shown === null || query === before.current || (total === null && !isUncounted)) return;
    const from = before.current;
    before.current = query;
    // The list may be loaded before its words. If these fail to load, nothing is announced.
    lateWords().then(() => announce(resultText({ query, shown, total }, from, fieldWord)), () => {});
  }, [query, shown, total, isUncounted]);
  return null;
});
