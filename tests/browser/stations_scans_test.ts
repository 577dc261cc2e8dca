/** The part of scanning that only a browser shows: real keys, real storage, a cut network, a tablet with two people. */
import assert from "node:assert/strict";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { codeOf } from "../../api/codes/record_codes.ts";
import type { Database } from "../../server/db/database.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { openSqlite } from "../../server/db/sqlite.ts";
import { FRENCH, GERMAN } from "../support/client/hand_scanner.ts";
import { isSoak } from "../support/soak.ts";
import { HandScanner, type Pace } from "./support/scanner.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
/** The API's database, read while the server runs. */
let api: Database;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
  api = openSqlite(join(stage.dataDir, SQLITE_FILE));
});
Deno.test.afterAll(async () => {
  await api.close();
  await stage[Symbol.asyncDispose]();
});

/** The limit for anything that hangs. */
const PATIENCE_MS = 30_000;
const POLL_MS = 50;
/** The time is longer than the station waits before it takes a single letter for a key press. */
const HELD_UP_MS = 600;
const BURSTS = isSoak ? 1_000 : 10;
/** Codes of garments that do not exist: each one is answered, and none changes the meaning of the next. */
let next = 900_000;
const freshCodes = (count: number) => Array.from({ length: count }, () => codeOf("units", ++next));

/** Opens a station that is chosen on this device, with the focus in the scan box. */
async function atStation(visit: Visit): Promise<HandScanner> {
  const { page } = visit;
  await page.addInitScript(() => localStorage.setItem("station.qc", "ST-000001"));
  await page.goto(`${stage.app}/stations/qc`);
  await page.getByText("Last scans").waitFor();
  return await HandScanner.at(page);
}

/** Returns the scans that the API accepted, in order, each with its sequence number. */
const scans = (codes: readonly string[]) =>
  api.read.selectFrom("scans").select(["code", "device_seq", "actor_id"])
    .where("code", "in", codes).orderBy("device_seq").execute();

/** Returns the scans stored in the page; refusals that nobody has seen stay with their answer. */
const storedIn = (page: Page): Promise<readonly { seq: number; code: string; isAnswered: boolean }[]> =>
  page.evaluate(async () => {
    const open = indexedDB.open("scans");
    const db = await new Promise<IDBDatabase>((resolve) => open.onsuccess = () => resolve(open.result));
    const all = db.transaction("scans").objectStore("scans").getAll();
    const rows = await new Promise<{ seq: number; scan: { code: string }; answer: unknown }[]>((resolve) =>
      all.onsuccess = () => resolve(all.result)
    );
    db.close();
    return rows.map(({ seq, scan, answer }) => ({ seq, code: scan.code, isAnswered: answer !== null }));
  });

const keptIn = async (page: Page): Promise<number> =>
  (await storedIn(page)).filter(({ isAnswered }) => !isAnswered).length;

/** Describes what arrived instead of missing codes: the codes read from their keys, and the page's storage. */
async function insteadOf(page: Page, codes: readonly string[]): Promise<string> {
  const came = await scans(codes);
  const others = await api.read.selectFrom("scans").select(["code", "device_seq", "outcome", "at"])
    .where("device_seq", ">=", Math.min(...came.map(({ device_seq }) => device_seq ?? Infinity)))
    .where("code", "not like", "UN-9%").orderBy("device_seq").execute();
  return JSON.stringify({
    missing: codes.filter((code) => !came.some((each) => each.code === code)),
    others,
    stored: await storedIn(page),
    box: await page.locator("[data-scan-box]").inputValue(),
    shown: await page.locator("main").innerText(),
  });
}

/** Asserts that the API accepted each code once, in order, and the page stores none any more. */
async function assertTaken(
  page: Page,
  codes: readonly string[],
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if ((await scans(codes)).length >= codes.length && await keptIn(page) === 0) break;
    await meanwhile?.();
    await page.waitForTimeout(POLL_MS);
  }
  const came = (await scans(codes)).map(({ code }) => code);
  if (came.length < codes.length) assert.fail(await insteadOf(page, codes));
  assert.deepEqual(came, codes);
}

const online = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("online")));

/** The number of scans on one page, and how to make them. */
type Burst = readonly [count: number, scan: (scanner: HandScanner, code: string) => Promise<void>];

const paced = (pace: Pace): Burst[1] => (scanner, code) => scanner.scan(code, pace);

