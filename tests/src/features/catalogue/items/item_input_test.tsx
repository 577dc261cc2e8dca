/** The item of a form is shown by its SKU, which follows the form's value and never replaces typed text. */
import {
  act,
  data,
  FakeApi,
  fireEvent,
  json,
  onStage,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { useState } from "react";
import type { FormValue } from "../../../../../src/engine/form/form_values.ts";
import ItemInput from "../../../../../src/features/catalogue/items/item_input.tsx";

let put: (value: FormValue) => void = () => {};
const seen: FormValue[] = [];

function Field() {
  const [value, setValue] = useState<FormValue>("i1");
  put = setValue;
  seen.push(value);
  return (
    <ItemInput
      field={{ key: "substitute_id", kind: "item" }}
      value={value}
      problems={[]}
      isDisabled={false}
      onChange={setValue}
    />
  );
}
const box = () => screen.getByRole<HTMLInputElement>("combobox");
const skuOf = (id: unknown) => ({ i1: "TEE-S", i2: "TEE-M" })[String(id)];

Deno.test("the SKU follows another value of the form", async () => {
  const api = new FakeApi().on("ItemNames", ({ variables: { ids } }) => {
    const [id] = ids as readonly string[];
    return json({ data: { items: [{ _id: id, sku: skuOf(id), title: "Tee", variant: "" }] } });
  });
  await onStage(api, <Field />, async () => {
    await waitFor(() => assert.equal(box().value, "TEE-S"));
    act(() => put("i2"));
    await waitFor(() => assert.equal(box().value, "TEE-M"));
    act(() => put(""));
    assert.equal(box().value, "");
  });
});

Deno.test("text that is typed while the SKU loads stays", async () => {
  const name = Promise.withResolvers<Response>();
  const api = new FakeApi().on("ItemNames", () => name.promise).on("PricedItems", data({ items: [] }));
  await onStage(api, <Field />, async () => {
    fireEvent.change(box(), { target: { value: "MUG" } });
    assert.equal(seen.at(-1), "");
    name.resolve(json({ data: { items: [{ _id: "i1", sku: "TEE-S", title: "Tee", variant: "" }] } }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    assert.equal(box().value, "MUG");
  });
});
