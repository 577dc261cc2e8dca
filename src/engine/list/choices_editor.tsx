/** Picks fixed values that are no statuses: none of them can be left out. */
import { choiceWord } from "./choice_word.ts";
import { Choices } from "./choices.tsx";
import type { EditorProps } from "./editor_props.ts";
import { readChoice, writeChoice } from "../../parts/filter_values.ts";

export function ChoicesEditor({ filter, filters, onChange }: EditorProps) {
  const options = (filter.values ?? []).map((value) => ({ value, name: choiceWord(filter.key, value) }));
  return (
    <Choices
      options={options}
      choice={readChoice(filters[filter.key])}
      onChoose={(choice) => onChange({ [filter.key]: writeChoice(choice) })}
    />
  );
}
