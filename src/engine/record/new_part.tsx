import { useEffect } from "react";
import type { GenericSchema } from "valibot";
import type { Resource } from "../../../resources/define.ts";
import { t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";
import { usePerson } from "../../lib/person.ts";
import { type Entity, useEntityForm } from "../form/entity_wiring.ts";
import { FormElement, FormMessageBars } from "../form/form_parts.tsx";
import { EntityGroups } from "../form/groups.tsx";
import { SaveBar } from "../form/save_bar.tsx";
import { useSchema } from "../form/schema.ts";
import { publishChange } from "../live/live.ts";
import type { AddProps } from "./part_list.tsx";

interface Props extends AddProps {
  readonly part: Resource;
}

export function NewPart({ part: resource, ...rest }: Props) {
  const { shape } = resource;
  if (!shape) throw new Error(`Cannot add a part of ${resource.id}: expected a shape`);
  const schema = useSchema(shape);
  return schema && <NewForm entity={{ resource, shape }} schema={schema} {...rest} />;
}

interface FormProps extends AddProps {
  readonly entity: Entity;
  readonly schema: GenericSchema;
}

function NewForm({ entity, schema, record, onClose }: FormProps) {
  const { id, query } = entity.resource;
  const parentValues = { [entity.shape.within?.key ?? ""]: record };
  const entityForm = useEntityForm(entity, schema, null, usePerson(), parentValues);
  const { fields, form, savedId } = entityForm;
  const isSaved = form.phase === "saved";
  useEffect(() => {
    if (!isSaved) return;
    notify("success", t(`entity.${id}.made`));
    publishChange(query, [savedId()]);
    onClose();
  }, [isSaved]);
  return (
    <FormElement form={form} label={t(`entity.${id}.make`)} first={fields[0]?.key ?? ""}>
      <FormMessageBars form={form} />
      <EntityGroups entity={entity} entityForm={entityForm} />
      <SaveBar form={form} save={t(`entity.${id}.make`)} onClose={onClose} />
    </FormElement>
  );
}
