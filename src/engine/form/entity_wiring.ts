import { useState } from "react";
import type { GenericSchema } from "valibot";
import type { Person } from "../../../api/access.ts";
import type { SaveInput } from "../../../machines/form.ts";
import type { MoveAnswer } from "../../../machines/move.ts";
import { entityOf, type RecordShape, type Resource } from "../../../resources/define.ts";
import type { FormField } from "../../../resources/form_fields.ts";
import { makeDocumentOf, recordDocumentOf, trashDocumentOf } from "../../../resources/record_document.ts";
import { askText } from "../../lib/client.ts";
import { type Outcome, recordOutcome } from "../../lib/outcome.ts";
import {
  argumentsOf,
  currentOf,
  editableFields,
  type EntityRecord,
  type EntityValues,
  everyField,
  inputOf,
  isWanted,
  problemsOf,
  storedValues,
  valuesFromLink,
  valuesOf,
} from "./entity_form.ts";
import { type Form, hasFormDraft, readFormDraft, saveAnswerOf, useForm } from "./form_wiring.ts";
import { failedAnswerOf, type Mover, useSteps } from "../record/move_wiring.ts";
import type { RecordSource } from "../record/record_wiring.ts";

export interface Entity {
  readonly resource: Resource;
  readonly shape: RecordShape;
}

/** Returns the source of a record. Call it once per component, because a record's source must not change. */
export function entitySource({ resource, shape }: Entity): RecordSource<EntityRecord> {
  const text = recordDocumentOf(resource, shape);
  return {
    entity: entityOf(resource),
    fetch: async (id, options) =>
      recordOutcome(
        await askText<{ readonly record: EntityRecord | null }>(text, { _id: id }, options),
        (data) => data.record,
      ),
  };
}

/** @param given values that a new record is sent with, such as its parent, under which it has its own draft */
const draftName = ({ resource }: Entity, id: string | null, given: object = {}): string =>
  [resource.id, ...id === null ? [...Object.values(given), "new"] : [id, "edit"]].join(".");

/** Returns true if a draft of this record is unsaved or waits for its answer. */
export function hasEntityDraft(entity: Entity, record: EntityRecord, person: Person): boolean {
  return hasFormDraft(person._id, draftName(entity, record._id));
}

export interface EntityForm {
  readonly fields: readonly FormField[];
  readonly form: Form<EntityValues>;
  /** Returns the id of the saved record; empty before a new record is saved. */
  readonly savedId: () => string;
}

interface Made {
  readonly made: { readonly _id: string; readonly version: number } | null;
}

/** Returns the form of a record, or of a new record for `null`. A newer version of the record does not change unsaved input. */
export function useEntityForm(
  entity: Entity,
  schema: GenericSchema,
  record: EntityRecord | null,
  person: Person,
  given: Readonly<Record<string, unknown>> = {},
): EntityForm {
  const id = record?._id ?? null;
  const fields = editableFields(entity.shape, person, record);
  // A newer version may have other fields. Those of the versions before stay known, so that a repeated call sends the same input.
  const [known] = useState(() => new Map<string, FormField>());
  for (const field of fields) known.set(field.key, field);
  // A call without an answer from before a reload may have hidden a field that it changed, which it sends again.
  const [unanswered] = useState(() => readFormDraft(person._id, draftName(entity, id, given), {})?.key ?? "");
  // A new record is sent as a whole. Of an existing record only the changes are sent, so that no other field is overwritten.
  const sent = (changed: readonly string[], values: EntityValues) =>
    id === null ? fields.filter((field) => isWanted(field, values)).map(({ key }) => key) : changed;
  // A mutable object instead of state, because it is not drawn, only read after saving.
  const [saved] = useState({ id: id ?? "" });
  const save = async ({ base, values, changed, key }: SaveInput) => {
    const wanted = sent(changed, values as EntityValues);
    const sentFields = key === unanswered ? everyField(entity.shape, record) : [...known.values()];
    const input = inputOf(sentFields, values as EntityValues, wanted, id === null);
    const { params: written, beside } = argumentsOf(entity.shape, input);
    const params = id === null ? { ...written, ...given } : written;
    const version = id === null ? null : base.version;
    const outcome = await askText<Made>(makeDocumentOf(entity.shape), {
      id,
      params,
      ...beside,
      version,
      key,
    });
    saved.id = outcome.data?.made?._id ?? saved.id;
    return await saveAnswerOf(
      outcome.data?.made?.version,
      outcome,
      async (row) => currentOf(fields, row) ?? await fetchCurrent(entity, fields, id),
    );
  };
  const form = useForm<EntityValues>({
    stored: record ? storedValues(fields, record) : {
      ...storedValues(fields, null),
      values: { ...valuesOf(fields, null), ...valuesFromLink(fields, location.search) },
    },
    userId: person._id,
    what: draftName(entity, id, given),
    save,
    problemsOf: (values, changed) => problemsOf(fields, schema, values, sent(changed, values), id === null),
  });
  return { fields, form, savedId: () => saved.id };
}

/** Fetches the record if this build cannot read the row that came with the error STALE. */
async function fetchCurrent(entity: Entity, fields: readonly FormField[], id: string | null) {
  if (id === null) return null;
  const options = { background: true, signal: new AbortController().signal };
  const record = (await entitySource(entity).fetch(id, options)).data;
  return record ? storedValues(fields, record) : null;
}

export const TRASH = "record.trash";

type Trashed = Outcome<{ readonly trashed: string | readonly string[] | null }>;

function trashAnswerOf(outcome: Trashed, ids: readonly string[]): MoveAnswer {
  const gone = [outcome.data?.trashed ?? []].flat();
  if (ids.every((id) => gone.includes(id))) return { kind: "done", version: 0 };
  return outcome.ok ? { kind: "unknown" } : failedAnswerOf(outcome.failure);
}

/** Each set of records has its own step, so that the missing answer for some is not taken for that for others. */
export const useTrash = (
  { resource, shape }: Entity,
  ids: readonly string[],
  userId: string,
  onDone: () => void,
): Mover =>
  useSteps(
    `${resource.id}.${ids}.trash`,
    userId,
    async ({ key }) =>
      trashAnswerOf(
        await askText(trashDocumentOf(shape), { ...shape.trash ? { id: ids[0] } : { ids }, key }),
        ids,
      ),
    onDone,
  );
