/** Items that are made together, and products that are copied: the preview equals the result. */
import assert from "node:assert/strict";
import type { ItemPreview, ItemsInput } from "../../../../api/generated/schema.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";

const BOSS = "super_root";
const PREVIEW = `query P($product: ID!, $params: ItemsInput!) {
  shown: itemsPreview(product: $product, params: $params) { sku color size state } }`;
const MAKE = `mutation M($product: ID!, $params: ItemsInput!, $key: String) {
  made: makeItems(product: $product, params: $params, key: $key) { sku price_minor weight_g status title } }`;
const COPY = `mutation C($of: ID!, $code: String!, $title: String!, $items: Boolean) {
  made: copyProduct(_id: $of, code: $code, title: $title, items: $items) {
    code title route status items { sku price_minor prices { level price_minor } title substitute_sku status } } }`;

const product = async ({ ask }: Grounds, params: object, id: string | null = null) => {
  const text =
    "mutation P($id: ID, $params: ProductInput!) { made: makeProduct(id: $id, params: $params) { _id } }";
  return (await ask<{ made: { _id: string } }>(BOSS, text, { id, params })).made._id;
};
const preview = async ({ ask }: Grounds, of: string, params: ItemsInput) =>
  (await ask<{ shown: ItemPreview[] }>(BOSS, PREVIEW, { product: of, params })).shown
    .map(({ sku, state }) => `${sku} ${state}`);
interface Made {
  readonly sku: string;
  readonly price_minor: number;
}
const make = async ({ ask }: Grounds, of: string, params: ItemsInput, key = crypto.randomUUID()) =>
  (await ask<{ made: Made[] }>(BOSS, MAKE, { product: of, params, key })).made;
const lines = (count: number, letter: string) =>
  Array.from({ length: count }, (_, at) => `${letter}${at}`).join("\n");

Deno.test(
  "S2.22 every color in every size is made at once as previewed; existing ones stay, the same key makes nothing twice",
  onGrounds(async (scene) => {
    const tee = await product(scene, { code: "TEE-9", title: "Boxy tee" });
    const first = { colors: "Black\nSage", sizes: "S", price_minor: 1_250, weight_g: 180 };
    assert.deepEqual(await preview(scene, tee, first), ["TEE-9-BLA-S new", "TEE-9-SAG-S new"]);
    const key = crypto.randomUUID();
    const made = await make(scene, tee, first, key);
    assert.deepEqual(made[0], {
      sku: "TEE-9-BLA-S",
      price_minor: 1_250,
      weight_g: 180,
      status: "Active",
      title: "Boxy tee",
    });
    assert.deepEqual(await make(scene, tee, first, key), made);
    const more = { colors: "ＢLACK\nSage", sizes: "S\nM", price_minor: 1_400 };
    assert.deepEqual(await preview(scene, tee, more), [
      "TEE-9-BLA-S there",
      "TEE-9-BLA-M new",
      "TEE-9-SAG-S there",
      "TEE-9-SAG-M new",
    ]);
    assert.deepEqual((await make(scene, tee, more)).map(({ sku, price_minor }) => [sku, price_minor]), [
      ["TEE-9-BLA-M", 1_400],
      ["TEE-9-SAG-M", 1_400],
    ]);
    const rows = await scene.world.db.read.selectFrom("items").select(["sku", "price_minor"])
      .where("product_id", "=", tee).orderBy("sku").execute();
    assert.deepEqual(rows.map(({ price_minor }) => price_minor), [1_400, 1_250, 1_400, 1_250]);
    const auditEvents = await scene.world.db.read.selectFrom("audit_events").select("entity_id")
      .where("action", "=", "makeItems").where("entity", "=", "catalogueItems").execute();
    assert.equal(auditEvents.length, 4);
    const alike = 'mutation { makeItem(params: { product_id: "' + tee +
      '", sku: "OTHER", color: "SAGE", size: "s" }) { _id } }';
    assert.equal(await scene.refused(BOSS, alike), "BAD_INPUT, params.size taken");
  }),
);

