import type { AskProps } from "../../../engine/features.ts";
import { OptionSelect } from "../../../engine/form/option_select.tsx";

export default function LocationAsk({ name, value, isOff, onChange }: AskProps) {
  return <OptionSelect {...{ name, value, isOff, onChange }} source="unitPlaces" />;
}
