import { Radio, RadioGroup } from "@fluentui/react-components";
import { REJECT_REASONS } from "../../../../api/workshop/reject_reasons.ts";
import type { AskProps } from "../../../engine/features.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { usePickStyles } from "./pick.styles.ts";

export default function RejectReasonAsk({ name, value, isDisabled, onChange }: AskProps) {
  const styles = usePickStyles();
  return (
    <RadioGroup
      className={styles.two}
      name={name}
      value={value}
      disabled={isDisabled}
      onChange={(_, data) => onChange(data.value)}
      onKeyDown={(event) => {
        const reason = REJECT_REASONS[Number(event.key) - 1];
        if (!reason || isDisabled || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onChange(reason);
      }}
    >
      {REJECT_REASONS.map((reason, at) => (
        <Radio key={reason} value={reason} label={`${at + 1} ${choiceWord("reason_code", reason)}`} />
      ))}
    </RadioGroup>
  );
}
