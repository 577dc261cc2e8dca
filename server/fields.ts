/** How a module offers its root fields. The kernel checks the rule first; a mutation cannot skip the protocol. */
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

/** A result, and what stands in it, may leave out object fields that a field resolver of the module fills in. */
export type Loose<T> = T extends readonly (infer E)[] ? readonly Loose<E>[]
  : T extends object ? { readonly [K in keyof T]?: Loose<T[K]> }
  : T;

export type QueryField<N extends QueryName> = (
  args: QueryArgs[N],
  context: AuthorizedContext,
  /** For a field whose answer depends on what is asked of it. */
  info?: GraphQLResolveInfo,
) => Promise<Loose<QueryResults[N]>> | Loose<QueryResults[N]>;

/** One audit row of a mutation; the protocol adds who, when and the request. */
export interface AuditEntry extends RecordEvent {
  readonly action: string;
  /** What is told live of it, where that is not the entity's id to whoever may see the seller's rows. */
  readonly live?: Change;
  /** Records that changed with it and have no row of their own: they are told live alone. */
  readonly along?: readonly Change[];
}

/** What a mutation's work hands back: the answer, and what it did. */
export interface Effect<T> {
  readonly result: T;
  /** At least one row, unless nothing was changed. */
  readonly audit: readonly AuditEntry[];
  /** Writes what nothing else of the mutation has to wait for: it travels with the audit and the key. */
  readonly beside?: () => Promise<void>;
}

const MUTATION = Symbol("mutation");

/** The part of a mutation that runs in its transaction. */
type Work<N extends MutationName> = (tx: Writer) => Promise<Effect<Loose<MutationResults[N]>>>;

/** Only the functions below make one, so audit, key and live event cannot be forgotten. */
export interface MutationField<N extends MutationName> {
  readonly [MUTATION]: true;
  /** Runs before the transaction. */
  readonly prepare: (args: MutationArgs[N], context: AuthorizedContext) => Promise<Work<N>>;
}

/**
 * A mutation. Its work runs in one transaction with its audit rows, its idempotency answer and its live events
 * (one per audited entity and seller); throwing rolls all of it back.
 */
export function mutation<N extends MutationName>(
  work: (tx: Writer, args: MutationArgs[N], context: AuthorizedContext) => ReturnType<Work<N>>,
): MutationField<N> {
  return { [MUTATION]: true, prepare: (args, context) => Promise.resolve((tx) => work(tx, args, context)) };
}

/**
 * A mutation with a slow part (a password's hash) that would hold up the transaction and so comes before it. What
 * that part found may be old when the transaction begins: the work within looks again.
 */
export function preparedMutation<N extends MutationName>(
  prepare: MutationField<N>["prepare"],
): MutationField<N> {
  return { [MUTATION]: true, prepare };
}

/** One write of several: its own key, audit, live events and answer. */
export type Once = <T>(
  args: { readonly key: string },
  work: (tx: Writer) => Promise<Effect<T>>,
) => Promise<T>;

/** A mutation of many small writes, each for itself: what one refuses undoes no other. */
export interface ManyField<N extends MutationName> {
  readonly [MUTATION]: true;
  readonly run: (
    args: MutationArgs[N],
    context: AuthorizedContext,
    once: Once,
  ) => Promise<Loose<MutationResults[N]>>;
}

export const manyMutation = <N extends MutationName>(run: ManyField<N>["run"]): ManyField<N> => ({
  [MUTATION]: true,
  run,
});

/** True for what these made, and for nothing else. */
export function isMutationField(value: unknown): value is AnyMutation<MutationName> {
  return typeof value === "object" && value !== null && MUTATION in value;
}

export type AnyMutation<N extends MutationName> = MutationField<N> | ManyField<N>;

export type FieldResolver = (
  parent: Record<string, unknown>,
  context: AuthorizedContext,
  /** For a field that reads no more than is asked of it. */
  info?: GraphQLResolveInfo,
) => unknown;

/** A REST path under `{api}`; `public` is for what comes before a session, and `anybody` for what looks for none. */
export type Route =
  | {
    readonly method: "GET" | "POST";
    readonly path: `/${string}`;
    readonly rule: "anybody";
    readonly handle: (request: Request, tools: BackgroundTools) => Promise<Response>;
  }
  | {
    readonly method: "GET" | "POST";
    readonly path: `/${string}`;
    readonly rule: Rule;
    readonly handle: (request: Request, context: AuthorizedContext) => Promise<Response>;
  }
  | {
    readonly method: "GET" | "POST";
    readonly path: `/${string}`;
    readonly rule: "public";
    readonly handle: (request: Request, context: Context) => Promise<Response>;
  };

/** Work of a module that goes on beside the requests; `stop` resolves when it is at a safe point. */
export interface Background {
  stop(): Promise<void>;
}

export interface BackgroundTools {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
}

/** Who hears of an entity's live events, where that is not whoever may see the list of its name. */
export interface Audience {
  /** Left out: the rule of the query of its name. */
  readonly rule?: Rule;
  /** Sellers hear of it too although it is no seller's: that there is news, and no word of what. */
  readonly isForSellers?: boolean;
}
