import {
  data,
  FakeApi,
  field,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import PasswordPage from "../../../../../src/features/people/profile/password_page.tsx";

const CURRENT = "Current password";
const NEW = /^New password(\*)?$/;
const REPEAT = "Repeat the new password";
const apiWith = () => new FakeApi().on("ChangePassword", data({ updateProfile: { _id: "u1" } }));

async function fill(current = "old one 123", next = "battery staple", repeat = next): Promise<void> {
  await type(new RegExp(CURRENT), current);
  await type(NEW, next);
  await type(new RegExp(REPEAT), repeat);
}

Deno.test("S2.39 the password changes with the current one and the new one twice; other sessions are signed out", () =>
  onStage(apiWith(), <PasswordPage />, async ({ api }) => {
    await fill();
    await press("Change password");
    await says("You were signed out everywhere else");
    assert.deepEqual(api.requests.map(({ variables }) => variables), [{
      password: "old one 123",
      new_password: "battery staple",
    }]);
    await press("Change it again");
    assert.deepEqual((await field(NEW)).value, "");
  }));

Deno.test("S2.39 a problem is shown at its field before anything is sent", () =>
  onStage(apiWith(), <PasswordPage />, async ({ api }) => {
    await fill("", "short", "other");
    await press("Change password");
    await says("This field is required.");
    await says("Use at least 8 characters");
    await says("The two new passwords do not match.");
    assert.equal(document.activeElement?.getAttribute("name"), "password");
    await fill("battery staple");
    await press("Change password");
    await says("This is the password you have now.");
    assert.equal(api.requests.length, 0);
  }));

Deno.test("S2.39 a wrong current password is reported at its field, and the typed text stays", () => {
  const problems = { problems: [{ path: "password", code: "wrongPassword" }] };
  return onStage(
    apiWith().on("ChangePassword", refusal("BAD_INPUT", problems)),
    <PasswordPage />,
    async () => {
      await fill();
      await press("Change password");
      await says("This is not your current password.");
      assert.equal((await field(NEW)).value, "battery staple");
    },
  );
});

Deno.test("S8.5 without an answer the page says that the change may have been made, and how to find out", () => {
  const cut = () => Promise.reject(new TypeError("cut"));
  return onStage(apiWith().on("ChangePassword", cut), <PasswordPage />, async ({ api }) => {
    await fill();
    await press("Change password");
    await says("we do not know whether the password was changed");
    assert.equal(api.requests.length, 1, "nothing is sent again automatically");
  });
});

Deno.test("S2.39 no password is ever stored: neither in a draft, nor in storage, nor in an address", () =>
  onStage(apiWith(), <PasswordPage />, async ({ history }) => {
    await fill("kept nowhere 1", "kept nowhere 2");
    const json = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, history]);
    assert.ok(!json.includes("kept nowhere"));
    assert.equal(Object.keys(sessionStorage).length, 0);
  }));

Deno.test("S2.39 a password is hidden until its owner shows it, and its length is shown in words", () =>
  onStage(apiWith(), <PasswordPage />, async () => {
    const input = await field(NEW);
    assert.equal(input.type, "password");
    await press("Show: New password");
    assert.equal(input.type, "text");
    const show = await screen.findByRole("button", { name: "Show: New password" });
    assert.equal(show.getAttribute("aria-pressed"), "true");
    for (
      const [text, words] of [["1234567", "Too short"], ["12345678", "Good."], ["12345678901234", "Strong"]]
    ) {
      await type(NEW, text!);
      await says(words!);
    }
    assert.deepEqual((await field(new RegExp(CURRENT))).autocomplete, "current-password");
  }));

Deno.test("I3 while somebody acts as the person there is no form for the person's password", () => {
  const acting = { _id: "u9", name: "Root", role: "root", until: 2_000_000_000, left: 60 };
  return onStage(apiWith(), <PasswordPage />, async () => {
    await says("This page belongs to");
    await waitFor(() => assert.equal(document.querySelector("form"), null));
  }, { me: { acting } });
});