Deno.test("no scan of a burst is lost or doubled, at any pace and on any keyboard", async () => {
  const alone: Burst[] = [
    // The scan is so slow that its first letter could be a key press: the test waits for it alone, without
    // other load.
    [isSoak ? 50 : 1, paced({ gapMs: 200, isReal: true })],
    // The input method Telex replaces letters that it knows by one letter.
    [2, (scanner, code) => scanner.scanComposed(code, (soFar) => soFar.replace("UN", "Ữ"))],
  ];
  const bursts: Burst[] = [
    [BURSTS, paced({ gapMs: 5 })],
    [BURSTS, paced({ gapMs: 20, ends: ["Enter", "Tab"] })],
    [BURSTS, paced({ gapMs: 200 })],
    [BURSTS, paced({ gapMs: 5, layout: GERMAN })],
    [BURSTS, paced({ gapMs: 20, layout: FRENCH })],
  ];
  const scanAll = async (left: Burst[]) => {
    await using visit = await stage.visit("order_qc");
    const scanner = await atStation(visit);
    for (let burst = left.shift(); burst; burst = left.shift()) {
      const [count, scan] = burst;
      const codes = freshCodes(count);
      for (const code of codes) await scan(scanner, code);
      await assertTaken(visit.page, codes);
    }
    assert.deepEqual(visit.faults, []);
  };
  if (!isSoak) return await scanAll([...alone, ...bursts]);
  await scanAll(alone);
  await Promise.all(bursts.map((burst) => scanAll([burst])));
});

Deno.test("a scanner that stalls after its first letter undoes nothing, and its code arrives complete", async () => {
  await using visit = await stage.visit("order_qc");
  const scanner = await atStation(visit);
  const [code = ""] = freshCodes(1);
  await scanner.scan(code.slice(0, 1), { gapMs: HELD_UP_MS, isReal: true, ends: [] });
  await scanner.scan(code.slice(1), { gapMs: 5 });
  await assertTaken(visit.page, [code]);
  assert.deepEqual(await visit.page.getByText("CMD-").count(), 0);
});

Deno.test("a busy page loses no scanned code", async () => {
  await using visit = await stage.visit("order_qc");
  const scanner = await atStation(visit);
  const codes = freshCodes(10);
  const busy = visit.page.evaluate(async () => {
    for (let round = 0; round < 6; round++) {
      const until = performance.now() + 150;
      while (performance.now() < until);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  for (const code of codes) await scanner.scan(code, { gapMs: 5 });
  await busy;
  await assertTaken(visit.page, codes);
});

const isScan = (route: Route) => (route.request().postData() ?? "").includes("mutation Scan(");

Deno.test("the network is cut at every call of 50 scans, before or after the API: each is accepted once, in order", async () => {
  await using visit = await stage.visit("order_qc");
  visit.expect(/Failed to load resource/);
  const scanner = await atStation(visit);
  const { page } = visit;
  const tried = new Map<string, number>();
  let cuts = 0;
  await page.route("**/graphql", async (route) => {
    if (!isScan(route)) return await route.continue();
    const [first] = route.request().postDataJSON().variables.scans as { key: string }[];
    const tries = (tried.get(first?.key ?? "") ?? 0) + 1;
    tried.set(first?.key ?? "", tries);
    if (tries > 2) return await route.continue();
    cuts += 1;
    // At the second try the API accepts the scan, but the answer is lost.
    if (tries === 2) await route.fetch();
    await route.abort("connectionreset");
  });
  const codes = freshCodes(50);
  const together = 10;
  for (let from = 0; from < codes.length; from += together) {
    const some = codes.slice(from, from + together);
    for (const code of some) await scanner.scan(code, { gapMs: 5 });
    await assertTaken(page, some, () => online(page));
  }
  assert.deepEqual((await scans(codes)).map(({ code }) => code), codes);
  assert.ok(cuts >= 2 * codes.length / together, `${cuts} calls were cut`);
  await page.unrouteAll({ behavior: "wait" });
});

Deno.test("a tablet goes offline, changes hands and returns: stored scans wait for the person who scanned them, and Log Out warns", async () => {
  await using visit = await stage.visitWithNewSession("order_qc");
  visit.expect(/Failed to load resource|WebSocket/);
  const scanner = await atStation(visit);
  const { context, page } = visit;
  const codes = freshCodes(3);
  await page.route("**/graphql", (route) => isScan(route) ? route.abort() : route.continue());
  for (const code of codes) await scanner.scan(code, { gapMs: 5 });
  await page.getByText("3 scans kept, not confirmed", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Station menu" }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.getByRole("alertdialog", { name: "Log out with scans that are not sent?" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.close();
  const cookies = await context.cookies();
  assert.deepEqual(await scans(codes), []);

  await using other = await stage.visit("root");
  await context.clearCookies();
  await context.addCookies(await other.context.cookies());
  const second = await context.newPage();
  await second.goto(`${stage.app}/stations/qc`);
  await second.getByText(/3 kept scans of .+ wait\. Sign in as/).waitFor();
  assert.deepEqual(await scans(codes), []);
  await second.close();

  await context.clearCookies();
  await context.addCookies(cookies);
  const back = await context.newPage();
  await back.goto(`${stage.app}/stations/qc`);
  await back.getByText("Last scans").waitFor();
  await assertTaken(back, codes);
  // Nobody saw the refusals: these garments do not exist.
  const seen = back.getByRole("button", { name: "Got it" });
  assert.equal(await seen.count(), codes.length);
  for (const _ of codes) await seen.first().click();
  await seen.first().waitFor({ state: "detached" });
});
