/** The groups of a record's form, and a field's value in words where two versions are compared. */
import type { FormField } from "../../../resources/define.ts";
import { t } from "../../lib/i18n.ts";
import type { Entity, EntityForm } from "../../wiring/entity.ts";
import { FormGroup } from "../form_parts.tsx";
import { chosenOf, type EntityValues, isWanted } from "./entity_form.ts";
import { choiceText, EntityField } from "./inputs.tsx";

interface Props {
  readonly entity: Entity;
  readonly asked: Pick<EntityForm, "fields" | "form">;
}

export function EntityGroups({ entity: { resource, shape }, asked: { fields, form } }: Props) {
  const groups = shape.form.map(({ key, fields: all }) => ({
    key,
    // Of a record that is there its own values decided already which are asked.
    fields: all.filter((field) => fields.includes(field) && isShown(field, form.values)),
  }));
  return groups.filter((group) => group.fields.length > 0).map((group) => (
    <FormGroup
      key={group.key}
      title={t(`entity.${resource.id}.group.${group.key}.title`)}
      help={t(`entity.${resource.id}.group.${group.key}.help`)}
    >
      {group.fields.map((field) => (
        <EntityField key={field.key} entityId={resource.id} field={field} form={form} />
      ))}
    </FormGroup>
  ));
}

const isShown = (field: FormField, values: EntityValues): boolean =>
  Object.keys(field.when ?? {}).every((key) => !(key in values)) || isWanted(field, values);

/** For the comparison of two versions. */
export const shownIn = (fields: readonly FormField[]) => (values: EntityValues, name: string): string => {
  const value = values[name];
  const field = fields.find(({ key }) => key === name);
  if (typeof value === "boolean") return t(value ? "record.yes" : "record.no");
  if (!value) return t("record.empty");
  if (field?.kind === "choices") return chosenOf(value).map((each) => choiceText(field, each)).join(", ");
  return field?.kind === "choice" ? choiceText(field, value) : value;
};
