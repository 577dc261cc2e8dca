import { data, FakeApi, onStage, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
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
  suggested: null as object | null,
};
const page = (...shopVariants: object[]) => data({ shopVariants });
const part = <ShopProducts store="s1" />;
const person = { role: "sale" };

Deno.test("S2.35 a seller marks a product of the shop that somebody else makes, once and with a key", () => {
  const api = new FakeApi().on("ShopVariants", page(TEE), page())
    .on("MarkShopVariants", data({ markShopVariants: [{ variant_id: TEE.variant_id }] }));
  return onStage(api, part, async () => {
    await says("Harbor tee, Navy / M");
    await press("Mark as not made by us");
    await says("Every product of the shop is matched.");
    const { key, ...sent } = api.named("MarkShopVariants")[0]!.variables;
    assert.deepEqual(sent, { store: "s1", variant_ids: [TEE.variant_id], is_ours: false });
    assert.ok(key);
  }, person);
});

Deno.test("S2.35 a suggested item is filled in by a click, and mapped only when the seller confirms", () => {
  const suggestedFor = (nth: number) => ({
    ...TEE,
    variant_id: `v${nth}`,
    variant: `Navy / ${nth}`,
    suggested: { _id: `item-${nth}`, sku: `OCT-NVY-${nth}`, title: "Organic cotton tee", variant: "" },
  });
  const api = new FakeApi().on("ShopVariants", page(suggestedFor(1), suggestedFor(2), TEE), page())
    .on("MatchShopVariants", data({ matchShopVariants: [] }));
  return onStage(api, part, async () => {
    await says("Suggested: OCT-NVY-1 · Organic cotton tee");
    await press("Use the suggestion for Harbor tee, Navy / 1");
    await says("Match 1 product");
    assert.equal(api.named("MatchShopVariants").length, 0);
    assert.equal(screen.queryByText("Use 2 suggestions"), null, "one is used already");
    await press("Use the suggestion for Harbor tee, Navy / 2");
    await press("Match 2 products");
    await waitFor(() => assert.equal(api.named("MatchShopVariants").length, 1));
    const { key: _, ...sent } = api.named("MatchShopVariants")[0]!.variables;
    assert.deepEqual(sent, {
      store: "s1",
      matches: [{ variant_id: "v1", item: "item-1" }, { variant_id: "v2", item: "item-2" }],
      all_stores: true,
    });
  }, person);
});

Deno.test("S2.35 all suggestions of the page are filled in by one button", () => {
  const rows = [1, 2, 3].map((nth) => ({
    ...TEE,
    variant_id: `v${nth}`,
    suggested: { _id: `item-${nth}`, sku: `OCT-${nth}`, title: "Tee", variant: "" },
  }));
  const api = new FakeApi().on("ShopVariants", page(...rows));
  return onStage(api, part, async () => {
    await press("Use 3 suggestions");
    await says("Match 3 products");
    const boxes = screen.getAllByRole("combobox") as HTMLInputElement[];
    assert.deepEqual(boxes.map(({ value }) => value), ["OCT-1", "OCT-2", "OCT-3"]);
    assert.equal(screen.queryByText(/^Suggested/), null);
  }, person);
});
