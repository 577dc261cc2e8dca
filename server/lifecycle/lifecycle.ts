/** Types of lifecycles, from whose specs `move<Noun>`, bulk jobs and settling follow. Source: ADR 27. */
import type { StateValue } from "xstate";
import type { Rule } from "../../api/access.ts";
import type { ErrorCode } from "../../api/errors.ts";
import type { MutationArgs, MutationName, PolicyOutcome } from "../../api/generated/schema.ts";
import type { Columns } from "../../machines/lifecycles/columns.ts";
import type { Lifecycle, LifecycleName } from "../../machines/lifecycles/lifecycles.ts";
import type { Resource } from "../../resources/define.ts";
import type { AuditStamp } from "../audit/audit.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Reader, Writer } from "../db/database.ts";
import type { AuditEntry } from "../fields.ts";
import type { Change as LiveChange } from "../events/outbox.ts";
import type { RecordSource } from "../entity/record_store.ts";
import type { Scope } from "../scope.ts";
import type { StepCache } from "./step_cache.ts";

type NounOf<M> = M extends `move${infer N}` ? M extends MutationName ? N : never : never;
export type MovedNoun = NounOf<MutationName>;

/** The params of a noun's events; empty if its mutation has no `params`. */
export type ParamsOf<N extends MovedNoun> = MutationArgs[`move${N}`] extends { readonly params?: infer P }
  ? NonNullable<P>
  : Readonly<Record<never, never>>;

export interface MovedRow {
  readonly _id: string;
  readonly version: number;
}

/** The person for whom records are read, or the system, whose context is null. */
export interface Caller {
  /** The sellers whose records may be used; other records are missing, like records that never existed. */
  readonly scope: Scope;
  readonly context: AuthorizedContext | null;
  readonly cache?: StepCache;
}

/** @throws {Error} for the system, because the rule of a list needs a person */
export function callerOf({ context }: Pick<Caller, "context">): AuthorizedContext {
  if (!context) throw new Error("Cannot read the records: expected the person who steps them");
  return context;
}

export interface Step<Params = object> extends Caller {
  readonly tx: Writer;
  readonly event: string;
  readonly params: Params;
  readonly timeZone: string;
  readonly stamp: AuditStamp;
  /** The currency of the business, for a step of the system that makes records. */
  readonly currency?: string;
  /** Finds commanded and settled lifecycles; by default the registered ones. */
  readonly lifecycles?: (name: string) => AnyLifecycle;
}

/** The machine's answer if a record accepts an event. */
export interface Transition {
  readonly value: StateValue;
  readonly effects: readonly string[];
}

/** The input of an effect: the row includes the changes of earlier effects. */
export type Work<Row, Params> = Step<Params> & { readonly row: Row };

/** A change of another record, which the audit attributes to the same step. */
export type OtherChange = Omit<AuditEntry, "action" | "reason">;

export interface PendingSettle {
  readonly lifecycle: LifecycleName;
  /** An event whose name ends in `.settle`. */
  readonly event: string;
  readonly ids: readonly string[];
}

/** The result of an effect: changes of the record besides its state, and changes of others. */
export interface EffectResult<Patch> {
  readonly patch?: Patch;
  /** The id of a record of the same kind that the step made, and that the screen opens. */
  readonly made?: string;
  readonly applied?: PolicyOutcome;
  readonly others?: readonly OtherChange[];
  /** Records that settle after the step, besides the record's parents. */
  readonly settles?: readonly PendingSettle[];
  /** Live events for records that the effect wrote without an audit row. */
  readonly live?: readonly LiveChange[];
}

export type Effect<Row, Patch, Params> = (
  work: Work<Row, Params>,
) => Promise<EffectResult<Patch>> | EffectResult<Patch>;

/** A refusal of a step: a code of api/errors.ts and one of api/reasons.ts. */
export interface Refusal {
  readonly error: ErrorCode;
  readonly reason: string;
  readonly of?: string;
  readonly count?: number;
  readonly short_minor?: number;
  readonly balance_minor?: number;
  readonly currency?: string;
  /** The present price, if it differs from the price that the caller saw. */
  readonly price_minor?: number;
}

