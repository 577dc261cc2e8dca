import {
  act,
  type Answer,
  data,
  FakeApi,
  field,
  json,
  onStage,
  press,
  says,
  type,
  waitFor,
} from "../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../src/engine/live/live.ts";
import { readDraft } from "../../../src/lib/drafts.ts";
import InfoPage from "../../../src/features/people/profile/info_page.tsx";
import PasswordPage from "../../../src/features/people/profile/password_page.tsx";

const MAI = {
  _id: "u1",
  version: 3,
  identity: "mai",
  email: "mai@demo.test",
  role: "order_qc",
  groups: [],
  vip: 0,
  created_at: 1_700_000_000,
  name: "Mai",
  h: "mai",
  phone_number: "",
  sale_plan: "",
  facebook: "",
  skype: "",
};

interface Fault {
  readonly answer: Answer;
  /**
   * The page to which a foreground call leads; undefined if the message is in place. Source:
   * docs/requirements.md S8.1–S8.6.
   */
  readonly leads?: string;
}

const http = (status: number): Answer => () => json({}, status);
const text = (body: string): Answer => () => new Response(body, { status: 200 });
const FAULTS: Readonly<Record<string, Fault>> = {
  404: { answer: http(404), leads: "/404" },
  500: { answer: http(500), leads: "/500" },
  503: { answer: http(503), leads: "/maintenance" },
  400: { answer: http(400) },
  401: { answer: http(401) },
  405: { answer: http(405) },
  429: { answer: http(429) },
  network: { answer: () => Promise.reject(new TypeError("cut")) },
  "a time-out": {
    answer: (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  },
  "HTML with 200": { answer: text("<!doctype html><title>Sign in</title>") },
  "truncated JSON": { answer: text('{"data":{"cUser":{"_id":"u1"') },
  "data null": { answer: text('{"data":null}') },
  "errors and half of the data": {
    answer: () =>
      json({ data: { cUser: null, updateProfile: null }, errors: [{ extensions: { code: "INTERNAL" } }] }),
  },
};
const WAIT = { waitMs: 30 };
const leadsOf = ({ leads }: Fault) => leads ? [leads] : [];
const draft = () => JSON.stringify((readDraft("u1", "profile.edit") as { values?: unknown } | null)?.values);

for (const [name, fault] of Object.entries(FAULTS)) {
  Deno.test(`R1 S8.1 S8.2 S8.3 S8.4 S8.5 S8.6 first load, ${name}: the right page or a message in place`, () =>
    onStage(
      new FakeApi().on("Profile", fault.answer, data({ cUser: MAI })),
      <InfoPage />,
      async ({ api }) => {
        await says("Your profile could not be loaded");
        assert.deepEqual(api.went, leadsOf(fault));
        assert.equal(api.requests.length, 1, "nothing is requested again automatically");
        await press("Try again");
        assert.equal((await field(/^Name/)).value, "Mai");
      },
      WAIT,
    ));

  Deno.test(`R1 S8.1 S8.2 S8.3 S8.4 S8.5 S8.6 refetch, ${name}: the screen does not change, and the typed text stays`, () =>
    onStage(
      new FakeApi().on("Profile", data({ cUser: MAI }), fault.answer),
      <InfoPage />,
      async ({ api }) => {
        await type(/^Name/, "Ünsaved “text” 😀");
        const before = draft();
        act(() => publishChange("cUser", ["u1"]));
        await says("What is shown may be out of date.");
        assert.deepEqual(api.went, []);
        assert.equal((await field(/^Name/)).value, "Ünsaved “text” 😀");
        assert.equal(draft(), before);
      },
      WAIT,
    ));

  Deno.test(`R1 S8.1 S8.2 S8.3 S8.4 S8.5 S8.6 save, ${name}: success is never shown falsely, and the draft is restored byte for byte`, async () => {
    const api = () => new FakeApi().on("Profile", data({ cUser: MAI })).on("SaveProfile", fault.answer);
    const typed = "Ünsaved “text” 😀";
    await onStage(api(), <InfoPage />, async ({ api: { went } }) => {
      await type(/^Name/, typed);
      await press("Save profile");
      await waitFor(() =>
        assert.match(document.body.textContent ?? "", /what you typed is kept|What you typed is kept/)
      );
      assert.deepEqual(went, leadsOf(fault));
      assert.ok(!document.body.textContent?.includes("Your profile was saved."));
    }, { ...WAIT, keepsDrafts: true });
    await onStage(api(), <InfoPage />, async () => assert.equal((await field(/^Name/)).value, typed));
  });

  Deno.test(`R1 S8.1 S8.2 S8.3 S8.4 S8.5 S8.6 password, ${name}: sent once, reported in place, and not stored`, () =>
    onStage(new FakeApi().on("ChangePassword", fault.answer), <PasswordPage />, async ({ api }) => {
      for (const label of [/^Current password/, /^New password(\*)?$/, /^Repeat the new password/]) {
        await type(label, label.source.includes("Current") ? "old one 123" : "battery staple");
      }
      await press("Change password");
      await waitFor(() =>
        assert.match(document.body.textContent ?? "", /The password was not changed|do not know whether/)
      );
      assert.deepEqual([api.went, api.requests.length], [leadsOf(fault), 1]);
      assert.equal(Object.keys(sessionStorage).length, 0);
    }, WAIT));
}
