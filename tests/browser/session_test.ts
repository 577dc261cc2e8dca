import assert from "node:assert/strict";
import { COOKIES } from "../../api/constants.ts";
import { openStage, signIn, type Stage, whenLive } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const tokenAt = async (visit: Awaited<ReturnType<Stage["visit"]>>) =>
  (await visit.context.cookies(stage.app)).find(({ name }) => name === COOKIES.token)?.value ?? "";

Deno.test("S1.1 a person signs in on the login site and lands on the dashboard, with the token in no address", async () => {
  await using visit = await stage.visit();
  const { page } = visit;
  await page.goto(`${stage.app}/login`);
  await signIn(page, "sale");
  await page.waitForURL(`${stage.app}/dashboard`);
  await page.getByRole("heading", { name: "Orders by status" }).waitFor();
  const token = await tokenAt(visit);
  assert.ok(token.length > 20);
  assert.deepEqual(visit.requests.filter((url) => url.includes(token) || /[?&]code=/.test(url)), []);
  for (let steps = 0; steps < 3; steps++) {
    assert.doesNotMatch(page.url(), /#|code=|token=/);
    await page.goBack();
  }
  assert.deepEqual(visit.faults, []);
});

Deno.test("S4.2 Log out clears the session's data, goes to /login and ends the token", async () => {
  await using visit = await stage.visit();
  const { page } = visit;
  await page.goto(`${stage.app}/login`);
  const live = whenLive(page);
  await signIn(page, "order_qc");
  const token = await tokenAt(visit);
  // Chromium reports a socket that is refused because its session ended as an error, so the socket must be
  // live first.
  await live;
  await page.getByTitle(/^Account of/).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  // The address may already be the sign-in's while the page is not.
  await page.getByRole("link", { name: "Sign in" }).first().waitFor();
  await page.waitForURL(/\/login/);
  const cookies = (await visit.context.cookies(stage.app)).filter(({ name, value }) =>
    value && Object.values<string>(COOKIES).includes(name)
  );
  assert.deepEqual(cookies, []);
  const response = await fetch(`${stage.api}/api/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ cUser { _id } }" }),
  });
  assert.equal(response.status, 401);
  await response.body?.cancel();
  await page.goto(`${stage.app}/orders`);
  await page.waitForURL(/\/login\?from=/);
  assert.deepEqual(visit.faults, []);
});

Deno.test("S6.12 a floor role lands on its station, and sees neither orders nor prices", async () => {
  await using visit = await stage.visit("packager");
  const { page } = visit;
  await page.goto(`${stage.app}/`);
  await page.waitForURL(`${stage.app}/stations/pack`);
  await page.goto(`${stage.app}/packages`);
  await page.getByRole("heading", { name: "Packages", level: 1 }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Orders" }).count(), 0);
  assert.equal(await page.getByRole("columnheader", { name: "Price" }).count(), 0);
  await page.goto(`${stage.app}/orders`);
  await page.waitForURL(/\/404/);
  assert.deepEqual(visit.faults, []);
});

const JARS: readonly (readonly [what: string, cookies: Readonly<Record<string, string>>])[] = [
  ["of somebody else", { [COOKIES.token]: "0123456789abcdef0123456789abcdef", [COOKIES.role]: "super_root" }],
  ["broken", { [COOKIES.token]: "%E0%A4%A", [COOKIES.role]: "{}[]" }],
  ["too long", { [COOKIES.token]: "a".repeat(3_900), [COOKIES.userId]: "b".repeat(3_900) }],
  ["of another app", { session: "%00%ff", theme: '"dark"', token2: "x" }],
];

Deno.test("S9.12 a foreign, broken or overlong cookie gives the login page, never a blank one", async (test) => {
  for (const [what, cookies] of JARS) {
    await test.step(what, async () => {
      await using visit = await stage.visit();
      visit.expect(/401/);
      await visit.context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: stage.app })),
      );
      await visit.page.goto(`${stage.app}/orders`);
      await visit.page.getByRole("link", { name: "Sign in" }).first().waitFor();
      assert.match(visit.page.url(), /\/login/);
      assert.deepEqual(visit.faults, []);
    });
  }
});
