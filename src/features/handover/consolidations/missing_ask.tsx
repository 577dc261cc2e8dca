/** Reads the codes of packages that did not arrive, as somebody scans or pastes them. */
import { Textarea } from "@fluentui/react-components";
import type { AskProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";

const ROWS = 3;

export default function MissingAsk({ name, value, isOff, onChange }: AskProps) {
  const { quiet } = useRecordStyles();
  return (
    <div>
      <Textarea
        name={name}
        value={value}
        rows={ROWS}
        readOnly={isOff}
        dir="ltr"
        style={{ inlineSize: "100%" }}
        onChange={(_, data) => onChange(data.value)}
      />
      <div className={quiet}>{t("flights.named")}</div>
    </div>
  );
}
