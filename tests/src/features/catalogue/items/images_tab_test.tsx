/** The pictures of a product. */
import { data, FakeApi, fireEvent, onStage, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import { FakeUpload } from "../../../fake_upload.ts";
import assert from "node:assert/strict";
import ImagesTab from "../../../../../src/features/catalogue/items/images_tab.tsx";

const access = { view: true, add: true, update: true, delete: true };
const permission = [{ module: "item_info", title: "Products", access }];
const PRODUCT = { _id: "p1", code: "TEE", title: "Tee", images: [], items: [] };

Deno.test("S2.9 a picture that is added again after a lost answer keeps its key, so that it is stored once", async () => {
  const restore = FakeUpload.install();
  try {
    const api = new FakeApi().on("ProductOf", data({ getProductById: PRODUCT }));
    await onStage(api, <ImagesTab record={{ _id: "p1", version: 1 }} />, async () => {
      const input = await screen.findByLabelText("Picture: PNG, JPEG or WebP");
      const choose = async (name: string) => {
        const before = FakeUpload.all.length;
        const files = [new File(["picture"], name, { type: "image/png", lastModified: 1 })];
        Object.defineProperty(input, "files", { value: files, configurable: true });
        fireEvent.change(input);
        await waitFor(() => assert.equal(FakeUpload.all.length, before + 1));
        return FakeUpload.all.at(-1)!;
      };
      const lost = await choose("front.png");
      await lost.fail();
      await says("The picture was not added.");
      const again = await choose("front.png");
      assert.equal(again.query["key"], lost.query["key"]);
      await again.answer(200, { id: "f1" });
      const next = await choose("front.png");
      assert.notEqual(next.query["key"], lost.query["key"]);
      await next.fail();
      const other = await choose("back.png");
      assert.notEqual(other.query["key"], next.query["key"]);
    }, { me: { permission } });
  } finally {
    restore();
  }
});
