import type { AskProps } from "../../../engine/features.ts";
import { OptionSelect } from "../../../engine/form/option_select.tsx";
import { t } from "../../../lib/i18n.ts";

export default function BoxAsk({ name, value, isOff, onChange }: AskProps) {
  return <OptionSelect {...{ name, value, isOff, onChange }} source="openBoxes" none={t("box.choose")} />;
}
