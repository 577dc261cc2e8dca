import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { arrive } from "./support/arrive.ts";
import { rest } from "./support/rest.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/**
 * Orders that were paid days ago, so that no cooling-off time delays them at any hour, and whose work has not
 * begun.
 */
const READY_TO_START =
  "/orders/processing?print_status=Waiting&shipment_status=Processing&range=last-7-days&sort=created_at";

/** Opens the list and returns the id of one of its rows. */
async function idAt(visit: Visit, path: string, at: number): Promise<string> {
  await arrive(visit, `${stage.app}${path}`);
  const row = visit.page.locator("tr[data-id]").nth(at);
  await row.waitFor();
  return await row.getAttribute("data-id") ?? "";
}

/** Returns whether the status column is visible between number and actions, and which columns the number covers. */
async function statusShown(visit: Visit): Promise<{ readonly isShown: boolean; readonly cut: unknown[] }> {
  await rest(visit);
  const heads = await visit.page.locator("thead th").evaluateAll((all) =>
    all.map((head) => {
      const { left, right } = head.getBoundingClientRect();
      return { name: head.getAttribute("aria-label"), left, right };
    })
  );
  const [code, ...others] = heads.slice(1, -1);
  const [status, actions] = [others.find(({ name }) => name === "Status"), heads.at(-1)];
  assert.ok(status && code && actions);
  return {
    isShown: status.left >= code.right - 1 && status.right <= actions.left + 1,
    cut: others.filter(({ left, right }) => left < code.right - 1 && right > code.right + 1),
  };
}

Deno.test("Clear answers 17 an order opens next to the list, which keeps its Status column, or as a page, and the next one of its list follows", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  const id = await idAt(visit, "/orders/all", 0);
  const next = await page.locator("tr[data-id]").nth(1).getAttribute("data-id");
  await page.locator(`tr[data-id="${id}"]`).click();
  const drawer = page.getByRole("complementary", { name: "Record details" });
  await drawer.getByRole("heading", { name: /PD-/ }).waitFor();
  await drawer.getByRole("button", { name: "Next record" }).click();
  await page.waitForURL(new RegExp(`/orders/all/${next}`));
  await drawer.getByRole("heading", { name: "Timeline" }).waitFor();
  assert.deepEqual(await statusShown(visit), { isShown: true, cut: [] });
  await page.goto(`${stage.app}/orders/all/${id}`);
  await page.getByRole("heading", { name: /PD-/ }).first().waitFor();
  // This list fits the window until a record opens, and its status is its last column.
  await arrive(visit, `${stage.app}/locations/all`);
  await page.locator("tr[data-id]").first().click();
  await page.getByRole("tab", { name: "Stations" }).waitFor();
  assert.ok((await statusShown(visit)).isShown);
  assert.deepEqual(visit.faults, []);
});

Deno.test("a step moves the order, and a second window shows it without a reload", async () => {
  await using worker = await stage.visit("root");
  await using other = await stage.visit("order_qc");
  const id = await idAt(worker, READY_TO_START, 0);
  await other.page.goto(`${stage.app}/orders/all?_id=${id}`);
  const watched = other.page.locator(`tr[data-id="${id}"]`);
  await watched.getByText("Waiting").waitFor();
  await worker.page.locator(`tr[data-id="${id}"]`).getByRole("link").first().click();
  const steps = worker.page.getByRole("group", { name: "Next steps" });
  await steps.getByRole("button", { name: "Start production" }).click();
  await worker.page.getByRole("complementary").getByText("In Production").first().waitFor();
  await watched.getByText("In Production").waitFor();
  assert.deepEqual([...worker.faults, ...other.faults], []);
});

Deno.test("an order is held in one window: in another one the garments of its package stop, and continue after the release", async () => {
  await using office = await stage.visit("root");
  await using bench = await stage.visit("packager");
  const id = await idAt(office, READY_TO_START, 1);
  const { page } = office;
  await page.goto(`${stage.app}/orders/all/${id}`);
  const pkg = await page.getByRole("link", { name: /^PK-/ }).first().getAttribute("href");
  await arrive(bench, `${stage.app}${pkg}`);
  const garment = bench.page.getByRole("listitem").filter({ hasText: /UN-/ }).first();
  await garment.getByText("Waiting").waitFor();
  const steps = page.getByRole("group", { name: "Next steps" });
  await steps.getByRole("button", { name: "Hold order" }).click();
  await page.getByLabel("Reason").fill("The buyer asks for another size.");
  await page.getByRole("button", { name: "Hold order" }).last().click();
  await garment.getByText("On hold").waitFor();
  await steps.getByRole("button", { name: "Release order" }).waitFor();
  assert.match(await steps.innerText(), /Request cancellation\n.*Cancel the order instead/s);
  await steps.getByRole("button", { name: "Release order" }).click();
  await garment.getByText("Waiting").waitFor();
  assert.deepEqual([...office.faults, ...bench.faults], []);
});

Deno.test("an unavailable step shows its reason next to it", async () => {
  await using visit = await stage.visit("root");
  const { page } = visit;
  const id = await idAt(visit, "/orders/pending", 0);
  await page.goto(`${stage.app}/orders/pending/${id}`);
  const label = page.getByRole("group", { name: "Next steps" }).getByRole("button", { name: "Attach label" });
  await label.waitFor();
  assert.equal(await label.isEnabled(), false);
  const reason = page.locator(`[id="${await label.getAttribute("aria-describedby")}"]`);
  assert.match(await reason.textContent() ?? "", /not paid yet/);
  assert.deepEqual(visit.faults, []);
});

async function openForm(page: Page, id: string): Promise<void> {
  await page.goto(`${stage.app}/orders/all/${id}`);
  await page.getByRole("button", { name: "Edit order" }).click();
  await page.getByRole("textbox", { name: "Recipient", exact: true }).waitFor();
}

Deno.test("two editors of one order: the second sees both versions and loses nothing typed", async () => {
  await using first = await stage.visit("root");
  await using second = await stage.visit("order_qc");
  const id = await idAt(first, "/orders/pending", 1);
  await openForm(first.page, id);
  await openForm(second.page, id);
  await second.page.getByRole("textbox", { name: "Recipient", exact: true }).fill("Typed by the second");
  await first.page.getByRole("textbox", { name: "Recipient", exact: true }).fill("Saved by the first");
  await first.page.getByRole("button", { name: "Save order" }).click();
  await first.page.getByText("The order is saved.").first().waitFor();
  await second.page.getByRole("button", { name: /Save order|Compare both versions/ }).first().click();
  const compare = second.page.getByRole("region", { name: "Somebody else saved this first" });
  await compare.getByText("Typed by the second").waitFor();
  await compare.getByText("Saved by the first").waitFor();
  assert.deepEqual([...first.faults, ...second.faults], []);
});
