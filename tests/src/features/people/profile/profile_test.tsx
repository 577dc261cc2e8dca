import {
  act,
  data,
  FakeApi,
  field,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import InfoPage from "../../../../../src/features/people/profile/info_page.tsx";
import { readDraft } from "../../../../../src/lib/drafts.ts";
import { leaveRequest } from "../../../../../src/lib/leave_guard.ts";
import { toasts } from "../../../../../src/lib/toasts.ts";
import { profileArguments } from "../../../../../src/features/people/profile/profile_wiring.ts";

const MAI = {
  _id: "u1",
  version: 3,
  identity: "mai",
  email: "mai@demo.test",
  role: "order_qc",
  groups: ["night shift"],
  vip: 2,
  created_at: 1_700_000_000,
  name: "Mai",
  h: "mai",
  phone_number: "+49 221 1234",
  sale_plan: "",
  facebook: "",
  skype: "mai.t",
};
const NAME = /^Name/;
const HANDLE = /^Handle/;
const apiWith = (saved: Partial<typeof MAI> = {}) =>
  new FakeApi().on("Profile", data({ cUser: MAI }))
    .on("SaveProfile", data({ updateProfile: { ...MAI, ...saved, version: 4 } }));

Deno.test("S2.38 S3.1 the profile has fields that the person may write, and shows values that others set", () =>
  onStage(apiWith(), <InfoPage />, async () => {
    assert.equal((await field(NAME)).value, "Mai");
    const names = [...document.querySelectorAll("form input")].map((input) => input.getAttribute("name"));
    assert.deepEqual(names, ["name", "h", "phone_number", "facebook", "skype", "sale_plan"]);
    const facts = document.querySelector("dl")?.textContent ?? "";
    for (const fact of ["mai", "mai@demo.test", "Order check", "night shift", "VIP level2", "-11-2023"]) {
      assert.ok(facts.includes(fact), fact);
    }
    assert.ok(!facts.includes("Files"), "nobody but a seller has a quota");
    assert.equal(document.title, "Edit Profile · Pressdock");
  }));

Deno.test("a seller sees how much of the quota their files use", async () => {
  const GB = 1024 ** 3;
  const shown = async (most_bytes: number) => {
    const files = { bytes: 1.25 * GB, most_bytes };
    const api = new FakeApi().on("Profile", data({ cUser: { ...MAI, files } }));
    let text = "";
    await onStage(api, <InfoPage />, async () => {
      await field(NAME);
      text = document.querySelector("dl")?.textContent ?? "";
    });
    return text;
  };
  assert.match(await shown(5 * GB), /Files1\.3 GB of 5 GB/);
  assert.match(await shown(0), /Files1\.3 GB(?! of)/);
});

Deno.test("S5.1 only changed fields with a value are sent, and emptied ones by their names in `clear`", () =>
  onStage(apiWith({ name: "Mai Trần", skype: "" }), <InfoPage />, async ({ api }) => {
    await type(NAME, "Mai Trần");
    await type("Skype", "");
    await says("Changed: Name, Skype");
    await press("Save profile");
    await waitFor(() => assert.equal(api.named("SaveProfile").length, 1));
    const { key, ...sent } = api.named("SaveProfile")[0]!.variables;
    assert.deepEqual(sent, { name: "Mai Trần", clear: ["skype"], version: 3 });
    assert.equal(typeof key, "string");
    await waitFor(() => assert.equal(toasts.value.at(-1)?.text, "Your profile was saved."));
    assert.equal((await field(NAME)).value, "Mai Trần");
    assert.equal(readDraft("u1", "profile.edit"), null);
    await type(HANDLE, "mai.t");
    await press("Save profile");
    await waitFor(() => assert.equal(api.named("SaveProfile")[1]?.variables["version"], 4));
  }));

Deno.test("S2.38 the profile can be changed again after saves that changed nothing", () =>
  onStage(apiWith(), <InfoPage />, async ({ api }) => {
    for (const count of [1, 2]) {
      await type(NAME, "Mai ");
      await press("Save profile");
      await waitFor(() => assert.equal(api.named("SaveProfile").length, count));
      await waitFor(async () => assert.equal((await field(NAME)).value, "Mai"));
    }
    await type(NAME, "Mai Trần");
    await press("Save profile");
    await waitFor(() => assert.equal(api.named("SaveProfile").length, 3));
  }));

Deno.test("S5.1 an emptied name is an error at its field, not a field to clear", () =>
  onStage(apiWith(), <InfoPage />, async ({ api }) => {
    assert.deepEqual(profileArguments({ ...MAI, name: " " }, ["name"]), { name: " " });
    await type(NAME, " ");
    await type(HANDLE, "not a handle");
    await press("Save profile");
    await says("This field is required.");
    await says("Use only letters, digits and _");
    assert.equal(api.named("SaveProfile").length, 0);
  }));

Deno.test("S2.38 a refusal of the API is shown at its field, and the typed text stays", () => {
  const problems = { problems: [{ path: "h", code: "taken" }] };
  const api = apiWith().on("SaveProfile", refusal("BAD_INPUT", problems));
  return onStage(api, <InfoPage />, async () => {
    await type(HANDLE, "tom");
    await press("Save profile");
    await says("This is already in use.");
    assert.equal((await field(HANDLE)).value, "tom");
  });
});

Deno.test("M5 a profile changed elsewhere is shown next to the typed text", () => {
  const current = { ...MAI, name: "Mai from the phone", phone_number: "", version: 5 };
  const api = apiWith().on(
    "SaveProfile",
    refusal("STALE", { current }),
    data({ updateProfile: { ...MAI, version: 6 } }),
  );
  return onStage(api, <InfoPage />, async () => {
    await type(NAME, "Mai from here");
    await press("Save profile");
    await says("Mai from the phone");
    await says("Mai from here");
    await press("Save these choices");
    await waitFor(() => assert.equal(api.named("SaveProfile")[1]?.variables["version"], 5));
    assert.equal(api.named("SaveProfile")[1]?.variables["name"], "Mai from here");
  });
});

Deno.test("S2.38 a draft survives leaving the page, only for its person", async () => {
  await onStage(apiWith(), <InfoPage />, async () => {
    await type(NAME, "Half typ");
    await says("Changed: Name");
  }, { keepsDrafts: true });
  assert.equal(readDraft("u2", "profile.edit"), null);
  await onStage(apiWith(), <InfoPage />, async () => {
    assert.equal((await field(NAME)).value, "Half typ");
    await says("Your unsaved changes were restored.");
  });
});

Deno.test("S2.38 leaving an unsaved profile by a link or by closing the tab asks first", () =>
  onStage(apiWith(), <InfoPage />, async () => {
    const isAsked = () => {
      const event = new Event("beforeunload", { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    await field(NAME);
    assert.equal(isAsked(), false);
    await type(NAME, "Other");
    await waitFor(() => assert.equal(isAsked(), true));
    await type(NAME, "Mai");
    await waitFor(() => assert.equal(isAsked(), false));
    assert.equal(leaveRequest.value, null);
  }));

Deno.test("I3 while somebody acts as the person, the page names the person and has no form", () => {
  const acting = { _id: "u9", name: "Root", role: "root", until: 2_000_000_000, left: 60 };
  return onStage(apiWith(), <InfoPage />, async ({ api }) => {
    await says("This page belongs to Mai");
    assert.equal(document.querySelector("form"), null);
    assert.equal(api.requests.length, 0);
  }, { me: { name: "Mai", acting } });
});

Deno.test("S8.5 a profile that cannot be loaded shows the reason, and can be requested again", () => {
  const api = new FakeApi().on("Profile", () => Promise.reject(new TypeError("cut")), data({ cUser: MAI }));
  return onStage(api, <InfoPage />, async () => {
    await says("Your profile could not be loaded");
    await press("Try again");
    assert.equal((await field(NAME)).value, "Mai");
    act(() => void fireEvent.focus(document.body));
    assert.ok(screen.getByRole("form", { name: "Edit Profile" }));
  });
});
