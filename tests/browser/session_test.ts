import assert from "node:assert/strict";
import { COOKIES } from "../../api/constants.ts";
import { openStage, signIn, type Stage } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

Deno.test("S1.1 a person signs in on the login site and lands on the orders, with the token in no address", async () => {
  await using visit = await stage.visit();
  const { page } = visit;
  await page.goto(`${stage.app}/login`);
  await signIn(page, "sale");
  await page.waitForURL(`${stage.app}/orders`);
  await page.getByRole("table").getByRole("row").nth(1).waitFor();
  const token = (await visit.context.cookies(stage.app)).find(({ name }) => name === COOKIES.token)?.value;
  assert.ok(token);
  assert.deepEqual(visit.asked.filter((url) => url.includes(token) || /[?&]code=/.test(url)), []);
  assert.doesNotMatch(page.url(), /code|state|token/);
  await page.goBack();
  assert.doesNotMatch(page.url(), /code=|token=/);
  assert.deepEqual(visit.faults, []);
});
