import {
  act,
  button,
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
} from "./stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../src/engine/live/live.ts";
import OrderRecord from "../../../../src/features/workshop/units/order_record.tsx";
import { order } from "./sample.ts";

const view = <OrderRecord id="o1" level={1} />;
const found = (change: Parameters<typeof order>[0] = {}) => data({ getOrderById: order(change) });
const saved = data({ makeOrder: { _id: "o1", version: 4 } });

Deno.test("an edit sends the changed fields once, with the version that the person saw", async () => {
  const api = new FakeApi().on("GetOrder", found(), found({ city: "Köln", version: 4 })).on(
    "MakeOrder",
    saved,
  );
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("City", "Köln");
    await says("Changed: City");
    const form = screen.getByRole("form", { name: "Edit order PD-000123" });
    fireEvent.keyDown(form, { key: "Enter", ctrlKey: true });
    fireEvent.submit(form);
    await says("89073 Köln");
    assert.equal(api.named("MakeOrder").length, 1);
    const { id, params, version } = api.named("MakeOrder")[0]!.variables;
    assert.deepEqual([id, params, version], ["o1", { city: "Köln" }, 3]);
    assert.equal(sessionStorage.length, 0);
  });
});

Deno.test("a value that the API would refuse is reported at its field, which gets the focus, and nothing is sent", async () => {
  const api = new FakeApi().on("GetOrder", found()).on("MakeOrder", saved);
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("Country", "Narnia");
    fireEvent.submit(screen.getByRole("form"));
    await says("We do not know this country.");
    assert.equal(document.activeElement?.getAttribute("name"), "country");
    assert.equal(api.named("MakeOrder").length, 0);
  });
});

Deno.test("problems that only the API knows are shown at their field", async () => {
  const problems = [{ path: "params.lines.0.sku", code: "unknown" }];
  const api = new FakeApi().on("GetOrder", found()).on("MakeOrder", refusal("BAD_INPUT", { problems }));
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("SKU of item 1", "NOPE");
    fireEvent.submit(screen.getByRole("form"));
    await says("This does not exist.");
    assert.equal((await field("SKU of item 1")).value, "NOPE");
  });
});

Deno.test("STALE keeps the typed text, shows both versions, and saves the chosen one over theirs", async () => {
  const theirs = order({ city: "Bonn", note: "Call first", version: 4 });
  const api = new FakeApi().on("GetOrder", found())
    .on("MakeOrder", refusal("STALE", { current: theirs }), data({ makeOrder: { _id: "o1", version: 5 } }));
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("City", "Köln");
    fireEvent.submit(screen.getByRole("form"));
    await says("Somebody else saved this first");
    const mine = await screen.findByRole<HTMLInputElement>("radio", { name: /Yours.*Köln/ });
    assert.ok(mine.checked);
    await screen.findByRole("radio", { name: /Theirs.*Bonn/ });
    await says("Note: none → Call first");
    assert.equal((await field("City")).value, "Köln");
    await press("Save these choices");
    await waitFor(() => assert.equal(api.named("MakeOrder").length, 2));
    const [first, second] = api.named("MakeOrder").map(({ variables }) => variables);
    assert.deepEqual([second?.["params"], second?.["version"]], [{ city: "Köln" }, 4]);
    assert.notEqual(first?.["key"], second?.["key"]);
  });
});

Deno.test("items kept against somebody else's removal of one are sent with that one as a new item", async () => {
  const [first] = order().lines;
  const lines = [first!, { ...first!, _id: "l9", sku: "MUG", quantity: 1 }];
  const theirs = order({ lines: [first!], version: 4 });
  const api = new FakeApi().on("GetOrder", found({ lines }))
    .on("MakeOrder", refusal("STALE", { current: theirs }), data({ makeOrder: { _id: "o1", version: 5 } }));
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("Quantity of item 2", "3");
    fireEvent.submit(screen.getByRole("form"));
    await says("Somebody else saved this first");
    await press("Save these choices");
    await waitFor(() => assert.equal(api.named("MakeOrder").length, 2));
    const { lines: sent } = api.named("MakeOrder")[1]!.variables["params"] as { lines: unknown };
    assert.deepEqual(sent, [
      { _id: first!._id, sku: first!.sku, quantity: first!.quantity },
      { sku: "MUG", quantity: 3 },
    ]);
  });
});

