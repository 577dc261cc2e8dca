/** Picks one fixed value or status: another one takes its place. */
import { choiceWord } from "./choice_word.ts";
import { Choices } from "./choices.tsx";
import type { EditorProps } from "./editor_props.ts";
import { oneOf, readChoice } from "../../parts/filter_values.ts";
import { statusWord } from "../../parts/status_pill.tsx";

export function OneEditor({ filter, filters, onChange }: EditorProps) {
  const { key, kind, values = [] } = filter;
  const word = (value: string) => kind === "status" ? statusWord(value, key) : choiceWord(key, value);
  const choice = readChoice(filters[key]);
  return (
    <Choices
      options={values.map((value) => ({ value, name: word(value) }))}
      choice={choice}
      onChoose={(next) => onChange({ [key]: oneOf(choice, next) })}
    />
  );
}
