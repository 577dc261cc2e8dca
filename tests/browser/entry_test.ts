import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { issueSession } from "../../server/modules/people/session/store.ts";
import { systemRandom } from "../../server/session/tokens.ts";
import { accessibilityFaults, overflow } from "./support/appearances.ts";
import { openStage, type Stage } from "./support/stage.ts";

const EMAIL = "newcomer@shop.test";
const PASSWORD = "battery staple 9";

let stage: Stage;
/** The token of the super_root who invites. */
let token = "";
Deno.test.beforeAll(async () => {
  stage = await openStage({
    plant: async (db) => {
      const { _id } = await db.read.selectFrom("users").select("_id").where("role", "=", "super_root")
        .executeTakeFirstOrThrow();
      const now = Math.floor(Date.now() / 1000);
      token = (await db.write((tx) => issueSession(tx, _id, now, systemRandom))).token;
    },
  });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

async function ask<D>(query: string, variables: object): Promise<D> {
  const answer = await fetch(`${stage.api}/api/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  assert.equal(errors, undefined);
  return data;
}

/** Invites a new person; returns the link. */
async function invite(): Promise<string> {
  const params = { email: EMAIL, name: "New Comer", role: "root" };
  const { makeUser } = await ask<{ makeUser: { _id: string } }>(
    "mutation Make($params: UserInput!) { makeUser(params: $params) { _id } }",
    { params },
  );
  const { makeEntryLink } = await ask<{ makeEntryLink: { link: string } }>(
    "mutation Link($user_id: ID!) { makeEntryLink(user_id: $user_id) { link } }",
    { user_id: makeUser._id },
  );
  return makeEntryLink.link;
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByTitle("Account of New Comer").waitFor();
}

Deno.test("an invitation sets a password and leads to the sign-in; a session is ended from another one, also on the screen", async () => {
  const link = await invite();
  const code = link.split("#code=")[1]!;
  await using laptop = await stage.visit();
  const { page } = laptop;
  await page.goto(link);
  await page.getByRole("heading", { name: "Set your password" }).waitFor();
  assert.ok(!page.url().includes(code), "the address is clean");
  assert.deepEqual(
    laptop.requests.filter((url) => url.replace(/#.*/, "").includes(code)),
    [],
    "the code is in no request, so no log has it",
  );
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repeat the password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.waitForURL(`${stage.app}/login`);
  await signIn(page);

  await using phone = await stage.visit();
  await phone.page.goto(`${stage.app}/login`);
  await signIn(phone.page);
  await phone.page.goto(`${stage.app}/orders`);
  await phone.page.locator("[data-id]").first().waitFor();

  await page.goto(`${stage.app}/profile/sessions`);
  await page.getByText("Chrome on Linux").first().waitFor();
  assert.equal(await page.getByText("This device").count(), 1);
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
  phone.expect(/401/);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByText("You are not signed in anywhere else.").waitFor();
  await phone.page.waitForURL(/\/login/);
  assert.deepEqual([laptop.faults, phone.faults], [[], []]);
});
