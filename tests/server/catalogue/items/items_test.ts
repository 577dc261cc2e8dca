import assert from "node:assert/strict";
import type { Item, ItemInput, MoveResult, Product, ProductInput } from "../../../../api/generated/schema.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";

const FIELDS =
  `_id sku product_id title color size variant price_minor prices { level price_minor } weight_g packed
  art substitute_id substitute_sku status version`;
const MAKE = `mutation M($id: ID, $params: ItemInput!, $version: Int) {
  made: makeItem(id: $id, params: $params, version: $version) { ${FIELDS} } }`;
const PRODUCT = `mutation P($id: ID, $params: ProductInput!, $version: Int) {
  made: makeProduct(id: $id, params: $params, version: $version) { _id code title status route version } }`;
const MOVE = `mutation V($ids: [ID!]!, $event: String!) {
  moved: moveItem(ids: $ids, event: $event) { _id ok status version reason { code } legal } }`;
const TRASH = "mutation T($ids: [ID!]!) { trashItem(delete_ids: $ids) }";

/** A super_root has every module without a grant. */
const BOSS = "super_root";
const make = async ({ ask }: Grounds, params: ItemInput, id: string | null = null, version?: number) =>
  (await ask<{ made: Item }>(BOSS, MAKE, { id, params, version })).made;
const product = async ({ ask }: Grounds, params: ProductInput, id: string | null = null) =>
  (await ask<{ made: Product }>(BOSS, PRODUCT, { id, params })).made;
const move = async ({ ask }: Grounds, id: string, event: string) =>
  (await ask<{ moved: MoveResult[] }>(BOSS, MOVE, { ids: [id], event })).moved[0]!;
const list = async ({ ask }: Grounds, args: string) => {
  const text = `{ rows: catalogueItems(${args}) { sku } catalogueItemsCount(${args}) { count } }`;
  const answer = await ask<{ rows: { sku: string }[]; catalogueItemsCount: { count: number } }>(BOSS, text);
  assert.equal(answer.catalogueItemsCount.count, answer.rows.length);
  return answer.rows.map(({ sku }) => sku).join(" ");
};

const TEE: ProductInput = { code: "TEE-1", title: "Boxy tee", methods: ["dtg"] };
const ACCESS = { view: true, add: true, update: true, delete: true };
/** Grants a person the module item_info. */
const give = ({ world }: Grounds, name: string, more: object = {}) =>
  world.db.write((tx) =>
    tx.updateTable("users").where("_id", "=", name)
      .set({ permission: JSON.stringify([{ module: "item_info", access: ACCESS }]), ...more }).execute()
  );

Deno.test(
  "S2.22 an item is made from its product, has its title, and is found by SKU, color, size, type and method",
  onGrounds(async (scene) => {
    const { _id } = await product(scene, TEE);
    const made = await make(scene, {
      product_id: _id,
      sku: " ＴＥＥ-1-SAGE-XL ",
      color: "Sage",
      size: "XL",
      price_minor: 1_250,
      prices: [{ level: 3, price_minor: 1_000 }],
      weight_g: 240,
      packed_l_mm: 300,
      packed_w_mm: 240,
      packed_h_mm: 20,
    });
    assert.deepEqual({ ...made, _id: "" }, {
      _id: "",
      sku: "TEE-1-SAGE-XL",
      product_id: _id,
      title: "Boxy tee",
      color: "Sage",
      size: "XL",
      variant: "Sage / XL",
      price_minor: 1_250,
      prices: [{ level: 3, price_minor: 1_000 }],
      weight_g: 240,
      packed: "300 × 240 × 20",
      art: "required",
      substitute_id: "",
      substitute_sku: "",
      status: "Active",
      version: 1,
    });
    for (const search of ["sage-xl", "boxy sage", "xl boxy", "tee-1-sage-xl"]) {
      assert.equal(await list(scene, `search: "${search}"`), "TEE-1-SAGE-XL", search);
    }
    assert.equal(
      await list(scene, `product: ["${_id}"], type: ["apparel"], method: ["dtg"]`),
      "TEE-1-SAGE-XL",
    );
    assert.equal(await list(scene, `product: ["${_id}"], method: ["dtf"]`), "");
    const picked = await scene.ask<{ items: { sku: string }[] }>(
      "anna",
      '{ items(search: "sage xl") { sku } }',
    );
    assert.deepEqual(picked.items, [{ sku: "TEE-1-SAGE-XL" }], "a person who writes orders finds it too");
  }),
);

