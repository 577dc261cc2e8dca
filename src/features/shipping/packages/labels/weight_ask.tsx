import { Input } from "@fluentui/react-components";
import { MAX_PACKAGE_G } from "../../../../../api/workshop/package_weight.ts";
import type { AskProps } from "../../../../engine/features.ts";

const DIGITS = String(MAX_PACKAGE_G).length;

export default function WeightAsk({ name, value, isOff, onChange }: AskProps) {
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
