/** Picks statuses: several may be shown, others left out. */
import { Choices } from "./choices.tsx";
import type { EditorProps } from "./editor_props.ts";
import { readChoice, writeChoice } from "../../parts/filter_values.ts";
import { statusWord } from "../../parts/status_pill.tsx";

export function StatusesEditor({ filter, filters, onChange }: EditorProps) {
  const options = (filter.values ?? []).map((value) => ({ value, name: statusWord(value, filter.key) }));
  return (
    <Choices
      options={options}
      choice={readChoice(filters[filter.key])}
      canExclude
      onChoose={(choice) => onChange({ [filter.key]: writeChoice(choice) })}
    />
  );
}
