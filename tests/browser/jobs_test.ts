import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { BrowserContext } from "playwright-core";
import { COOKIES } from "../../api/constants.ts";
import { sampleOf } from "../support/soak.ts";
import { accessibilityFaults, overflow, overlaps, SURROUNDINGS, wear } from "./support/appearances.ts";
import { openStage, type Stage, type Visit, whenLive } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Begins an export of all orders as the visit's person; returns the job's id. */
async function beginExport(context: BrowserContext): Promise<string> {
  const token = (await context.cookies(stage.app)).find(({ name }) => name === COOKIES.token)?.value;
  const query =
    `mutation { makeJob(params: { kind: "list.export", resource: "orders", filters: { status: ["All"] } }) { _id } }`;
  const response = await fetch(`${stage.api}/api/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data } = await response.json() as { data: { makeJob: { _id: string } } };
  return data.makeJob._id;
}

/** Opens the orders and waits until live changes arrive. */
async function openOrders({ page }: Visit): Promise<void> {
  const live = whenLive(page);
  await page.goto(`${stage.app}/orders/all`);
  await page.locator("[data-id]").first().waitFor();
  await live;
}

Deno.test("the first list requests no jobs; the end of an export is announced on any screen, and its file is saved", async () => {
  await using visit = await stage.visit("sale");
  const { page, context } = visit;
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  const isAsked = () => bodies.some((body) => body.includes("LatestJobs"));
  await openOrders(visit);
  assert.equal(isAsked(), false);
  await beginExport(context);
  await page.getByText("The file is ready. Export:").first().waitFor();
  assert.equal(isAsked(), true);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const saved = await saving;
  assert.match(saved.suggestedFilename(), /^orders-\d\d-\d\d-\d{4}\.csv$/);
  const text = await readFile(await saved.path(), "utf8");
  assert.match(text, /^\ufeffcode,created_at,recipient_name,/);
  assert.ok(text.trimEnd().split("\r\n").length > 5);
  assert.deepEqual(visit.faults, []);
});

Deno.test("the jobs button leads to a job, whose drawer shows the result, and to the person's own jobs", async () => {
  await using visit = await stage.visit("sale");
  const { page, context } = visit;
  await openOrders(visit);
  const id = await beginExport(context);
  await page.getByRole("button", { name: "Jobs", exact: true }).click();
  const latest = page.getByRole("dialog", { name: "Your latest jobs" });
  // An earlier job may be the first until the list contains the new one.
  await latest.locator(`a[href*="${id}"]`).filter({ hasText: /^Export: \d+ orders/ }).click();
  await page.waitForURL(`**/jobs/all/${id}`);
  const record = page.getByRole("complementary", { name: "Record details" });
  await record.getByRole("heading", { name: /^Export: \d+ orders/ }).waitFor();
  await record.getByRole("button", { name: /^Download/ }).waitFor();
  await record.getByText("No filter").or(record.getByText("All", { exact: true })).first().waitFor();
  await page.getByRole("button", { name: "Jobs", exact: true }).click();
  await latest.getByRole("link", { name: "All your jobs" }).click();
  await page.waitForURL("**/jobs?user=**");
  await page.getByRole("link", { name: /^Export: \d+ orders/ }).first().waitFor();
  assert.deepEqual(visit.faults, []);
});

const LOOKS = [[390, "dark"], [1440, "light"], [1440, "dark"], [390, "light"]] as const;
for (const [width, theme] of sampleOf(LOOKS, (_, at) => at === 0)) {
  Deno.test(`the list of jobs and one job are accessible at ${width} px, ${theme}`, async () => {
    await using visit = await stage.visit("root", { viewport: { width, height: 900 } });
    await wear(visit, { theme });
    const { page } = visit;
    await page.goto(`${stage.app}/jobs`);
    await page.getByText(/^Import: /).first().waitFor();
    assert.deepEqual(await accessibilityFaults(page, SURROUNDINGS), []);
    await page.getByRole("link", { name: /^Import: / }).first().click();
    await page.getByRole("heading", { name: /^Import: / }).waitFor();
    assert.deepEqual(await accessibilityFaults(page, SURROUNDINGS), []);
    assert.deepEqual(await overlaps(page), []);
    assert.equal(await overflow(page), 0);
  });
}
