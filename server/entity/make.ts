import type { InputProblem } from "../../api/errors.ts";
import { readInput, says } from "../../api/inputs/read.ts";
import { type AuditEntry, mutation, type MutationField } from "../fields.ts";
import { newId } from "../ids.ts";
import type { Cell } from "./columns.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Writer } from "../db/database.ts";
import type { Entity, InputOf, MadeNoun, Write, WrittenRow } from "./entity.ts";
import { oneOf } from "./find.ts";
import { insertRecord, isTaken, recordsById, updateRecord } from "./record_store.ts";
import { checkVersion } from "./refusals.ts";

export function makeOf<
  N extends MadeNoun,
  Row extends WrittenRow<K | B>,
  K extends keyof Row & string,
  B extends keyof Row & string,
>(entity: Entity<N, Row, K, B>): MutationField<`make${N}`> {
  const action = `make${entity.noun}`;
  return mutation<`make${N}`>(async (tx, args, context) => {
    const { row, audit } = await writeRecord(entity, args, { tx, context, action });
    return { result: await entity.view(row, context, tx), audit };
  });
}

interface MakeRequest<N extends MadeNoun> {
  /** Null for a new record. */
  readonly id?: string | null | undefined;
  readonly params: InputOf<N>;
  readonly version?: number | null | undefined;
}

interface WriteTools {
  readonly tx: Writer;
  readonly context: AuthorizedContext;
  readonly action: string;
}

export interface WrittenRecord<Row> {
  readonly row: Row;
  /** Null for a new record. */
  readonly before: Row | null;
  /** Empty when nothing changed. */
  readonly audit: readonly AuditEntry[];
}

/** @throws {ApiError} BAD_INPUT, NOT_FOUND, STALE or a refusal of the entity, before anything is written */
export async function writeRecord<
  N extends MadeNoun,
  Row extends WrittenRow<K | B>,
  K extends keyof Row & string,
  B extends keyof Row & string,
>(
  entity: Entity<N, Row, K, B>,
  { id, params, version }: MakeRequest<N>,
  { tx, context, action }: WriteTools,
): Promise<WrittenRecord<Row>> {
  const read = readInput(entity.input, params);
  if (!read.ok) throw entity.badInput(read.problems);
  const before = typeof id === "string" ? await oneOf(tx, entity, id, context) : null;
  const making = new RecordWriting(entity, { tx, context, input: read.value, before });
  const done = before ? await making.change(before, version) : await making.begin();
  const { _id, changes, others } = done;
  const row = (await recordsById(tx, entity.source, [_id], context)).get(_id);
  if (!row) {
    throw new Error(`Cannot answer with ${entity.called} ${_id}: expected to find what was just written`);
  }
  const isNew = before === null;
  const own = { ...entity.auditOf(row, action, changes), ...isNew && { isNew } };
  return { row, before, audit: isNew || changes.length > 0 ? [...others, own] : [] };
}

interface WriteOutcome {
  readonly _id: string;
  readonly changes: AuditEntry["changes"];
  readonly others: readonly AuditEntry[];
}

class RecordWriting<
  N extends MadeNoun,
  Row extends WrittenRow<K | B>,
  K extends keyof Row & string,
  B extends keyof Row & string,
> {
  constructor(readonly entity: Entity<N, Row, K, B>, readonly write: Write<N, Row>) {}

  async begin(): Promise<WriteOutcome> {
    const { entity, write: { tx, context } } = this;
    const begun = await entity.begin?.(this.write);
    const _id = newId();
    const next = await this.#next(_id, { ...entity.blank, ...begun } as Pick<Row, K | B>);
    const others = await entity.makeRoom?.(next, this.write) ?? [];
    const cells = { _id, ...begun && cellsOf(begun, entity.once ?? []), ...this.#cells(_id, next) };
    await insertRecord(tx, entity.source.table, cells, context.now());
    await entity.afterwards?.(_id, next, this.write);
    return { _id, changes: entity.changes(entity.blank, next), others };
  }

  /** @throws {ApiError} STALE, BAD_INPUT or the refusal of `mayChange` */
  async change(row: Row, seen: number | null | undefined): Promise<WriteOutcome> {
    const { entity, write: { tx, context } } = this;
    const { _id } = row;
    entity.mayChange?.(row, context);
    const text = `Cannot keep the ${entity.called}: it was changed by somebody else first`;
    await checkVersion(row, seen, text, () => entity.view(row, context, tx));
    this.#checkFixed(row);
    const before = entity.opened?.(row, context) ?? row;
    const next = await this.#next(_id, before);
    const changes = entity.changes(before, next);
    if (changes.length === 0) return { _id, changes, others: [] };
    const others = await entity.makeRoom?.(next, this.write) ?? [];
    await updateRecord(tx, entity.source.table, row, this.#cells(_id, next), context.now());
    await entity.afterwards?.(_id, next, this.write);
    return { _id, changes, others };
  }

  #checkFixed(row: Row): void {
    const { once = [], badInput } = this.entity;
    const given: { readonly [C in B]?: unknown } = this.write.input;
    const moved = once.filter((key) => given[key] && given[key] !== row[key]);
    if (moved.length > 0) throw badInput(moved.map((path) => ({ path, code: says("fixed") })));
  }

  /** @throws {ApiError} BAD_INPUT with every problem at once */
  async #next(_id: string, before: Pick<Row, K | B>): Promise<Pick<Row, K | B>> {
    const { entity, write } = this;
    const read = { ...before, ...entity.read(write.input, before, write.context) };
    const next = { ...read, ...await entity.follow?.(read, write) };
    const wrong = [
      ...(entity.required ?? []).filter((key) => next[key] === "" || next[key] === null)
        .map((path) => ({ path, code: says("required") })),
      ...await entity.problems?.(next, write) ?? [],
    ];
    // Duplicates are searched last, because only a caller who may write the value may learn that it exists.
    const problems = wrong.length > 0 ? wrong : await this.#takenProblems(_id, next);
    if (problems.length > 0) throw entity.badInput(problems);
    return next;
  }

  async #takenProblems(_id: string, next: Pick<Row, K | B>): Promise<InputProblem[]> {
    const { unique, source: { table } } = this.entity;
    if (!unique) return [];
    const { column, within, alike, key } = unique;
    const value = next[column];
    if (typeof value !== "string" || value === "") return [];
    const same = cellsOf(next, within);
    const isUsed = await isTaken(this.write.tx, {
      table,
      column,
      value,
      isAlike: alike,
      key,
      within: same,
      except: _id,
    });
    return isUsed ? [{ path: column, code: says("taken") }] : [];
  }

  #cells(_id: string, next: Pick<Row, K>): Readonly<Record<string, Cell>> {
    const { entity, write: { context } } = this;
    return {
      ...cellsOf(next, entity.keys),
      ...entity.search && { search_text: entity.searchText(next) },
      ...entity.stored?.(next, _id, context),
    };
  }
}

function cellsOf<C extends string>(
  values: Readonly<Record<C, Cell>>,
  columns: readonly C[],
): Readonly<Record<string, Cell>> {
  const cells: Record<string, Cell> = {};
  for (const column of columns) cells[column] = values[column];
  return cells;
}
