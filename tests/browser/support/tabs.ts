/**
 * Tabs that visits reuse. A fresh context has an empty cache and a process that has compiled nothing: its
 * first page takes twice as long as in a tab that has shown the app before.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { pollOften } from "./patience.ts";
import { type Watcher, watcherOf } from "./watch.ts";

const REDUCED = { reducedMotion: "reduce" } as const;
const WIDE = { width: 1440, height: 900 };
/** The limit is generous, as other files run at the same time and only a fault waits that long. */
const PATIENCE_MS = 30_000;

/** A file of the app without scripts, where a reused tab waits. */
export const WAITING_FILE = "/icon.svg";

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watcher: Watcher;
  /** Removes what the visit added, the last addition first. */
  readonly undo: (() => unknown)[];
  /** False once the visit added something that cannot be removed. */
  isClean: boolean;
}

/** Calls whose result removes what they added. */
const DISPOSABLE = ["addInitScript", "exposeBinding", "exposeFunction", "route"] as const;
/** Calls that cannot be undone. */
const LASTING = ["routeWebSocket", "setExtraHTTPHeaders", "setGeolocation", "setOffline"] as const;

type Call = (...args: unknown[]) => unknown;
type Calls = Record<string, Call | undefined>;

/** Records what a visit adds to a tab. */
function noteAdded(tab: Tab): void {
  for (const target of [tab.context, tab.page] as unknown as Calls[]) {
    const note = (name: string, then: (result: unknown, args: readonly unknown[]) => void) => {
      const call = target[name];
      if (!call) return;
      target[name] = (...args) => {
        const result = call.apply(target, args);
        then(result, args);
        return result;
      };
    };
    for (const name of DISPOSABLE) {
      note(
        name,
        (result) => tab.undo.push(async () => await (await result as AsyncDisposable)[Symbol.asyncDispose]()),
      );
    }
    for (const name of ["on", "once"]) note(name, (_, args) => tab.undo.push(() => target["off"]!(...args)));
    note("newCDPSession", (result) => tab.undo.push(async () => await (await result as CDPSession).detach()));
    note("grantPermissions", () => tab.undo.push(() => tab.context.clearPermissions()));
    for (const name of LASTING) note(name, () => tab.isClean = false);
  }
  const { clock } = tab.page;
  Object.defineProperty(tab.page, "clock", {
    get: () => {
      tab.isClean = false;
      return clock;
    },
  });
  const emulate = tab.page.emulateMedia.bind(tab.page);
  tab.page.emulateMedia = (options) => {
    tab.undo.push(() => emulate({ media: null, colorScheme: null, forcedColors: null, ...REDUCED }));
    return emulate(options);
  };
}

/** Returns whether a reused tab fits the options: only its size can change after its context was made. */
const isPlain = (options: BrowserContextOptions) => Object.keys(options).every((name) => name === "viewport");

/** Opens a new context with one page. */
export async function newTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({ viewport: WIDE, ...REDUCED, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const watcher = await watcherOf(context);
  const page = await context.newPage();
  pollOften(page);
  const tab: Tab = { context, page, watcher, undo: [], isClean: isPlain(options) };
  noteAdded(tab);
  return tab;
}

/**
 * Removes every trace of a visit from a tab: cookies, storage, history, other windows, the pointer's
 * position.
 * @param origins Origins that may have stored data.
 * @param app The origin at which the tab waits: another origin would start a process that has compiled
 * nothing.
 */
async function wipe({ context, page, undo }: Tab, origins: readonly string[], app: string): Promise<void> {
  const undoAll = async () => {
    for (const takeAway of undo.splice(0).toReversed()) await takeAway();
  };
  await undoAll();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(app + WAITING_FILE);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  for (const origin of origins) {
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  await session.send("Page.resetNavigationHistory");
  await undoAll();
  await page.mouse.move(-1, -1);
}

/** Tabs of this process that no visit uses now. */
const idle: Tab[] = [];

/** Returns a clean tab. */
export async function takeTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const tab = isPlain(options) ? idle.pop() : undefined;
  if (!tab) return await newTab(browser, options);
  await tab.page.setViewportSize(options.viewport ?? WIDE);
  return tab;
}

/** Keeps a tab for the next visit, or closes it if the test left lasting changes. */
export async function returnTab(tab: Tab, origins: readonly string[], app: string): Promise<void> {
  if (!tab.isClean || tab.page.isClosed()) return await tab.context.close();
  await wipe(tab, origins, app);
  idle.push(tab);
}
