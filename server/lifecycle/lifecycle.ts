/**
 * What the lifecycle of a record is to the API, said once: from this come `move<Noun>`, the job that does the same to
 * many, its preview and undo, and the settling of parents (define.ts, move.ts, settle.ts). It knows no module. Source: ADR 27.
 */
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
import type { Known } from "./step_cache.ts";

type NounOf<M> = M extends `move${infer N}` ? M extends MutationName ? N : never : never;
/** Records that have a lifecycle: Order of `moveOrder`. */
export type MovedNoun = NounOf<MutationName>;

/** What the events of a noun carry; nothing where its mutation has no `params`. */
export type ParamsOf<N extends MovedNoun> = MutationArgs[`move${N}`] extends { readonly params?: infer P }
  ? NonNullable<P>
  : Readonly<Record<never, never>>;

/** What every record has that is moved. */
export interface MovedRow {
  readonly _id: string;
  readonly version: number;
}

/** For whom records are read: a person, or the house itself, which no person asked. */
export interface Caller {
  /** Whose records may be touched; another's is as missing as one that never was. */
  readonly scope: Scope;
  readonly context: AuthorizedContext | null;
  /** What was read for the step, which is asked for only once. */
  readonly known?: Known;
}

/** @throws {Error} for the house itself: what is read by a list's rule is read for somebody */
export function callerOf({ context }: Pick<Caller, "context">): AuthorizedContext {
  if (!context) throw new Error("Cannot read the records: expected the person who steps them");
  return context;
}

/** What every record of one call has in common. */
export interface Step<Params = object> extends Caller {
  readonly tx: Writer;
  readonly event: string;
  readonly params: Params;
  readonly timeZone: string;
  readonly stamp: AuditStamp;
  /** Of those that are commanded and settled, where that is not the module's own: of records that lie elsewhere. */
  readonly lifecycles?: (name: string) => AnyLifecycle;
}

/** What a machine says to an event that a record takes. */
export interface Taken {
  readonly value: StateValue;
  /** Names of actions. */
  readonly effects: readonly string[];
}

/** What an effect works on: the row as the effects before it left it. */
export type Work<Row, Params> = Step<Params> & { readonly row: Row };

/** What was done to another record: the audit has it as the same step. */
export type OtherChange = Omit<AuditEntry, "action" | "reason">;

/** Records that are to look again at what is around them. */
export interface Settling {
  readonly lifecycle: LifecycleName;
  /** Ends in `.settle`. */
  readonly event: string;
  readonly ids: readonly string[];
}

/** What an effect changes on the record itself, beside the columns of its state, and what it did to others. */
export interface Done<Patch> {
  readonly patch?: Patch;
  /** The id of the record that it made, for whoever asked to go on with it. */
  readonly made?: string;
  /** The report of the step, where it says more than that it was done. */
  readonly applied?: PolicyOutcome;
  readonly others?: readonly OtherChange[];
  /** What follows of what it made, beside what follows of the record's own step. */
  readonly settles?: readonly Settling[];
  /** Records that it wrote and the audit has no row of: open lists hear of them. */
  readonly live?: readonly LiveChange[];
}

export type Effect<Row, Patch, Params> = (work: Work<Row, Params>) => Promise<Done<Patch>> | Done<Patch>;

/** Why a step is not taken although the machine would: a code of api/errors.ts and one of api/reasons.ts. */
export interface Refusal {
  readonly error: ErrorCode;
  readonly reason: string;
  /** The code of the record that refuses, where it is not the one that was asked. */
  readonly of?: string;
  /** Number of records that it is about. */
  readonly count?: number;
  /** How much of the money is missing. */
  readonly short_minor?: number;
  /** And how much there is. */
  readonly balance_minor?: number;
  readonly currency?: string;
  /** What it costs now, where that is not what was seen. */
  readonly price_minor?: number;
}

/**
 * An action that moves other records: each gets the event, within the step of the record that commands it. One whose
 * state does not know the event is left alone; one that refuses it stops the whole step.
 */
