import { DELIVERIES_PAGE_SIZE } from "../../../../api/constants.ts";
import { type ConfigField, type Manifest, plainFields } from "../../../../api/desk/extensions.ts";
import type { DataOf } from "../../../../api/operation.ts";
import {
  ExtensionDeliveries,
  GetExtension,
  MyExtensions,
  ReplayExtensionDelivery,
  RunExtension,
  SetExtensionSecret,
  TestExtension,
} from "../../../../api/generated/operations/extensions.ts";
import type { MoveAnswer, MoveParams, PendingMove } from "../../../../machines/move.ts";
import type { ResourceLifecycle } from "../../../../resources/lifecycle.ts";
import type { FormField } from "../../../../resources/form_fields.ts";
import { extensions } from "../../../../resources/desk/extensions.ts";
import type { AddedAction, ExtensionItems } from "./extension_items.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome, type Outcome } from "../../../lib/outcome.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import type { Entity } from "../../../engine/form/entity_wiring.ts";
import type { Delivery, TestAnswer } from "../integrations/wiring.ts";
import { failedAnswerOf, type Mover, sendMove, useSteps } from "../../../engine/record/move_wiring.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";

type Wire = NonNullable<DataOf<typeof GetExtension>["getExtensionById"]>;
/** An extension whose settings are on the same level as its fields, as forms need them. */
export type Extension = Wire & Readonly<Record<string, unknown>>;

const DEBOUNCE_MS = 1_000;
const flat = (wire: Wire): Extension => ({ ...wire, ...wire.config });

export const extensionSource: RecordSource<Extension> = {
  entity: extensions.query,
  others: ["deliveries"],
  debounceMs: DEBOUNCE_MS,
  fetch: async (id, options) =>
    mapOutcome(
      await ask(GetExtension, { _id: id }, options),
      ({ getExtensionById: found }) => found && flat(found),
    ),
};

export const logSource = (
  _id: string,
  page: number,
): AnswerSource<{ readonly deliveries: readonly Delivery[] }> => ({
  name: `extensions.${_id}.log`,
  entities: ["deliveries"],
  debounceMs: DEBOUNCE_MS,
  ask: async (options) => {
    const shown = { ...options, page, perPage: DELIVERIES_PAGE_SIZE, background: true };
    return mapOutcome(
      await ask(ExtensionDeliveries, { _id, status: null }, shown),
      (data) => ({ deliveries: data.extensionDeliveries }),
    );
  },
});

export const addedSource: AnswerSource<ExtensionItems> = {
  name: "extensions.added",
  entities: ["myExtensions"],
  debounceMs: 0,
  ask: async (options) =>
    mapOutcome(await ask(MyExtensions, {}, { ...options, background: true }), ({ myExtensions: some }) => ({
      links: some.flatMap((each) => each.links),
      actions: some.flatMap(({ _id, actions: own }) => own.map((each) => ({ ...each, of: _id }))),
    })),
};

const KINDS = { text: "text", url: "url", switch: "switch", choice: "choice" } as const;

function fieldOf({ key, kind, values }: ConfigField): FormField {
  if (kind === "list") return { key, kind: values ? "choices" : "lines", ...(values && { values }) };
  return { key, kind: kind === "secret" ? "text" : KINDS[kind], ...(values && { values }) };
}

const entities = new Map<string, Entity>();

/** Returns the form schema of an extension's settings; the same object for the same manifest. */
export function settingsEntity(manifest: Manifest): Entity {
  const known = entities.get(manifest.id);
  if (known) return known;
  const entity: Entity = {
    resource: extensions,
    shape: {
      noun: "Extension",
      name: "name",
      sections: [],
      form: [{ key: "settings", fields: plainFields(manifest).map(fieldOf) }],
      input: () =>
        import("../../../../api/inputs/desk/extension.ts").then(({ extensionInput }) =>
          extensionInput(manifest)
        ),
    },
  };
  entities.set(manifest.id, entity);
  return entity;
}

export const STEPS = {
  on: "extension.on",
  off: "extension.off",
  secret: "extension.secret",
  test: "extension.test",
  replay: "extension.replay",
} as const;

const answerOf = (outcome: Outcome<unknown>): MoveAnswer =>
  outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);

const LIFECYCLE = extensions.lifecycle as ResourceLifecycle;

const rightsIn = ({ rights = "" }: MoveParams) => rights === "" ? {} : { rights: rights.split(",") };

async function send(
  _id: string,
  { event, key, params }: PendingMove,
  show: (test: TestAnswer) => void,
): Promise<MoveAnswer> {
  switch (event) {
    case STEPS.test: {
      const outcome = await ask(TestExtension, { _id });
      if (outcome.ok) show(outcome.data.testExtension);
      return answerOf(outcome);
    }
    case STEPS.replay:
      return answerOf(await ask(ReplayExtensionDelivery, { _id: params["delivery"] ?? "", key }));
    default:
      return await sendMove(LIFECYCLE, _id)({ event, key, params: rightsIn(params) });
  }
}

export const useExtensionSteps = (
  id: string,
  part: "state" | "log",
  userId: string,
  { show, onDone }: { readonly show: (test: TestAnswer) => void; readonly onDone: () => void },
): Mover => useSteps(`extensions.${id}.${part}`, userId, (step) => send(id, step, show), onDone);

/** Sends a secret and never stores it in the browser, so it cannot be sent again after a reload. */
export const sendSecret = (
  _id: string,
  field: string,
  value: string,
): Promise<Outcome<DataOf<typeof SetExtensionSecret>>> => ask(SetExtensionSecret, { _id, field, value });

export const useAddedSteps = (
  extension: string,
  ids: readonly string[],
  userId: string,
  onDone: (action: string) => void,
): Mover =>
  useSteps(
    `extensions.${extension}.run.${ids.join()}`,
    userId,
    async ({ event, key }) => {
      const action = event.replace(/^extension\./, "");
      return answerOf(await ask(RunExtension, { _id: extension, action, ids, key }));
    },
    onDone,
  );

/** Runs a step on selected rows. Each press has its own idempotency key. */
export const runAdded = ({ of, key }: AddedAction, ids: readonly string[]) =>
  ask(RunExtension, { _id: of, action: key, ids, key: crypto.randomUUID() });
