import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { isSigned, readSignedHeaders, signedHeaders } from "../../server/webhook_signature.ts";
import { receiver } from "../support/integrating.ts";
import { accessibilityFaults, overflow } from "./support/look.ts";
import { openStage, type Stage } from "./support/stage.ts";

let status = 200;
const target = receiver(() => new Response("so it is", { status }));
let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ egressAllow: [target.host] });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await target[Symbol.asyncDispose]();
});

/** Makes an integration and its secret, and turns it on; answers its secret. */
async function connect(page: Page, name: string, fill: () => Promise<void>): Promise<[Locator, string]> {
  await page.goto(`${stage.app}/app-config/new`);
  await fill();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole("button", { name: "Make integration" }).click();
  const record = page.getByRole("complementary", { name: "Record details" });
  await record.getByRole("heading", { name }).waitFor();
  await record.getByRole("button", { name: "Make the secret" }).click();
  const secret = await record.getByLabel("Secret", { exact: true }).inputValue();
  assert.match(secret, /^whsec_/);
  await record.getByRole("button", { name: "Hide" }).click();
  await record.getByText(`it ends in ${secret.slice(-4)}`).waitFor();
  await record.getByRole("button", { name: "Turn on" }).click();
  await record.getByRole("button", { name: "Turn off" }).waitFor();
  return [record, secret];
}

Deno.test("S2.32 an order that another system sends in is told to a third one; what was given up is sent again", async () => {
  await using visit = await stage.visit("super_root");
  const { page } = visit;
  const [hook, key] = await connect(page, "Warehouse", async () => {
    await page.getByLabel(/^Kind/).selectOption("outgoing_webhook");
    await page.getByLabel("Web address").fill(target.url);
    await page.getByRole("checkbox", { name: "Order made" }).check();
  });
  await hook.getByRole("button", { name: "Try it now" }).click();
  await hook.getByText(/It works: answered 200/).waitFor();
  await hook.getByText("so it is").waitFor();
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
  await shop.getByText("Orders came in").waitFor();

  await target.until(2);
  const told = target.got[1]!;
  assert.equal(JSON.parse(told.body).data.external_number, "WEB-1");
  const call = readSignedHeaders(told.headers, now);
  assert.ok(typeof call !== "string" && isSigned([key], call, told.body));
  await page.goto(log);
  await hook.getByRole("listitem").getByText("Given up").waitFor();
  await hook.getByText("1 attempt").click();
  await hook.getByRole("listitem").getByText("It answered 410.").first().waitFor();
  status = 200;
  await hook.getByRole("button", { name: "Send again" }).click();
  await hook.getByRole("listitem").getByText("Delivered").waitFor();
  await hook.getByText("2 attempts").waitFor();
  await hook.getByRole("button", { name: "Send again", disabled: false }).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.equal(await overflow(page), 0);
  assert.equal(target.got[2]!.headers.get("webhook-id"), told.headers.get("webhook-id"));
  assert.deepEqual(visit.faults, []);
});