Deno.test(
  "S2.22 a SKU is accepted in any case and width, a pair of color and size once; other problems are refused at their field",
  onGrounds(async (scene) => {
    const { _id } = await product(scene, TEE);
    const given = { product_id: _id, color: "Sage", size: "M", price_minor: 1 };
    const { _id: first } = await make(scene, { ...given, sku: "Ｔee-Ä" });
    const cases: readonly (readonly [ItemInput, string])[] = [
      [{}, "product_id required, params.sku required"],
      [{ ...given, product_id: "nothing", sku: "A" }, "product_id unknown"],
      [{ ...given, sku: "A" }, "size taken"],
      [{ ...given, size: "L", sku: "tEE-ä" }, "sku taken"],
      [{ ...given, size: "L", sku: "TEE-Ａ\u0308" }, "sku taken"],
      [{ ...given, size: "L", sku: "mug-white" }, "sku taken"],
      [{ ...given, size: "L", sku: "B", substitute_id: "nothing" }, "substitute_id unknown"],
    ];
    for (const [params, problem] of cases) {
      assert.equal(await scene.refused(BOSS, MAKE, { params }), `BAD_INPUT, params.${problem}`);
    }
    const self = { id: first, params: { substitute_id: first } };
    assert.equal(await scene.refused(BOSS, MAKE, self), "BAD_INPUT, params.substitute_id unknown");
    const moved = { id: first, params: { product_id: "product-MUG-WHITE" } };
    assert.equal(await scene.refused(BOSS, MAKE, moved), "BAD_INPUT, params.product_id fixed");
  }),
);

Deno.test(
  "S2.22 of two people who change one item the second is refused, and sees the first one's version",
  onGrounds(async (scene) => {
    const { _id } = await product(scene, TEE);
    const { _id: id } = await make(scene, { product_id: _id, sku: "A", price_minor: 1 });
    assert.equal((await make(scene, { price_minor: 2 }, id, 1)).version, 2);
    assert.equal(await scene.refused(BOSS, MAKE, { id, params: { price_minor: 3 }, version: 1 }), "STALE");
    assert.equal((await make(scene, { price_minor: 2 }, id)).version, 2, "nothing changed, nothing written");
  }),
);

Deno.test(
  "S2.22 a seller sees only the price of their own level, and cannot write anything, whatever rights they have",
  onGrounds(async (scene) => {
    const plans = JSON.stringify([{
      _id: "p",
      level: "gold",
      vip: 5,
      effective_at: NOW - 9,
      expired_at: null,
    }]);
    await give(scene, "anna", { vip: 2 });
    await give(scene, "ben", { vip: 2, pricing_plans: plans });
    await give(scene, "root");
    const { _id } = await product(scene, TEE);
    const prices = [{ level: 2, price_minor: 900 }, { level: 4, price_minor: 800 }];
    const { _id: id } = await make(scene, { product_id: _id, sku: "A", price_minor: 1_000, prices });
    const seen = async (name: "anna" | "ben" | "root") => {
      const text = `{ item: getItemById(_id: "${id}") { price_minor prices { level } }
        rows: catalogueItems(_id: ["${id}"]) { price_minor } items(sku: ["A"]) { price_minor } }`;
      const { item, rows, items } = await scene.ask<{ item: Item; rows: Item[]; items: Item[] }>(name, text);
      assert.deepEqual([rows[0]?.price_minor, items[0]?.price_minor], [item.price_minor, item.price_minor]);
      return [item.price_minor, item.prices.length];
    };
    assert.deepEqual(await seen("anna"), [900, 0]);
    assert.deepEqual(await seen("ben"), [800, 0], "the plan that holds now");
    assert.deepEqual(await seen("root"), [1_000, 2]);
    for (
      const [text, variables] of [
        [MAKE, { id, params: { price_minor: 1 } }],
        [MOVE, { ids: [id], event: "item.end" }],
        [TRASH, { ids: [id] }],
        [PRODUCT, { params: TEE }],
      ] as const
    ) {
      assert.equal(await scene.refused("anna", text, variables), "FORBIDDEN");
    }
    const ordered = await scene.world.order({ lines: [{ sku: "A", quantity: 2 }] });
    const { total_minor } = await scene.world.db.read.selectFrom("orders").select("total_minor")
      .where("_id", "=", ordered).executeTakeFirstOrThrow();
    assert.equal(total_minor, 1_800, "the seller pays the new price");
  }),
);

