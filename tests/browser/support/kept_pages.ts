/**
 * Pages that serve one visit after another. What a page has loaded of the app and compiled is more than half of what its
 * first load costs, and is the same for everybody. What a visit leaves behind is not: cookies, storage, history, listeners,
 * where the pointer rests. A visit that did what cannot be taken back takes its page with it.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { lookOften } from "./patience.ts";

export interface KeptPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** How it was made, but for its size, which a page may change. */
  readonly key: string;
  readonly session: CDPSession;
  /** Takes back what the visit added. */
  readonly undo: AsyncDisposable[];
  isSpoilt: boolean;
}

export const WIDE = { width: 1440, height: 900 };
/** Generous, for it costs time only where something is wrong: other files run beside this one. */
const PATIENCE_MS = 30_000;
/**
 * A file of the host that is no page of the app: from there its storage can be reached, and nothing runs. Not
 * about:blank, after which the browser begins with a new process that has compiled nothing.
 */
export const QUIET_PATH = "/icon.svg";
/** Each answers with what takes it back. */
const UNDONE = ["addInitScript", "exposeBinding", "route"];
/** What stays with a page or its context whatever is done afterwards. */
const LASTING = [
  "emulateMedia",
  "exposeFunction",
  "grantPermissions",
  "routeWebSocket",
  "setExtraHTTPHeaders",
];
const STORED = "cache_storage,file_systems,indexeddb,local_storage,service_workers";
const EVENTS = {
  context: [
    "console",
    "dialog",
    "page",
    "request",
    "requestfailed",
    "requestfinished",
    "response",
    "weberror",
  ],
  page: ["console", "dialog", "framenavigated", "pageerror", "request", "response", "websocket"],
} as const;

/** Those that nobody visits now. */
const idle = new WeakMap<Browser, KeptPage[]>();

type Method = (...all: unknown[]) => Promise<unknown>;

function noteChanges(kept: KeptPage, changed: BrowserContext | Page): void {
  const methods = changed as unknown as Record<string, Method>;
  const wrap = (name: string, note: (result: unknown) => void) => {
    const own = methods[name]?.bind(changed);
    if (!own) return;
    methods[name] = async (...all) => {
      const result = await own(...all);
      note(result);
      return result;
    };
  };
  for (const name of UNDONE) wrap(name, (result) => kept.undo.push(result as AsyncDisposable));
  for (const name of LASTING) wrap(name, () => kept.isSpoilt = true);
}

async function makePage(browser: Browser, key: string, options: BrowserContextOptions): Promise<KeptPage> {
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  lookOften(page);
  const session = await context.newCDPSession(page);
  const kept: KeptPage = { context, page, key, session, undo: [], isSpoilt: false };
  noteChanges(kept, context);
  noteChanges(kept, page);
  return kept;
}

/** A page of a context of its own in which nobody is signed in, as wide as it is wanted. */
export async function takePage(browser: Browser, options: BrowserContextOptions): Promise<KeptPage> {
  const { viewport = WIDE, ...others } = options;
  const key = JSON.stringify(others);
  const free = idle.get(browser) ?? [];
  const at = free.findIndex((each) => each.key === key);
  const kept = free.splice(at, at < 0 ? 0 : 1)[0] ?? await makePage(browser, key, others);
  if (viewport) await kept.page.setViewportSize(viewport);
  return kept;
}

/** As if nobody had been there. */
async function empty({ context, page, session, undo }: KeptPage, origins: readonly string[]): Promise<void> {
  for (const each of EVENTS.context) context.removeAllListeners(each);
  for (const each of EVENTS.page) page.removeAllListeners(each);
  await Promise.all(undo.splice(0).map((each) => each[Symbol.asyncDispose]()));
  await Promise.all(context.pages().filter((each) => each !== page).map((each) => each.close()));
  await page.goto(origins[0] + QUIET_PATH);
  await page.evaluate(() => {
    sessionStorage.clear();
    document.defaultView!.name = "";
  });
  await page.mouse.move(-1, -1);
  await Promise.all([
    context.clearCookies(),
    session.send("Page.resetNavigationHistory"),
    ...origins.map((origin) => session.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED })),
  ]);
}

/**
 * The visit is over: the page is kept for the next one, or closed.
 * @param origins Where the visit may have left something, the app's own first.
 */
export async function leavePage(browser: Browser, kept: KeptPage, origins: readonly string[]): Promise<void> {
  const isKept = !kept.isSpoilt && !kept.page.isClosed() &&
    await empty(kept, origins).then(() => true, () => false);
  if (!isKept) return await kept.context.close();
  idle.set(browser, [...idle.get(browser) ?? [], kept]);
}
