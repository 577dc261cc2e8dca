/**
 * Measures the time from opening the address to the first row, to a handled click on it and to other rows, for the app, the
 * same libraries alone, and a bare page.
 */
import type { Metafile } from "esbuild";
import { packageSizes } from "../build/metafile.ts";
import { firstListOutputs } from "../build/report.ts";
import { systemNow } from "../../server/app.ts";
import { openDatabase } from "../../server/db/open.ts";
import { addLabelPages } from "../../server/demo/shipping/label_pages.ts";
import { folderStore } from "../../server/files/folder.ts";
import { startChromium } from "../../tests/browser/support/chromium.ts";
import { makeSite } from "./baselines/site.ts";
import { type Figure, median, print } from "./report.ts";
import { bareCallsOf, NEW_SCREENS } from "./load/new_screens.ts";
import { printProfile } from "./load/profile.ts";
import { FILTER, FLOOR_ROLE, LISTS, type Name, NEXT, type Pair, pairsOf } from "./load/screens.ts";
import { measurePaging } from "./load/measure_paging.ts";
import { type Loads, measureVisit, type Visit, type Visitor } from "./load/visit.ts";
import { signIn } from "./sign_in.ts";
import { LOGIN_ORIGIN, ORIGIN, seedDatabase, serve } from "./world.ts";

const ORDERS = 5_000;
const RUNS = 7;
const RUNS_OF_NEW = 5;
const LARGEST = 12;

type Medians<Key extends string> = Readonly<Record<Key, Loads>>;

/** Returns medians of several loads. The pages take turns, so that other load of the machine affects all of them. */
async function measureMedians<Key extends string>(
  visitor: Visitor,
  visits: Readonly<Record<Key, Visit>>,
  more: Partial<Visit> = {},
  runs = RUNS,
): Promise<Medians<Key>> {
  const names = Object.keys(visits) as Key[];
  const loads = new Map<Key, Loads[]>(names.map((name) => [name, []]));
  for (let run = 0; run < runs; run++) {
    for (const name of names) {
      loads.get(name)!.push(await measureVisit(visitor, { ...visits[name], ...more }));
    }
  }
  const middle = (all: readonly Loads[]) => {
    const keys = Object.keys(all[0]!) as (keyof Loads)[];
    return Object.fromEntries(
      keys.map((key) => [key, median(all.map((each) => each[key]))]),
    ) as unknown as Loads;
  };
  return Object.fromEntries(names.map((name) => [name, middle(loads.get(name)!)])) as Record<Key, Loads>;
}

async function measureLists(visitor: Visitor): Promise<void> {
  const fast = await measureMedians(visitor, LISTS);
  const clicked = await measureMedians(visitor, LISTS, { clicks: true });
  const slow = await measureMedians(visitor, LISTS, { isSlow: true });
  const next = await measurePaging(visitor, LISTS, NEXT);
  const filter = await measurePaging(visitor, LISTS, FILTER);
  const row = (
    base: Name,
    loads: Medians<Name>,
    name: string,
    key: keyof Loads,
    unit: string,
    goal: string,
    scale = 1,
  ) => ({
    ...{ name, unit, goal, ours: loads.ours[key] / scale, base: loads[base][key] / scale },
  });
  print("To the first row of /orders/all, against the floor", "floor", [
    row("floor", fast, "cold: first row painted", "painted", "ms", "<= 0.75x"),
    {
      name: "cold: click on a row acted on, floor's first row",
      ours: clicked.ours.acted,
      base: clicked.floor.painted,
      unit: "ms",
      goal: "<= 1.3x",
    },
    row("floor", fast, "layout shift from first row to rest, in 1/1000", "shift", "", "0", 0.001),
    row("floor", fast, "warm: first row painted", "warm", "ms", "<= 0.75x"),
    row("floor", slow, "cold at 5 Mbit/s, 28 ms", "painted", "ms", "<= 0.7x"),
    row("floor", clicked, "JavaScript and CSS to take-over, brotli", "scriptBytes", "kB", "<= 150 kB", 1000),
    row("floor", slow, "page, JavaScript, CSS come by the first row", "firstBytes", "kB", "<= 25 kB", 1000),
    row("floor", fast, "requests to the first row", "requests", "", "<= 4"),
    row("floor", clicked, "long tasks before the first row", "tasksBefore", "ms", "0"),
    {
      name: "long tasks until take-over, floor's script time",
      ours: clicked.ours.tasksUntil,
      base: fast.floor.script,
      unit: "ms",
      goal: "<= 1.3x",
    },
    row("floor", clicked, "longest task until take-over", "longest", "ms", "<= 50 ms"),
    row("floor", fast, "script to rest", "script", "ms", ""),
    row("floor", fast, "heap after collection", "heapBytes", "MB", "<= 1.7x", 1e6),
    { name: "next page", ours: next.ours, base: next.floor, unit: "ms", goal: "<= 1.2x" },
    { name: "filter", ours: filter.ours, base: filter.floor, unit: "ms", goal: "<= 1.3x" },
  ]);
  print("The same against the limit", "bare page", [
    row("bare", fast, "cold: first row painted", "painted", "ms", "<= 1.5x"),
    row("bare", clicked, "cold: click on a row acted on", "acted", "ms", ""),
    row("bare", fast, "warm: first row painted", "warm", "ms", ""),
    row("bare", slow, "cold at 5 Mbit/s, 28 ms", "painted", "ms", ""),
    { name: "next page", ours: next.ours, base: next.bare, unit: "ms", goal: "" },
    { name: "filter", ours: filter.ours, base: filter.bare, unit: "ms", goal: "" },
  ]);
}

