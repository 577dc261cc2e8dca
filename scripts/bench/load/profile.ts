/** Sums up the running time of scripts by their owner, from opening the address until a click on the first row is handled. */
import type { CDPSession } from "playwright-core";
import { ORIGIN } from "../world.ts";
import { type Lookup, readSources } from "./sources.ts";
import { contextOf, type Visit, type Visitor } from "./visit.ts";

const INTERVAL_US = 100;
const SLICE_MS = 20;
const OWNERS = 24;
const FUNCTIONS = 16;
const MAPS = ".cache/build/dist/assets";

const stop = async (cdp: CDPSession) => (await cdp.send("Profiler.stop")).profile;
type Profile = Awaited<ReturnType<typeof stop>>;

interface Ran {
  readonly owner: string;
  readonly place: string;
  readonly at: number;
  readonly ms: number;
}

/** @param origin time of the navigation, in the profile's microseconds */
export function timesByScript(profile: Profile, origin: number, lookUp: Lookup): Ran[] {
  const functions = new Map(profile.nodes.map(({ id, callFrame }) => {
    const { functionName, url, lineNumber, columnNumber } = callFrame;
    const { owner, source, line } = lookUp(url, lineNumber, columnNumber);
    // The browser's own work has no address: "(program)", "(garbage collector)", "(idle)".
    return [id, url ? { owner, place: `${source}:${line}` } : { owner: functionName, place: functionName }];
  }));
  let at = profile.startTime;
  const { samples = [], timeDeltas = [] } = profile;
  return samples.map((id, index) => {
    at += timeDeltas[index] ?? 0;
    const { owner = "", place = "" } = functions.get(id) ?? {};
    return { owner, place, at: (at - origin) / 1000, ms: (timeDeltas[index + 1] ?? 0) / 1000 };
  }).filter(({ owner }) => owner !== "(idle)" && owner !== "(root)");
}

export function sums(ran: readonly Ran[], by: "owner" | "place" = "owner"): [string, number][] {
  const found = new Map<string, number>();
  for (const { [by]: key, ms } of ran) found.set(key, (found.get(key) ?? 0) + ms);
  return [...found].sort((one, other) => other[1] - one[1]);
}

async function recordProfile(
  visitor: Visitor,
  visit: Visit,
): Promise<{ ran: Ran[]; painted: number; acted: number }> {
  const made = await contextOf(visitor, { ...visit, clicks: true });
  const page = await made.newPage();
  // This opens the same origin first, so that the browser loads the page in the process that is being profiled.
  await page.goto(`${ORIGIN}/version.json`);
  const cdp = await made.newCDPSession(page);
  await cdp.send("Performance.enable");
  await cdp.send("Profiler.enable");
  await cdp.send("Profiler.setSamplingInterval", { interval: INTERVAL_US });
  await cdp.send("Profiler.start");
  await page.goto(ORIGIN + visit.path);
  await page.waitForFunction(() => globalThis.bench?.acted > 0);
  const profile = await stop(cdp);
  const { metrics } = await cdp.send("Performance.getMetrics");
  const origin = (metrics.find(({ name }) => name === "NavigationStart")?.value ?? 0) * 1e6;
  const { painted, acted } = await page.evaluate(() => globalThis.bench);
  await made.close();
  const ran = timesByScript(profile, origin, readSources(MAPS)).filter(({ at }) => at >= 0 && at < acted);
  return { ran, painted, acted };
}

const msText = (ms: number) => `${ms.toFixed(1)} ms`.padStart(10);

function printSums(all: readonly [string, number][], most: number): void {
  for (const [name, ms] of all.slice(0, most)) console.log(`${msText(ms)}  ${name}`);
  const rest = all.slice(most).reduce((sum, [, ms]) => sum + ms, 0);
  console.log(`${msText(rest)}  the rest`);
}

/** Prints the profile. The profiler slows everything down, so only shares of the time are meaningful. */
export async function printProfile(visitor: Visitor, visit: Visit): Promise<void> {
  // The first visit warms the server up and is not counted.
  await recordProfile(visitor, visit);
  const { ran, painted, acted } = await recordProfile(visitor, visit);
  console.log("\n## Whose script ran until a click was acted on");
  console.log(`${msText(painted)}  first row painted\n${msText(acted)}  click acted on`);
  console.log(`${msText(ran.reduce((sum, { ms }) => sum + ms, 0))}  script until then, of which`);
  printSums(sums(ran), OWNERS);
  console.log("\nThe busiest functions, by where they begin:");
  printSums(sums(ran, "place"), FUNCTIONS);
  console.log(`\nIn slices of ${SLICE_MS} ms, the two busiest:`);
  for (let at = 0; at < acted; at += SLICE_MS) {
    const slice = sums(ran.filter((each) => each.at >= at && each.at < at + SLICE_MS));
    const busy = slice.slice(0, 2).map(([owner, ms]) => `${owner} ${ms.toFixed(1)}`).join(", ");
    console.log(`${String(at).padStart(6)} ms  ${busy || "–"}`);
  }
}
