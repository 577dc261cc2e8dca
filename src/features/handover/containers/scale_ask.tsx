import { Input } from "@fluentui/react-components";
import { MAX_BOX_G } from "../../../../api/handover/box_weight.ts";
import type { AskProps } from "../../../engine/features.ts";

const DIGITS = String(MAX_BOX_G).length;

export default function ScaleAsk({ name, value, isOff, onChange }: AskProps) {
  return (
    <Input
      name={name}
      value={value}
      readOnly={isOff}
      inputMode="numeric"
      autoComplete="off"
      maxLength={DIGITS}
      contentAfter="g"
      onChange={(_, data) => onChange(data.value)}
    />
  );
}
