/** Each value of a source is a box; an unknown value keeps one until it is removed. */
import { Checkbox, FieldContextProvider } from "@fluentui/react-components";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { useFieldWord } from "../field_words.ts";
import type { Option } from "../list/option.ts";
import { useOptions } from "../list/use_options.ts";
import { useEditStyles } from "./edit.styles.ts";
import { idsIn, writeIds } from "./form_values.ts";
import type { InputProps } from "./input_props.ts";

export function ChecksInput({ field: { key, source = "sellers" }, value, isOff, onChange }: InputProps) {
  const styles = useEditStyles();
  const { outcome: answer } = useOptions(source);
  const picked = idsIn(value);
  const known = answer?.ok ? answer.data : [];
  const foreign = picked.filter((id) => known.every((option) => option.value !== id));
  const options = [...known, ...foreign.map((id): Option => ({ value: id, name: id }))];
  const pick = (id: string, isOn: boolean) =>
    onChange(writeIds(isOn ? [...picked, id] : picked.filter((each) => each !== id)));
  return (
    <div role="group" aria-label={useFieldWord()(key)} className={styles.checks}>
      {answer && !answer.ok && <span role="alert">{failureText(answer.failure)}</span>}
      {answer?.ok && options.length === 0 && <span className={styles.hint}>{t("record.none")}</span>}
      <FieldContextProvider value={undefined}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={key}
            label={
              <bdi dir="auto" translate="no">{[option.name, option.more].filter(Boolean).join(" · ")}</bdi>
            }
            checked={picked.includes(option.value)}
            disabled={isOff}
            onChange={(_, { checked }) => pick(option.value, checked === true)}
          />
        ))}
      </FieldContextProvider>
    </div>
  );
}
