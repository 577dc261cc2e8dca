/** Other groups of the chosen group's machine, to merge into the same batch. */
import { Checkbox, FieldContextProvider } from "@fluentui/react-components";
import { useEffect } from "react";
import { isSameMachine, MAX_MERGED_GROUPS, readKey } from "../../../../api/workshop/batches.ts";
import { idsIn, writeIds } from "../../../engine/form/form_values.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { useEditStyles } from "../../../engine/form/edit.styles.ts";
import { useFieldWord } from "../../../engine/field_words.ts";
import { useOptions } from "../../../engine/list/use_options.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePickStyles } from "./batches.styles.ts";

/** Returns true for another group of the first one's machine. */
function isBeside(first: string, other: string): boolean {
  const [one, two] = [readKey(first), readKey(other)];
  return one !== null && two !== null && first !== other && isSameMachine(one, two);
}

export default function GroupsInput({ field: { key }, value, values, isOff, onChange }: InputProps) {
  const styles = useEditStyles();
  const { picks } = usePickStyles();
  const label = useFieldWord()(key);
  const { outcome } = useOptions("batchGroups");
  const first = String(values?.["group_key"] ?? "");
  const merged = idsIn(value);
  const kept = writeIds(merged.filter((each) => isBeside(first, each)));
  // A group ticked for an earlier choice may belong to another machine.
  useEffect(() => {
    if (kept !== value) onChange(kept);
  }, [kept, value]);
  if (first === "") return <span className={styles.hint}>{t("batches.merge.first")}</span>;
  if (outcome && !outcome.ok) return <span role="alert">{failureText(outcome.failure)}</span>;
  const options = outcome?.ok ? outcome.data.filter((option) => isBeside(first, option.value)) : [];
  const isFull = merged.length >= MAX_MERGED_GROUPS;
  const pick = (group: string, isOn: boolean) =>
    onChange(writeIds(isOn ? [...merged, group] : merged.filter((each) => each !== group)));
  return (
    <div role="group" aria-label={label} className={picks}>
      {outcome && options.length === 0 && <span className={styles.hint}>{t("batches.merge.none")}</span>}
      <FieldContextProvider value={undefined}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={key}
            label={<bdi dir="auto">{[option.name, option.more].filter(Boolean).join(" · ")}</bdi>}
            checked={merged.includes(option.value)}
            disabled={isOff || (isFull && !merged.includes(option.value))}
            onChange={(_, { checked }) => pick(option.value, checked === true)}
          />
        ))}
      </FieldContextProvider>
    </div>
  );
}
