/** The page of a new record. Unsaved input stays in this tab until the record is created or cancelled. */
import { Suspense, useEffect } from "react";
import type { GenericSchema } from "valibot";
import { useLocation } from "wouter";
import { newPath, type Resource } from "../../../resources/define.ts";
import { readUrl, writeUrl } from "../../../resources/url.ts";
import { type Key, t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";
import { usePerson } from "../../lib/person.ts";
import { type Entity, useEntityForm } from "./entity_wiring.ts";
import { FormElement, FormMessageBars } from "./form_parts.tsx";
import { NewRecordBar, NewRecordFrame } from "./new_record.tsx";
import { NewGroups } from "./groups.tsx";
import { screenOf } from "../features.ts";
import { useSchema } from "./schema.ts";

/** Returns the words of the list's button if it leads here, or else those for making such a record. */
const titleOf = ({ id, path, primary }: Resource): string =>
  t(primary?.path === newPath(path) ? `list.primary.${id}` as Key : `entity.${id}.make`);

export default function NewEntity(entity: Entity) {
  const { resource, shape } = entity;
  const schema = useSchema(shape);
  return (
    <NewRecordFrame resource={resource} title={titleOf(resource)}>
      {schema && <NewForm entity={entity} schema={schema} />}
    </NewRecordFrame>
  );
}

function NewForm({ entity, schema }: { readonly entity: Entity; readonly schema: GenericSchema }) {
  const { resource } = entity;
  const [, navigate] = useLocation();
  const entityForm = useEntityForm(entity, schema, null, usePerson());
  const { fields, form, savedId } = entityForm;
  const isSaved = form.phase === "saved";
  const { AfterMade: After } = screenOf(resource.id);
  const madeUrl = () => writeUrl(resource, readUrl(resource, undefined, new URLSearchParams()), savedId());
  useEffect(() => {
    if (!isSaved || After) return;
    notify("success", t(`entity.${resource.id}.made`));
    navigate(madeUrl());
  }, [isSaved]);
  if (isSaved && After) {
    return (
      <Suspense>
        <After id={savedId()} href={madeUrl()} />
      </Suspense>
    );
  }
  return (
    <FormElement
      form={form}
      label={titleOf(resource)}
      first={resource.shape?.first?.[0] ?? fields[0]?.key ?? ""}
    >
      <FormMessageBars form={form} />
      <NewGroups entity={entity} entityForm={entityForm} />
      <NewRecordBar
        resource={resource}
        form={form}
        hint={t("record.form.newHint")}
        make={t(`entity.${resource.id}.make`)}
      />
    </FormElement>
  );
}
