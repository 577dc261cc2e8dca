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
import { printers } from "../../../../resources/catalogue/printers.ts";
import { stores } from "../../../../resources/orders/stores.ts";
import NewEntity from "../../../../src/engine/form/new_entity.tsx";
import EntityView from "../../../../src/engine/record/generic_entity_view.tsx";
import { NewPart } from "../../../../src/engine/record/new_part.tsx";
import { leaveRequest } from "../../../../src/lib/leave_guard.ts";
import { zonesWith } from "../../../../src/engine/form/time_zone_input.tsx";

const STORE = {
  _id: "st1",
  version: 4,
  name: "Nordlicht Prints",
  platform: "shopify",
  status: "Active",
  url: "https://nordlicht.example/shop",
  time_zone: "Europe/Berlin",
  seller_id: "s1",
  seller_name: "Nordlicht Studio",
  auto_hold: true,
  cooling_off_min: 90,
  shipping_method: "",
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
};
const MAPPING = { external_sku: "BECHER", sku: "MUG-WHITE", title: "Mug", variant: "White" };
const gone: string[] = [];
const view = <EntityView resource={stores} id="st1" level={1} onClose={() => void gone.push("closed")} />;
const fresh = <NewEntity resource={stores} shape={stores.shape!} />;
const found = (change: object = {}) => data({ record: { ...STORE, ...change } });
const made = data({ made: { _id: "st1", version: 5 } });
const apiWith = (change: object = {}) =>
  new FakeApi().on("Record", found(change)).on("SkuMap", data({ skuMap: [MAPPING] }))
    .on("Sellers", data({ sellers: [{ _id: "s1", name: "Nordlicht Studio" }] }));
const shown = () => document.body.textContent ?? "";
const noForm = () =>
  waitFor(() => assert.equal(screen.queryByRole("form", { name: "Edit store" }) === null, true));

Deno.test("S2.35 a store shows its name, status and facts, its address as text and none of them as a link", () =>
  onStage(apiWith(), view, async () => {
    await says("https://nordlicht.example/shop");
    for (
      const words of [
        "Nordlicht Prints",
        "Active",
        "Shopify",
        "Europe/Berlin",
        "90 min",
        "Hold new ordersYes",
      ]
    ) {
      assert.ok(shown().includes(words), words);
    }
    // Only the SKU map has links, which lead to pages of the app.
    await says("BECHER");
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    assert.deepEqual(links, ["/orders/artwork?store=st1&sku=BECHER"]);
    assert.equal(screen.queryByRole("form", { name: "Edit store" }), null);
  }));

Deno.test("an edit sends only the changed fields with the version that the person saw, in the types of the input", async () => {
  const api = apiWith().on("Record", found(), found({ cooling_off_min: 30, version: 5 })).on("Make", made);
  await onStage(api, view, async () => {
    await press("Edit store");
    await type("Cooling-off", "30");
    fireEvent.click(await screen.findByRole("switch", { name: "Hold new orders" }));
    await says("Changed: Hold new orders, Cooling-off");
    fireEvent.submit(screen.getByRole("form", { name: "Edit store" }));
    await noForm();
    const { id, params, version, key } = api.named("Make")[0]!.variables;
    assert.deepEqual([id, params, version], ["st1", { cooling_off_min: 30, auto_hold: false }, 4]);
    assert.equal(typeof key, "string");
    await says("30 min");
  });
});

Deno.test("a value that the API would refuse is reported below its field instead of the help, and nothing is sent", () => {
  const api = apiWith().on("Make", made);
  return onStage(api, view, async () => {
    await press("Edit store");
    await says("At most a week.");
    await type("Cooling-off", "");
    await type("Web address", "javascript:alert(1)");
    await type(/^Name/, " ");
    fireEvent.submit(screen.getByRole("form", { name: "Edit store" }));
    await says("This is not a web address that begins with https:// or http://.");
    assert.ok(!shown().includes("At most a week."));
    await says("3 fields need fixing.");
    assert.equal(api.named("Make").length, 0);
  });
});

Deno.test("a taken name is reported at its field, and the typed text stays", () => {
  const problems = [{ path: "params.name", code: "taken" }];
  const api = apiWith().on("Make", refusal("BAD_INPUT", { problems }));
  return onStage(api, view, async () => {
    await press("Edit store");
    await type(/^Name/, "Nordlicht");
    fireEvent.submit(screen.getByRole("form", { name: "Edit store" }));
    await says("This is already in use.");
    assert.equal((await field(/^Name/)).value, "Nordlicht");
  });
});

Deno.test("if somebody else saved first both versions are shown in words, and the chosen values are saved over the newer one", () => {
  const current = { ...STORE, platform: "etsy", auto_hold: false, version: 7 };
  const api = apiWith().on("Make", refusal("STALE", { current }), made);
  return onStage(api, view, async () => {
    await press("Edit store");
    fireEvent.change(await screen.findByRole("combobox", { name: "Platform" }), {
      target: { value: "amazon" },
    });
    fireEvent.submit(screen.getByRole("form", { name: "Edit store" }));
    await says("Somebody else saved this first");
    await says("Hold new orders: yes → no");
    await screen.findByRole("radio", { name: /Theirs.*Etsy/ });
    await press("Save these choices");
    await waitFor(() => assert.equal(api.named("Make").length, 2));
    const { params, version } = api.named("Make")[1]!.variables;
    assert.deepEqual([params, version], [{ platform: "amazon" }, 7]);
  });
});

