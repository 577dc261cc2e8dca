import { Radio, RadioGroup } from "@fluentui/react-components";
import type { AskProps } from "../../../../engine/features.ts";
import { t } from "../../../../lib/i18n.ts";

export default function OutcomeAsk({ label, value, isDisabled, onChange }: AskProps) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={(_, data) => onChange(data.value)}
    >
      <Radio value="live" label={t("parcel.isLive")} />
      <Radio value="failed" label={t("parcel.gone")} />
    </RadioGroup>
  );
}
