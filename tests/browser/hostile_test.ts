/**
 * Shows every vector of tests/support/hostile/hostile.ts where people's texts appear: nothing runs, nothing
 * loads from elsewhere.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { HOSTILE } from "../support/hostile/hostile.ts";
import { plantHostile, type PlantResult } from "../support/hostile/hostile_rows.ts";
import { arrive } from "./support/arrive.ts";
import { overflow } from "./support/appearances.ts";
import { rest } from "./support/rest.ts";
import { openStage, type Stage } from "./support/stage.ts";

let [stage, planted]: [Stage?, PlantResult?] = [];
Deno.test.beforeAll(async () => {
  stage = await openStage({
    orders: 350,
    plant: async (db) => {
      planted = await plantHostile(db, "root@demo.test");
    },
  });
});
Deno.test.afterAll(async () => {
  await stage![Symbol.asyncDispose]();
});

/** Lists everything that runs, or would lead or load from elsewhere; empty if there is none. */
const harm = (page: Page, origins: readonly string[]): Promise<string[]> =>
  page.evaluate((ours) => {
    const found: string[] = "__ran" in globalThis ? ["script ran"] : [];
    const attributes = ["href", "src", "action", "formaction", "data", "srcdoc", "poster", "xlink:href"];
    for (const each of document.querySelectorAll("*")) {
      const name = each.localName;
      const isShape = each.namespaceURI === "http://www.w3.org/2000/svg";
      if (/^(iframe|object|embed|base|meta|script)$/.test(name) && !document.head.contains(each)) {
        found.push(name);
      }
      for (const { name: attribute, value } of each.attributes) {
        if (/^on/.test(attribute)) found.push(`${name} ${attribute}`);
        if (!attributes.includes(attribute) || isShape && value.startsWith("#")) continue;
        const url = URL.parse(value, location.href);
        const isOurs = url && /^https?:$/.test(url.protocol) && ours.includes(url.origin);
        // A mailto or tel link opens the person's own program, when clicked.
        const isCall = name === "a" && /^(mailto|tel):/.test(value);
        const isMemory = name === "img" && /^(blob:|data:image\/)/.test(value);
        if (!isOurs && !isMemory && !isCall) found.push(`${name} ${attribute}=${value}`);
      }
    }
    return found;
  }, origins);

Deno.test("S2.44 C1 C2 over 300 script and URL vectors in names, comments, notifications and bookmarks: nothing runs, nothing leaves", async (test) => {
  assert.ok(HOSTILE.length >= 300);
  const { app, login } = stage!;
  await using visit = await stage!.visit("root");
  const { page } = visit;
  const isHarmless = async (what: string) => {
    await rest(visit);
    assert.deepEqual(await harm(page, [app, login]), [], what);
    assert.deepEqual(visit.faults, [], what);
    assert.equal(new URL(page.url()).origin, app, what);
    assert.equal(await overflow(page), 0, `${what}: a long text makes the page wider`);
  };
  const screens = [
    "/dashboard",
    "/orders/all?per_page=200",
    "/orders/all?per_page=200&page=2",
    `/orders/all/${planted!.orderId}`,
    "/orders/mending",
    "/stores",
    "/jobs",
    "/notifications",
    "/profile/info",
  ];
  for (const path of screens) {
    await test.step(path, async () => {
      await page.goto(app + path);
      await page.locator("h1, h2").first().waitFor();
      await isHarmless(path);
    });
  }
  await test.step("every vector of a comment is shown as text", async () => {
    await page.goto(`${app}/orders/all/${planted!.orderId}`);
    await page.getByRole("button", { name: /earlier/i }).click();
    await page.getByText(HOSTILE[0]!, { exact: true }).first().waitFor();
    assert.ok(await page.getByRole("article").count() >= HOSTILE.length);
    await isHarmless("comments");
  });
  await test.step("everything that opens from the top bar is safe", async () => {
    await page.goto(`${app}/orders/all`);
    await page.locator("[data-id]").first().waitFor();
    const buttons = page.getByRole("banner").getByRole("button");
    // The top bar's buttons load after the rows.
    await buttons.first().waitFor();
    await rest(visit);
    const count = await buttons.count();
    assert.ok(count > 0);
    for (let place = 0; place < count; place++) {
      await buttons.nth(place).click();
      // The code of a panel may have to be loaded first.
      await rest(visit);
      await isHarmless(`button ${place} of the top bar`);
      // A panel that has only just opened may lack the focus and miss the key.
      for (let presses = 0; presses < 10; presses++) {
        await page.keyboard.press("Escape");
        await rest(visit);
        const next = buttons.nth((place + 1) % count);
        if (await next.click({ trial: true, timeout: 1_000 }).then(() => true, () => false)) break;
      }
    }
  });
});

Deno.test("C1 C2 every vector as an address gives a page of the app or nothing, and leads nowhere else", async () => {
  const { app, login } = stage!;
  await using visit = await stage!.visit("root");
  const { page } = visit;
  const ways = ["/404?from=", "/500?from=", "/login?from=", "/orders/all?search=", "/orders/", "/nowhere#"];
  await arrive(visit, `${app}/orders/all`);
  const wayOf = (place: number) => place % ways.length;
  // The vectors are sorted by address: another address draws another screen, which costs time.
  const sorted = [...HOSTILE.entries()].toSorted(([one], [other]) => wayOf(one) - wayOf(other));
  for (const [place, vector] of sorted) {
    if (!vector.isWellFormed()) continue;
    // A link within the app is used: loading the page for each vector would take minutes.
    await page.evaluate(
      (path) => history.pushState(null, "", path),
      ways[wayOf(place)]! + encodeURIComponent(vector).slice(0, 2_000),
    );
    assert.deepEqual(await harm(page, [app, login]), [], vector);
    assert.equal(new URL(page.url()).origin, app, vector);
  }
  await rest(visit);
  assert.deepEqual(visit.faults, []);
});