Deno.test(
  "S2.22 a SKU of another item, more than 300 items of one product, and an empty or overlong value refuse the whole call",
  onGrounds(async (scene) => {
    const mug = await product(scene, { code: "MUG", title: "Mug" });
    const refused = (params: ItemsInput, of = mug, name: "super_root" | "anna" = BOSS) =>
      scene.refused(name, MAKE, { product: of, params });
    const usedColors = { colors: "White=WHITE\nBlack" };
    assert.deepEqual(await preview(scene, mug, usedColors), ["MUG-WHITE taken", "MUG-BLA new"]);
    assert.equal(await refused(usedColors), "BAD_INPUT, params.colors taken");
    assert.equal(await refused({ colors: " \n, " }), "BAD_INPUT, params.colors required");
    assert.equal(await refused({ colors: "x".repeat(61) }), "BAD_INPUT, params.colors tooLong");
    assert.equal(
      await refused({ colors: lines(43, "C"), sizes: lines(7, "S") }),
      "BAD_INPUT, params.colors tooMany",
    );
    assert.equal(await refused({ colors: "A", price_minor: 0.5 }), "BAD_INPUT, params.price_minor badAmount");
    assert.equal(await refused({ colors: "A" }, "nothing"), "NOT_FOUND");
    assert.equal(await refused({ colors: "A" }, mug, "anna"), "FORBIDDEN");
    assert.equal((await make(scene, mug, { colors: lines(30, "C"), sizes: lines(10, "S") })).length, 300);
    assert.equal(await refused({ colors: "One more" }), "BAD_INPUT, params.colors tooMany");
    const count = await scene.world.db.read.selectFrom("items").select("_id").where("product_id", "=", mug)
      .execute();
    assert.equal(count.length, 300);
    await product(scene, { status: "Discontinued" }, mug);
    assert.equal(await refused({ colors: "One more" }), "ILLEGAL_TRANSITION, isProductActive");
  }),
);

Deno.test(
  "S2.22 a copied product has the first one's data under its own code, with or without its live items; a taken code is reported",
  onGrounds(async (scene) => {
    const tee = await product(scene, { code: "TEE-9", title: "Boxy tee", route: ["qc", "sewing", "pack"] });
    await make(scene, tee, {
      colors: "Black",
      sizes: "S\nM\nL",
      prices: [{ level: 2, price_minor: 5 }],
      price_minor: 9,
    });
    await scene.world.db.write(async (tx) => {
      await tx.updateTable("items").set({ status: "Discontinued" }).where("sku", "=", "TEE-9-BLA-L")
        .execute();
      const [{ _id: medium = "" } = {}] = await tx.selectFrom("items").select("_id").where(
        "sku",
        "=",
        "TEE-9-BLA-M",
      ).execute();
      await tx.updateTable("items").set({ substitute_id: medium, sku: "OLD-S", sku_key: "old-s" })
        .where("sku", "=", "TEE-9-BLA-S").execute();
    });
    const { made } = await scene.ask<{ made: object }>(BOSS, COPY, {
      of: tee,
      code: "TEE-10",
      title: "Wide tee",
      items: true,
    });
    const item = (sku: string) => ({
      sku,
      price_minor: 9,
      prices: [{ level: 2, price_minor: 5 }],
      title: "Wide tee",
      substitute_sku: "",
      status: "Active",
    });
    assert.deepEqual(made, {
      code: "TEE-10",
      title: "Wide tee",
      route: ["qc", "sewing", "pack"],
      status: "Active",
      items: [item("TEE-10-BLA-M"), item("TEE-10-OLD-S")],
    });
    const bare = await scene.ask<{ made: { items: unknown[] } }>(BOSS, COPY, {
      of: tee,
      code: "TEE-11",
      title: "Bare",
    });
    assert.deepEqual(bare.made.items, []);
    const again = { of: tee, code: "tee-10", title: "Wide tee", items: true };
    assert.equal(await scene.refused(BOSS, COPY, again), "BAD_INPUT, code taken");
    await scene.world.db.write((tx) =>
      tx.updateTable("items").set({ sku: "TEE-12-BLA-M", sku_key: "tee-12-bla-m" }).where(
        "sku",
        "=",
        "MUG-WHITE",
      ).execute()
    );
    assert.equal(await scene.refused(BOSS, COPY, { ...again, code: "TEE-12" }), "BAD_INPUT, code taken");
    assert.equal(await scene.refused(BOSS, COPY, { ...again, of: "nothing", code: "A" }), "NOT_FOUND");
    assert.equal(await scene.refused("anna", COPY, { ...again, code: "A" }), "FORBIDDEN");
  }),
);

Deno.test(
  "S2.22 a copy is refused if a SKU would be too long, or if two items would have the same one",
  onGrounds(async (scene) => {
    const tee = await product(scene, { code: "TEE-9", title: "Boxy tee" });
    await make(scene, tee, { colors: "Black", sizes: "M\nL", price_minor: 9 });
    const copy = { of: tee, title: "Wide tee", items: true };
    assert.equal(
      await scene.refused(BOSS, COPY, { ...copy, code: "T".repeat(60) }),
      "BAD_INPUT, code tooLong",
    );
    await scene.world.db.write((tx) =>
      tx.updateTable("items").set({ sku: "-BLA-M", sku_key: "-bla-m" }).where("sku", "=", "TEE-9-BLA-L")
        .execute().then(() => {})
    );
    await scene.world.db.write((tx) =>
      tx.updateTable("items").set({ sku: "TEE-9--BLA-M", sku_key: "tee-9--bla-m" })
        .where("sku", "=", "TEE-9-BLA-M").execute().then(() => {})
    );
    assert.equal(await scene.refused(BOSS, COPY, { ...copy, code: "TEE-10" }), "BAD_INPUT, code taken");
  }),
);
