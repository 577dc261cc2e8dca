import {
  act,
  button,
  data,
  FakeApi,
  field,
  fireEvent,
  json,
  noForm,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "./stage.tsx";
import assert from "node:assert/strict";
import { writeDraft } from "../../../src/lib/drafts.ts";
import { tellChange } from "../../../src/lib/live.ts";
import { OrderView } from "../../../src/record/order_view.tsx";
import { order } from "./sample.ts";

const view = <OrderView id="o1" level={1} />;
const found = (change: Parameters<typeof order>[0] = {}) => data({ getOrderById: order(change) });
const moved = (change: object = {}) =>
  data({
    moveOrder: [{
      _id: "o1",
      ok: true,
      status: "Processing",
      print_status: "Waiting",
      shipment_status: "Processing",
      version: 4,
      reason: null,
      legal: [],
      ...change,
    }],
  });
const saved = data({ makeOrder: { _id: "o1", version: 4 } });

Deno.test("an order shows its number, its three statuses, items, address, money and timeline", async () => {
  await onStage(new FakeApi().on("GetOrder", found()), view, async () => {
    await screen.findByRole("heading", { name: "PD-000123", level: 1 });
    for (
      const words of ["Pending", "Waiting", "T-shirt", "TEE-M", "89073 Ulm", "Germany", "Nordlicht Studio"]
    ) {
      await says(words);
    }
    assert.equal(screen.getAllByText("24.00 USD").length, 2);
    await says("Order submitted");
    await says("Reason: typo");
    assert.match(document.body.textContent ?? "", /City: Um → Ulm/);
    assert.match(document.body.textContent ?? "", /Status: Draft → Pending/);
  });
});

Deno.test("S2.0 a record page with NOT_FOUND says so in place", async () => {
  const api = new FakeApi().on("GetOrder", refusal("NOT_FOUND"));
  await onStage(api, view, async () => {
    await says("There is no such order");
    assert.deepEqual(api.went, []);
  });
});

Deno.test("a blocked step says why, to the eye and to a screen reader, and cannot be sent", async () => {
  const draft = order({ status: "Draft", problems: [{ code: "cityMissing", path: "city", text: "" }] });
  const api = new FakeApi()
    .on("GetOrder", data({ getOrderById: { ...draft, facts: { ...draft.facts, problems: 1 } } }))
    .on("MoveOrder", moved());
  await onStage(api, view, async () => {
    const blocked = await button("Submit order");
    assert.equal(blocked.getAttribute("aria-disabled"), "true");
    const why = document.getElementById(blocked.getAttribute("aria-describedby") ?? "");
    assert.equal(why?.textContent, "The order has problems that need mending first.");
    fireEvent.click(blocked);
    await act(() => Promise.resolve());
    assert.deepEqual(api.named("MoveOrder"), []);
  });
});

Deno.test("a step is sent once however often it is clicked, then the order is fetched again", async () => {
  const api = new FakeApi()
    .on("GetOrder", found(), found({ status: "Processing", version: 4, paid: true }))
    .on("MoveOrder", moved());
  await onStage(api, view, async () => {
    const pay = await button("Pay order");
    for (let click = 0; click < 4; click++) fireEvent.click(pay);
    await button("Hold order");
    await waitFor(() => assert.equal(api.named("GetOrder").length, 2));
    await says("Processing");
    assert.equal(api.named("MoveOrder").length, 1);
    const { ids, event, key } = api.named("MoveOrder")[0]!.variables;
    assert.deepEqual([ids, event, typeof key], [["o1"], "order.pay", "string"]);
  });
});

Deno.test("a step that asks is sent with what was given; an empty reason and a day gone by are said at once", async () => {
  const api = new FakeApi().on("GetOrder", found()).on("MoveOrder", moved());
  await onStage(api, view, async () => {
    await press("Hold order");
    const form = await screen.findByRole("form", { name: "Hold order" });
    await type(/^Until/, "01-01-2020");
    fireEvent.submit(form);
    await says("This is needed.");
    await says(/not a day written as DD-MM-YYYY/);
    assert.equal(api.named("MoveOrder").length, 0);
    await type(/^Reason/, "Artwork is late");
    await type(/^Until/, "01-01-2099");
    fireEvent.submit(form);
    fireEvent.submit(form);
    await noForm();
    assert.equal(api.named("MoveOrder").length, 1);
    assert.deepEqual(api.named("MoveOrder")[0]!.variables["params"], {
      reason: "Artwork is late",
      until: "01-01-2099",
    });
  });
});

Deno.test("a step without a way back says in exact words what will happen, and can be left", async () => {
  const paid = { status: "Processing", paid: true, facts: { ...order().facts, paid: true } };
  const api = new FakeApi().on("GetOrder", found(paid)).on("MoveOrder", moved());
  await onStage(api, view, async () => {
    await press("Cancel order");
    await says("Cancel order PD-000123? The 24.00 USD go back to the balance. There is no way back.");
    await press("Leave it as it is");
    await noForm();
    assert.equal(api.named("MoveOrder").length, 0);
  });
});

Deno.test("a refusal says the reason and what is possible now", async () => {
  const no = {
    ok: false,
    version: null,
    reason: { code: "insufficientBalance", text: "" },
    legal: ["order.hold"],
  };
  const api = new FakeApi().on("GetOrder", found()).on("MoveOrder", moved(no));
  await onStage(api, view, async () => {
    await press("Pay order");
    await says(
      /“Pay order” was refused. The balance does not cover the order's total. Possible now: Hold order./,
    );
  });
});

Deno.test("a lost answer is asked for with the same key and params until it is known", async () => {
  const cut = () => Promise.reject(new TypeError("cut"));
  const api = new FakeApi()
    .on("GetOrder", found(), found({ status: "Processing", version: 4 }))
    .on("MoveOrder", cut, cut, cut, moved());
  await onStage(api, view, async () => {
    await press("Pay order");
    await says(/it is still not known whether this was done/);
    await press("Ask again");
    await says("Processing");
    const sent = api.named("MoveOrder").map(({ variables }) => variables);
    assert.equal(sent.length, 4);
    assert.equal(new Set(sent.map((each) => JSON.stringify(each))).size, 1);
  });
});

Deno.test("an answer still owed from before a reload is asked for with the kept key", async () => {
  const api = new FakeApi().on("GetOrder", found()).on("MoveOrder", moved());
  writeDraft("u1", "orders.o1.move", { event: "order.pay", key: "kept", params: {} });
  await onStage(api, view, async () => {
    await waitFor(() => assert.equal(api.named("MoveOrder").length, 1));
    assert.equal(api.named("MoveOrder")[0]!.variables["key"], "kept");
    await waitFor(() => assert.equal(sessionStorage.getItem("draft.u1.orders.o1.move"), null));
  });
});

Deno.test("editing sends the changed fields with the version that was seen, once", async () => {
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

Deno.test("what the API would refuse is said at its field, which gets the focus, and nothing is sent", async () => {
  const api = new FakeApi().on("GetOrder", found()).on("MakeOrder", saved);
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("Country", "Narnia");
    fireEvent.submit(screen.getByRole("form"));
    await says("This is not a country code.");
    assert.equal(document.activeElement?.getAttribute("name"), "country");
    assert.equal(api.named("MakeOrder").length, 0);
  });
});

Deno.test("problems that only the API knows come to their field", async () => {
  const problems = [{ path: "params.lines.0.sku", code: "unknown" }];
  const api = new FakeApi().on("GetOrder", found()).on("MakeOrder", refusal("BAD_INPUT", { problems }));
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("SKU of item 1", "NOPE");
    fireEvent.submit(screen.getByRole("form"));
    await says("This is not known here.");
    assert.equal((await field("SKU of item 1")).value, "NOPE");
  });
});

