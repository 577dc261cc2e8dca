import {
  act,
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import { within } from "@testing-library/react";
import assert from "node:assert/strict";
import { type Appearance, DEFAULT_APPEARANCE } from "../../../../../api/people/customizer.ts";
import { SAVE_DELAY_MS } from "../../../../../machines/people/preferences.ts";
import { resizeTo } from "../../../../support/client/dom.ts";
import { Customizer } from "../../../../../src/features/people/customizer/customizer.tsx";
import { CustomizerButton } from "../../../../../src/features/people/customizer/customizer_button.tsx";
import { opener } from "../../../../../src/features/people/customizer/opener.ts";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { toasts } from "../../../../../src/lib/toasts.ts";
import { preferences, usePreferencesOf } from "../../../../../src/features/people/customizer/wiring.ts";
import { person } from "../../../../support/client/person.ts";

const user = (appearance: Partial<Appearance> = {}) => ({
  _id: "u1",
  customizer: { ...DEFAULT_APPEARANCE, ...appearance },
});
const saved = (appearance: Partial<Appearance>) => data({ updateProfile: user(appearance) });
const shown = () => preferences.getSnapshot().context.shown;

const me = person();
const acted = person({ acting: { _id: "boss", name: "Boss", role: "root", until: 0, left: 0 } });
function Bench({ canSave = true }: { readonly canSave?: boolean }) {
  usePreferencesOf(canSave ? me : acted);
  return (
    <>
      <CustomizerButton />
      <Customizer />
    </>
  );
}

async function open(api: FakeApi, work: () => Promise<void>, content = <Bench />): Promise<void> {
  resizeTo(1440);
  toasts.value = [];
  try {
    await onStage(api, content, work);
  } finally {
    opener.value = null;
    toasts.value = [];
  }
}
const choices = async (group: string) => within(await screen.findByRole("group", { name: group }));
const radio = async (name: string) => (await choices("Theme")).getByRole("radio", { name });
const wait = (ms: number) => act(() => new Promise<void>((done) => setTimeout(done, ms)));

Deno.test("S4.9 S5.1 a choice writes only its own key, and the panel says that it is saved", async () => {
  const api = new FakeApi().on("SaveLook", saved({ theme: "dark" }));
  await open(api, async () => {
    await press("Customize");
    fireEvent.click(await radio("Dark"));
    assert.equal(shown().theme, "dark");
    await says("Saving…");
    await says("Saved to your profile.");
    assert.deepEqual(api.named("SaveLook").map(({ variables }) => variables), [{
      customizer: { theme: "dark" },
    }]);
  });
});

Deno.test("S4.12 choices have the spec's names, and a color is shown next to its name", async () => {
  await open(new FakeApi(), async () => {
    await press("Customize");
    const named = async (group: string) =>
      (await choices(group)).getAllByRole("radio").map((each) => each.parentElement?.textContent);
    const colors = ["Primary", "Success", "Danger", "Info", "Warning", "Dark"];
    assert.deepEqual(await named("Menu color"), colors);
    assert.deepEqual(await named("Top bar color"), ["Default", ...colors]);
    assert.deepEqual(await named("Theme"), ["Light", "Dark", "Semi-dark"]);
    assert.deepEqual(await named("Top bar"), ["Hidden", "Static", "Sticky", "Floating"]);
    assert.deepEqual(await named("Footer"), ["Hidden", "Static", "Sticky"]);
    const shownColors = (await choices("Menu color")).getAllByRole("radio").map((each) =>
      each.parentElement?.querySelector<HTMLElement>("[style*=background]")?.style.backgroundColor
    );
    assert.equal(new Set(shownColors.filter(Boolean)).size, colors.length);
  });
});

Deno.test("S4.9 if the panel is closed a failure is a toast with a button to try again", async () => {
  const api = new FakeApi().on(
    "SaveLook",
    () => new Response("", { status: 500 }),
    saved({ sidebarCollapsed: true }),
  );
  await open(api, async () => {
    await button("Customize");
    act(() => preferences.send({ type: "look.change", patch: { sidebarCollapsed: true } }));
    await waitFor(() => assert.equal(toasts.value.length, 1));
    assert.equal(toasts.value[0]?.text, "Your choice is shown, but it is not saved.");
    act(() => toasts.value[0]?.action?.run());
    await waitFor(() => assert.ok(preferences.getSnapshot().matches("settled")));
    assert.equal(api.named("SaveLook").length, 2);
    assert.deepEqual(api.went, [], "a failed save does not leave the page");
  });
});

Deno.test("S4.9 another window's choice arrives with its live event", async () => {
  const api = new FakeApi().on("MyLook", data({ cUser: user({ theme: "semi-dark" }) }));
  await open(api, async () => {
    await button("Customize");
    act(() => publishChange("profiles", ["u1"]));
    await waitFor(() => assert.equal(shown().theme, "semi-dark"));
  });
});

Deno.test("S1.2 while somebody acts as this person the panel says that nothing is saved, and nothing is", async () => {
  const api = new FakeApi();
  await open(api, async () => {
    await press("Customize");
    fireEvent.click(await radio("Dark"));
    await says("Preview only: you act as somebody else, so nothing is saved to their profile.");
    assert.equal(shown().theme, "dark");
    await wait(SAVE_DELAY_MS + 50);
    assert.deepEqual(api.requests, []);
  }, <Bench canSave={false} />);
});

Deno.test("S2.55 S3.2 the customizer is hidden below 768 px, and if disableCustomizer is set", async () => {
  await open(new FakeApi(), async () => {
    await press("Customize");
    await radio("Dark");
    act(() => resizeTo(767));
    await waitFor(() => assert.equal(screen.queryByRole("dialog"), null));
    assert.equal(screen.queryByRole("button", { name: "Customize" }), null);
    act(() => resizeTo(1440));
    await button("Customize");
    act(() => preferences.send({ type: "look.change", patch: { disableCustomizer: true } }));
    assert.equal(screen.queryByRole("button", { name: "Customize" }), null);
    act(() => preferences.send({ type: "look.change", patch: { disableCustomizer: false } }));
  });
});

Deno.test("S2.47 Clear answers 17: after a reset the button keeps the focus, so Escape still closes the panel", async () => {
  const api = new FakeApi().on("SaveLook", saved({ theme: "dark" }), saved({}));
  await open(api, async () => {
    await press("Customize");
    fireEvent.click(await radio("Dark"));
    const reset = await screen.findByRole("button", { name: "Reset to defaults" });
    await waitFor(() => assert.notEqual(reset.getAttribute("aria-disabled"), "true"));
    reset.focus();
    fireEvent.click(reset);
    await waitFor(() => assert.equal(reset.getAttribute("aria-disabled"), "true"));
    assert.equal((reset as HTMLButtonElement).disabled, false, "a disabled button would lose the focus");
    assert.ok(document.activeElement === reset);
    fireEvent.keyDown(reset, { key: "Escape" });
    await waitFor(() => assert.equal(opener.peek(), null));
  });
});
