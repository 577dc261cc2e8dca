/** Blanks that are received or counted: required input, refusals before sending, and messages afterwards. */
import {
  data,
  FakeApi,
  field,
  fireEvent,
  noForm,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import StockTab from "../../../../../src/features/catalogue/stock/stock_tab.tsx";
import { toasts } from "../../../../../src/lib/toasts.ts";

const ITEM = {
  _id: "i1",
  sku: "TEE-BLK-M",
  title: "Tee",
  variant: "Black / M",
  price_minor: 900,
  currency: "USD",
  image_id: "",
};
const moved = (short: readonly string[]) =>
  data({ makeStockMove: { short, stock: { _id: "k1", version: 4 } } });
const stage = () =>
  new FakeApi().on("Parts", data({ rows: [] })).on("Items", data({ items: [ITEM] }))
    .on("MakeStockMove", moved([]));
const send = async () => fireEvent.submit(await screen.findByRole("form", { name: "Save stock" }));
const choose = async () => {
  const box = await screen.findByRole("combobox", { name: /^Item/ });
  fireEvent.click(box);
  fireEvent.change(box, { target: { value: "TEE" } });
  fireEvent.click(await screen.findByRole("option", { name: /TEE-BLK-M/ }));
};

Deno.test("S2.26 received blanks are added to the stock of the location; the first field has the focus", async () => {
  const api = stage();
  await onStage(api, <StockTab record={{ _id: "l1", version: 1 }} />, async () => {
    await press("Receive or count");
    await screen.findByRole("form", { name: "Save stock" });
    assert.equal(document.activeElement?.getAttribute("name"), "item_id");
    await choose();
    await type(/^Pieces/, "40");
    await send();
    await noForm();
    const { params, key } = api.named("MakeStockMove")[0]!.variables;
    assert.deepEqual(params, { location_id: "l1", item_id: "i1", kind: "receive", count: 40, reason: "" });
    assert.match(String(key), /^[\da-f-]{36}$/);
  });
});

Deno.test("S2.26 without an item, a number or the reason of a correction nothing is sent, and each problem is shown at its field", async () => {
  const api = stage();
  await onStage(api, <StockTab record={{ _id: "l1", version: 1 }} />, async () => {
    await press("Receive or count");
    await type(/^Pieces/, "many");
    await send();
    await says("This field is required.");
    assert.equal((await field(/^Pieces/)).getAttribute("aria-invalid"), "true");
    await choose();
    fireEvent.click(screen.getByRole("radio", { name: "Correct" }));
    await type(/^Pieces/, "-3");
    await says("How many more, or fewer with a minus sign.");
    await send();
    await says("This field is required.");
    assert.equal(api.named("MakeStockMove").length, 0);
  });
});

Deno.test("a refusal of the API is shown at the field, and the typed text stays", async () => {
  const problems = [{ path: "params.count", code: "belowZero" }];
  const api = stage().on("MakeStockMove", refusal("BAD_INPUT", { problems }), moved(["UN-000007"]));
  await onStage(api, <StockTab record={{ _id: "l1", version: 1 }} />, async () => {
    await press("Receive or count");
    await choose();
    fireEvent.click(screen.getByRole("radio", { name: "Correct" }));
    await type(/^Pieces/, "-3");
    await type(/^Reason/, "Moths");
    await send();
    await says("Fewer than that are in stock here.");
    assert.equal((await field(/^Pieces/)).value, "-3");
    await type(/^Reason/, "Moth holes");
    await type(/^Pieces/, "-2");
    await send();
    await noForm();
    const [first, second] = api.named("MakeStockMove").map(({ variables }) => variables);
    assert.notEqual(first?.["key"], second?.["key"]);
    const sent = second?.["params"] as Record<string, unknown>;
    assert.deepEqual([sent["count"], sent["reason"]], [-2, "Moth holes"]);
    assert.ok(
      toasts.value.some(({ text }) => text.includes("UN-000007")),
      "who waits for a blank now is named",
    );
  });
});
