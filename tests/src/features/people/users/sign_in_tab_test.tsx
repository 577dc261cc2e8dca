import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { SignIn as Session } from "../../../../../api/generated/schema.ts";
import SignIn from "../../../../../src/features/people/users/tabs/sign_in.tsx";

const PHONE: Session = {
  _id: "s1",
  browser: "Safari",
  system: "iOS",
  address: "192.0.2.1",
  created_at: 1_700_000_000,
  last_seen_at: 1_700_000_600,
  is_this: false,
  acting_as: null,
};
const LINK = `http://login.test/welcome#code=${"c".repeat(43)}`;
const list = (...rows: Session[]) => data({ sessionsOf: rows });
const made = data({ makeEntryLink: { link: LINK, purpose: "reset", expires_at: 1_700_086_400 } });
const apiWith = () =>
  new FakeApi().on("SessionsOf", list(PHONE, { ...PHONE, _id: "s2" })).on("MakeEntryLink", made)
    .on("RevokeSessionsOf", data({ revokeSessionsOf: 1 })).on("ShowApiToken", data({ apiToken: null }));
const tab = (record: object = {}) => (
  <SignIn record={{ _id: "u9", version: 1, status: "Available", ...record }} />
);
const boss = { role: "super_root" };
const shownLink = () => screen.queryByLabelText<HTMLInputElement>("One-time link")?.value;

Deno.test("a link is made by a click, shown once with its time, and hidden afterwards", () =>
  onStage(apiWith(), tab(), async ({ api }) => {
    await press("Create link");
    await says("15-11-2023 22:13");
    assert.equal(shownLink(), LINK);
    assert.deepEqual(api.named("MakeEntryLink")[0]?.variables, { user_id: "u9" });
    await press("I have copied it");
    await waitFor(() => assert.equal(shownLink(), undefined));
    assert.ok(!document.body.innerHTML.includes(LINK));
  }, boss));

Deno.test("a link that could not be made is reported, and can be requested again", () => {
  const api = apiWith().on("MakeEntryLink", refusal("FORBIDDEN"), made);
  return onStage(api, tab(), async () => {
    await press("Create link");
    await says("No link was created.");
    await press("Create link");
    await waitFor(() => assert.equal(shownLink(), LINK));
  }, boss);
});

Deno.test("security S6: another person's sessions are ended one by one, or all after a question", () => {
  const api = apiWith().on("SessionsOf", list(PHONE, { ...PHONE, _id: "s2" }), list(PHONE), list());
  return onStage(api, tab(), async () => {
    await waitFor(() =>
      assert.equal(screen.getAllByRole("button", { name: "Sign out: Safari on iOS" }).length, 2)
    );
    fireEvent.click(screen.getAllByRole("button", { name: "Sign out: Safari on iOS" })[1]!);
    await waitFor(() =>
      assert.equal(screen.getAllByRole("button", { name: "Sign out: Safari on iOS" }).length, 1)
    );
    await press("Sign out everywhere");
    await says("Sign this person out on every device?");
    await press("Sign out everywhere");
    await says("Not signed in anywhere.");
    assert.deepEqual(api.named("RevokeSessionsOf").map(({ variables }) => variables), [
      { user_id: "u9", ids: ["s2"] },
      { user_id: "u9", all: true },
    ]);
  }, boss);
});

Deno.test("there is no link for oneself or for a locked person, and the reason is shown", async () => {
  for (
    const [record, words] of [[{ _id: "u1" }, "your own password"], [
      { status: "Locked" },
      "cannot get a link",
    ]] as const
  ) {
    await onStage(apiWith(), tab(record), async () => {
      await says(words);
      assert.equal(screen.queryByRole("button", { name: "Create link" }) === null, true);
    }, boss);
  }
});

Deno.test("security Z6: another person's API token is shown by its last characters, and is revoked after one question", () => {
  const token = { last_four: "wxyz", created_at: 1_700_000_000, last_used_at: null };
  const api = apiWith().on("ShowApiToken", data({ apiToken: token }), data({ apiToken: null }))
    .on("RevokeApiToken", data({ revokeApiToken: true }));
  return onStage(api, tab(), async () => {
    await says("Their token ends in wxyz.");
    await says("Never used");
    await press("Revoke token");
    assert.equal(api.named("RevokeApiToken").length, 0);
    await press("Revoke token");
    await says("They have no API token.");
    assert.deepEqual(api.named("RevokeApiToken").map(({ variables }) => variables), [{ user: "u9" }]);
  }, boss);
});
