/** Pictures of products: which are accepted, who gets them, how they are served. */
import assert from "node:assert/strict";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { MAX_PRODUCT_IMAGE_BYTES } from "../../../../api/catalogue/catalogue.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { chunkOf } from "../../../../server/files/store.ts";
import { imageKey, sweepImages } from "../../../../server/modules/catalogue/products/files.ts";
import { PNG } from "../../../support/desk/comment_calls.ts";
import { codeOf } from "../../../support/orders/import_jobs.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";
import type { Name } from "../../../support/orders/world.ts";

const MUG = "product-MUG-WHITE";
const send = (
  { rest }: Grounds,
  body: BodyInit,
  query: Record<string, string> = {},
  name: Name = "super_root",
) =>
  rest(name, `/products/images?${new URLSearchParams({ product: MUG, ...query })}`, { method: "POST", body });
const add = async (scene: Grounds, query: Record<string, string> = {}) => {
  const { image } = await (await send(scene, PNG, query)).json() as { image: { _id: string } };
  return image._id;
};
const shown = async ({ ask }: Grounds) => {
  const text = `{ getProductById(_id: "${MUG}") { image_id images { _id color } }
    catalogueItems(product: ["${MUG}"]) { image_id } }`;
  return await ask<Record<string, unknown>>("super_root", text);
};

Deno.test(
  "S2.22 a picture is judged by its bytes: HTML, SVG, a GIF or an oversized file is refused and leaves nothing",
  onGrounds(async (scene) => {
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const wrong = ["", "<html><script>alert(1)</script>", "<svg onload='alert(1)'/>", "GIF89a", "%PDF-1.7"];
    const hidden = "\x89PNG\r\n\x1a\n<script>alert(1)</script>";
    for (const text of [...wrong, hidden]) {
      assert.deepEqual(await codeOf(await send(scene, bytes(text))), [400, "BAD_INPUT"], text);
    }
    const large = new Uint8Array(MAX_PRODUCT_IMAGE_BYTES + 1);
    large.set(PNG);
    assert.deepEqual(await codeOf(await send(scene, large)), [413, "LIMIT"]);
    assert.deepEqual(await codeOf(await send(scene, PNG, { product: "nothing" })), [404, "NOT_FOUND"]);
    assert.deepEqual(await codeOf(await send(scene, PNG, {}, "anna")), [403, "FORBIDDEN"]);
    assert.deepEqual((await shown(scene))["getProductById"], { image_id: "", images: [] });
  }),
);

Deno.test(
  "S2.22 a picture is served only with its real type; an item shows its own color first; a removed one is gone",
  onGrounds(async (scene) => {
    await scene.world.db.write((tx) =>
      tx.updateTable("items").set({ color: "White" }).where("sku", "=", "MUG-WHITE").execute()
    );
    const plain = await add(scene, { key: "one-picture" });
    assert.equal(await add(scene, { key: "one-picture" }), plain, "the same key is one picture");
    const white = await add(scene, { color: "White" });
    assert.deepEqual(await shown(scene), {
      getProductById: {
        image_id: plain,
        images: [{ _id: plain, color: "" }, { _id: white, color: "White" }],
      },
      catalogueItems: [{ image_id: white }],
    });
    const order = await scene.world.order({
      lines: [{ sku: "MUG-WHITE", quantity: 1 }, { sku: "NOBODY-S", quantity: 1 }],
    });
    const { getOrderById: { lines } } = await scene.ask<{ getOrderById: { lines: { image_id: string }[] } }>(
      "anna",
      `{ getOrderById(_id: "${order}") { lines { image_id } } }`,
    );
    assert.deepEqual(lines.map(({ image_id }) => image_id), [white, ""], "an order shows what is in it");
    const served = await scene.rest("anna", `/products/image?id=${white}`);
    assert.deepEqual(new Uint8Array(await served.arrayBuffer()), PNG);
    const { headers } = served;
    assert.equal(headers.get("content-type"), "image/png");
    assert.equal(headers.get("x-content-type-options"), "nosniff");
    assert.match(headers.get("content-security-policy") ?? "", /sandbox/);
    const trash = `mutation { trashProductImage(delete_ids: ["${white}"]) }`;
    assert.equal(await scene.refused("root", trash), "FORBIDDEN");
    await scene.ask("super_root", trash);
    assert.deepEqual(await codeOf(await scene.rest("anna", `/products/image?id=${white}`)), [
      404,
      "NOT_FOUND",
    ]);
    assert.equal(await scene.refused("super_root", trash), "NOT_FOUND");
  }),
);

Deno.test(
  "S2.22 unused pictures are removed after a day, also one whose record was never saved",
  onGrounds(async (scene) => {
    const { db } = scene.world;
    const [first, removed] = [await add(scene), await add(scene)];
    await scene.ask("super_root", `mutation { trashProductImage(delete_ids: ["${removed}"]) }`);
    const files = folderStore(scene.dataDir);
    await files.put(imageKey("orphan"), chunkOf(PNG), PNG.length);
    for (const id of [first, removed, "orphan"]) {
      // The disk uses the machine's clock, so only these files are dated by the test's clock.
      await utimes(join(scene.dataDir, imageKey(id)), NOW, NOW);
    }
    const there = async () => (await Array.fromAsync(files.list("images"))).map(({ key }) => key);
    const keys = (...ids: string[]) => ids.map(imageKey).sort();
    await sweepImages(db, files, NOW + 86_400);
    assert.deepEqual(await there(), keys(first, removed, "orphan"));
    await sweepImages(db, files, NOW + 86_401);
    assert.deepEqual(await there(), keys(first));
  }),
);
