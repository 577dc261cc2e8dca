/** Loads an address in a browser with an empty cache, and again with a full one. */
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { COOKIES } from "../../../api/constants.ts";
import { ORIGIN } from "../world.ts";
import { type WatchResult, watchScript } from "./watch.ts";

/** 5 Mbit/s and 28 ms: the network for which the goals are set. */
const SLOW = { offline: false, latency: 28, downloadThroughput: 5e6 / 8, uploadThroughput: 5e6 / 8 };
/** Time until the files are loaded that the app requests when idle. */
const REST_MS = 1_000;
/** A click that is not handled within this time counts as lost. */
const LOST_MS = 5_000;
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Visitor {
  readonly browser: Browser;
  readonly token: string;
}

export interface Visit {
  /** Path of the page; `shown` selects an element that contains a digit once the page is ready. */
  readonly path: string;
  readonly shown: string;
  readonly isSlow?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Factor by which the processor is slowed down. */
  readonly slower?: number;
  readonly clicks?: boolean;
}

export interface LoadTimes {
  readonly painted: number;
  /** Milliseconds until the click is handled; Infinity for a lost click. */
  readonly acted: number;
  readonly shift: number;
  readonly requests: number;
  /** Compressed bytes of the page and of scripts and styles loaded before the first row. */
  readonly firstBytes: number;
  /** Compressed bytes of scripts and styles until the click is handled, or until the first row if nothing is clicked. */
  readonly scriptBytes: number;
  /** Milliseconds of long tasks before the first row; `tasksUntil` until the click is handled, `longest` the longest of these. */
  readonly tasksBefore: number;
  readonly tasksUntil: number;
  readonly longest: number;
  /** Milliseconds of scripts until the page is at rest. */
  readonly script: number;
  readonly heapBytes: number;
}

export interface Loads extends LoadTimes {
  readonly warm: number;
}

export async function contextOf({ browser, token }: Visitor, visit: Visit): Promise<BrowserContext> {
  const made = await browser.newContext({ viewport: visit.viewport ?? WIDE, reducedMotion: "reduce" });
  await made.addCookies([{ name: COOKIES.token, value: token, url: ORIGIN }]);
  await made.addInitScript(watchScript(visit.shown, visit.clicks ?? false));
  return made;
}

function bytesOf({ there, acted }: WatchResult) {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const code = all.filter(({ name }) => /\.(js|css)$/.test(name));
  const sum = (some: readonly PerformanceResourceTiming[]) =>
    some.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  return {
    requests: all.filter(({ startTime }) => startTime < there).length + 1,
    firstBytes: (page?.encodedBodySize ?? 0) + sum(code.filter(({ responseEnd }) => responseEnd <= there)),
    scriptBytes: sum(code.filter(({ startTime }) => startTime < (acted || there))),
  };
}

async function read(page: Page, cdp: CDPSession, clicks: boolean): Promise<LoadTimes> {
  await page.waitForFunction(() => globalThis.bench?.painted > 0);
  if (clicks) {
    await page.waitForFunction(() => globalThis.bench.acted > 0, null, { timeout: LOST_MS }).catch(() => {});
  } else await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate(() => globalThis.bench);
  const bytes = await page.evaluate(bytesOf, seen);
  const { metrics } = await cdp.send("Performance.getMetrics");
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  const acted = seen.acted || Infinity;
  const until = seen.tasks.filter(({ at }) => at < (clicks ? acted : seen.painted)).map(({ ms }) => ms);
  const total = (ms: readonly number[]) => ms.reduce((sum, each) => sum + each, 0);
  return {
    ...bytes,
    painted: seen.painted,
    acted,
    shift: seen.shifts.filter(({ at }) => at > seen.painted).reduce((sum, { value }) => sum + value, 0),
    tasksBefore: total(seen.tasks.filter(({ at }) => at < seen.there).map(({ ms }) => ms)),
    tasksUntil: total(until),
    longest: Math.max(0, ...until),
    script: (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? NaN) * 1000,
    heapBytes: usedSize,
  };
}

async function slowDown(cdp: CDPSession, { isSlow, slower }: Visit): Promise<void> {
  if (isSlow) {
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", SLOW);
  }
  if (slower) await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
}

/** Visits with an empty cache, then with a full one. A visit that ends with a click is not repeated. */
export async function measureVisit(visitor: Visitor, visit: Visit): Promise<Loads> {
  const { path, clicks = false } = visit;
  const made = await contextOf(visitor, visit);
  const page = await made.newPage();
  const cdp = await made.newCDPSession(page);
  await cdp.send("Performance.enable");
  await slowDown(cdp, visit);
  await page.goto(ORIGIN + path);
  const first = await read(page, cdp, clicks);
  let warm = NaN;
  if (!clicks) {
    await page.goto(ORIGIN + path);
    await page.waitForFunction(() => globalThis.bench?.painted > 0);
    warm = await page.evaluate(() => globalThis.bench.painted);
  }
  await made.close();
  return { ...first, warm };
}
