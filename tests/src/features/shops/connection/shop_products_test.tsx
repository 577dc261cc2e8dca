import { data, FakeApi, onStage, press, says } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { ShopProducts } from "../../../../../src/features/shops/connection/shop_products.tsx";

const TEE = {
  variant_id: "gid://shopify/ProductVariant/1",
  sku: "TEE-NVY-M",
  title: "Harbor tee",
  variant: "Navy / M",
  is_ours: true,
  item_id: null,
  item_sku: "",
  item_title: "",
};
const page = (...shopVariants: object[]) => data({ shopVariants });
const part = <ShopProducts store="s1" />;
const person = { role: "sale" };

Deno.test("S2.35 a seller marks a product of the shop that somebody else makes, once and with a key", () => {
  const api = new FakeApi().on("ShopVariants", page(TEE), page())
    .on("MarkShopVariants", data({ markShopVariants: [{ variant_id: TEE.variant_id }] }));
  return onStage(api, part, async () => {
    await says("Harbor tee, Navy / M");
    await press("Not made by us");
    await says("Every product of the shop is matched.");
    const { key, ...sent } = api.named("MarkShopVariants")[0]!.variables;
    assert.deepEqual(sent, { store: "s1", variant_ids: [TEE.variant_id], is_ours: false });
    assert.ok(key);
  }, person);
});