Deno.test("STALE keeps what was typed, shows both versions, and saves the chosen one over theirs", async () => {
  const theirs = order({ city: "Bonn", note: "Call first", version: 4 });
  const api = new FakeApi().on("GetOrder", found())
    .on("MakeOrder", refusal("STALE", { current: theirs }), data({ makeOrder: { _id: "o1", version: 5 } }));
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("City", "Köln");
    fireEvent.submit(screen.getByRole("form"));
    await says("Somebody else saved this order first");
    const mine = await screen.findByRole<HTMLInputElement>("radio", { name: /Yours.*Köln/ });
    assert.ok(mine.checked);
    await screen.findByRole("radio", { name: /Theirs.*Bonn/ });
    await says("Note: empty → Call first");
    assert.equal((await field("City")).value, "Köln");
    await press("Save with these choices");
    await waitFor(() => assert.equal(api.named("MakeOrder").length, 2));
    const [first, second] = api.named("MakeOrder").map(({ variables }) => variables);
    assert.deepEqual([second?.["params"], second?.["version"]], [{ city: "Köln" }, 4]);
    assert.notEqual(first?.["key"], second?.["key"]);
  });
});

Deno.test("a save whose answer was lost is asked for with the same key; the text stays", async () => {
  const api = new FakeApi().on("GetOrder", found(), found({ city: "Köln", version: 4 }))
    .on("MakeOrder", () => Promise.reject(new TypeError("cut")), saved);
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("City", "Köln");
    fireEvent.submit(screen.getByRole("form"));
    await says(/it is not known whether your changes were saved/);
    assert.equal((await field("City")).value, "Köln");
    await press("Ask again");
    await says("89073 Köln");
    assert.equal(new Set(api.named("MakeOrder").map(({ variables }) => variables["key"])).size, 1);
  });
});

