import { Select } from "@fluentui/react-components";
import { WORK_STEPS } from "../../../../api/steps.ts";
import type { AskProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { statusWord } from "../../../parts/status_pill.tsx";

export default function FaultStepAsk({ name, value, isDisabled, onChange }: AskProps) {
  return (
    <Select name={name} value={value} disabled={isDisabled} onChange={(_, data) => onChange(data.value)}>
      <option value="">{t("bulk.choose")}</option>
      {WORK_STEPS.map(({ state }) => (
        <option key={state} value={state}>{statusWord(state, "print_status")}</option>
      ))}
    </Select>
  );
}
