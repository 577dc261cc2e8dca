import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { isSigned, readSignedHeaders, signedHeaders } from "../../server/secrets/webhook_signature.ts";
import { addDemoEtsy } from "../../server/demo/shops/simulated_etsy.ts";
import { addDemoTiktok } from "../../server/demo/shops/simulated_tiktok.ts";
import { keyringIn } from "../../server/secrets/secret_file.ts";
import { receiver } from "../support/desk/integration_calls.ts";
import { resize } from "./support/arrive.ts";
import { accessibilityFaults, overflow, SURROUNDINGS } from "./support/appearances.ts";
import { openStage, type Stage } from "./support/stage.ts";

let status = 200;
const target = receiver(() => new Response("so it is", { status }));
let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({
    egressAllow: [target.host],
    async plant(db, dataDir) {
      const [keys, now] = [await keyringIn(dataDir), Math.floor(Date.now() / 1000)];
      await addDemoEtsy(db, keys, now);
      await addDemoTiktok(db, keys, now);
    },
  });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await target[Symbol.asyncDispose]();
});

/** Makes an integration with a secret and turns it on; returns the secret. */
async function connect(page: Page, name: string, fill: () => Promise<void>): Promise<[Locator, string]> {
  await page.goto(`${stage.app}/app-config/new`);
  await fill();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole("button", { name: "Create integration" }).click();
  const record = page.getByRole("complementary", { name: "Record details" });
  await record.getByRole("heading", { name }).waitFor();
  await record.getByRole("button", { name: "Create secret" }).click();
  const secret = await record.getByLabel("Secret", { exact: true }).inputValue();
  assert.match(secret, /^whsec_/);
  await record.getByRole("button", { name: "Hide" }).click();
  await record.getByText(`it ends in ${secret.slice(-4)}`).first().waitFor();
  await record.getByRole("button", { name: "Turn on" }).click();
  await record.getByRole("button", { name: "Turn off" }).waitFor();
  return [record, secret];
}

Deno.test("S2.32 an order from one system is sent to another one; a dead delivery is sent again", async () => {
  await using visit = await stage.visit("super_root");
  const { page } = visit;
  const [hook, key] = await connect(page, "Warehouse", async () => {
    await page.getByLabel(/^Kind/).selectOption("outgoing_webhook");
    await page.getByLabel("Web address").fill(target.url);
    await page.getByRole("checkbox", { name: "Order created" }).check();
  });
  await hook.getByRole("button", { name: "Test" }).click();
  await hook.getByText(/It works: response 200/).first().waitFor();
  await hook.getByText("so it is").first().waitFor();
  const log = page.url();

  const [shop, secret] = await connect(page, "Shop system", async () => {
    await page.getByLabel(/^Kind/).selectOption("incoming_orders");
    await page.getByRole("combobox", { name: "Store" }).selectOption({ index: 1 });
  });
  const address = (await shop.getByText(/^POST http/).textContent())!.replace("POST ", "");
  status = 410;
  const body = JSON.stringify({ orders: [{ external_number: "WEB-1", lines: [{ sku: "X", quantity: 1 }] }] });
  const now = Math.floor(Date.now() / 1000);
  const headers = {
    "content-type": "application/json",
    ...signedHeaders([secret], { id: "web-1", body, now }),
  };
  const answer = await fetch(address, { method: "POST", headers, body });
  assert.equal(answer.status, 200);
  assert.equal((await answer.json()).made[0].external_number, "WEB-1");
  await shop.getByText("New orders received").first().waitFor();

  await target.until(2);
  const delivery = target.got[1]!;
  assert.equal(JSON.parse(delivery.body).data.external_number, "WEB-1");
  const call = readSignedHeaders(delivery.headers, now);
  assert.ok(typeof call !== "string" && isSigned([key], call, delivery.body));
  await page.goto(log);
  await hook.getByRole("listitem").getByText("Failed").waitFor();
  await hook.getByText("1 attempt").click();
  await hook.getByRole("listitem").getByText("The response was 410.").first().waitFor();
  status = 200;
  await hook.getByRole("button", { name: "Send again" }).click();
  await hook.getByRole("listitem").getByText("Delivered").waitFor();
  await hook.getByText("2 attempts").first().waitFor();
  await hook.getByRole("button", { name: "Send again", disabled: false }).waitFor();
  assert.deepEqual(await accessibilityFaults(page, SURROUNDINGS), []);
  await resize(visit, { width: 390, height: 844 });
  assert.equal(await overflow(page), 0);
  assert.equal(target.got[2]!.headers.get("webhook-id"), delivery.headers.get("webhook-id"));
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.34 an extension is turned on with its rights: menu and orders change at once, and the chat room gets a message", async () => {
  await using visit = await stage.visit("super_root");
  const { page } = visit;
  status = 200;
  await page.goto(`${stage.app}/extensions`);
  await page.getByText("Order chat").first().click();
  const record = page.getByRole("complementary", { name: "Record details" });
  await record.getByRole("button", { name: "Webhook address: Set" }).click();
  await record.getByLabel("Webhook address").fill(target.url);
  await record.getByRole("button", { name: "Save secret" }).click();
  await record.getByText(/it ends in hook/).first().waitFor();
  await record.getByRole("button", { name: "Change settings" }).click();
  await record.getByLabel("Address of the room").fill("https://chat.example/orders");
  await record.getByRole("button", { name: "Save settings" }).click();
  await record.getByText("https://chat.example/orders").first().waitFor();
  await record.getByRole("button", { name: "Turn on" }).click();
  assert.deepEqual(await accessibilityFaults(page, SURROUNDINGS), []);
  await record.getByRole("button", { name: "Accept and turn on" }).click();
  const line = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Chat room" });
  await line.waitFor();
  assert.equal(await line.getAttribute("rel"), "noopener noreferrer");
  const before = target.got.length;
  await record.getByRole("button", { name: "Test" }).click();
  await record.getByText(/It works: response 200/).first().waitFor();
  await resize(visit, { width: 390, height: 844 });
  assert.equal(await overflow(page), 0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`${stage.app}/orders/all`);
  await page.locator("[data-id]").first().click();
  await record.getByRole("button", { name: "Post to chat" }).click();
  await target.until(before + 2);
  assert.match(JSON.parse(target.got.at(-1)!.body).text, /shared order PD-/);

  await page.goto(`${stage.app}/extensions/all/order_chat`);
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("button", { name: "Turn on" }).waitFor();
  await line.waitFor({ state: "detached" });
  assert.deepEqual(visit.faults, []);
});