/** Sends an event to other records. A refusal stops the step; a state without that event ignores it. */
export interface Command<Row, Params> {
  readonly lifecycle: LifecycleName;
  readonly event: string;
  /** Returns ids by the id of the commanding record. */
  readonly idsOf: (
    tx: Writer,
    rows: readonly Row[],
    step: Step<Params>,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly paramsOf?: (step: Step<Params>) => object;
}

export interface Change<Row, Patch> {
  readonly row: Row;
  readonly change: Patch;
}

/** Records that depend on this record: they get a settling event after its step, in the same transaction. */
export interface Parent<Row> {
  readonly lifecycle: LifecycleName;
  /** An event whose name ends in `.settle`. */
  readonly event: string;
  readonly idsOf: (tx: Writer, rows: readonly Row[]) => Promise<readonly string[]> | readonly string[];
  /** Returns true if a change of the record may settle the parent. By default every change may. */
  readonly isNews?: (before: Row, after: Row) => boolean;
}

export interface Undo<Row, Params> {
  /** Returns the object that is stored for an undo, besides the version after the step. */
  readonly remember: (before: Row) => object;
  readonly paramsOf: (remembered: object, timeZone: string) => Params;
}

/** The parts of a resource that a lifecycle needs; a record that only other records command has no list. */
export type LifecycleResource = Pick<Resource, "id" | "query" | "lifecycle" | "moves">;

/** The caller and the moment for which facts are read, because some facts expire. */
export interface FactsContext extends Caller, Partial<Pick<Step, "timeZone">> {
  readonly now: number;
  readonly event?: string;
  readonly params?: object;
}

export type ReadRows<Row> = (
  reader: Reader,
  ids: readonly string[],
  caller: Caller,
) => Promise<ReadonlyMap<string, Row>>;

type ReadFacts<Row, Facts> = (
  reader: Reader,
  rows: readonly Row[],
  asking: FactsContext,
) => Promise<ReadonlyMap<string, Facts>>;

type AuditChanges<Row, Patch> = (row: Row, change: Patch, timeZone: string) => AuditEntry["changes"];

interface Described<Row extends MovedRow, Facts extends object, Patch, Params> {
  readonly resource: LifecycleResource;
  /** The noun in refusals: "order". */
  readonly called: string;
  /** The code of api/reasons.ts for an event that the caller may not send. */
  readonly notYours?: string;
  /** The effects, one for each action of the machine that is not a command. */
  readonly effects?: Readonly<Record<string, Effect<Row, Patch, Params>>>;
  readonly commands?: Readonly<Record<string, Command<Row, Params>>>;
  /** Reads into `cache` what refusals and effects need about all records that accept the event. */
  readonly prefetch?: (step: Step<Params>, rows: readonly Row[]) => Promise<void>;
  /** Refuses for reasons that no guard can know, before the first effect. */
  readonly refuse?: (
    work: Work<Row, Params>,
    effects: readonly string[],
  ) => Promise<Refusal | null> | Refusal | null;
  /** Adds details to a refusal by the machine or a rule, such as the record that causes it. */
  readonly explain?: (
    work: Work<Row, Params>,
    reason: string,
  ) => Promise<Partial<Refusal>> | Partial<Refusal>;
  /**
   * Writes the changes of a command to many records at once, and sends all statements before it awaits the first.
   * Must increase the version of each row by one.
   */
  readonly writeMany?: (tx: Writer, changes: readonly Change<Row, Patch>[], at: number) => Promise<void>;
  /** Appends to a history beside the audit. Pipelined behind `write` or `writeMany`, whose rows it can read. */
  readonly appendHistory?: (step: Step<Params>, changes: readonly Change<Row, Patch>[]) => Promise<void>;
  /** True to leave commanded changes out of the audit, because the entries of the commander have them. */
  readonly isAuditedByCommander?: boolean;
  /** Audited columns that a timeline shows only to the people of `staffRule`. */
  readonly staffColumns?: readonly string[];
  /** People who see `staffColumns`; by default all staff. */
  readonly staffRule?: Rule;
  readonly parents?: readonly Parent<Row>[];
  /** Facts that no guard refuses, by which the preview of a job finds the states that accept an event. */
  readonly sampleFacts: readonly Facts[];
  readonly undo?: Undo<Row, Params>;
}

/** Defines how rows are read and written: by default by the source of their list, and in its table. */
export type StoredRows<Row extends MovedRow, Patch> =
  & {
    /** Returns the version after a write, if it is not the next number. */
    readonly versionAfter?: (row: Row, at: number) => number;
  }
  & ({
    readonly source: RecordSource<Row>;
    readonly rows?: ReadRows<Row>;
    readonly write?: WriteRow<Row, Patch>;
  } | {
    readonly source?: undefined;
    readonly rows: ReadRows<Row>;
    readonly write: WriteRow<Row, Patch>;
  });

/** Writes the changes of a row that was read in the same transaction. */
export type WriteRow<Row, Patch> = (tx: Writer, row: Row, change: Patch, at: number) => Promise<void>;

type Guarded<Row, Facts> =
  | { readonly factsOf: (row: Row, asking: FactsContext) => Facts; readonly facts?: undefined }
  | { readonly facts: ReadFacts<Row, Facts>; readonly factsOf?: undefined };

/** Defines the audited changes: the columns of the state, the named columns, or the result of `changes`. */
interface Audited<Row, Patch> {
  readonly audited?: readonly (keyof Row & string)[];
  readonly changes?: AuditChanges<Row, Patch>;
}

export type LifecycleSpec<Row extends MovedRow, Facts extends object, Patch, Params> =
  & Described<Row, Facts, Patch, Params>
  & StoredRows<Row, Patch>
  & Guarded<Row, Facts>
  & Audited<Row, Patch>;

export interface ServerLifecycle<Row extends MovedRow, Facts extends object, Patch, Params>
  extends Described<Row, Facts, Patch, Params>, Lifecycle {
  readonly name: LifecycleName;
  /** Reads rows by id, as far as the caller may see them. */
  readonly rows: ReadRows<Row>;
  readonly facts: ReadFacts<Row, Facts>;
  readonly effects: Readonly<Record<string, Effect<Row, Patch, Params>>>;
  /** Writes the changes; returns the new version of the row. */
  readonly write: (tx: Writer, row: Row, change: Patch, at: number) => Promise<number>;
  /** Returns the seller that the record belongs to, for the audit and live events. */
  readonly seller: (row: Row) => string | null;
  readonly changes: AuditChanges<Row, Patch>;
  /** Returns a rule for an event of this record, besides the general rule of the event. */
  readonly ruleOf: (row: Row, event: string) => Rule | null;
}

// Safe, because rows are passed back only to the lifecycle that read them.
// deno-lint-ignore no-explicit-any
export type AnyLifecycle = ServerLifecycle<any, any, any, any>;

export const columnsIn = ({ columns }: Pick<Lifecycle, "columns">, row: object): Columns =>
  columns.columnsOf(columns.valueOf(row));
