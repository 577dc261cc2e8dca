import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  type as write,
  waitFor,
} from "./stage.tsx";
import assert from "node:assert/strict";
import { Tags } from "../../../../src/features/orders/orders/tags.tsx";
import { order } from "./sample.ts";

const tagged = () => order({ tags: ["gift"], version: 3 });
const api = () => new FakeApi().on("Tags", data({ tags: ["gift", "rush"] }));
const saved = data({ makeOrder: { _id: "o1", version: 4 } });
async function add(tag: string): Promise<void> {
  await press("Edit tags");
  await write("Add tags", tag);
  fireEvent.keyDown(screen.getByLabelText("Add tags"), { key: "Enter" });
}

Deno.test("tags are saved as a whole with the version at which they were read, and the editor closes", async () => {
  await onStage(api().on("MakeOrder", saved), <Tags order={tagged()} />, async ({ api }) => {
    await says("gift");
    await add("rush");
    await press("Remove the tag gift");
    await press("Save tags");
    await screen.findByRole("button", { name: "Edit tags" });
    const variables = api.named("MakeOrder")[0]?.variables ?? {};
    assert.deepEqual(variables["params"], { tags: ["rush"] });
    assert.equal(variables["version"], 3);
    assert.match(String(variables["key"]), /^[0-9a-f-]{36}$/);
  });
});

Deno.test("Backspace in an empty field removes the last tag, but not while it is held", async () => {
  await onStage(api(), <Tags order={tagged()} />, async () => {
    await press("Edit tags");
    const box = screen.getByLabelText("Add tags");
    fireEvent.keyDown(box, { key: "Backspace", repeat: true });
    await screen.findByRole("button", { name: "Remove the tag gift" });
    fireEvent.keyDown(box, { key: "Backspace" });
    await waitFor(() => assert.equal(screen.queryByRole("button", { name: "Remove the tag gift" }), null));
  });
});

Deno.test("another person's change is reported, and saving again replaces the version that was seen", async () => {
  const stale = refusal("STALE", { current: { tags: ["gift"], version: 7 } });
  await onStage(api().on("MakeOrder", stale, saved), <Tags order={tagged()} />, async ({ api }) => {
    await add("rush");
    await press("Save tags");
    await says("Somebody else changed it first.");
    await press("Save tags");
    await screen.findByRole("button", { name: "Edit tags" });
    assert.deepEqual(api.named("MakeOrder").map(({ variables }) => variables["version"]), [3, 7]);
  });
});

Deno.test("tags whose answer is lost are sent again with the same key", async () => {
  const cut = () => {
    throw new TypeError("cut");
  };
  await onStage(api().on("MakeOrder", cut, saved), <Tags order={tagged()} />, async ({ api }) => {
    await add("rush");
    await press("Save tags");
    await press("Check again");
    await screen.findByRole("button", { name: "Edit tags" });
    assert.equal(new Set(api.named("MakeOrder").map(({ variables }) => variables["key"])).size, 1);
  });
});

Deno.test("Escape closes the editor without sending; a role that may not edit sees only the tags", async () => {
  await onStage(api(), <Tags order={tagged()} />, async ({ api }) => {
    await add("rush");
    fireEvent.keyDown(screen.getByLabelText("Add tags"), { key: "Escape" });
    await screen.findByRole("button", { name: "Edit tags" });
    assert.deepEqual(api.named("MakeOrder"), []);
  });
  await onStage(api(), <Tags order={tagged()} />, async () => {
    await says("gift");
    await waitFor(() => assert.equal(screen.queryAllByRole("button").length, 0));
  }, { role: "printer" });
});

Deno.test("tags that somebody else added or removed meanwhile are kept when the own change is saved", async () => {
  const stale = refusal("STALE", { current: { tags: ["gift", "vip"], version: 7 } });
  const before = order({ tags: ["gift", "old"], version: 3 });
  await onStage(api().on("MakeOrder", stale, saved), <Tags order={before} />, async ({ api }) => {
    await add("rush");
    await press("Save tags");
    await says("Somebody else changed it first.");
    await press("Save tags");
    await screen.findByRole("button", { name: "Edit tags" });
    assert.deepEqual(api.named("MakeOrder")[1]?.variables["params"], { tags: ["gift", "rush", "vip"] });
  });
});

Deno.test("tags that somebody else has saved in the same way are not sent again, and leave no draft", async () => {
  const stale = refusal("STALE", { current: { tags: ["gift", "rush"], version: 7 } });
  await onStage(api().on("MakeOrder", stale, saved), <Tags order={tagged()} />, async ({ api }) => {
    await add("rush");
    await press("Save tags");
    await says("Somebody else changed it first.");
    await press("Save tags");
    await screen.findByRole("button", { name: "Edit tags" });
    assert.equal(api.named("MakeOrder").length, 1);
    assert.equal(sessionStorage.length, 0);
  });
});