Deno.test("S2.35 a seller signs in at Etsy, returns without a code in the address, tests, connects and gets an order", async () => {
  await using visit = await stage.visit("sale2");
  const { page } = visit;
  await page.goto(`${stage.app}/stores/all`);
  await page.getByText("KastaniePrints").first().click();
  const record = page.getByRole("complementary", { name: "Record details" });
  await record.getByRole("button", { name: "Sign in at Etsy" }).click();
  await record.getByText("You are signed in at Etsy.").waitFor();
  const { pathname, search } = new URL(page.url());
  assert.match(pathname + search, /^\/stores\/all\/[\w-]+$/);
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name)
  );
  assert.deepEqual(addresses.filter((address) => /[?&#](code|state)=/.test(address)), []);
  await record.getByRole("button", { name: "Test", exact: true }).click();
  await record.getByText("KastaniePrints answered").waitFor();
  for (const width of [1440, 390]) {
    await resize(visit, { width, height: 844 });
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await overflow(page), 0);
  }
  await resize(visit, { width: 1440, height: 900 });
  await record.getByRole("button", { name: "Connect", exact: true }).click();
  await record.getByRole("button", { name: "Sign in at Etsy again" }).waitFor();
  await record.getByText("Last order").waitFor();
  await record.locator("dt", { hasText: "Last order" }).locator("xpath=following-sibling::dd[1]")
    .filter({ hasNotText: "Not yet" }).waitFor();
});

Deno.test("S6.14 a seller connects a TikTok shop and sees the pushed order; root can answer a buyer's request to cancel", async () => {
  await using visit = await stage.visit("sale");
  const { page } = visit;
  await page.goto(`${stage.app}/stores/all`);
  await page.getByText("Harbor & Pine on TikTok").first().click();
  const record = page.getByRole("complementary", { name: "Record details" });
  await record.getByRole("button", { name: "Sign in at TikTok" }).click();
  await record.getByText("You are signed in at TikTok").waitFor();
  await record.getByLabel(/^Code of the shop/).waitFor();
  assert.equal(await record.getByLabel(/not paid/).count(), 0);
  await record.getByRole("button", { name: "Test", exact: true }).click();
  await record.getByText("Harbor & Pine on TikTok answered").waitFor();
  for (const width of [1440, 390]) {
    await resize(visit, { width, height: 844 });
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.equal(await overflow(page), 0);
  }
  await resize(visit, { width: 1440, height: 900 });
  await record.getByRole("button", { name: "Connect", exact: true }).click();
  await record.locator("dt", { hasText: "Last order" }).locator("xpath=following-sibling::dd[1]")
    .filter({ hasNotText: "Not yet" }).waitFor();
  assert.deepEqual(visit.faults, []);

  await using root = await stage.visit("root");
  await root.page.goto(`${stage.app}/tiktok-orders/Cancel%20Requested`);
  await root.page.getByRole("row").nth(1).click();
  const asked = root.page.getByRole("complementary", { name: "Record details" });
  await asked.getByText("Approve or decline it here").waitFor();
  await asked.getByRole("button", { name: "Decline cancellation" }).click();
  await asked.getByLabel(/^Reason/).waitFor();
  await asked.getByRole("button", { name: "Cancel", exact: true }).click();
  await asked.getByRole("button", { name: "Approve cancellation" }).click();
  await root.page.getByText(/can.t be undone/).first().waitFor();
  for (const width of [1440, 390]) {
    await resize(root, { width, height: 844 });
    assert.equal(await overflow(root.page), 0);
  }
});
