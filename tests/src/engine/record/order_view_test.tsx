import {
  act,
  button,
  data,
  FakeApi,
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
import { listenForKeys } from "../../../../src/lib/keys.ts";
import { writeDraft } from "../../../../src/lib/drafts.ts";
import OrderRecord from "../../../../src/features/workshop/units/order_record.tsx";
import { order } from "./sample.ts";

const view = <OrderRecord id="o1" level={1} />;
const found = (change: Parameters<typeof order>[0] = {}) => data({ getOrderById: order(change) });
const moved = (change: object = {}) =>
  data({
    moves: [{
      _id: "o1",
      ok: true,
      columns: { status: "Processing", print_status: "Waiting", shipment_status: "Processing" },
      version: 4,
      reason: null,
      legal: [],
      ...change,
    }],
  });

Deno.test("an order shows its number, its three statuses, items, address, both prices, money and timeline", async () => {
  const lines = order().lines.map((line) => ({ ...line, declared_minor: 3_900, declared_currency: "EUR" }));
  await onStage(new FakeApi().on("GetOrder", found({ lines })), view, async () => {
    await screen.findByRole("heading", { name: "PD-000123", level: 1 });
    for (
      const words of ["Pending", "Waiting", "T-shirt", "TEE-M", "89073 Ulm", "Germany", "Nordlicht Studio"]
    ) {
      await says(words);
    }
    assert.equal(screen.getAllByText("24.00 USD").length, 3, "the lines' sum, the goods and the total");
    await says("Our price");
    await says("Price in the shop 39.00");
    await says("Order submitted");
    await says("Reason: typo");
    assert.match(document.body.textContent ?? "", /City: Um → Ulm/);
    assert.match(document.body.textContent ?? "", /Status: Draft → Pending/);
  });
});

Deno.test("Clear answers 16 Request refund is offered on a charged order to people who may see and add refund requests; people who may not see them have no link to them", async () => {
  const charge = { _id: "c1", kind: "charge", amount_minor: -2400, currency: "USD", created_at: 1 };
  const api = new FakeApi().on("GetOrder", found({ charges: [charge] }));
  const offered = async (view: boolean, add: boolean) => {
    const access = { view, add, update: add, delete: false };
    const me = { permission: [{ module: "refund_requests", title: "", access }] };
    let links: readonly (string | null)[] = [];
    await onStage(api, <OrderRecord id="o1" level={1} />, async () => {
      await says("Total charged");
      links = screen.queryAllByRole("link", { name: /refund/i }).map(({ textContent }) => textContent);
    }, { role: "sale", me });
    return links;
  };
  assert.deepEqual(await offered(true, true), ["Request refund", "Refund requests"]);
  assert.deepEqual(await offered(true, false), ["Refund requests"]);
  // Without View an entry gives no right.
  assert.deepEqual(await offered(false, true), []);
});

Deno.test("S2.0 a record page with NOT_FOUND is reported in place", async () => {
  const api = new FakeApi().on("GetOrder", refusal("NOT_FOUND"));
  await onStage(api, view, async () => {
    await says("There is no such order");
    assert.deepEqual(api.went, []);
  });
});

Deno.test("a blocked step shows its reason, also to a screen reader, and cannot be sent", async () => {
  const draft = order({ status: "Draft", problems: [{ code: "cityMissing", path: "city", text: "" }] });
  const api = new FakeApi()
    .on("GetOrder", data({ getOrderById: { ...draft, facts: { ...draft.facts, problems: 1 } } }))
    .on("Move", moved());
  await onStage(api, view, async () => {
    const blocked = await button("Submit order");
    assert.equal(blocked.getAttribute("aria-disabled"), "true");
    const why = document.getElementById(blocked.getAttribute("aria-describedby") ?? "");
    assert.equal(why?.textContent, "The order has problems that need fixing first.");
    fireEvent.click(blocked);
    await act(() => Promise.resolve());
    assert.deepEqual(api.named("Move"), []);
  });
});

Deno.test("a step is sent once however often it is clicked, then the order is fetched again", async () => {
  const api = new FakeApi()
    .on("GetOrder", found(), found({ status: "Processing", version: 4, paid: true }))
    .on("Move", moved());
  await onStage(api, view, async () => {
    await press("Pay order");
    await says("Available afterwards");
    const pay = await button("Pay 24.00 USD");
    for (let click = 0; click < 4; click++) fireEvent.click(pay);
    await button("Hold order");
    await waitFor(() => assert.equal(api.named("GetOrder").length, 2));
    await says("Processing");
    assert.equal(api.named("Move").length, 1);
    const { ids, event, key, params } = api.named("Move")[0]!.variables;
    assert.deepEqual([ids, event, typeof key], [["o1"], "order.pay", "string"]);
    assert.deepEqual(params, { expected_minor: 2400 });
  });
});

Deno.test("the key of the next step takes the step once: not again while it is held, and not the following step right afterwards", async () => {
  const paid = { status: "Processing", version: 4, paid: true, facts: { ...order().facts, paid: true } };
  const api = new FakeApi().on("GetOrder", found(), found(paid)).on("Move", moved());
  const stop = listenForKeys();
  const realNow = performance.now;
  const press = (repeat = false) => {
    fireEvent.keyDown(document.body, { key: "n", repeat });
    // Another key in between shows that the key before was not a scanner's.
    fireEvent.keyDown(document.body, { key: "F9" });
  };
  try {
    await onStage(api, view, async () => {
      assert.equal((await button("Pay order")).getAttribute("aria-keyshortcuts"), "N");
      press();
      const form = await screen.findByRole("form", { name: "Pay order" });
      const now = performance.now();
      // The clock stops, so that the keys follow at once however slow the machine is.
      performance.now = () => now;
      fireEvent.submit(form);
      await button("Start production");
      press();
      press(true);
      await act(() => Promise.resolve());
      assert.deepEqual(api.named("Move").map(({ variables }) => variables["event"]), ["order.pay"]);
    });
  } finally {
    performance.now = realNow;
    stop();
  }
});

Deno.test("a step with input is sent with it; an empty reason and a past day are reported at once", async () => {
  const api = new FakeApi().on("GetOrder", found()).on("Move", moved());
  await onStage(api, view, async () => {
    await press("Hold order");
    const form = await screen.findByRole("form", { name: "Hold order" });
    await type(/^Until/, "01-01-2020");
    fireEvent.submit(form);
    await says("This field is required.");
    await says(/This day is over/);
    assert.equal(api.named("Move").length, 0);
    await type(/^Reason/, "Artwork is late");
    await type(/^Until/, "01-01-2099");
    // The form is submitted by keyboard, and once more by its button.
    fireEvent.keyDown(form, { key: "Enter", ctrlKey: true });
    fireEvent.submit(form);
    await noForm();
    assert.equal(api.named("Move").length, 1);
    assert.deepEqual(api.named("Move")[0]!.variables["params"], {
      reason: "Artwork is late",
      until: "01-01-2099",
    });
  });
});

Deno.test("another press of a step whose form is open keeps what was typed", async () => {
  const api = new FakeApi().on("GetOrder", found()).on("Move", moved());
  await onStage(api, view, async () => {
    await press("Hold order");
    const form = await screen.findByRole("form", { name: "Hold order" });
    await type(/^Reason/, "Artwork is late");
    const [step] = screen.getAllByRole("button", { name: "Hold order" });
    assert.ok(step && !form.contains(step));
    fireEvent.click(step);
    fireEvent.submit(form);
    await noForm();
    assert.deepEqual(api.named("Move")[0]!.variables["params"], { reason: "Artwork is late" });
  });
});

Deno.test("a final step says exactly what will happen, and can be cancelled", async () => {
  const lines = order().lines.map((line) => ({ ...line, charged_minor: 2400, refunded_minor: 800 }));
  const paid = { status: "Processing", paid: true, facts: { ...order().facts, paid: true }, lines };
  const api = new FakeApi().on("GetOrder", found(paid)).on("Move", moved());
  await onStage(api, view, async () => {
    await press("More steps");
    await act(() => void fireEvent.click(screen.getByRole("menuitem", { name: /Cancel order/ })));
    await says("Cancel order PD-000123? 16.00 USD will be refunded to the balance. This can’t be undone.");
    await press("Cancel");
    await noForm();
    assert.equal(api.named("Move").length, 0);
  });
});

Deno.test("a refusal shows the reason and the possible steps, and is scrolled into view", async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent ?? "");
    return Promise.resolve();
  };
  const no = {
    ok: false,
    version: null,
    reason: { code: "insufficientBalance", text: "" },
    legal: ["order.hold"],
  };
  const api = new FakeApi().on("GetOrder", found()).on("Move", moved(no));
  await onStage(api, view, async () => {
    await press("Pay order");
    await press("Pay 24.00 USD");
    await says(
      /“Pay order” was refused. Status: Processing. The balance does not cover the order’s total. Top up first. Possible now: Hold order./,
    );
    assert.ok(scrolled.some((text) => text.includes("was refused")));
  });
});

