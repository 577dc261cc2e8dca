export interface Mark {
  readonly element: WeakRef<HTMLElement>;
  readonly row: string | null;
  readonly href: string | null;
  readonly id: string;
}

export interface Gap {
  readonly within: Node;
  readonly next: Node | null;
  readonly previous: Node | null;
}

const STOPS =
  "a[href], button, input, select, textarea, summary, [tabindex='0'], [contenteditable=true], audio[controls]";

/** Returns true for tab stops, except the hidden guards of Fluent's focus manager. */
const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(":disabled, [data-tabster-dummy]") &&
  !element.closest("[aria-hidden=true], [inert], [hidden]") && (element.checkVisibility?.() ?? true);

const stopsIn = (within: Element): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);

export const markOf = (element: HTMLElement): Mark => ({
  element: new WeakRef(element),
  row: element.closest<HTMLElement>("[data-id]")?.dataset["id"] ?? null,
  href: element.closest("a[href]")?.getAttribute("href") ?? null,
  id: element.id,
});

export function findMark({ element, row, href, id }: Mark): HTMLElement | null {
  const same = element.deref();
  if (same?.isConnected && isStop(same)) return same;
  const found = row !== null
    ? document.querySelector<HTMLElement>(`main [data-id="${CSS.escape(row)}"]`)
    : null;
  if (found) {
    return found.hasAttribute("tabindex")
      ? found
      : found.querySelector<HTMLElement>("a[href], button") ?? found;
  }
  const linked = href !== null
    ? document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
    : null;
  return linked ?? (id ? document.getElementById(id) : null);
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns the stop nearest to the gap in the smallest ancestor that has one, or null if that is the whole screen. */
export function nearestStop(main: Element, gap: Gap | null, parents: readonly Element[]): HTMLElement | null {
  const isThere = gap !== null && gap.within.isConnected && gap.within instanceof Element;
  let within = isThere ? gap.within as Element : parents.find((each) => each.isConnected) ?? null;
  for (; within && within !== document.body && !within.contains(main); within = within.parentElement) {
    const stops = stopsIn(within);
    if (stops.length === 0) continue;
    const [next, previous] = isThere ? [gap.next, gap.previous] : [null, null];
    const behind = next?.isConnected && stops.find((each) => next.contains(each) || isBefore(next, each));
    const before = previous?.isConnected &&
      stops.findLast((each) => previous.contains(each) || isBefore(each, previous));
    return behind || before || stops[0] || null;
  }
  return null;
}

/** Scrolls a table until its sticky columns do not cover the focused element. Source: WCAG 2.4.11. */
export function uncover(element: HTMLElement): void {
  const cell = element.closest("td, th");
  const scroller = cell?.closest("[data-scrolls]");
  if (!cell?.parentElement || !scroller) return;
  const own = element.getBoundingClientRect();
  const whole = scroller.getBoundingClientRect();
  for (const other of cell.parentElement.children) {
    if (other === cell || getComputedStyle(other).position !== "sticky") continue;
    const { left, right } = other.getBoundingClientRect();
    if (left >= own.right || right <= own.left) continue;
    const isAtLeft = left + right < whole.left + whole.right;
    scroller.scrollBy({ left: isAtLeft ? own.left - right : own.right - left });
  }
}
