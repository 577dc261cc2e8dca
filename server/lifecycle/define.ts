import { LIFECYCLES } from "../../machines/lifecycles/lifecycles.ts";
import type { Resource } from "../../resources/define.ts";
import { changedFields } from "../entity/changes.ts";
import { type Cells, recordsAmong, recordsById, updateRecord } from "../entity/record_store.ts";
import { inScope } from "../scope.ts";
import {
  type AnyLifecycle,
  callerOf,
  type LifecycleSpec,
  type MovedNoun,
  type MovedRow,
  type ParamsOf,
  type ReadRows,
  type ServerLifecycle,
  type Step,
  type StoredRows,
  type WriteRow,
} from "./lifecycle.ts";

const registered = new Map<string, AnyLifecycle>();

/** Called with each lifecycle of a Module. */
export const registerLifecycle = (lifecycle: AnyLifecycle): void =>
  void registered.set(lifecycle.name, lifecycle);

/** Defines a lifecycle. N is the noun of its mutation, which decides the params of its events. */
export function defineLifecycle<
  N extends MovedNoun,
  Row extends MovedRow,
  Facts extends object,
  Patch extends object,
>(spec: LifecycleSpec<Row, Facts, Patch, ParamsOf<N>>): ServerLifecycle<Row, Facts, Patch, ParamsOf<N>> {
  const { resource: { lifecycle, id }, versionAfter, factsOf } = spec;
  if (!lifecycle) throw new Error(`Cannot define the lifecycle of ${id}: expected its resource to name one`);
  const { name, ruleOf } = lifecycle;
  const { machine, columns } = LIFECYCLES[name];
  const { rows, write } = storeOf(spec);
  const audited = spec.audited ?? columns.names;
  return {
    ...spec,
    name,
    machine,
    columns,
    rows,
    facts: factsOf
      ? (_reader, some, asking) =>
        Promise.resolve(new Map(some.map((row) => [row._id, factsOf(row, asking)])))
      : spec.facts,
    effects: spec.effects ?? {},
    async write(tx, row, change, at) {
      await write(tx, row, change, at);
      return versionAfter?.(row, at) ?? row.version + 1;
    },
    seller: sellerOf,
    changes: spec.changes ??
      ((row, change) => changedFields(audited, cellsOf(row), cellsOf({ ...row, ...change }))),
    ruleOf: (row, event) => ruleOf?.(row, event) ?? null,
  };
}

const sellerOf = (row: object): string | null =>
  "seller_id" in row && typeof row.seller_id === "string" ? row.seller_id : null;

const cellsOf = (values: object): Cells => values as Cells;

function storeOf<Row extends MovedRow, Patch extends object>(
  spec: StoredRows<Row, Patch>,
): { readonly rows: ReadRows<Row>; readonly write: WriteRow<Row, Patch> } {
  if (spec.source === undefined) return spec;
  const { source } = spec;
  return {
    rows: (reader, ids, { scope, context }) =>
      source.visible
        ? recordsById(reader, source, ids, callerOf({ context }))
        : recordsAmong(reader, source, ids, inScope(scope)),
    write: (tx, row, change, at) => updateRecord(tx, source.table, row, cellsOf(change), at),
    ...spec,
  };
}

/** Returns a lifecycle by name: parents and children name each other, because modules may not import both ways. */
export function lifecycleOf(name: string): AnyLifecycle {
  const found = registered.get(name);
  if (!found) throw new Error(`There is no lifecycle "${name}": expected a module that brings it`);
  return found;
}

export const lifecycleFor = ({ lifecycles = lifecycleOf }: Step, name: string): AnyLifecycle =>
  lifecycles(name);

/** Returns the lifecycle of a list's rows; undefined for a list without one. */
export const lifecycleIn = ({ lifecycle }: Resource): AnyLifecycle | undefined =>
  lifecycle && registered.get(lifecycle.name);
