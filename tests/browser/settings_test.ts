import assert from "node:assert/strict";
import { COOKIES, HEADERS } from "../../api/constants.ts";
import { receiver } from "../support/desk/integration_calls.ts";
import { resize } from "./support/arrive.ts";
import { accessibilityFaults, overflow, SURROUNDINGS } from "./support/appearances.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

const target = receiver(() => new Response("so it is"));
let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ egressAllow: [target.host] });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await target[Symbol.asyncDispose]();
});

/** Holds an order as another person, without the screens. */
async function holdOne({ context }: Visit): Promise<void> {
  const token = (await context.cookies(stage.app)).find(({ name }) => name === COOKIES.token)?.value;
  const ask = async (query: string) => {
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      [HEADERS.perPage]: "1",
    };
    const response = await fetch(`${stage.api}/api/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query }),
    });
    return (await response.json()).data;
  };
  const { orders } = await ask('{ orders(status: ["Processing"]) { _id } }');
  const { moveOrder } = await ask(
    `mutation { moveOrder(ids: ["${
      orders[0]._id
    }"], event: "order.hold", params: { reason: "Postcode" }) { ok } }`,
  );
  assert.deepEqual(moveOrder, [{ ok: true }]);
}

Deno.test("S3.7 S7.16 a person chooses notifications and their channels; one arrives at the bell and in their chat", async () => {
  await using visit = await stage.visit("order_qc");
  const { page } = visit;
  await page.goto(`${stage.app}/profile/notifications`);
  const form = page.getByRole("form", { name: "Orders" });
  await form.getByRole("switch", { name: "Order put on hold" }).click();
  await form.getByText("Messages to an external address").click();
  await form.getByLabel("Web address").fill(target.url);
  await form.getByLabel("Names before the message").fill("ops");
  await form.getByPlaceholder("Name or handle").click();
  await page.keyboard.type("dan");
  await page.getByRole("option", { name: /Daniel Okafor/ }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByText("The notification settings are saved.").first().waitFor();
  await page.getByRole("button", { name: "Send a test message" }).click();
  await page.getByText(/It works: response 200/).waitFor();
  await page.getByText("so it is").waitFor();
  await using other = await stage.visit("root");
  await holdOne(other);
  await target.until(2);
  assert.match(JSON.parse(target.got[1]!.body).text, /^@ops @\S+ PD-\d+: On hold\nPostcode$/);
  await page.getByRole("button", { name: /unread/ }).click();
  await page.getByRole("article").getByText(/^PD-\d+: On hold$/).first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Sent messages").first().click();
  await page.getByRole("listitem").getByText("Delivered").waitFor();
  await form.getByRole("button", { name: "Add a time" }).nth(1).click();
  await form.getByLabel("Hour of time 1").fill("8");
  assert.deepEqual(await accessibilityFaults(page, SURROUNDINGS), []);
  await resize(visit, { width: 390, height: 844 });
  assert.equal(await overflow(page), 0);
  assert.deepEqual(visit.faults, []);
});