Deno.test("versions that differ in a chosen record show its name, not its id", () => {
  const current = { ...STORE, shipping_method: "m-slow", version: 7 };
  const method = (code: string, name: string) => ({ code, name, carrier: "DHL", min_days: 1, max_days: 2 });
  const api = apiWith().on("Make", refusal("STALE", { current }))
    .on(
      "ShippingMethods",
      data({ shippingMethods: [method("m-fast", "Express"), method("m-slow", "Saver")] }),
    );
  return onStage(api, view, async () => {
    await press("Edit store");
    await says("Express");
    fireEvent.change(await screen.findByRole("combobox", { name: "Shipping method" }), {
      target: { value: "m-fast" },
    });
    fireEvent.submit(screen.getByRole("form", { name: "Edit store" }));
    await screen.findByRole("radio", { name: /Yours.*Express/ });
    await screen.findByRole("radio", { name: /Theirs.*Saver/ });
  });
});

Deno.test("a new record is sent as a whole and once; a seller does not choose its owner", () => {
  const api = apiWith().on("Make", made);
  const seller = { role: "sale", scope: ["u1"] };
  return onStage(api, fresh, async ({ history }) => {
    await type(/^Name/, "Kontor");
    fireEvent.change(screen.getByRole("combobox", { name: /^Platform/ }), { target: { value: "etsy" } });
    const form = screen.getByRole("form", { name: "New store" });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => assert.equal(history.at(-1), "/stores/all/st1"));
    assert.equal(api.named("Make").length, 1);
    const { key: _, ...variables } = api.named("Make")[0]!.variables;
    assert.deepEqual(variables, {
      id: null,
      version: null,
      params: {
        shipping_method: "",
        name: "Kontor",
        platform: "etsy",
        url: "",
        time_zone: "",
        status: "Active",
        auto_hold: false,
        cooling_off_min: 0,
      },
    });
    assert.equal(sessionStorage.length, 0);
  }, seller);
});

Deno.test("Cancel of a new record with typed text asks first: staying keeps the text, leaving drops it", () =>
  onStage(apiWith(), fresh, async ({ history }) => {
    await type(/^Name/, "Kontor");
    await press("Cancel");
    act(() => leaveRequest.value?.stay());
    assert.equal((await field(/^Name/)).value, "Kontor");
    await press("Cancel");
    assert.notEqual(history.at(-1), "/stores");
    act(() => leaveRequest.value?.go());
    await waitFor(() => assert.equal(history.at(-1), "/stores"));
    assert.equal(sessionStorage.length, 0);
  }));

Deno.test("missing required fields of a new record are each marked; staff choose its seller", () => {
  const api = apiWith().on("Make", made);
  return onStage(api, fresh, async () => {
    await type("Web address", "https://a.example");
    fireEvent.submit(await screen.findByRole("form", { name: "New store" }));
    await says("3 fields need fixing.");
    assert.equal(api.named("Make").length, 0);
    assert.equal(document.activeElement?.getAttribute("name"), "seller_id");
    await says("Nordlicht Studio");
  });
});

Deno.test("deleting first names the store, is sent once with a key, and leaves the record", () => {
  gone.length = 0;
  const api = apiWith().on("Trash", data({ trashed: ["st1"] }));
  return onStage(api, view, async () => {
    await press("Delete store");
    await says("Delete the store “Nordlicht Prints”?");
    const form = screen.getByRole("form", { name: "Delete store" });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => assert.deepEqual(gone, ["closed"]));
    assert.equal(api.named("Trash").length, 1);
    assert.deepEqual(api.named("Trash")[0]!.variables["ids"], ["st1"]);
  });
});

Deno.test("a store in use shows in place why it cannot be deleted", () => {
  const reason = { code: "storeHasOrders", text: "" };
  const api = apiWith().on("Trash", refusal("ILLEGAL_TRANSITION", { reason, legal: [] }));
  return onStage(api, view, async () => {
    await press("Delete store");
    fireEvent.submit(await screen.findByRole("form", { name: "Delete store" }));
    await says("The store has orders, so it can’t be deleted. Pause it instead.");
    assert.ok(!shown().includes("No step is possible now."));
    assert.ok(await button("Edit store"));
  });
});

Deno.test("a missing record is reported with the name of its kind", () =>
  onStage(new FakeApi().on("Record", data({ record: null })), view, () => says("There is no such store")));

Deno.test("typed text is restored after a reload", async () => {
  const keep = { keepsDrafts: true };
  await onStage(apiWith(), view, async () => {
    await press("Edit store");
    await type(/^Name/, "Nordlicht 2");
  }, keep);
  await onStage(apiWith(), view, async () => {
    await says("Your unsaved changes were restored.");
    assert.equal((await field(/^Name/)).value, "Nordlicht 2");
  });
});

Deno.test("time zones are found by a part of their name, those that begin with it first", () => {
  const zones = ["America/New_York", "Asia/Yakutsk", "Europe/Berlin", "Pacific/Norfolk"];
  assert.deepEqual(zonesWith("new y", zones), ["America/New_York"]);
  assert.deepEqual(zonesWith("yo", zones), ["America/New_York"]);
  assert.deepEqual(zonesWith("k", zones), ["America/New_York", "Asia/Yakutsk", "Pacific/Norfolk"]);
  assert.deepEqual(zonesWith("nor", zones), ["Pacific/Norfolk"]);
  assert.ok(zonesWith("berlin").includes("Europe/Berlin"));
});

Deno.test("the input for a new part stays with its parent, and does not appear at another one", async () => {
  const names: string[] = [];
  const adding = (record: string, name: string) =>
    onStage(
      new FakeApi(),
      <NewPart part={printers} record={record} onClose={() => {}} />,
      async () => {
        names.push((await field(/^Name/)).value);
        if (name) await type(/^Name/, name);
      },
      { keepsDrafts: name !== "" },
    );
  await adding("l1", "Zebra");
  await adding("l2", "Brother");
  await adding("l1", "");
  assert.deepEqual(names, ["", "", "Zebra"]);
});
