import { data, FakeApi, fireEvent, onStage, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import ItemPicker from "../../../../../src/features/catalogue/items/item_picker.tsx";

const ITEM = { _id: "i1", sku: "TEE-S", title: "Tee", variant: "S", image_id: "" };
const PRICED = { ...ITEM, price_minor: 1_250, currency: "USD", stock: "Low" };
const access = { view: true, add: false, update: false, delete: false };
const permission = [{ module: "item_info", title: "Products", access }];

Deno.test("S6.13 an item is offered with price and stock to people who see the catalogue; to others only by name, without requesting price and stock", async () => {
  const offered = async (me: object): Promise<readonly [asked: string[], text: string]> => {
    const api = new FakeApi().on("Items", data({ items: [ITEM] })).on(
      "PricedItems",
      data({ items: [PRICED] }),
    );
    let text = "";
    await onStage(api, <ItemPicker value="tee" label="SKU" onChange={() => {}} />, async () => {
      fireEvent.click(screen.getByRole("combobox"));
      await says("TEE-S");
      text = (await waitFor(() => screen.getByRole("option", { hidden: true }))).textContent ?? "";
    }, { role: "sale", scope: ["u1"], me });
    return [api.requests.map(({ name }) => name), text];
  };
  assert.deepEqual(await offered({}), [["Items"], "TEE-STee, S"]);
  assert.deepEqual(await offered({ permission }), [["PricedItems"], "TEE-STee, S · 12.50 USD · Low"]);
});
