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

// Safe, because rows are passed back only to the entity that read them.
// deno-lint-ignore no-explicit-any
export type AnyEntity = Entity<any, any, any, any>;

export interface Module {
  readonly queries?: { readonly [N in QueryName]?: QueryField<N> };
  readonly mutations?: { readonly [N in MutationName]?: AnyMutation<N> };
  /** Lists, each of which makes the two root fields of its resource, and is used by jobs, exports and saved views. */
  readonly lists?: readonly List[];
  /** Entities, each of which makes `get<Noun>ById`, `make<Noun>` and `trash<Noun>` if the SDL has these fields. */
  readonly entities?: readonly AnyEntity[];
  /** Lifecycles, found by name. If people may send events, each makes `move<Noun>`, and fields that the SDL has. */
  readonly lifecycles?: readonly AnyLifecycle[];
  /** Kinds that another module uses, one entry per registry: `integrationKinds.bring(…)`. */
  readonly kinds?: readonly BroughtKinds[];
  readonly jobKinds?: readonly JobKind[];
  /** Additions to jobs that move many records, by the id of the list. */
  readonly manySteps?: Readonly<Record<string, ManySteps>>;
  /** Finds records to comment on, by entity, for resources with `isCommented`. */
  readonly commentable?: Readonly<Record<string, FindCommented>>;
  /** Reactions to comments on the module's records, by entity. */
  readonly commentHooks?: Readonly<Record<string, CommentHook>>;
  readonly searchable?: readonly Searchable[];
  /** Resolvers of object fields that are read only if they are selected: `Order.lines`. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, FieldResolver>>>>;
  readonly routes?: readonly Route[];
  /** Seals secrets that an older build stored unsealed, at each start; returns lines for the log. */
  readonly sealAtRest?: (tx: Writer, keys: Keyring, at: number) => Promise<readonly string[]>;
  /** Deletes expired rows in a round of maintenance. @param now unix seconds */
  readonly forgetOld?: ForgetOld;
  /** Receives all audited events and the ends of jobs, in their transaction. */
  readonly onEvents?: OnEvents;
  /** Notifies staff of trouble with stored files or a disk. */
  readonly onStorageTrouble?: (tx: Writer, trouble: StorageTrouble, at: number) => Promise<void>;
  /** Recipients of live events, by entity. */
  readonly audiences?: Readonly<Record<string, Audience>>;
  readonly background?: (tools: BackgroundTools) => Background;
}
