/**
 * Provides a DOM: a DOM test imports it FIRST, before React and anything of src/. React, Fluent and the
 * signals runtime need `window` while they load.
 */
import { Window } from "happy-dom";
import { endTimers, forgetTimers } from "./page_timers.ts";

/** Deno's own implementations that tests and the client need: network, streams and timers. */
const KEPT = new Set([
  "AbortController",
  "AbortSignal",
  "Blob",
  "Buffer",
  "File",
  "FormData",
  "Headers",
  "ReadableStream",
  "Request",
  "Response",
  "TransformStream",
  "URL",
  "URLSearchParams",
  "WritableStream",
  "clearInterval",
  "clearTimeout",
  "close",
  "console",
  "constructor",
  "crypto",
  "eval",
  "fetch",
  "global",
  "globalThis",
  "performance",
  "process",
  "queueMicrotask",
  "setInterval",
  "setTimeout",
  "structuredClone",
]);

/** The page of the tests. `openAt` resets its address. */
export const page = new Window({ url: "http://localhost:8000/", width: 1440, height: 900 });

const isNative = (name: string) =>
  /^(Array|ArrayBuffer|Big|Boolean|DataView|Date|Error|Eval|Float|Function|Infinity|Int|Intl|JSON|Map|Math|NaN|Number|Object|Promise|Proxy|Range|Reference|Reflect|RegExp|Set|String|Symbol|Syntax|Type|URIError|Uint|Weak|decode|encode|escape|is|parse|undefined|unescape)/
    .test(name);

function install(): void {
  const source = page as unknown as Record<string, unknown>;
  const names = new Set<string>();
  for (
    let level: object | null = page;
    level && level !== Object.prototype;
    level = Object.getPrototypeOf(level)
  ) {
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  }
  for (const name of names) {
    if (KEPT.has(name) || name.startsWith("_") || (isNative(name) && name in globalThis)) continue;
    const value = source[name];
    const isMethod = typeof value === "function" && /^[a-z]/.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isMethod ? value.bind(page) : value,
    });
  }
  const shared = { window: globalThis, self: globalThis, parent: globalThis, top: globalThis };
  for (const [name, value] of Object.entries(shared)) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
  // Deno's test runner dispatches "load" and "unload" on the global object.
  const own = globalThis.dispatchEvent;
  const isOurs = (event: Event) => event instanceof (page.Event as unknown as typeof Event);
  const dispatchEvent = (event: Event) => isOurs(event) ? own(event) : deno.call(globalThis, event);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, dispatchEvent });
}

const deno = globalThis.dispatchEvent;
install();

// A cancelled animation rejects `finished`, which no code awaits once its component is removed.
const animate = Element.prototype.animate;
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  animation.finished.catch(() => {});
  return animation;
};

// Without a layout the focus manager takes everything for hidden: soon after a dialog opens it would hide the
// dialog from screen readers with the rest of the page.
Object.defineProperty(HTMLElement.prototype, "offsetParent", {
  configurable: true,
  get(this: HTMLElement): Element | null {
    return this.parentElement;
  },
});
document.body.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);

// Without a layout only rules about display and visibility matter. Searching elements by role would compare
// each element with thousands of other rules of Fluent.
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return /[{;]\s*(display|visibility):/.test(rule) ? insertRule.call(this, rule, index) : 0;
};

// Scrolling returns a promise as in browsers, so that an effect that returns it by mistake fails here too.
const scroll = () => Promise.resolve();
Object.assign(Element.prototype, { scrollIntoView: scroll, scrollTo: scroll, scrollBy: scroll });

/** Width queries use the page's width; happy-dom misses the first change from true to false. */
globalThis.matchMedia = (query: string): MediaQueryList => {
  const isMatch = () => {
    const [, bound, px] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
    if (!bound) return false;
    return bound === "min" ? innerWidth >= Number(px) : innerWidth <= Number(px);
  };
  let was = isMatch();
  const list = Object.assign(new EventTarget(), {
    media: query,
    onchange: null,
  }) as unknown as MediaQueryList;
  Object.defineProperty(list, "matches", { get: isMatch });
  addEventListener("resize", () => {
    if (was === isMatch()) return;
    was = !was;
    list.dispatchEvent(new Event("change"));
  });
  return list;
};

export function resizeTo(width: number): void {
  Object.assign(globalThis, { innerWidth: width });
  page.happyDOM.setViewport({ width });
  globalThis.dispatchEvent(new Event("resize"));
}

/** Opens a path as the address bar would, without cookies and storage. */
export function openAt(path: string): void {
  page.happyDOM.setURL(new URL(path, "http://localhost:8000").href);
  for (const pair of document.cookie.split("; ")) {
    document.cookie = `${pair.split("=")[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}

/** A socket that never opens: another program's listener at this address must not take part in a test. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}
Object.assign(globalThis, { WebSocket: SilentSocket });

// Tests draw parts that the app loads later, so their words are loaded at the start.
const { lateWords } = await import("../../../src/lib/i18n.ts");
await lateWords();
const { registerFeatures } = await import("../../../src/engine/features.ts");
const { features } = await import("../../../src/app/generated/features.ts");
registerFeatures(features);

// The limit is for hanging tests, not slow ones; existing elements are found at once.
const { configure } = await import("@testing-library/dom");
configure({ asyncUtilTimeout: 60_000 });

const { cleanup } = await import("@testing-library/react");
const { toasts } = await import("../../../src/lib/toasts.ts");
const { endQueues } = await import("../../../src/features/workshop/stations/queue/queue.ts");

/** All pages share one process, so a page must not see what an earlier one left. */
async function leavePage(): Promise<void> {
  cleanup();
  endQueues();
  await endTimers();
  toasts.value = [];
  document.body.replaceChildren();
  history.replaceState(null, "");
}

let isLoaded = false;
Deno.test.beforeEach(async () => {
  if (isLoaded) await leavePage();
  else forgetTimers();
  isLoaded = true;
});
