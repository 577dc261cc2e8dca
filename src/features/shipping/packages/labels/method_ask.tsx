import type { AskProps } from "../../../../engine/features.ts";
import { OptionSelect } from "../../../../engine/form/option_select.tsx";

export default function MethodAsk({ name, value, isDisabled, onChange }: AskProps) {
  return <OptionSelect {...{ name, value, isDisabled, onChange }} source="shippingMethods" />;
}
