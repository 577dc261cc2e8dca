import { useEffect, useRef, useState } from "react";
import { ItemNames } from "../../../../api/generated/operations/items.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { ask } from "../../../lib/client.ts";
import ItemPicker from "./item_picker.tsx";

export default function ItemInput({ field: { key }, value, isDisabled, onChange }: InputProps) {
  const id = String(value);
  const [typed, setTyped] = useState("");
  // The text belongs to this id; another value comes from the form, such as somebody else's version.
  const shown = useRef("");
  useEffect(() => {
    if (id === shown.current) return;
    shown.current = id;
    setTyped("");
    if (id === "") return;
    void ask(ItemNames, { ids: [id] }, { background: true }).then((outcome) => {
      const sku = outcome.ok ? outcome.data.items[0]?.sku : undefined;
      if (shown.current === id && sku) setTyped(sku);
    });
  }, [id]);
  return (
    <ItemPicker
      name={key}
      value={typed}
      isDisabled={isDisabled}
      onChange={(text, item) => {
        shown.current = item ? item._id : "";
        setTyped(text);
        onChange(shown.current);
      }}
    />
  );
}
