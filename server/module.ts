/** Describes what one module adds to the API. The kernel gathers it: no module imports another one to be found by it. */
import type { MutationName, QueryName } from "../api/generated/schema.ts";
import type { FindCommented } from "./entity/commented.ts";
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
import type { AnyLifecycle } from "./lifecycle/lifecycle.ts";
import type { List } from "./list/resolver.ts";
import type { ManySteps } from "./jobs/many_steps.ts";
import type { Searchable } from "./search/searchable.ts";
import type { Writer } from "./db/database.ts";
import type { Keyring } from "./secrets/secrets.ts";

export type ForgetOld = (tx: Writer, now: number) => Promise<void>;

// Rows and columns are each entity's own: the protocol hands them back to the one that they came from.
// deno-lint-ignore no-explicit-any
export type AnyEntity = Entity<any, any, any, any>;

export interface Module {
  readonly queries?: { readonly [N in QueryName]?: QueryField<N> };
  readonly mutations?: { readonly [N in MutationName]?: AnyMutation<N> };
  /** Its lists: each makes the two root fields of its resource, and jobs, exports and saved views find it. */
  readonly lists?: readonly List[];
  /** Its records: each makes those of `get<Noun>ById`, `make<Noun>` and `trash<Noun>` that the SDL has. */
  readonly entities?: readonly AnyEntity[];
  /** Its lifecycles: each makes `move<Noun>`, and `timeline` of its record where the SDL has that field. */
  readonly lifecycles?: readonly AnyLifecycle[];
  /** Kinds of background work that `makeJob` and the worker know. */
  readonly jobKinds?: readonly JobKind[];
  /** Adds to jobs that step many records, by the list of their lifecycle. */
  readonly manySteps?: Readonly<Record<string, ManySteps>>;
  /** Finds records to comment on, by entity; a resource says which are (`isCommented`). */
  readonly commentable?: Readonly<Record<string, FindCommented>>;
  /** Kinds of records that global search finds. */
  readonly searchable?: readonly Searchable[];
  /** Object fields that are fetched only when they are selected: `Order.lines`. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, FieldResolver>>>>;
  readonly routes?: readonly Route[];
  /** Seals what an older build left open, at each start; returns what was done, for the log. */
  readonly bringToRest?: (tx: Writer, keys: Keyring, at: number) => Promise<readonly string[]>;
  /** Deletes rows that have served their time, in a round of upkeep. @param now unix seconds */
  readonly forgetOld?: ForgetOld;
  /** Receives everything that is audited, and the ends of jobs, in the same transaction. */
  readonly onEvents?: OnEvents;
  /** Gives staff a notice of what is wrong with the files or their disk. */
  readonly onStorageTrouble?: (tx: Writer, trouble: StorageTrouble, at: number) => Promise<void>;
  /** By entity. */
  readonly audiences?: Readonly<Record<string, Audience>>;
  readonly background?: (tools: BackgroundTools) => Background;
}
