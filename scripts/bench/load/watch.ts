/**
 * Runs in the page before anything else: records when the awaited element is painted, layout shifts, long
 * tasks, and when a click that follows the first paint at once is handled.
 */

/** A span of time, in milliseconds since the navigation began. */
export interface Stretch {
  readonly at: number;
  readonly ms: number;
}

/** Measurements of `watchScript` in the global `bench`, in milliseconds since the navigation began; 0 until they happen. */
export interface WatchResult {
  readonly there: number;
  readonly painted: number;
  /** Time at which the address changes to that of the clicked row. */
  readonly acted: number;
  readonly tasks: readonly Stretch[];
  readonly shifts: readonly { readonly at: number; readonly value: number }[];
}

declare global {
  var bench: WatchResult;
}

/**
 * @param shown selector of an element with a digit in it
 * @param clicks true if the script clicks on the element as soon as it is visible
 */
export const watchScript = (shown: string, clicks: boolean): string =>
  `(${watch})(${JSON.stringify(shown)}, ${clicks})`;

function watch(shown: string, clicks: boolean): void {
  const tasks: Stretch[] = [];
  const shifts: { at: number; value: number }[] = [];
  const seen = { there: 0, painted: 0, acted: 0, tasks, shifts };
  globalThis.bench = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) {
      shifts.push({ at: each.startTime, value: (each as PerformanceEntry & { value: number }).value });
    }
  }).observe({ type: "layout-shift", buffered: true });
  // Opening a record changes the address: the click counts as handled at that moment.
  for (const kind of ["pushState", "replaceState"] as const) {
    const own = History.prototype[kind];
    History.prototype[kind] = function (...given) {
      own.apply(this, given);
      if (seen.painted && clicked && location.href.includes(clicked)) seen.acted ||= performance.now();
    };
  }
  let clicked = "";
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(shown)].find((each) => /\d/.test(each.textContent));
  new MutationObserver((_, observer) => {
    if (!find()) return;
    observer.disconnect();
    seen.there = performance.now();
    // A message that is sent in an animation frame arrives after the frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.painted = performance.now();
        if (!clicks) return;
        const row = find();
        clicked = row?.dataset["id"] ?? "";
        row?.click();
      };
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