Deno.test("a lost answer is requested with the same key and params until it is known", async () => {
  const cut = () => Promise.reject(new TypeError("cut"));
  const api = new FakeApi()
    .on("GetOrder", found(), found({ status: "Processing", version: 4 }))
    .on("Move", cut, cut, cut, moved());
  await onStage(api, view, async () => {
    await press("Pay order");
    await press("Pay 24.00 USD");
    await says(/we still do not know whether it was done/);
    await press("Check again");
    await says("Processing");
    const sent = api.named("Move").map(({ variables }) => variables);
    assert.equal(sent.length, 4);
    assert.equal(new Set(sent.map((each) => JSON.stringify(each))).size, 1);
  });
});

Deno.test("an answer pending from before a reload is requested with the stored key", async () => {
  const api = new FakeApi().on("GetOrder", found()).on("Move", moved());
  writeDraft("u1", "orders.o1.move", { event: "order.pay", key: "kept", params: {} });
  await onStage(api, view, async () => {
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    assert.equal(api.named("Move")[0]!.variables["key"], "kept");
    await waitFor(() => assert.equal(sessionStorage.getItem("draft.u1.orders.o1.move"), null));
  });
});

Deno.test("a part that the API could not return is shown as missing", async () => {
  const partial = () =>
    json({ data: { getOrderById: order() }, errors: [{ message: "x", extensions: { code: "INTERNAL" } }] });
  await onStage(new FakeApi().on("GetOrder", partial), view, async () => {
    await says("89073 Ulm");
    await says(/Some of this could not be loaded/);
  });
});

Deno.test("S2.35 an order held by its store says so in words; one in its cooling-off time shows until when, and why it waits", async () => {
  const held = found({ status: "On Hold", hold_reason: "autoHold" });
  await onStage(new FakeApi().on("GetOrder", held), view, () => says("On hold: The store holds new orders"));
  const cooling = (cools_until: number) =>
    found({
      status: "Processing",
      paid: true,
      cools_until,
      facts: { ...order().facts, paid: true, cooling: true },
    });
  await onStage(new FakeApi().on("GetOrder", cooling(4_000_000_000)), view, async () => {
    await says("Cooling off until 02-10-2096 07:06");
    await says("The cooling-off time after the payment is not over yet.");
  });
  // The cooling-off time ended after the order was fetched.
  await onStage(new FakeApi().on("GetOrder", cooling(1_700_000_000)), view, async () => {
    const start = await button("Start production");
    assert.equal(start.getAttribute("aria-disabled"), null);
    assert.ok(!document.body.textContent?.includes("Cooling off until"));
  });
});