async function measurePair(
  visitor: Visitor,
  { name, ours, bare }: Pair,
  goal: string,
  runs = RUNS,
): Promise<Figure> {
  const loads = await measureMedians(visitor, { ours, bare }, {}, runs);
  return { name, ours: loads.ours.painted, base: loads.bare.painted, unit: "ms", goal };
}

async function someOrder(token: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}/api/graphql`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      "X-Requested-With": "XMLHttpRequest",
    },
    body: JSON.stringify({ query: "{ orders { _id } }" }),
  });
  const { data } = await answer.json() as { data: { orders: readonly { readonly _id: string }[] } };
  const [order] = data.orders;
  if (!order) throw new Error("Cannot find an order to open: expected some in the seeded database");
  return order._id;
}

async function measureScreens(visitor: Visitor): Promise<void> {
  const packager = await signIn(ORIGIN, LOGIN_ORIGIN, "packager@demo.test");
  const found: Figure[] = [];
  for (const each of pairsOf(await someOrder(visitor.token))) {
    found.push(await measurePair(visitor, each, "<= 2.0x"));
  }
  found.push(await measurePair({ ...visitor, token: packager.token }, FLOOR_ROLE, "<= 1.5x"));
  print("Other screens, cold", "bare page", found);
}

async function measureNewScreens(visitor: Visitor): Promise<void> {
  const found: Figure[] = [];
  for (const { name, ...ours } of NEW_SCREENS) {
    const bare = { path: await bareCallsOf(visitor, ours), shown: "td" };
    found.push(await measurePair(visitor, { name, ours, bare }, "<= 2.0x", RUNS_OF_NEW));
  }
  print("New screens, cold", "same calls", found);
}

/** Adds the demo's label pages, which a new database does not have, so that Ship By TikTok has rows. */
async function dropLabels(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir });
  const some = await db.read.selectFrom("label_pages").select("_id").limit(1).executeTakeFirst();
  if (!some) await addLabelPages(db, folderStore(dataDir), systemNow());
  await db.close();
}

async function printPackages(): Promise<void> {
  const metafile = JSON.parse(await Deno.readTextFile(".cache/build/metafile.json")) as Metafile;
  console.log("\n## Largest packages to the first list, minified");
  for (const [name, bytes] of packageSizes(metafile, firstListOutputs(metafile)).slice(0, LARGEST)) {
    console.log(`${(bytes / 1000).toFixed(1).padStart(10)} kB  ${name}`);
  }
}

const PARTS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  lists: measureLists,
  screens: measureScreens,
  new: measureNewScreens,
  profile: (visitor) => printProfile(visitor, LISTS.ours),
  packages: printPackages,
};

export async function benchLoad(part?: string): Promise<void> {
  const parts = Object.entries(PARTS).filter(([name]) => part === undefined || name === part);
  const [dataDir, site] = [await seedDatabase(ORDERS), await makeSite()];
  await dropLabels(dataDir);
  await using server = await serve(dataDir, site);
  const { browser, close } = await startChromium();
  for (const [, run] of parts) await run({ browser, token: server.token });
  await close();
}
