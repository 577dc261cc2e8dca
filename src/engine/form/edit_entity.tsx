import { useEffect } from "react";
import type { GenericSchema } from "valibot";
import { t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";
import { usePerson } from "../../lib/person.ts";
import { type Entity, useEntityForm } from "./entity_wiring.ts";
import { EntityWords } from "../field_words.ts";
import { Compare } from "./compare.tsx";
import { FormElement, FormMessageBars } from "./form_parts.tsx";
import { SaveBar } from "./save_bar.tsx";
import type { EntityRecord } from "./entity_form.ts";
import { EntityGroups, fieldText } from "./groups.tsx";
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
      {form.phase === "comparing" && <Compare form={form} shown={fieldText(fields)} />}
      <EntityGroups entity={entity} entityForm={entityForm} only={tab} />
      <SaveBar form={form} save={t(`entity.${id}.save`)} onClose={onClose} />
    </FormElement>
  );
}
