import { Select } from "@fluentui/react-components";
import { REPORTED_STATUSES } from "../../../../api/shipping/tracking.ts";
import type { AskProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { statusWord } from "../../../parts/status_pill.tsx";

export default function StatusAsk({ name, value, isDisabled, onChange }: AskProps) {
  return (
    <Select name={name} value={value} disabled={isDisabled} onChange={(_, data) => onChange(data.value)}>
      <option value="">{t("bulk.choose")}</option>
      {REPORTED_STATUSES.map((status) => (
        <option key={status} value={status}>{statusWord(status, "shipment_status")}</option>
      ))}
    </Select>
  );
}
