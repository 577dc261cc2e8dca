import type { AskProps } from "../../../engine/features.ts";
import { OptionSelect } from "../../../engine/form/option_select.tsx";
import { t } from "../../../lib/i18n.ts";

export default function BoxAsk({ name, value, isDisabled, onChange }: AskProps) {
  return (
    <OptionSelect
      {...{ name, value, isDisabled, onChange }}
      source="openBoxes"
      none={t("box.choose")}
    />
  );
}
