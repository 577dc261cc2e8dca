import {
  data,
  FakeApi,
  field,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  type Stage,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";
import { leaveBy, leaveRequest } from "../../../../../src/lib/leave_guard.ts";
import NewOrderPage from "../../../../../src/features/orders/orders/new_order_page.tsx";

const STORES = ["North", "South"].map((name, index) => ({
  _id: `s${index}`,
  name,
  seller_id: "u9",
  seller_name: "Mira",
  platform: "etsy",
  status: "Active",
}));
const TEE = {
  _id: "i1",
  sku: "TEE-BLACK-M",
  title: "Tee",
  variant: "Black, M",
  price_minor: 1299,
  currency: "USD",
};
const realNow = performance.now;
let shift = 0;

const apiWith = () =>
  new FakeApi()
    .on("ActiveStores", data({ stores: STORES }))
    .on("Items", data({ items: [TEE] }))
    .on("ShippingMethods", data({ shippingMethods: [{ code: "express", name: "Express", carrier: "UPS" }] }));

/** Shows the page at a later time than the last test, as fetched choices are cached for a while. */
async function onPage(api: FakeApi, work: (stage: Stage) => Promise<void>): Promise<void> {
  shift += 120_000;
  performance.now = () => realNow.call(performance) + shift;
  keep("token", "t0ken");
  localStorage.clear();
  sessionStorage.clear();
  try {
    await onStage(api, <NewOrderPage />, work);
  } finally {
    forgetSession();
    performance.now = realNow;
  }
}

const choose = async (label: RegExp, value: string) => {
  const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: label });
  await waitFor(() => assert.equal([...select.options].some((option) => option.value === value), true));
  fireEvent.change(select, { target: { value } });
};
const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

Deno.test("an order made by hand is sent once, with exactly the typed text", async () => {
  const api = apiWith().on("MakeOrder", data({ makeOrder: { _id: "o77", version: 1 } }));
  await onPage(api, async ({ history }) => {
    await choose(/^Store/, "s1");
    await fill(/^Recipient/, "Zoë Müller");
    await fill(/^Country/, "de");
    const sku = await waitFor(() => {
      const box = screen.getByRole<HTMLInputElement>("combobox", { name: /SKU/ });
      assert.equal(box.name, "lines.0.sku");
      return box;
    });
    fireEvent.change(sku, { target: { value: "TEE-BLACK-M" } });
    await choose(/^Shipping method/, "express");
    await press("Create order");
    await waitFor(() => assert.equal(api.requests.filter(({ name }) => name === "MakeOrder").length, 1));
    const { variables } = api.requests.find(({ name }) => name === "MakeOrder")!;
    const { params, id, key } = variables as { params: Record<string, unknown>; id: null; key: string };
    assert.equal(id, null);
    assert.ok(key.length >= 8);
    assert.deepEqual(
      [
        params["store_id"],
        params["recipient_name"],
        params["country"],
        params["shipping_method"],
        params["lines"],
      ],
      ["s1", "Zoë Müller", "DE", "express", [{ sku: "TEE-BLACK-M", quantity: 1 }]],
    );
    await waitFor(() => assert.match(history.at(-1) ?? "", /\/orders\/all\/o77$/));
  });
});

Deno.test("without a store nothing is sent, and the missing field is marked", async () => {
  const api = apiWith();
  await onPage(api, async () => {
    await fill(/^Recipient/, "Zoë");
    await press("Create order");
    await says("Choose the store that the orders belong to.");
    assert.equal(api.requests.some(({ name }) => name === "MakeOrder"), false);
  });
});

Deno.test("a number that exists is reported at its field, and the typed text stays", async () => {
  const api = apiWith().on(
    "MakeOrder",
    refusal("BAD_INPUT", { problems: [{ path: "params.external_number", code: "taken" }] }),
  );
  await onPage(api, async () => {
    await choose(/^Store/, "s0");
    await fill(/^Shop number/, "CA-1");
    await fill(/^Recipient/, "Zoë");
    await press("Create order");
    await waitFor(() => assert.equal(document.activeElement?.getAttribute("name"), "external_number"));
    assert.equal((await field(/^Recipient/) as HTMLInputElement).value, "Zoë");
  });
});

Deno.test("Access 5 a new order begins with its store, which is required; arrows of select boxes are not tab stops", async () => {
  await onPage(apiWith(), async () => {
    await choose(/^Store/, "");
    await waitFor(() => assert.equal((document.activeElement as HTMLSelectElement).name, "store_id"));
    const arrows = await screen.findAllByRole("button", { name: "Show the choices" });
    assert.deepEqual(arrows.filter(({ tabIndex }) => tabIndex >= 0), []);
  });
});

Deno.test("a problem of an item is shown at its row, although a row above it is blank; a row with a quantity is not left out", async () => {
  const api = apiWith().on(
    "MakeOrder",
    refusal("BAD_INPUT", { problems: [{ path: "params.lines.0.sku", code: "unknown" }] }),
  );
  await onPage(api, async () => {
    await choose(/^Store/, "s0");
    await press("Add an item");
    await fill(/^SKU of item 2/, "NOPE");
    await fill(/^Quantity of item 2/, "some");
    await press("Create order");
    await waitFor(() => assert.equal(document.activeElement?.getAttribute("name"), "lines.1.quantity"));
    await fill(/^Quantity of item 2/, "2");
    await press("Create order");
    await waitFor(() => assert.equal(document.activeElement?.getAttribute("name"), "lines.1.sku"));
    await says("This does not exist.");
    await fill(/^Quantity of item 1/, "5");
    await press("Create order");
    await waitFor(() => assert.equal(document.activeElement?.getAttribute("name"), "lines.0.sku"));
    assert.equal(api.named("MakeOrder").length, 1);
  });
});

Deno.test("the only store is chosen at first, which is no input to lose; it is sent with what is typed", async () => {
  const api = apiWith().on("ActiveStores", data({ stores: STORES.slice(0, 1) }))
    .on("MakeOrder", data({ makeOrder: { _id: "o78", version: 1 } }));
  await onPage(api, async () => {
    const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Store/ });
    await waitFor(() => assert.equal(select.value, "s0"));
    let isLeft = false;
    leaveBy(() => isLeft = true);
    assert.deepEqual([isLeft, leaveRequest.peek()], [true, null]);
    assert.equal(sessionStorage.length, 0);
    await fill(/^Recipient/, "Zoë");
    await press("Create order");
    await waitFor(() => assert.equal(api.named("MakeOrder").length, 1));
    const params = api.named("MakeOrder")[0]!.variables["params"] as Record<string, unknown>;
    assert.equal(params["store_id"], "s0");
  });
});
