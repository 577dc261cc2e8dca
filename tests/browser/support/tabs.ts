/**
 * Tabs that one visit after the other uses. A fresh context has an empty cache and a process that has compiled nothing:
 * the first page costs it twice as much as a tab that has shown the app before.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { pollOften } from "./patience.ts";
import { type Watcher, watcherOf } from "./watch.ts";

const REDUCED = { reducedMotion: "reduce" } as const;
const WIDE = { width: 1440, height: 900 };
/** Generous, for it costs time only where something is wrong: other files run beside this one. */
const PATIENCE_MS = 30_000;

/** A file of the app that runs nothing; a tab that is used again begins there. */
export const WAITING_FILE = "/icon.svg";

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watcher: Watcher;
  /** Takes away again what the visit added, the last first. */
  readonly undo: (() => unknown)[];
  /** The visit left nothing that cannot be taken away. */
  isClean: boolean;
}

/** Calls whose result takes away what they added. */
const DISPOSABLE = ["addInitScript", "exposeBinding", "exposeFunction", "route"] as const;
/** Calls for which there is no way back. */
const LASTING = ["routeWebSocket", "setExtraHTTPHeaders", "setGeolocation", "setOffline"] as const;

type Call = (...args: unknown[]) => unknown;
type Calls = Record<string, Call | undefined>;

/** Follows what a visit adds to a tab. */
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

/** Returns whether a tab that is used again can be so: all but its size is chosen when a context is made. */
const isPlain = (options: BrowserContextOptions) => Object.keys(options).every((name) => name === "viewport");

/** Opens a context of its own with one page. */
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
 * Leaves nothing of a visit in a tab: cookies, storage, history, other windows, the place of the pointer.
 * @param origins Those that may have stored something.
 * @param app The origin that it waits at: another one would begin with a process that has compiled nothing.
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

/** The tabs of this process that no visit uses now. */
const idle: Tab[] = [];

/** Returns a tab as good as new. */
export async function takeTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const tab = isPlain(options) ? idle.pop() : undefined;
  if (!tab) return await newTab(browser, options);
  await tab.page.setViewportSize(options.viewport ?? WIDE);
  return tab;
}

/** Keeps a tab for the next visit, or closes it where the test left what stays. */
export async function returnTab(tab: Tab, origins: readonly string[], app: string): Promise<void> {
  if (!tab.isClean || tab.page.isClosed()) return await tab.context.close();
  await wipe(tab, origins, app);
  idle.push(tab);
}
