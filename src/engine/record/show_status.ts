/** Keeps the state of a list's rows in sight beside an open record. */
import type { Resource } from "../../../resources/define.ts";
import { fieldWord } from "../field_words.ts";

/**
 * Scrolls the list, which is narrower by the record, until its status is before the column of actions. A column on the way
 * there is left out of sight whole: half a date reads as another one.
 */
export function showStatus({ id, columns }: Resource): void {
  const status = columns.find(({ kind }) => kind === "status");
  if (!status) return;
  const head = document.querySelector(`th[aria-label="${CSS.escape(fieldWord(id, status.key))}"]`);
  const list = head?.closest("[data-scrolls]");
  const heads = [...head?.parentElement?.children ?? []];
  const [code, ...others] = heads.filter((each) => each.matches("[data-column]"));
  const actions = heads.at(-1);
  if (!head || !list || !code || !actions || head === actions) return;
  const sign = getComputedStyle(head).direction === "rtl" ? -1 : 1;
  const startOf = (each: Element) => sidesOf(each, sign).start;
  const hidden = sidesOf(head, sign).end - startOf(actions);
  if (hidden <= 0) return;
  const { end } = sidesOf(code, sign);
  const ways = others.slice(0, others.indexOf(head) + 1).map((each) => startOf(each) - end);
  list.scrollBy({ left: sign * Math.min(...ways.filter((way) => way >= hidden)) });
}

/** Returns where it starts and ends in the direction of reading. */
function sidesOf(element: Element, sign: 1 | -1): { readonly start: number; readonly end: number } {
  const { left, right } = element.getBoundingClientRect();
  return sign === 1 ? { start: left, end: right } : { start: -right, end: -left };
}
