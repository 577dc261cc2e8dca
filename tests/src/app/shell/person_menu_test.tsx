import {
  act,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { PersonButton } from "../../../../src/app/shell/person_button.tsx";

const SECRET = `pd_${"s".repeat(39)}ab12`;
const KEPT = { last_four: "ab12", created_at: 1_700_000_000, last_used_at: null };
const NONE = data({ apiToken: null });
const apiWith = () =>
  new FakeApi().on("ShowApiToken", NONE)
    .on("MakeApiToken", data({ makeApiToken: { token: SECRET, made: KEPT } }))
    .on("RevokeApiToken", data({ revokeApiToken: true }));

const menu = <PersonButton onLogOut={() => {}} />;
const openMenu = async () => {
  fireEvent.click(screen.getByTitle("Account of Ada Root"));
  return await screen.findByRole("menu", { hidden: true });
};
const openToken = async () => {
  await openMenu();
  fireEvent.click(await screen.findByRole("menuitem", { name: "API Token", hidden: true }));
  await screen.findByRole("dialog", { hidden: true });
};
const pressHidden = async (name: string) => {
  const found = await screen.findByRole("button", { name, hidden: true });
  // The click's promises settle before the next check.
  await act(async () => {
    fireEvent.click(found);
    await Promise.resolve();
  });
};

/** Runs a test with a clipboard that accepts texts, or refuses them. */
async function withClipboard(takes: boolean, run: (paths: string[]) => Promise<void>): Promise<void> {
  const calls: string[] = [];
  const clipboard = {
    writeText: (text: string) => {
      if (!takes) return Promise.reject(new DOMException("no", "NotAllowedError"));
      calls.push(text);
      return Promise.resolve();
    },
  };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  try {
    await run(calls);
  } finally {
    Reflect.deleteProperty(navigator, "clipboard");
  }
}

Deno.test("S2.51 the person's menu: Edit Profile, Edit Password, API Token, the language, Log Out", () =>
  onStage(apiWith(), menu, async ({ history }) => {
    await openMenu();
    const items = [...document.querySelectorAll("[role^=menuitem]")].filter((item) =>
      !item.hasAttribute("hidden")
    );
    assert.deepEqual(items.map((item) => item.textContent), [
      "Edit Profile",
      "Edit Password",
      "API Token",
      "Report a problem",
      "English",
      "Deutsch",
      "Français",
      "Português",
      "Log Out",
    ]);
    fireEvent.click(await screen.findByRole("menuitem", { name: "Edit Password", hidden: true }));
    assert.equal(history.at(-1), "/profile/password");
  }));

Deno.test("S2.51 My inbox is disabled and hidden: neither visible, nor focusable, nor exposed to a screen reader", () =>
  onStage(apiWith(), menu, async () => {
    await openMenu();
    const inbox = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")]
      .find((item) => item.textContent === "My Inbox");
    assert.deepEqual([inbox?.hidden, inbox?.getAttribute("aria-disabled"), inbox?.tabIndex], [
      true,
      "true",
      -1,
    ]);
    assert.ok(screen.queryByRole("menuitem", { name: "My Inbox" }) === null);
  }));

Deno.test("S2.51 Z6 a token is made, shown with Copy, and is nowhere in the page before or after", () =>
  withClipboard(true, (paths) =>
    onStage(apiWith(), menu, async () => {
      await openToken();
      await says("You have no API token.");
      assert.ok(!document.documentElement.outerHTML.includes(SECRET));
      await pressHidden("Create token");
      await says("Give it to the program that signs in as you.");
      assert.equal(document.querySelector<HTMLInputElement>("[role=dialog] input")?.value, SECRET);
      await pressHidden("Copy");
      await says("Copied");
      assert.deepEqual(paths, [SECRET]);
      await pressHidden("I have copied it");
      await says("Your token ends in ab12.");
      assert.ok(!document.documentElement.outerHTML.includes(SECRET));
      assert.ok(!JSON.stringify([{ ...sessionStorage }, { ...localStorage }]).includes(SECRET));
    })));

Deno.test("S2.51 if the browser refuses to copy, the token is selected and the keys to press are shown", () =>
  withClipboard(false, () =>
    onStage(apiWith(), menu, async () => {
      await openToken();
      await pressHidden("Create token");
      await pressHidden("Copy");
      await says("press Ctrl+C");
      const input = document.querySelector<HTMLInputElement>("[role=dialog] input")!;
      assert.deepEqual([input.selectionStart, input.selectionEnd], [0, SECRET.length]);
    })));

const refused = (code: string) => refusal("FORBIDDEN", { reason: { code, text: "" } });
const WRONG = refusal("BAD_INPUT", { problems: [{ path: "password", code: "wrongPassword" }] });
const COPIED = data({ copyApiToken: SECRET });

Deno.test("S2.51 whenever there is a token Copy puts it into the clipboard, and its text is nowhere in the page", () =>
  withClipboard(true, (paths) => {
    const api = apiWith().on("ShowApiToken", data({ apiToken: KEPT })).on("CopyApiToken", COPIED);
    return onStage(api, menu, async () => {
      await openToken();
      await says("Your token ends in ab12.");
      assert.deepEqual(api.named("CopyApiToken"), [], "the text comes with a press alone");
      await pressHidden("Copy");
      await says("Copied");
      assert.deepEqual(paths, [SECRET]);
      assert.ok(!document.documentElement.outerHTML.includes(SECRET));
      assert.deepEqual(api.named("CopyApiToken")[0]?.variables, { password: null });
      assert.equal(api.named("MakeApiToken").length, 0, "nothing is replaced");
    });
  }));

Deno.test("S2.51 a copy that the browser does not allow shows the token to be copied by hand", () =>
  withClipboard(false, () => {
    const api = apiWith().on("ShowApiToken", data({ apiToken: KEPT })).on("CopyApiToken", COPIED);
    return onStage(api, menu, async () => {
      await openToken();
      await pressHidden("Copy");
      await says("Give it to the program that signs in as you.");
      assert.equal(document.querySelector<HTMLInputElement>("[role=dialog] input")?.value, SECRET);
      await pressHidden("I have copied it");
      await says("Your token ends in ab12.");
      assert.ok(!document.documentElement.outerHTML.includes(SECRET));
    });
  }));

Deno.test("S2.51 when the password is required it is asked for, sent once, and stored nowhere", () =>
  withClipboard(true, (paths) => {
    const api = apiWith().on("ShowApiToken", data({ apiToken: KEPT }))
      .on("CopyApiToken", refused("passwordNeeded"), WRONG, COPIED);
    return onStage(api, menu, async () => {
      await openToken();
      await pressHidden("Copy");
      const enter = async (password: string) => {
        const field = await waitFor(() => {
          const found = document.querySelector<HTMLInputElement>("[role=dialog] input[type=password]");
          assert.ok(found);
          return found;
        });
        assert.equal(field.value, "");
        fireEvent.change(field, { target: { value: password } });
        await pressHidden("Copy");
      };
      await says("Enter your password to copy the token.");
      await enter("wrong horse");
      await says("This is not your current password.");
      await enter("correct horse");
      await says("Copied");
      const sent = api.named("CopyApiToken").map(({ variables }) => variables["password"]);
      assert.deepEqual([sent, paths], [[null, "wrong horse", "correct horse"], [SECRET]]);
      await pressHidden("Copy");
      await waitFor(() => assert.equal(api.named("CopyApiToken").length, 4));
      assert.equal(api.named("CopyApiToken")[3]?.variables["password"], null, "the password is forgotten");
      assert.ok(!JSON.stringify([{ ...sessionStorage }, { ...localStorage }]).includes("horse"));
    });
  }));

Deno.test("S2.51 a token without stored text, an old sign-in and too many copies are reported, and the token stays", () => {
  const api = apiWith().on("ShowApiToken", data({ apiToken: KEPT }))
    .on("CopyApiToken", refused("tokenNotKept"), refused("signInNeeded"), refusal("RATE_LIMITED", {}, 429));
  return onStage(api, menu, async () => {
    await openToken();
    await pressHidden("Copy");
    await says("Replace it to copy one.");
    await pressHidden("Copy");
    await says("Sign in again, then copy the token within ten minutes.");
    const link = await screen.findByRole("link", { name: "Sign in again", hidden: true });
    assert.equal(new URL(link.getAttribute("href")!).origin, "http://login.test");
    await pressHidden("Copy");
    await says("That did not work. Too many requests.");
    await says("Your token ends in ab12.");
  });
});

Deno.test("S2.51 replacing and revoking a token in use require confirmation", () => {
  const api = apiWith().on("ShowApiToken", data({ apiToken: KEPT }));
  return onStage(api, menu, async () => {
    await openToken();
    await pressHidden("Replace token");
    await says("stop working at once");
    await pressHidden("Cancel");
    assert.equal(api.named("MakeApiToken").length, 0);
    await pressHidden("Revoke token");
    await pressHidden("Revoke token");
    await says("You have no API token.");
    assert.equal(api.named("RevokeApiToken").length, 1);
  });
});

Deno.test("S8.5 a token that could not be made shows the reason, checks which token exists, and is never shown as made", () => {
  const api = apiWith().on("MakeApiToken", refusal("RATE_LIMITED", {}, 429));
  return onStage(api, menu, async ({ api: { went } }) => {
    await openToken();
    await pressHidden("Create token");
    await says("That did not work. Too many requests.");
    await says("You have no API token.");
    assert.deepEqual(went, []);
    await press("Close").catch(() => pressHidden("Close"));
    await waitFor(() => assert.ok(document.querySelector("[role=dialog]") === null));
  });
});
