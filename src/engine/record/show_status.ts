import type { Resource } from "../../../resources/define.ts";
import { fieldWord } from "../field_words.ts";

/** Scrolls the list sideways until the status is next to the column of actions. No column is left half visible. */
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
  const sidesOf = (element: Element) => inReading(element.getBoundingClientRect(), sign);
  // The edge is computed, because in a list that does not scroll the actions are not at the edge.
  const edge = inReading(innerSides(list), sign).end - actions.getBoundingClientRect().width;
  const hidden = sidesOf(head).end - edge;
  if (hidden <= 0) return;
  const { end } = sidesOf(code);
  const ways = others.slice(0, others.indexOf(head) + 1).map((each) => sidesOf(each).start - end);
  list.scrollBy({ left: sign * Math.min(...ways.filter((way) => way >= hidden)) });
}

interface Sides {
  readonly left: number;
  readonly right: number;
}

/** Returns the sides as start and end in the direction of reading. */
const inReading = ({ left, right }: Sides, sign: 1 | -1): { readonly start: number; readonly end: number } =>
  sign === 1 ? { start: left, end: right } : { start: -right, end: -left };

/** Returns the left and right side of an element's content, without borders and scroll bars. */
function innerSides(element: Element): Sides {
  const left = element.getBoundingClientRect().left + element.clientLeft;
  return { left, right: left + element.clientWidth };
}
