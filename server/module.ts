import type { MutationName, QueryName } from "../api/generated/schema.ts";
import type { CommentHook, FindCommented } from "./entity/comment_target.ts";
import type { Entity } from "./entity/entity.ts";
import type { OnEvents } from "./events/events.ts";
import type {
  AnyMutation,
  Audience,
  Background,
  BackgroundTools,
  FieldResolver,
  QueryField,
  Route,
} from "./fields.ts";
import type { StorageTrouble } from "./files/store.ts";
import type { JobKind } from "./jobs/job_kind.ts";
import type { BroughtKinds } from "./kinds.ts";
import type { AnyLifecycle } from "./lifecycle/lifecycle.ts";
import type { List } from "./list/resolver.ts";
import type { ManySteps } from "./jobs/many_steps.ts";
import type { Searchable } from "./search/searchable.ts";
import type { Writer } from "./db/database.ts";
import type { Keyring } from "./secrets/secrets.ts";

export type ForgetOld = (tx: Writer, now: number) => Promise<void>;

// The protocol passes rows back only to their entity.
// deno-lint-ignore no-explicit-any
export type AnyEntity = Entity<any, any, any, any>;

export interface Module {
  readonly queries?: { readonly [N in QueryName]?: QueryField<N> };
  readonly mutations?: { readonly [N in MutationName]?: AnyMutation<N> };
  /** Each makes the two root fields of its resource, and is found by jobs, exports and saved views. */
  readonly lists?: readonly List[];
  /** Each makes those of `get<Noun>ById`, `make<Noun>` and `trash<Noun>` that the SDL has. */
  readonly entities?: readonly AnyEntity[];
  /** Each is found by its name, and where people step it, it makes `move<Noun>`, and `timeline` of its record where the SDL has that field. */
  readonly lifecycles?: readonly AnyLifecycle[];
  /** Kinds that another module works with, each list by its registry: `integrationKinds.bring(…)`. */
  readonly kinds?: readonly BroughtKinds[];
  readonly jobKinds?: readonly JobKind[];
  /** Adds to jobs that step many records, by the list of their lifecycle. */
  readonly manySteps?: Readonly<Record<string, ManySteps>>;
  /** Finds records to comment on, by entity; a resource names them (`isCommented`). */
  readonly commentable?: Readonly<Record<string, FindCommented>>;
  /** Follows what people write on its records, by entity. */
  readonly commentHooks?: Readonly<Record<string, CommentHook>>;
  readonly searchable?: readonly Searchable[];
  /** Object fields that are fetched only when they are selected: `Order.lines`. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, FieldResolver>>>>;
  readonly routes?: readonly Route[];
  /** Seals secrets of an older build at each start; returns lines for the log. */
  readonly sealAtRest?: (tx: Writer, keys: Keyring, at: number) => Promise<readonly string[]>;
  /** Deletes expired rows in a round of maintenance. @param now unix seconds */
  readonly forgetOld?: ForgetOld;
  /** Receives all audited events, and the ends of jobs, in the same transaction. */
  readonly onEvents?: OnEvents;
  /** Notifies staff of a fault of the files or their disk. */
  readonly onStorageTrouble?: (tx: Writer, trouble: StorageTrouble, at: number) => Promise<void>;
  /** By entity. */
  readonly audiences?: Readonly<Record<string, Audience>>;
  readonly background?: (tools: BackgroundTools) => Background;
}
