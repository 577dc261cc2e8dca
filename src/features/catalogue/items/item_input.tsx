import { useEffect, useState } from "react";
import { ItemNames } from "../../../../api/generated/operations/items.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { ask } from "../../../lib/client.ts";
import ItemPicker from "./item_picker.tsx";

export default function ItemInput({ field: { key }, value, isDisabled, onChange }: InputProps) {
  const id = String(value);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (id === "") return;
    let isGone = false;
    void ask(ItemNames, { ids: [id] }, { background: true }).then((outcome) => {
      const sku = outcome.ok ? outcome.data.items[0]?.sku : undefined;
      if (!isGone && sku) setTyped(sku);
    });
    return () => {
      isGone = true;
    };
    // Runs once: later values come from the picker, with their SKU.
  }, []);
  return (
    <ItemPicker
      name={key}
      value={typed}
      isDisabled={isDisabled}
      onChange={(text, item) => {
        setTyped(text);
        onChange(item ? item._id : "");
      }}
    />
  );
}
