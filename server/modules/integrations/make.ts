/** `makeIntegration`: what a person writes of an integration; and `trashIntegration`. */
import { ApiError, type InputProblem } from "../../../api/errors.ts";
import type { IntegrationInput } from "../../../api/generated/schema.ts";
import { integrationInput } from "../../../api/inputs/integration.ts";
import { readInput } from "../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import { type AuditEntry, mutation } from "../../fields.ts";
import { newId } from "../../ids.ts";
import { sellersIn, storeById } from "../stores/store.ts";
import { addressOf, maskedAddress, sealedAddress } from "./address.ts";
import { auditOf, missing } from "./audit.ts";
import { integrationKindOf } from "./kinds.ts";
import * as store from "./store.ts";
import type { IntegrationRow, IntegrationValues } from "./store.ts";

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the integration: a value is missing or wrong", {
    problems: problems.map(({ path, code }) => ({ path: `params.${path}`, code })),
  });

const BLANK: IntegrationValues = {
  name: "",
  status: "Paused",
  url: "",
  events: "[]",
  store_id: "",
  seller_id: null,
};
const FIELDS = Object.keys(BLANK) as (keyof IntegrationValues)[];

export const makeIntegration = mutation<"makeIntegration">(async (tx, args, context) => {
  const read = readInput(integrationInput, args.params);
  if (!read.ok) throw badInput(read.problems);
  const made = typeof args.id === "string"
    ? await change(tx, args.id, read.value, args.version ?? null, context)
    : await make(tx, read.value, context);
  const row = await store.integrationById(tx, context.scope, made.id);
  if (!row) throw new Error(`Cannot answer with integration ${made.id}: expected to find what was written`);
  return { result: store.viewOf(row), audit: made.audit };
});

async function make(tx: Writer, input: IntegrationInput, context: AuthorizedContext) {
  if (!input.kind) throw badInput([{ path: "kind", code: "required" }]);
  const _id = newId();
  const row = { _id, kind: input.kind, secret: "" };
  const values = await checked(tx, row, written(input, BLANK), context);
  const address = sealedAddress(_id, values.url, context.settings.secrets);
  await store.insertIntegration(tx, { ...row, ...values, ...address }, context.now());
  const audit = [auditOf({ _id, seller_id: values.seller_id }, "makeIntegration", changesOf(BLANK, values))];
  return { id: _id, audit };
}

async function change(
  tx: Writer,
  id: string,
  input: IntegrationInput,
  version: number | null,
  context: AuthorizedContext,
) {
  const row = await store.integrationById(tx, context.scope, id);
  if (!row) throw missing();
  if (version !== null && version !== row.version) {
    const current = store.viewOf(row);
    throw new ApiError("STALE", "Cannot keep the integration: it was changed by somebody else first", {
      current,
    });
  }
  if (input.kind && input.kind !== row.kind) throw badInput([{ path: "kind", code: "fixed" }]);
  const { secrets } = context.settings;
  const before = { ...row, url: addressOf(row, secrets) };
  // A form that did not touch the address sends back what it was shown.
  const { url = null, ...rest } = input;
  const given = url === row.url_shown ? rest : input;
  const values = await checked(tx, row, written(given, before), context);
  const changes = changesOf(before, values);
  if (changes.length === 0) return { id, audit: [] };
  await store.updateIntegration(
    tx,
    row,
    { ...values, ...sealedAddress(id, values.url, secrets) },
    context.now(),
  );
  return { id, audit: [auditOf({ _id: id, seller_id: values.seller_id }, "makeIntegration", changes)] };
}

/** The row's columns: what the input says, in place of what was there. */
function written(
  { events, seller_id, ...input }: IntegrationInput,
  before: IntegrationValues,
): IntegrationValues {
  return {
    name: input.name ?? before.name,
    status: input.status ?? before.status,
    url: input.url ?? before.url,
    events: events ? JSON.stringify([...new Set(events)]) : before.events,
    store_id: input.store_id ?? before.store_id,
    seller_id: typeof seller_id === "string" ? seller_id || null : before.seller_id,
  };
}

/** The values as their kind keeps them, once nothing is wrong with them. */
async function checked(
  tx: Writer,
  { kind, secret }: Pick<IntegrationRow, "kind" | "secret">,
  given: IntegrationValues,
  { scope, settings }: AuthorizedContext,
): Promise<IntegrationValues> {
  const values = integrationKindOf(kind).keep(given);
  const problems = [
    ...values.name ? [] : [{ path: "name", code: "required" }],
    ...integrationKindOf(kind).problemsOf(values, settings),
    ...values.status === "Active" && secret === "" ? [{ path: "status", code: "needsSecret" }] : [],
  ];
  if (problems.length > 0) throw badInput(problems);
  if (values.store_id) {
    const shop = await storeById(tx, scope, values.store_id);
    if (!shop) throw badInput([{ path: "store_id", code: "unknown" }]);
    return { ...values, seller_id: shop.seller_id };
  }
  const { seller_id } = values;
  if (seller_id && !(await sellersIn(tx, scope)).some(({ _id }) => _id === seller_id)) {
    throw badInput([{ path: "seller_id", code: "unknown" }]);
  }
  return values;
}

/** Of an address what anybody may see. */
const told = (values: IntegrationValues, field: keyof IntegrationValues): string =>
  field === "url" ? maskedAddress(values.url) : values[field] ?? "";

const changesOf = (before: IntegrationValues, after: IntegrationValues): AuditEntry["changes"] =>
  FIELDS.filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: told(before, field), after: told(after, field) }));

export const trashIntegration = mutation<"trashIntegration">(async (tx, { delete_ids }, { scope }) => {
  const ids = [...new Set(delete_ids)];
  const rows: IntegrationRow[] = [];
  for (const id of ids) {
    const row = await store.integrationById(tx, scope, id);
    if (!row) throw missing();
    rows.push(row);
  }
  await store.deleteIntegrations(tx, rows);
  const gone = ({ name }: IntegrationRow) => [{ field: "name", before: name, after: "" }];
  return { result: ids, audit: rows.map((row) => auditOf(row, "trashIntegration", gone(row))) };
});
