import { useEffect, useState } from "react";
import type { GenericSchema } from "valibot";
import type { FormField, OptionSource } from "../../../resources/form_fields.ts";
import { t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";
import { usePerson } from "../../lib/person.ts";
import { type Entity, useEntityForm } from "./entity_wiring.ts";
import { EntityWords } from "../field_words.ts";
import { optionsOf } from "../list/filters/options.ts";
import { Compare } from "./compare.tsx";
import { FormElement, FormMessageBars } from "./form_parts.tsx";
import { SaveBar } from "./save_bar.tsx";
import type { EntityRecord, EntityValues } from "./entity_form.ts";
import type { Form } from "./form_wiring.ts";
import { EntityGroups, fieldText, type NameOf } from "./groups.tsx";
import { useSchema } from "./schema.ts";

interface Props {
  readonly entity: Entity;
  readonly record: EntityRecord;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly tab?: string | undefined;
  readonly onTab: (tab: string) => void;
}

export default function EditEntity(props: Props) {
  const schema = useSchema(props.entity.shape);
  return schema && (
    <EntityWords value={props.entity.resource.id}>
      <EditForm {...props} schema={schema} />
    </EntityWords>
  );
}

interface FormProps extends Props {
  readonly schema: GenericSchema;
}

function EditForm({ entity, schema, record, onSaved, onClose, tab, onTab }: FormProps) {
  const { id } = entity.resource;
  const entityForm = useEntityForm(entity, schema, record, usePerson());
  const { fields, form } = entityForm;
  const wrong = form.problems[0]?.path.split(".")[0];
  useEffect(() => {
    const group = entity.shape.form.find((each) => each.fields.some(({ key }) => key === wrong));
    if (group && tab !== undefined) onTab(group.key);
    // Opens the tab that has the first problem.
  }, [form.problems]);
  const isSaved = form.phase === "saved";
  useEffect(() => {
    if (!isSaved) return;
    notify("success", t(`entity.${id}.saved`));
    onSaved();
    // This runs once, when the record is saved, with the callbacks of that render.
  }, [isSaved]);
  return (
    <FormElement form={form} label={t(`entity.${id}.edit`)} first={fields[0]?.key ?? ""}>
      <FormMessageBars form={form} />
      {form.phase === "comparing" && <Versions form={form} fields={fields} />}
      <EntityGroups entity={entity} entityForm={entityForm} only={tab} />
      <SaveBar form={form} save={t(`entity.${id}.save`)} onClose={onClose} />
    </FormElement>
  );
}

interface VersionsProps {
  readonly form: Form<EntityValues>;
  readonly fields: readonly FormField[];
}

function Versions({ form, fields }: VersionsProps) {
  return <Compare form={form} shown={fieldText(fields, useNames(fields))} />;
}

/** Loads the names of the records that may be chosen, because two ids cannot be told apart. */
function useNames(fields: readonly FormField[]): NameOf {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const sources = [...new Set(fields.map(({ kind, source }) => kind === "option" ? source ?? "" : ""))]
    .join();
  useEffect(() => {
    let isLeft = false;
    for (const source of sources.split(",").filter(Boolean) as OptionSource[]) {
      void optionsOf(source).then((outcome) => {
        if (isLeft || !outcome.ok) return;
        const found = outcome.data.map(({ value, name }) => [`${source} ${value}`, name] as const);
        setNames((known) => new Map([...known, ...found]));
      });
    }
    return () => {
      isLeft = true;
    };
  }, [sources]);
  return ({ source }, id) => names.get(`${source} ${id}`) ?? id;
}
