import type { GraphQLResolveInfo } from "graphql";
import type {
  MutationArgs,
  MutationName,
  MutationResults,
  QueryArgs,
  QueryName,
  QueryResults,
} from "../api/generated/schema.ts";
import type { Rule } from "../api/access.ts";
import type { AuthorizedContext, Context, Settings } from "./context.ts";
import type { Database, Writer } from "./db/database.ts";
import type { RecordEvent } from "./events/events.ts";
import type { Change } from "./events/outbox.ts";

/** Results may leave out object fields that a field resolver of the module fills in. */
export type Loose<T> = T extends readonly (infer E)[] ? readonly Loose<E>[]
  : T extends object ? { readonly [K in keyof T]?: Loose<T[K]> }
  : T;

export type QueryField<N extends QueryName> = (
  args: QueryArgs[N],
  context: AuthorizedContext,
  /** For a field that reads only what the query selects. */
  info?: GraphQLResolveInfo,
) => Promise<Loose<QueryResults[N]>> | Loose<QueryResults[N]>;

/** One audit row of a mutation; `runOnce` adds person, time and request. */
export interface AuditEntry extends RecordEvent {
  readonly action: string;
  /** The live event, unless it is the record's id for everybody who may see the seller's rows. */
  readonly live?: Change;
  /** Records that changed too, but have no audit row: they only get live events. */
  readonly along?: readonly Change[];
}

export interface Effect<T> {
  readonly result: T;
  /** Audit rows; empty only if nothing was changed. */
  readonly audit: readonly AuditEntry[];
  /** Writes rows that nothing else in the mutation reads: pipelined with the audit and the idempotency key. */
  readonly beside?: () => Promise<void>;
}

const MUTATION = Symbol("mutation");

type Work<N extends MutationName> = (tx: Writer) => Promise<Effect<Loose<MutationResults[N]>>>;

/** A mutation. Only the functions below make one, so that audit, key and live event cannot be forgotten. */
export interface MutationField<N extends MutationName> {
  readonly [MUTATION]: true;
  readonly prepare: (args: MutationArgs[N], context: AuthorizedContext) => Promise<Work<N>>;
}

/** Makes a mutation that runs in one transaction with its audit rows, idempotency answer and live events. */
export function mutation<N extends MutationName>(
  work: (tx: Writer, args: MutationArgs[N], context: AuthorizedContext) => ReturnType<Work<N>>,
): MutationField<N> {
  return { [MUTATION]: true, prepare: (args, context) => Promise.resolve((tx) => work(tx, args, context)) };
}

/** Makes a mutation with a slow part, such as a password's hash, before the transaction, which must check again. */
export function preparedMutation<N extends MutationName>(
  prepare: MutationField<N>["prepare"],
): MutationField<N> {
  return { [MUTATION]: true, prepare };
}

/** Runs one of several writes, with a separate key, audit, live events and answer. */
export type RunOnce = <T>(
  args: { readonly key: string },
  work: (tx: Writer) => Promise<Effect<T>>,
) => Promise<T>;

/** A mutation of many small writes; a refused write does not undo the others. */
export interface ManyField<N extends MutationName> {
  readonly [MUTATION]: true;
  readonly run: (
    args: MutationArgs[N],
    context: AuthorizedContext,
    once: RunOnce,
  ) => Promise<Loose<MutationResults[N]>>;
}

export const manyMutation = <N extends MutationName>(run: ManyField<N>["run"]): ManyField<N> => ({
  [MUTATION]: true,
  run,
});

export function isMutationField(value: unknown): value is AnyMutation<MutationName> {
  return typeof value === "object" && value !== null && MUTATION in value;
}

export type AnyMutation<N extends MutationName> = MutationField<N> | ManyField<N>;

export type FieldResolver = (
  parent: Record<string, unknown>,
  context: AuthorizedContext,
  info?: GraphQLResolveInfo,
) => unknown;

export type RouteMethod = "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";

/** A REST path under `{api}`. `public` paths need no session; `anybody` paths do not even look for one. */
export type Route =
  | {
    readonly method: RouteMethod;
    readonly path: `/${string}`;
    readonly rule: "anybody";
    readonly handle: (request: Request, tools: BackgroundTools) => Promise<Response>;
  }
  | {
    readonly method: RouteMethod;
    readonly path: `/${string}`;
    readonly rule: Rule;
    readonly handle: (request: Request, context: AuthorizedContext) => Promise<Response>;
  }
  | {
    readonly method: RouteMethod;
    readonly path: `/${string}`;
    readonly rule: "public";
    /** True if the header Authorization has a signature, so that it is not read as a session. */
    readonly isSigned?: boolean;
    readonly handle: (request: Request, context: Context) => Promise<Response>;
  };

/** Background work of a module; `stop` resolves when it is at a safe point. */
export interface Background {
  stop(): Promise<void>;
}

export interface BackgroundTools {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
}

/** The recipients of an entity's live events, if they are not the people who may see its list. */
export interface Audience {
  /** The rule for recipients; by default that of the query with the entity's name. */
  readonly rule?: Rule;
  /** True to notify sellers too, without content, of an entity that belongs to no seller. */
  readonly isForSellers?: boolean;
}