export interface Command<Row, Params> {
  readonly lifecycle: LifecycleName;
  readonly event: string;
  /** Of each commanding record, by its id. */
  readonly idsOf: (
    tx: Writer,
    rows: readonly Row[],
    step: Step<Params>,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** What the event carries; nothing where it is left out. */
  readonly paramsOf?: (step: Step<Params>) => object;
}

/** A record that is changed, and how. */
export interface Change<Row, Patch> {
  readonly row: Row;
  readonly change: Patch;
}

/** Records that look at this one: they get their settling event once it was moved, in the same transaction. */
export interface Parent<Row> {
  readonly lifecycle: LifecycleName;
  /** Ends in `.settle`. */
  readonly event: string;
  readonly idsOf: (tx: Writer, rows: readonly Row[]) => Promise<readonly string[]> | readonly string[];
  /** Whether it may settle because of what a step made of the record. Always, without it. */
  readonly isNews?: (before: Row, after: Row) => boolean;
}

/** What a job needs to take a step back, record by record. */
export interface Undo<Row, Params> {
  /** Kept beside the version that the step left; JSON. */
  readonly remember: (before: Row) => object;
  /** What the inverse event carries. */
  readonly paramsOf: (remembered: object, timeZone: string) => Params;
}

/** What is read of a resource: a record that only others command has no list. */
export type Stepped = Pick<Resource, "id" | "query" | "lifecycle" | "moves">;

/** Facts are read for a caller and for a moment: some end by themselves. */
export interface Asking extends Caller, Partial<Pick<Step, "timeZone">> {
  /** Unix seconds. */
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
  asking: Asking,
) => Promise<ReadonlyMap<string, Facts>>;

type AuditChanges<Row, Patch> = (row: Row, change: Patch, timeZone: string) => AuditEntry["changes"];

interface Described<Row extends MovedRow, Facts extends object, Patch, Params> {
  /** Says the steps, who may take each, what each asks for, and whose lifecycle it is. */
  readonly resource: Stepped;
  /** As refusals call a record: "order". */
  readonly called: string;
  /** The code of api/reasons.ts with which it refuses an event that is somebody else's. */
  readonly notYours?: string;
  /** One for each action of the machine that is no command. */
  readonly effects?: Readonly<Record<string, Effect<Row, Patch, Params>>>;
  readonly commands?: Readonly<Record<string, Command<Row, Params>>>;
  /** Reads what refusing and carrying out will ask for of each, of all that take the event at once: see `known`. */
  readonly readAhead?: (step: Step<Params>, rows: readonly Row[]) => Promise<void>;
  /** What no guard can know: looked at before the first effect. */
  readonly refuse?: (
    work: Work<Row, Params>,
    effects: readonly string[],
  ) => Promise<Refusal | null> | Refusal | null;
  /** The same as `write` for many at once, where a command moves that many. Each row's version goes up by one. */
  readonly writeMany?: (tx: Writer, changes: readonly Change<Row, Patch>[], at: number) => Promise<void>;
  /**
   * Keeps what happened to them, where the lifecycle has a history of its own. Of one record it is asked beside `write`, whose only
   * statement has been sent by then: it sees what that wrote.
   */
  readonly keep?: (step: Step<Params>, changes: readonly Change<Row, Patch>[]) => Promise<void>;
  /** Left out of the audit where others command it: its own history and their audit rows tell it, and live events. */
  readonly isToldByCommander?: boolean;
  readonly parents?: readonly Parent<Row>[];
  /** Facts with which a state refuses only what it always refuses: for the preview of a job. */
  readonly likely: readonly Facts[];
  readonly undo?: Undo<Row, Params>;
}

/** Reads rows as the source of their list does, within the caller's scope, and writes them to its table. */
export type Kept<Row extends MovedRow, Patch> =
  & {
    /** The version that a write leaves, where it is not the next number. */
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

/** Writes what changed; the row was read in the same transaction. */
export type WriteRow<Row, Patch> = (tx: Writer, row: Row, change: Patch, at: number) => Promise<void>;

/** What the guards read: of each row for itself, or of many at once. */
type Guarded<Row, Facts> =
  | { readonly factsOf: (row: Row, asking: Asking) => Facts; readonly facts?: undefined }
  | { readonly facts: ReadFacts<Row, Facts>; readonly factsOf?: undefined };

/** What the audit has of a change: the columns of the state unless others are named, or what `changes` says. */
interface Audited<Row, Patch> {
  readonly audited?: readonly (keyof Row & string)[];
  readonly changes?: AuditChanges<Row, Patch>;
}

export type LifecycleSpec<Row extends MovedRow, Facts extends object, Patch, Params> =
  & Described<Row, Facts, Patch, Params>
  & Kept<Row, Patch>
  & Guarded<Row, Facts>
  & Audited<Row, Patch>;

export interface ServerLifecycle<Row extends MovedRow, Facts extends object, Patch, Params>
  extends Described<Row, Facts, Patch, Params>, Lifecycle {
  readonly name: LifecycleName;
  /** By id, as the caller may see them. */
  readonly rows: ReadRows<Row>;
  readonly facts: ReadFacts<Row, Facts>;
  readonly effects: Readonly<Record<string, Effect<Row, Patch, Params>>>;
  /** Returns the version that the row has then. */
  readonly write: (tx: Writer, row: Row, change: Patch, at: number) => Promise<number>;
  /** Returns the seller that the record belongs to, for the audit and live events. */
  readonly seller: (row: Row) => string | null;
  readonly changes: AuditChanges<Row, Patch>;
  /** Who may send an event to this very record, beside the rule of the event. */
  readonly ruleOf: (row: Row, event: string) => Rule | null;
}

/** Any of them. */
// Rows, facts and patches are each lifecycle's own: the protocol hands them back to the one that they came from.
// deno-lint-ignore no-explicit-any
export type AnyLifecycle = ServerLifecycle<any, any, any, any>;

/** Where the record is, by the columns of its lifecycle. */
export const columnsIn = ({ columns }: Pick<Lifecycle, "columns">, row: object): Columns =>
  columns.columnsOf(columns.valueOf(row));
