import { Button } from "@fluentui/react-components";
import { Suspense, useState } from "react";
import type { FormField } from "../../../resources/form_fields.ts";
import { t } from "../../lib/i18n.ts";
import type { Entity, EntityForm } from "./entity_wiring.ts";
import { readRights, rightsText } from "./rights_text.ts";
import { arrangeAddressFields, partWords, useAddressParts } from "./address_fields.ts";
import { FormGroup } from "./form_parts.tsx";
import { countryName, listText } from "../../parts/format.ts";
import { dayOfValue } from "./day_value.ts";
import { type EntityValues, isWanted } from "./entity_form.ts";
import { type FormRow, type FormValue, idsIn, rowsIn, splitChoices } from "./form_values.ts";
import { choiceText, EntityField } from "./inputs.tsx";
import { screenOf } from "../features.ts";

interface Props {
  readonly entity: Entity;
  readonly entityForm: Pick<EntityForm, "fields" | "form">;
  readonly only?: string | undefined;
}

export function EntityGroups({ entity: { resource, shape }, entityForm: { fields, form }, only }: Props) {
  const parts = useAddressParts(form.values);
  const groups = shape.form.filter(({ key }) => only === undefined || key === only).map((
    { key, fields: all },
  ) => ({
    key,
    fields: arrangeAddressFields(
      all.filter((field) => fields.includes(field) && isShown(field, form.values)),
      parts,
    ),
  }));
  const wordsOf = (key: string) => {
    const part = parts.get(key);
    if (!part || !("country" in form.values)) return {};
    const { label, missing } = partWords(part, String(form.values[key] ?? ""));
    return { label, hint: missing };
  };
  const Note = only === undefined ? screenOf(resource.id).FormNote : undefined;
  const shown = groups.filter((group) => group.fields.length > 0).map((group) => (
    <FormGroup
      key={group.key}
      title={t(`entity.${resource.id}.group.${group.key}.title`)}
      help={t(`entity.${resource.id}.group.${group.key}.help`)}
    >
      {group.fields.map((field) => (
        <EntityField
          key={field.key}
          entityId={resource.id}
          field={field}
          form={form}
          {...wordsOf(field.key)}
        />
      ))}
    </FormGroup>
  ));
  return (
    <>
      {shown}
      {Note && (
        <Suspense>
          <Note values={form.values} />
        </Suspense>
      )}
    </>
  );
}

/** Shows the first fields of a new record. The others are behind More, which opens if one of them has a problem. */
export function NewGroups({ entity, entityForm }: Props) {
  const { resource, shape: { first } } = entity;
  const [isOpen, setOpen] = useState(false);
  if (!first) return <EntityGroups entity={entity} entityForm={entityForm} />;
  const { fields, form } = entityForm;
  const wanted = first.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  const rest = fields.filter((field) => !wanted.includes(field));
  const isWrong = ({ key }: FormField) => form.problems.some(({ path }) => path.split(".", 1)[0] === key);
  const isAll = isOpen || rest.some(isWrong);
  return (
    <>
      <FormGroup
        title={t(`entity.${resource.id}.first.title` as "entity.users.first.title")}
        help={t(`entity.${resource.id}.first.help` as "entity.users.first.help")}
      >
        {wanted.map((field) => (
          <EntityField key={field.key} entityId={resource.id} field={field} form={form} />
        ))}
      </FormGroup>
      <div>
        <Button
          aria-expanded={isAll}
          onClick={() =>
            setOpen(!isAll)}
        >
          {t("frame.more")}
        </Button>
      </div>
      {isAll && <EntityGroups entity={entity} entityForm={{ fields: rest, form }} />}
    </>
  );
}

const isShown = (field: FormField, values: EntityValues): boolean =>
  Object.keys(field.when ?? {}).every((key) => !(key in values)) || isWanted(field, values);

/** Returns the name of a chosen record; its id as long as the name is unknown. */
export type NameOf = (field: FormField, id: string) => string;
const idOf: NameOf = (_, id) => id;

export const fieldText =
  (fields: readonly FormField[], nameOf = idOf) => (values: EntityValues, name: string): string => {
    const value = values[name];
    const field = fields.find(({ key }) => key === name);
    if (typeof value === "boolean") return t(value ? "record.yes" : "record.no");
    if (field?.kind === "rights") return rightsText(readRights(String(value))) || t("record.noValue");
    if (!value) return t("record.noValue");
    return field ? valueText(field, value, nameOf) : value;
  };

function valueText(field: FormField, value: FormValue, nameOf: NameOf): string {
  switch (field.kind) {
    case "option":
      return nameOf(field, String(value));
    case "choice":
      return choiceText(field, String(value));
    case "choices":
      return listText(splitChoices(value).map((each) => choiceText(field, each)));
    case "flag":
      return t(value === "true" ? "record.yes" : "record.no");
    case "day":
      return dayOfValue(String(value));
    case "country":
      return countryName(String(value));
    case "lines":
    case "days":
      return listText(String(value).split("\n"));
    case "checks":
    case "people":
      return t("list.filter.chosen", { count: idsIn(value).length });
    case "rows":
      return rowsIn(value).map((row) => rowText(field, row, nameOf)).join("; ");
    default:
      return String(value);
  }
}

const rowText = ({ rows = [] }: FormField, row: FormRow, nameOf: NameOf): string =>
  rows.filter(({ key }) => key !== "_id").map((field) => valueText(field, row[field.key] ?? "", nameOf))
    .filter((text) => text !== "").join(", ");
