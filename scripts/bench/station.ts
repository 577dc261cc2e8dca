/**
 * Measures a ticket and its PASS at a station in a browser, typed as by a scanner, from Enter until the verdict is painted.
 * In turns with it: a bare fetch of the same call from the same page; and a bare page where the same key sends the call and
 * the outcome is painted as a line of text. Then measures the time until a released key acts.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { commandCode } from "../../api/codes/commands.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { startChromium } from "../../tests/browser/support/chromium.ts";
import { makeSite } from "./baselines/site.ts";
import { copyDatabase } from "./copy.ts";
import { contextOf } from "./load/visit.ts";
import { print, quantile } from "./report.ts";
import { benchKeys } from "./station_keys.ts";
import { ORIGIN, seedDatabase, serve } from "./world.ts";

const ORDERS = 5_000;
/** Garments for each of the `WAYS` to scan; the first `WARM` of them are not counted. */
const GARMENTS = 60;
const WAYS = 3;
const WARM = 10;
const KEY_MS = 5;
const PASS = commandCode("pass");
const SCAN = `mutation($station: String!, $device: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: $device, scans: $scans) { key outcome code text event unit { ticket } undo_until } }`;

interface Work {
  readonly station: string;
  readonly tickets: readonly string[];
}

function workIn(file: string): Work {
  const db = new DatabaseSync(file);
  try {
    const station = db.prepare(
      `select s.code, s.location_id from stations s join locations l on l._id = s.location_id
        where s.step = 'qc' and l.code = 'MAIN' limit 1`,
    ).get() as { code: string; location_id: string };
    const tickets = db.prepare(
      `select u.code from units u join orders o on o._id = u.order_id where u.location_id = ? and u.cycle = 1
        and u.print_status = 'QC' and u.work_status = 'Waiting' and o.status = 'Processing' and u.station_id is null
        and not exists (select 1 from placements p where p.line_id = u.order_line_id)
        order by u.seq limit ?`,
    ).all(station.location_id, GARMENTS * WAYS + 1) as { code: string }[];
    // The seeded garments have no artwork: they are marked as if made before print files were required.
    const waive = db.prepare("update units set art_waived = 1 where code = ?");
    for (const { code } of tickets) waive.run(code);
    return { station: station.code, tickets: tickets.map(({ code }) => code) };
  } finally {
    db.close();
  }
}

/**
 * Milliseconds from the key that ends a code to the call, of the call, from its answer to the change of the page, and from
 * there to the paint.
 */
interface Parts {
  readonly asked: number;
  readonly answered: number;
  readonly written: number;
  readonly painted: number;
}

/** Times in the page's clock: of the key that ends a code, of the call, and of the first paint afterwards. */
interface Watched {
  ended: number;
  asked: number;
  painted: number;
  parts: Parts;
}

function watchCalls(): void {
  const state = globalThis as unknown as Watched;
  const send = globalThis.fetch;
  globalThis.fetch = (to, init) => {
    if (typeof init?.body === "string" && init.body.includes("mutation Scan(")) {
      state.asked = performance.now();
    }
    return send(to, init);
  };
}

async function measureScan(page: Page, code: string, says: RegExp): Promise<Parts> {
  await page.evaluate((pattern) => {
    const state = globalThis as unknown as Watched;
    state.painted = 0;
    performance.clearResourceTimings();
    const before = document.querySelector("[data-verdict]")?.textContent ?? "";
    addEventListener("keydown", (event) => {
      if ((event as KeyboardEvent).key === "Enter") state.ended = event.timeStamp;
    }, { capture: true });
    const observer = new MutationObserver(() => {
      const text = document.querySelector("[data-verdict]")?.textContent ?? "";
      if (text === before || !new RegExp(pattern).test(text)) return;
      observer.disconnect();
      const written = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const { asked, ended } = state;
          const calls = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
          const answered = calls.find(({ startTime }) => startTime >= asked)?.responseEnd ?? asked;
          state.painted = performance.now();
          state.parts = {
            asked: asked - ended,
            answered: answered - asked,
            written: written - answered,
            painted: state.painted - written,
          };
        };
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  }, says.source);
  await page.keyboard.type(code, { delay: KEY_MS });
  await page.keyboard.press("Enter");
  const painted = await page.waitForFunction(() => {
    const { painted, parts } = globalThis as unknown as Watched;
    return painted > 0 && parts;
  });
  return await painted.jsonValue() as Parts;
}

const measureFetch = (
  page: Page,
  token: string,
  station: string,
  code: string,
  about?: string,
): Promise<number> =>
  page.evaluate(async ({ query, token, station, scan }) => {
    const startedAt = performance.now();
    const answer = await fetch("/api/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { station, device: "bench-bare", scans: [scan] } }),
    });
    const text = await answer.text();
    if (!text.includes('"outcome":"done"')) throw new Error(`The scan was refused: ${text}`);
    return performance.now() - startedAt;
  }, { query: SCAN, token, station, scan: { key: crypto.randomUUID(), code, ...about && { about } } });

