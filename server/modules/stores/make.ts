/** `makeStore`: what a person writes of a store; and `trashStore`, for a store that nothing was done with yet. */
import { ApiError, type InputProblem } from "../../../api/errors.ts";
import type { StoreInput } from "../../../api/generated/schema.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { storeInput } from "../../../api/inputs/store.ts";
import { type ReasonCode, REASONS } from "../../../api/reasons.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import { type AuditEntry, mutation } from "../../fields.ts";
import { newId } from "../../ids.ts";
import * as store from "./store.ts";
import type { StoreRow, StoreValues } from "./store.ts";

const missing = () => new ApiError("NOT_FOUND", "There is no such store.");

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the store: a value is missing or wrong", {
    problems: problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest })),
  });

/** A store that a person has not described yet. */
const BLANK: StoreValues = {
  name: "",
  platform: "",
  status: "Active",
  url: "",
  time_zone: "",
  auto_hold: 0,
  cooling_off_min: 0,
};
const FIELDS = Object.keys(BLANK) as (keyof StoreValues)[];

export const makeStore = mutation<"makeStore">(async (tx, args, context) => {
  const read = readInput(storeInput, args.params);
  if (!read.ok) throw badInput(read.problems);
  const made = typeof args.id === "string"
    ? await change(tx, args.id, read.value, args.version ?? null, context)
    : await make(tx, read.value, context);
  const row = await store.storeById(tx, context.scope, made.id);
  if (!row) throw new Error(`Cannot answer with store ${made.id}: expected to find what was just written`);
  return { result: store.viewOf(row), audit: made.audit };
});

async function make(tx: Writer, input: StoreInput, context: AuthorizedContext) {
  const { scope } = context;
  const [own, ...others] = scope.sellers ?? [];
  // Who has one account alone is not asked which.
  const seller_id = input.seller_id ?? (own && others.length === 0 ? own : null);
  const problems = [
    ...input.name ? [] : [{ path: "name", code: "required" }],
    ...input.platform ? [] : [{ path: "platform", code: "required" }],
    ...seller_id ? [] : [{ path: "seller_id", code: "required" }],
  ];
  if (!seller_id || problems.length > 0) throw badInput(problems);
  const sellers = await store.sellersIn(tx, scope);
  if (!sellers.some(({ _id }) => _id === seller_id)) throw badInput([{ path: "seller_id", code: "unknown" }]);
  const values = written(input, BLANK);
  await checkName(tx, seller_id, values.name, null);
  const _id = newId();
  await store.insertStore(tx, { _id, seller_id, ...values }, context.now());
  return { id: _id, audit: [auditOf({ _id, seller_id }, "makeStore", changesOf(BLANK, values))] };
}

async function change(
  tx: Writer,
  id: string,
  input: StoreInput,
  version: number | null,
  context: AuthorizedContext,
) {
  const row = await store.storeById(tx, context.scope, id);
  if (!row) throw missing();
  if (version !== null && version !== row.version) {
    const current = store.viewOf(row);
    throw new ApiError("STALE", "Cannot keep the store: it was changed by somebody else first", { current });
  }
  if (input.seller_id && input.seller_id !== row.seller_id) {
    throw badInput([{ path: "seller_id", code: "fixed" }]);
  }
  const values = written(input, row);
  const changes = changesOf(row, values);
  if (changes.length === 0) return { id, audit: [] };
  await checkName(tx, row.seller_id, values.name, id);
  await store.updateStore(tx, row, values, context.now());
  return { id, audit: [auditOf(row, "makeStore", changes)] };
}

/** The row's columns: what the input says, in place of what was there. */
function written({ auto_hold, ...input }: StoreInput, before: StoreValues): StoreValues {
  return {
    name: input.name ?? before.name,
    platform: input.platform ?? before.platform,
    status: input.status ?? before.status,
    url: input.url ?? before.url,
    time_zone: input.time_zone ?? before.time_zone,
    auto_hold: typeof auto_hold === "boolean" ? Number(auto_hold) : before.auto_hold,
    cooling_off_min: input.cooling_off_min ?? before.cooling_off_min,
  };
}

const changesOf = (before: StoreValues, after: StoreValues): AuditEntry["changes"] =>
  FIELDS.filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: text(field, before[field]), after: text(field, after[field]) }));

const text = (field: keyof StoreValues, value: string | number): string =>
  field === "auto_hold" ? String(value === 1) : String(value);

const auditOf = (
  { _id, seller_id }: Pick<StoreRow, "_id" | "seller_id">,
  action: string,
  changes: AuditEntry["changes"],
): AuditEntry => ({ entity: "stores", entityId: _id, sellerId: seller_id, action, changes });

/** Two stores that a seller cannot tell apart by name are one too many. */
async function checkName(tx: Writer, sellerId: string, name: string, id: string | null): Promise<void> {
  const fold = (each: string) => each.normalize("NFC").toLowerCase();
  const names = await store.storeNames(tx, { sellers: [sellerId] });
  if (names.some((each) => each._id !== id && fold(each.name) === fold(name))) {
    throw badInput([{ path: "name", code: "taken" }]);
  }
}

export const trashStore = mutation<"trashStore">(async (tx, { delete_ids }, { scope }) => {
  const ids = [...new Set(delete_ids)];
  const rows: StoreRow[] = [];
  for (const id of ids) {
    const row = await store.storeById(tx, scope, id);
    if (!row) throw missing();
    await checkUnused(tx, row);
    rows.push(row);
  }
  await store.deleteStores(tx, rows);
  const gone = (row: StoreRow) => [{ field: "name", before: row.name, after: "" }];
  return { result: ids, audit: rows.map((row) => auditOf(row, "trashStore", gone(row))) };
});

/** @throws {ApiError} ILLEGAL_TRANSITION for a store whose history would lose its shop. */
async function checkUnused(tx: Writer, row: StoreRow): Promise<void> {
  const uses = await store.usesOf(tx, row);
  const code: ReasonCode | null = uses.orders ? "storeHasOrders" : uses.jobs ? "storeHasJobs" : null;
  if (!code) return;
  const reason = { code, text: REASONS[code] };
  throw new ApiError("ILLEGAL_TRANSITION", reason.text, { reason, legal: [] });
}
