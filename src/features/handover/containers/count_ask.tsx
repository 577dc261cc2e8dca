import { Input } from "@fluentui/react-components";
import { MAX_BOX_PACKAGES } from "../../../../api/handover/box_weight.ts";
import type { AskProps } from "../../../engine/features.ts";

const DIGITS = String(MAX_BOX_PACKAGES).length;

export default function CountAsk({ name, value, isOff, onChange }: AskProps) {
  return (
    <Input
      name={name}
      value={value}
      readOnly={isOff}
      inputMode="numeric"
      autoComplete="off"
      maxLength={DIGITS}
      onChange={(_, data) => onChange(data.value)}
    />
  );
}