/** Makes a page with an input and a line of text: Enter sends the call, and its answer is written into the line. */
async function openBarePage(page: Page, token: string, station: string): Promise<void> {
  // The smallest document of the same origin, so that the call needs no CORS request.
  await page.goto(`${ORIGIN}/config.json`);
  await page.evaluate(({ query, token, station }) => {
    const [box, line] = [document.createElement("input"), document.createElement("output")];
    document.body.replaceChildren(box, line);
    box.focus();
    const state = globalThis as unknown as Watched & { about?: string | undefined };
    box.addEventListener("keydown", async ({ key, timeStamp }) => {
      if (key !== "Enter") return;
      const scan = { key: crypto.randomUUID(), code: box.value, ...state.about && { about: state.about } };
      box.value = "";
      const answer = await fetch("/api/graphql", {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables: { station, device: "bench-painted", scans: [scan] } }),
      });
      line.textContent = await answer.text();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => state.painted = performance.now() - timeStamp;
        port2.postMessage(null);
      });
    });
  }, { query: SCAN, token, station });
}

async function measurePainted(page: Page, code: string, about?: string): Promise<number> {
  await page.evaluate((about) => Object.assign(globalThis, { painted: 0, about }), about);
  await page.keyboard.type(code, { delay: KEY_MS });
  await page.keyboard.press("Enter");
  const took = await page.waitForFunction(() => (globalThis as unknown as Watched).painted);
  const output = await page.locator("output").innerText();
  if (!output.includes('"outcome":"done"')) throw new Error(`The scan was refused: ${output}`);
  return await took.jsonValue();
}

export async function benchStation(): Promise<void> {
  const dataDir = await Deno.makeTempDir();
  await copyDatabase(await seedDatabase(ORDERS), dataDir);
  // The first ticket stays open at the station, for the measurement of keys.
  const { station, tickets: [open = "", ...tickets] } = workIn(join(dataDir, SQLITE_FILE));
  await using server = await serve(dataDir, await makeSite());
  const { browser, close } = await startChromium();
  try {
    const context = await contextOf({ browser, token: server.token }, { path: "/stations/qc", shown: "h1" });
    const page = await context.newPage();
    await page.addInitScript(watchCalls);
    await page.goto(`${ORIGIN}/stations/qc`);
    const choice = page.getByRole("button", { name: new RegExp(station) });
    await choice.or(page.locator("[data-verdict]")).first().waitFor();
    if (await choice.isVisible()) await choice.click();
    await page.locator("[data-verdict]").waitFor();
    const parts: Parts[] = [];
    const bare: number[] = [];
    const shown: number[] = [];
    const bareContext = await contextOf({ browser, token: server.token }, {
      path: "/stations/qc",
      shown: "h1",
    });
    const line = await bareContext.newPage();
    await openBarePage(line, server.token, station);
    for (let at = 0; at + WAYS <= tickets.length; at += WAYS) {
      const [one = "", other = "", third = ""] = tickets.slice(at, at + WAYS);
      const scans = [
        await measureScan(page, one, new RegExp(one)),
        await measureScan(page, PASS, new RegExp(one)),
      ];
      const there = [
        await measureFetch(page, server.token, station, other),
        await measureFetch(page, server.token, station, PASS, other),
      ];
      const lines = [await measurePainted(line, third), await measurePainted(line, PASS, third)];
      if (at < WARM * WAYS) continue;
      parts.push(...scans);
      bare.push(...there);
      shown.push(...lines);
    }
    const ours = parts.map(({ asked, answered, written, painted }) => asked + answered + written + painted);
    const of = (part: keyof Parts, share: number) => quantile(parts.map((each) => each[part]), share);
    const row = (name: string, share: number, goal: string, beside = bare) => ({
      name,
      unit: "ms",
      goal,
      ours: quantile(ours, share),
      base: quantile(beside, share),
    });
    const part = (name: string, key: keyof Parts) => ({
      name,
      unit: "ms",
      goal: "",
      ours: of(key, 0.5),
      base: of(key, 0.95),
    });
    await measureScan(page, open, new RegExp(open));
    await benchKeys(page, line);
    print(`From Enter to the verdict, ${ours.length} scans`, "bare fetch", [
      row("half take up to", 0.5, ""),
      row("95 of 100", 0.95, "<= 1.5x"),
    ]);
    print("The same", "bare page", [
      row("half take up to", 0.5, "", shown),
      row("95 of 100", 0.95, "", shown),
    ]);
    print("Where they go", "95 of 100", [
      part("from Enter to the call", "asked"),
      part("the call", "answered"),
      part("from the answer to its word", "written"),
      part("from its word to the screen", "painted"),
    ]);
  } finally {
    await close();
    await Deno.remove(dataDir, { recursive: true });
  }
}
