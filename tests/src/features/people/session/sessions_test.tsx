import {
  data,
  FakeApi,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { SignIn } from "../../../../../api/generated/schema.ts";
import SessionsPage from "../../../../../src/features/people/profile/sessions_page.tsx";

const HERE: SignIn = {
  _id: "here",
  browser: "Firefox",
  system: "Linux",
  address: "192.0.2.1",
  created_at: 1_700_000_000,
  last_seen_at: 1_700_000_600,
  is_this: true,
  acting_as: null,
};
const PHONE: SignIn = { ...HERE, _id: "phone", browser: "Safari", system: "iOS", is_this: false };
const OLD: SignIn = { ...PHONE, _id: "old", browser: "", system: "", address: "", acting_as: "Shop (shop)" };
const list = (...rows: SignIn[]) => data({ mySessions: rows });
const ended = data({ revokeSessions: 1 });

Deno.test("security S4: each sign-in shows its device, network and times; the present one cannot be ended here", () =>
  onStage(new FakeApi().on("MySessions", list(HERE, PHONE, OLD)), <SessionsPage />, async () => {
    await says("Firefox on Linux");
    for (const words of ["This device", "192.0.2.1", "Safari on iOS", "Unknown device"]) await says(words);
    await says("Acting as Shop (shop)");
    assert.equal(screen.queryAllByRole("button", { name: /^Sign out: Firefox/ }).length, 0);
    assert.equal(screen.queryAllByRole("button", { name: /^Sign out: / }).length, 2);
  }));

Deno.test("security S6: one sign-in is ended by its button, and the list is requested again", () => {
  const api = new FakeApi().on("MySessions", list(HERE, PHONE), list(HERE)).on("RevokeSessions", ended);
  return onStage(api, <SessionsPage />, async () => {
    await press("Sign out: Safari on iOS");
    await says("You are not signed in anywhere else.");
    assert.deepEqual(api.named("RevokeSessions").map(({ variables }) => variables), [{ ids: ["phone"] }]);
    assert.equal(document.activeElement?.tagName, "UL", "the focus stays in the list");
  });
});

Deno.test("security S6: ending all the others asks first, and can be cancelled", () => {
  const api = new FakeApi().on("MySessions", list(HERE, PHONE, OLD), list(HERE)).on("RevokeSessions", ended);
  return onStage(api, <SessionsPage />, async () => {
    await press("Sign out everywhere else");
    await press("Cancel");
    assert.equal(api.named("RevokeSessions").length, 0);
    await press("Sign out everywhere else");
    await says("Sign out on every other device?");
    await waitFor(() => assert.equal(document.activeElement?.textContent, "Cancel"));
    await press("Sign out everywhere else");
    await says("You are not signed in anywhere else.");
    assert.deepEqual(api.named("RevokeSessions").map(({ variables }) => variables), [{ all: true }]);
  });
});

Deno.test("S8.5 a failure is reported; a loaded list stays, and one that never loaded can be fetched again", () => {
  const api = new FakeApi().on("MySessions", refusal("INTERNAL"), list(HERE, PHONE))
    .on("RevokeSessions", refusal("FORBIDDEN"));
  return onStage(api, <SessionsPage />, async () => {
    await says("Your sessions could not be loaded");
    await press("Try again");
    await press("Sign out: Safari on iOS");
    await says("That did not work.");
    await says("Safari on iOS");
  });
});

Deno.test("security I3: while somebody acts as the person their sessions are not shown", () => {
  const acting = { _id: "u9", name: "Root", role: "root", until: 2_000_000_000, left: 60 };
  const api = new FakeApi().on("MySessions", list(HERE));
  return onStage(api, <SessionsPage />, async () => {
    await says("This page belongs to");
    assert.equal(api.requests.length, 0);
  }, { me: { acting } });
});
