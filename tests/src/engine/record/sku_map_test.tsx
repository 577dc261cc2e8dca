import { data, FakeApi, fireEvent, onStage, press, refusal, says, screen, type, waitFor } from "./stage.tsx";
import assert from "node:assert/strict";
import SkuMap from "../../../../src/features/orders/stores/sku_map.tsx";

const MAPPING = { external_sku: "BECHER", sku: "MUG-WHITE", title: "Mug", variant: "White" };
const ITEM = { _id: "i1", sku: "TEE-M", title: "T-shirt", variant: "M", price_minor: 900, currency: "USD" };
const part = <SkuMap record={{ _id: "st1", version: 1 }} />;
const page = (...skuMap: object[]) => data({ skuMap });
const many = Array.from({ length: 20 }, (_, index) => ({ ...MAPPING, external_sku: `X${index}` }));
const hasNo = (words: string) =>
  waitFor(() => assert.equal(document.body.textContent?.includes(words), false));

Deno.test("S2.45 a store's map is searched by either name, page by page", () => {
  const api = new FakeApi().on("SkuMap", page(...many));
  return onStage(api, part, async () => {
    await says("MUG-WHITE");
    api.on("SkuMap", page(MAPPING));
    await press("Next rows");
    await says("BECHER");
    await hasNo("X19");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: " mug " } });
    await waitFor(() => assert.deepEqual(api.requests.at(-1)?.variables, { store: "st1", search: "mug" }));
    api.on("SkuMap", page());
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zzz" } });
    await says("No match found.");
  });
});

Deno.test("a mapping is removed once, with a key, and the map is fetched again", () => {
  const api = new FakeApi().on("SkuMap", page(MAPPING), page())
    .on("TrashSkuMapping", data({ trashSkuMapping: ["BECHER"] }));
  return onStage(api, part, async () => {
    await press("Remove the match of BECHER");
    await says("No SKU is matched yet.");
    assert.equal(api.named("TrashSkuMapping").length, 1);
    const { key, ...rest } = api.named("TrashSkuMapping")[0]!.variables;
    assert.deepEqual(rest, { store: "st1", delete_skus: ["BECHER"] });
    assert.equal(typeof key, "string");
  });
});

Deno.test("a SKU is mapped to a chosen item; a missing value is shown at its field", () => {
  const api = new FakeApi().on("SkuMap", page(), page(MAPPING)).on("Items", data({ items: [ITEM] }))
    .on("MakeSkuMapping", data({ makeSkuMapping: { ...MAPPING, item_id: "i1" } }));
  return onStage(api, part, async () => {
    const form = await screen.findByRole("form", { name: "Match SKU" });
    fireEvent.submit(form);
    await says("Choose an item of the catalogue.");
    await type("The store’s SKU", " BECHER ");
    const item = screen.getByRole("combobox", { name: "Our item" });
    fireEvent.click(item);
    fireEvent.change(item, { target: { value: "tee" } });
    fireEvent.click(await screen.findByRole("option", { name: /TEE-M/ }));
    fireEvent.submit(form);
    await says("MUG-WHITE");
    const { key: _, ...rest } = api.named("MakeSkuMapping")[0]!.variables;
    assert.deepEqual(rest, { store: "st1", external_sku: "BECHER", item: "i1" });
    await waitFor(() => assert.equal((item as HTMLInputElement).value, ""));
  });
});

Deno.test("a refused mapping shows the reason in place, and the map stays", () => {
  const api = new FakeApi().on("SkuMap", page(MAPPING)).on("TrashSkuMapping", refusal("NOT_FOUND"));
  return onStage(api, part, async () => {
    await press("Remove the match of BECHER");
    await says("“Remove SKU match” was refused.");
    await says("MUG-WHITE");
  });
});

Deno.test("a new mapping can be removed right afterwards", () => {
  const api = new FakeApi().on("SkuMap", page(), page(MAPPING)).on("Items", data({ items: [ITEM] }))
    .on("MakeSkuMapping", data({ makeSkuMapping: { ...MAPPING, item_id: "i1" } }))
    .on("TrashSkuMapping", data({ trashSkuMapping: ["BECHER"] }));
  return onStage(api, part, async () => {
    await type("The store’s SKU", "BECHER");
    const item = screen.getByRole("combobox", { name: "Our item" });
    fireEvent.click(item);
    fireEvent.click(await screen.findByRole("option", { name: /TEE-M/ }));
    fireEvent.submit(screen.getByRole("form", { name: "Match SKU" }));
    await says("MUG-WHITE");
    const forget = await screen.findByRole("button", { name: "Remove the match of BECHER" });
    await waitFor(() => assert.equal(forget.getAttribute("aria-disabled"), null));
    api.on("SkuMap", page());
    fireEvent.click(forget);
    await says("No SKU is matched yet.");
    assert.equal(api.named("TrashSkuMapping").length, 1);
  });
});
