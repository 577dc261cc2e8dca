/** The login site announces refusals to people who do not see the screen. */
import assert from "node:assert/strict";
import { en } from "../../../server/login_site/locales/en.ts";
import { signInPage } from "../../../server/login_site/pages.ts";
import { firstAccountPage, passwordPage } from "../../../server/login_site/welcome_pages.ts";

const sheet = { name: "Pressdock", words: en };
const to = { origin: "https://app.test", path: "/", state: "s" };
const form = { code: "c", name: "Ada", email: "ada@x.test" };

/** Returns the names of fields that are marked as wrong and refer to the alert. */
const wrongFields = (html: string): string[] =>
  [...html.matchAll(/<input id="(\w+)"[^>]*aria-invalid="true" aria-describedby="([\w ]+)"/g)]
    .filter(([, , described = ""]) => described.split(" ").includes("problem")).map(([, id = ""]) => id);
const titleOf = (html: string): string => /<title>(.*)<\/title>/.exec(html)?.[1] ?? "";

Deno.test("Access 10 a refused sign-in is shown in the window's title and at both fields, never at only one of them", () => {
  const html = signInPage(sheet, to, "Email or password is wrong.", "ada@x.test");
  assert.equal(titleOf(html), `Email or password is wrong. · ${en.signIn.title} · Pressdock`);
  assert.deepEqual(wrongFields(html), ["email", "password"]);
  assert.match(html, /id="problem" role="alert">Email or password is wrong\./);
  const first = signInPage(sheet, to);
  assert.deepEqual([wrongFields(first), titleOf(first)], [[], `${en.signIn.title} · Pressdock`]);
});

Deno.test("Access 10 problems of a first account or a new password are shown at their fields", () => {
  assert.deepEqual(wrongFields(firstAccountPage(sheet, form, "nameMissing")), ["name"]);
  assert.deepEqual(wrongFields(firstAccountPage(sheet, form, "emailBad")), ["email"]);
  assert.deepEqual(wrongFields(firstAccountPage(sheet, form, "differ")), ["password", "repeat"]);
  const html = passwordPage(sheet, "c", "ada@x.test", "tooLong");
  assert.deepEqual(wrongFields(html), ["password", "repeat"]);
  assert.ok(titleOf(html).startsWith(en.problem.tooLong));
  assert.deepEqual(wrongFields(firstAccountPage(sheet, form, null)), []);
});
