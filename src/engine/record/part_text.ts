/** What is known of a part beside its code and its name, in one line. */
import type { Column, RecordShape, Resource } from "../../../resources/define.ts";
import { numberText } from "../../parts/format.ts";
import { fieldWord } from "../field_words.ts";
import { type EntityRecord, isWanted } from "../form/entity_form.ts";
import { choiceWord } from "../list/choice_word.ts";

function textOf({ id }: Resource, { key }: Column, value: unknown): string {
  // What is not so is not worth a word.
  if (typeof value === "boolean") return value ? fieldWord(id, key) : "";
  if (typeof value === "number") return `${fieldWord(id, key)}: ${numberText(value)}`;
  return choiceWord(key, String(value ?? ""));
}

export function partText(resource: Resource, shape: RecordShape, row: EntityRecord): string {
  const fields = shape.form.flatMap((group) => group.fields);
  const isMeant = ({ key }: Column) => fields.every((field) => field.key !== key || isWanted(field, row));
  return resource.columns.filter(({ key }) => key !== "code" && key !== shape.name).filter(isMeant)
    .map((column) => textOf(resource, column, row[column.key])).filter((text) => text !== "").join(" · ");
}