Deno.test("a draft of before a reload opens the form with its text and says so", async () => {
  const api = new FakeApi().on("GetOrder", found());
  await onStage(api, view, async () => {
    await press("Edit order");
    await type("City", "Köln");
  }, { keepsDrafts: true });
  await onStage(api, view, async () => {
    await says("What you typed before was kept and is back.");
    assert.equal((await field("City")).value, "Köln");
    await press("Discard changes");
    await button("Edit order");
    assert.equal(sessionStorage.length, 0);
  });
});

Deno.test("somebody else's change is drawn in place, and told without touching what is being typed", async () => {
  const api = new FakeApi().on(
    "GetOrder",
    found(),
    found({ note: "Hello", version: 4 }),
    found({ city: "Bonn", version: 5 }),
  );
  await onStage(api, view, async () => {
    await says("89073 Ulm");
    act(() => tellChange("orders", ["another"]));
    act(() => tellChange("orders", ["o1"]));
    await says("Hello");
    assert.equal(api.named("GetOrder").length, 2);
    await press("Edit order");
    await type("City", "Köln");
    act(() => tellChange("orders", ["o1"]));
    await says(/Somebody else changed this order meanwhile/);
    assert.equal((await field("City")).value, "Köln");
    await press("Compare both versions");
    await screen.findByRole("radio", { name: /Theirs.*Bonn/ });
    await press("Drop my changes");
    assert.equal((await field("City")).value, "Bonn");
  });
});

Deno.test("parts that the order's state has closed say why and cannot be typed in", async () => {
  const labelled = { status: "In Production", print_status: "Printing", shipment_status: "Processing" };
  await onStage(new FakeApi().on("GetOrder", found(labelled)), view, async () => {
    await press("Edit order");
    await says(/The items and the number can no longer be changed. The order’s status is “In production”./);
    assert.ok((await field("SKU of item 1")).readOnly);
    assert.ok(!(await field("City")).readOnly);
  });
  const shipped = { status: "Shipped", print_status: "Printed", shipment_status: "Handed Over" };
  await onStage(new FakeApi().on("GetOrder", found(shipped)), view, async () => {
    await says("89073 Ulm");
    assert.ok(!screen.queryByRole("button", { name: "Edit order" }));
  });
});

Deno.test("a problem leads to the field that mends it", async () => {
  const problems = [{ code: "skuUnknown", path: "lines.0.sku", text: "" }];
  const api = new FakeApi().on("GetOrder", found({ status: "Draft", problems }));
  await onStage(api, view, async () => {
    await says("This SKU is not in the catalogue.");
    await press("Mend: Item 1, SKU");
    await waitFor(() => assert.equal(document.activeElement?.getAttribute("name"), "lines.0.sku"));
  });
});

Deno.test("a part that the API could not give is said to be missing", async () => {
  const partial = () =>
    json({ data: { getOrderById: order() }, errors: [{ message: "x", extensions: { code: "INTERNAL" } }] });
  await onStage(new FakeApi().on("GetOrder", partial), view, async () => {
    await says("89073 Ulm");
    await says(/A part of this order could not be loaded/);
  });
});
