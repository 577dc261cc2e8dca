/** The SKU map of a store: matching one SKU after another. */
import {
  data,
  FakeApi,
  field,
  fireEvent,
  onStage,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import SkuMap from "../../../../../src/features/orders/stores/sku_map.tsx";

const ITEM = { _id: "i1", sku: "TEE-S", title: "Tee", variant: "S", image_id: "", stock: "Low" };
const SKU = "The store’s SKU";

Deno.test("S2.8 the next SKU may be typed while one is matched; a match empties only what it sent", async () => {
  const first = Promise.withResolvers<void>();
  const done = data({ makeSkuMapping: { _id: "s1", version: 2 } });
  const items = [{ ...ITEM, price_minor: 1_250, currency: "USD" }];
  const api = new FakeApi().on("SkuMap", data({ skuMap: [] })).on("Items", data({ items }))
    .on("PricedItems", data({ items })).on("MakeSkuMapping", async (call, signal) => {
      await first.promise;
      return done(call, signal);
    });
  await onStage(api, <SkuMap record={{ _id: "s1", version: 1 }} />, async () => {
    const send = () => fireEvent.submit(screen.getByRole("form", { name: "Match SKU" }));
    const sent = () => api.named("MakeSkuMapping").map(({ variables }) => variables["external_sku"]);
    await type(SKU, "A-1");
    const box = screen.getByRole("combobox", { name: "Our item" });
    fireEvent.click(box);
    fireEvent.change(box, { target: { value: "tee" } });
    fireEvent.click(await screen.findByRole("option", { name: /TEE-S/ }));
    send();
    await waitFor(() => assert.deepEqual(sent(), ["A-1"]));
    await type(SKU, "A-2");
    first.resolve();
    await waitFor(() => assert.equal(api.named("SkuMap").length, 2));
    assert.equal((await field(SKU)).value, "A-2");
    await waitFor(() => {
      send();
      assert.deepEqual(sent(), ["A-1", "A-2"]);
    });
    await waitFor(async () => assert.equal((await field(SKU)).value, ""));
  });
});
