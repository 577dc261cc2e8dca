/** Asks for an SKU. A plain input replaces the item picker until its code has loaded. */
import { Input } from "@fluentui/react-components";
import { Suspense } from "react";
import { lazyWithSuspense } from "../../../lib/lazy_part.tsx";

const ItemPicker = lazyWithSuspense(() => import("./item_picker.tsx"));

interface Props {
  readonly name: string;
  readonly value: string;
  readonly className?: string;
  readonly isDisabled: boolean;
  readonly onChange: (sku: string) => void;
}

export function SkuInput({ name, value, className = "", isDisabled, onChange }: Props) {
  const plain = (
    <Input
      className={className}
      name={name}
      value={value}
      readOnly={isDisabled}
      autoComplete="off"
      spellCheck={false}
      onChange={(_, data) => onChange(data.value)}
    />
  );
  if (isDisabled) return plain;
  return (
    <Suspense fallback={plain}>
      <ItemPicker name={name} value={value} onChange={onChange} />
    </Suspense>
  );
}