Deno.test(
  "S6.13 S6.18 without the item_info right nobody reads price, cost or stock of an item by any query; prices of an order stay readable",
  onGrounds(async (scene) => {
    const fields = [
      "price_minor",
      "prices { level }",
      "level_prices",
      "stock",
      "shelves { _id }",
      "timeline { at }",
    ];
    const documents = [
      ...fields.map((field) => `{ items { ${field} } }`),
      "{ items { sku price: price_minor } }",
      "{ items { sku } others: items { ... on Item { stock } } }",
      "{ items { ...F } } fragment F on Item { price_minor }",
      "{ catalogueItems { sku price_minor } }",
    ];
    for (const name of ["anna", "agent", "order_qc", "root"] as const) {
      for (const text of documents) {
        assert.equal(await scene.refused(name, text, {}), "FORBIDDEN", `${name} ${text}`);
      }
      const { items } = await scene.ask<{ items: Item[] }>(name, "{ items { sku title currency image_id } }");
      assert.ok(items.length > 0, "a person who writes orders can read items");
    }
    await give(scene, "anna");
    for (const text of documents) await scene.ask("anna", text);
    await scene.world.db.write((tx) => tx.updateTable("users").set({ permission: "[]" }).execute());
    assert.equal(
      await scene.refused("anna", documents[0]!, {}),
      "FORBIDDEN",
      "the lost permission applies from the next call",
    );
    const _id = await scene.world.order({});
    const { order } = await scene.ask<{ order: { total_minor: number; lines: { total_minor: number }[] } }>(
      "anna",
      `{ order: getOrderById(_id: "${_id}") { total_minor lines { total_minor } } }`,
    );
    assert.ok(order.total_minor > 0 && order.lines.every((line) => line.total_minor > 0));
  }),
);

Deno.test(
  "S2.22 an ordered item cannot be deleted, only ended; ending a product ends its items for good",
  onGrounds(async (scene) => {
    const { _id } = await product(scene, TEE);
    const used = await make(scene, { product_id: _id, sku: "A", size: "M" });
    const other = await make(scene, { product_id: _id, sku: "B", size: "L", substitute_id: used._id });
    await scene.world.order({ lines: [{ sku: "A", quantity: 1 }] });
    assert.equal(
      await scene.refused(BOSS, TRASH, { ids: [used._id, other._id] }),
      "ILLEGAL_TRANSITION, itemInUse",
    );
    assert.deepEqual(await move(scene, used._id, "item.runOut"), {
      _id: used._id,
      ok: true,
      status: "Out Of Stock",
      version: 2,
      reason: null,
      legal: [],
    });
    assert.equal(await list(scene, 'status: ["Out Of Stock"]'), "A");
    await product(scene, { status: "Discontinued", title: "Boxy tee (old)" }, _id);
    assert.equal(await list(scene, `status: ["Discontinued"], search: "(old)"`), "A B");
    const { ok, reason } = await move(scene, other._id, "item.reopen");
    assert.deepEqual([ok, reason?.code], [false, "isProductActive"]);
    const more = { params: { product_id: _id, sku: "C", size: "S" } };
    assert.equal(await scene.refused(BOSS, MAKE, more), "ILLEGAL_TRANSITION, isProductActive");
    await product(scene, { status: "Active" }, _id);
    assert.equal((await move(scene, other._id, "item.reopen")).status, "Active");
    assert.deepEqual(await scene.ask(BOSS, TRASH, { ids: [other._id] }), { trashItem: [other._id] });
    const trash = `mutation { trashProduct(delete_ids: ["${_id}"]) }`;
    assert.equal(await scene.refused(BOSS, trash), "ILLEGAL_TRANSITION, productHasItems");
  }),
);

Deno.test(
  "S2.22 a product's code is accepted in any case; its route is in the order of production",
  onGrounds(async (scene) => {
    const made = await product(scene, { ...TEE, route: ["pack", "sewing", "qc"] });
    assert.deepEqual(made.route, ["qc", "sewing", "pack"]);
    const again = { params: { ...TEE, code: "tee-1" } };
    assert.equal(await scene.refused(BOSS, PRODUCT, again), "BAD_INPUT, params.code taken");
    assert.equal(
      await scene.refused(BOSS, PRODUCT, { params: {} }),
      "BAD_INPUT, params.code required, params.title required",
    );
  }),
);

Deno.test(
  "hoodie xl offers XL first, and 2XL after it",
  onGrounds(async (scene) => {
    const { _id } = await product(scene, { code: "HOOD-1", title: "Zip hoodie", methods: ["dtg"] });
    for (const size of ["2XL", "XL", "L"]) {
      await make(scene, {
        product_id: _id,
        sku: `HOOD-${size}`,
        color: "Grey",
        size,
        price_minor: 100,
        weight_g: 1,
      });
    }
    const found = await scene.ask<{ items: { sku: string }[] }>(
      BOSS,
      `{ items(search: "hoodie XL") { sku } }`,
    );
    assert.deepEqual(found.items.map(({ sku }) => sku), ["HOOD-XL", "HOOD-2XL"]);
  }),
);