Deno.test("a save whose answer is lost is requested with the same key, and the text stays", async () => {
  const api = new FakeApi().on("GetOrder", found(), found({ city: "Köln", version: 4 }))
    .on("MakeOrder", () => Promise.reject(new TypeError("cut")), saved);
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("City", "Köln");
    fireEvent.submit(screen.getByRole("form"));
    await says(/we do not know whether your changes were saved/);
    assert.equal((await field("City")).value, "Köln");
    await press("Check again");
    await says("89073 Köln");
    assert.equal(new Set(api.named("MakeOrder").map(({ variables }) => variables["key"])).size, 1);
  });
});

Deno.test("a draft from before a reload opens the form with its text and says so", async () => {
  const api = new FakeApi().on("GetOrder", found());
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("City", "Köln");
  }, { keepsDrafts: true });
  await onStage(api, view, async () => {
    await says("Your unsaved changes were restored.");
    assert.equal((await field("City")).value, "Köln");
    await press("Cancel");
    await button("Edit order");
    assert.equal(sessionStorage.length, 0);
  });
});

Deno.test("another person's change is drawn in place and announced without touching the typed text", async () => {
  const api = new FakeApi().on(
    "GetOrder",
    found(),
    found({ note: "Hello", version: 4 }),
    found({ city: "Bonn", version: 5 }),
  );
  await onStage(api, view, async () => {
    await says("89073 Ulm");
    act(() => publishChange("orders", ["another"]));
    act(() => publishChange("orders", ["o1"]));
    await says("Hello");
    assert.equal(api.named("GetOrder").length, 2);
    await press("Edit order");
    await type("City", "Köln");
    act(() => publishChange("orders", ["o1"]));
    await says(/Somebody else changed this meanwhile/);
    assert.equal((await field("City")).value, "Köln");
    await press("Compare both versions");
    await screen.findByRole("radio", { name: /Theirs.*Bonn/ });
    await press("Discard my changes");
    assert.equal((await field("City")).value, "Bonn");
  });
});

Deno.test("fields locked by the order's state show the reason and cannot be edited", async () => {
  const labelled = { status: "In Production", print_status: "Printing", shipment_status: "Processing" };
  await onStage(new FakeApi().on("GetOrder", found(labelled)), view, async () => {
    await press("Edit order");
    await says(
      /The items and the order number can no longer be changed. The order’s status is “In Production”./,
    );
    assert.ok((await field("SKU of item 1")).readOnly);
    assert.ok(!(await field("City")).readOnly);
  });
  const shipped = { status: "Shipped", print_status: "Printed", shipment_status: "Handed Over" };
  await onStage(new FakeApi().on("GetOrder", found(shipped)), view, async () => {
    await says("89073 Ulm");
    assert.ok(!screen.queryByRole("button", { name: "Edit order" }));
  });
});

Deno.test("a problem leads to the field that fixes it", async () => {
  const problems = [{ code: "skuUnknown", path: "lines.0.sku", text: "" }];
  const api = new FakeApi().on("GetOrder", found({ status: "Draft", problems }));
  await onStage(api, view, async () => {
    await says("This SKU is not in the catalogue.");
    await press("Fix: Item 1, SKU");
    await waitFor(() => assert.equal(document.activeElement?.getAttribute("name"), "lines.0.sku"));
  });
});

Deno.test("save and next opens the form of the next draft, at its problem; after the last draft a message says that it was the last", async () => {
  const problems = [{ code: "cityMissing", path: "city", text: "" }];
  const draft = {
    status: "Draft",
    print_status: "Waiting",
    shipment_status: "Processing",
    problems,
  } as const;
  const api = new FakeApi().on("GetOrder", found(draft)).on("MakeOrder", saved);
  await onStage(
    api,
    <OrderRecord id="o1" level={2} nextHref="/orders/draft/o2?problem=any" />,
    async ({ history }) => {
      await press("Edit order");
      await type("City", "Bonn");
      await press("Save and next");
      await waitFor(() => assert.equal(history.at(-1), "/orders/draft/o2?problem=any"));
      assert.equal(api.named("MakeOrder").length, 1);
    },
  );
  await onStage(api, <OrderRecord id="o1" level={2} />, async () => {
    await press("Edit order");
    await type("City", "Bonn");
    await press("Save and next");
    await button("Edit order");
  });
});
