import {
  act,
  data,
  FakeApi,
  json,
  onStage,
  press,
  says,
  screen,
  waitFor,
} from "../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { maintenanceMachine } from "../../../../machines/desk/maintenance.ts";
import { PlainStatusPage } from "../../../../src/app/plain/plain.tsx";
import type { PlainKind } from "../../../../src/lib/plain_paths.ts";
import { wiredMaintenance } from "../../../../src/app/wiring/maintenance.ts";

const show = (kind: PlainKind, isSignedIn: boolean) => (
  <PlainStatusPage
    kind={kind}
    isSignedIn={isSignedIn}
  />
);

Deno.test("S2.42 S8.3 the maintenance page checks the server and then offers a link back; it never leaves automatically", () => {
  const api = new FakeApi().on(
    "",
    () => json({}, 503),
    () => Promise.reject(new TypeError("cut")),
    data({ cUser: null }),
  );
  return onStage(api, show("maintenance", true), async ({ api: { went }, history }) => {
    await says("checks the connection automatically");
    await press("Check now");
    await waitFor(() => assert.equal(api.requests.length, 1));
    await says("checks the connection automatically");
    act(() => void dispatchEvent(new Event("focus")));
    await waitFor(() => assert.equal(api.requests.length, 2));
    await says("checks the connection automatically");
    await press("Check now");
    await says("The server is back.");
    assert.ok(screen.getByRole("link", { name: "Back to where you were" }));
    assert.deepEqual([went, history.length], [[], 1]);
  });
});

Deno.test("S2.42 a refusal counts as an answer: also without a session the server is known to be running", () => {
  const api = new FakeApi().on(
    "",
    () => json({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] }, 401),
  );
  return onStage(api, show("maintenance", false), async ({ api: { went } }) => {
    await press("Check now");
    await says("The server is back.");
    assert.equal(screen.getByRole("link", { name: "Back to where you were" }).getAttribute("href"), "/login");
    assert.deepEqual(went, []);
  });
});

for (const kind of ["notFound", "notAuthorized"] as const) {
  Deno.test(`S2.40 S2.43 ${kind}: the link back leads to the previous page, if there is one`, () =>
    onStage(new FakeApi(), show(kind, true), async () => {
      assert.ok(screen.queryByRole("button", { name: "Back to where you were" }) === null);
      history.replaceState({ place: 2 }, "");
      const steps: string[] = [];
      const real = history.back;
      history.back = () => void steps.push("back");
      try {
        await onStage(
          new FakeApi(),
          show(kind, true),
          async () => void await press("Back to where you were"),
        );
      } finally {
        history.back = real;
        history.replaceState(null, "");
      }
      assert.deepEqual(steps, ["back"]);
    }));
}

Deno.test("C8 the wiring gives the maintenance machine all its dependencies", () => {
  const { actors } = wiredMaintenance().implementations;
  assert.notEqual(actors.askServer, maintenanceMachine.implementations.actors.askServer);
});

for (const kind of ["notFound", "failed", "maintenance", "notAuthorized"] as const) {
  Deno.test(`Access 7 the window's title names its page: ${kind}`, () =>
    onStage(new FakeApi(), show(kind, true), async () => {
      const heading = await screen.findByRole("heading", { level: 1 });
      assert.equal(document.title, `${heading.textContent} · Pressdock`);
    }));
}
