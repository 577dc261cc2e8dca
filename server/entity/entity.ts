/** `get<Noun>ById`, `make<Noun>` and `trash<Noun>` follow from an entity's spec. Source: ADR 25. */
import type { GenericSchema } from "valibot";
import type { InputProblem } from "../../api/errors.ts";
import type { MutationArgs, MutationName, MutationResults, QueryName } from "../../api/generated/schema.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Reader, Writer } from "../db/database.ts";
import { searchText } from "../db/search.ts";
import type { AuditEntry, Loose } from "../fields.ts";
import type { Change } from "../events/outbox.ts";
import { changedFields } from "./changes.ts";
import type { Cell, Column } from "./columns.ts";
import type { RecordSource } from "./record_store.ts";
import type { Referrers } from "./referrers_store.ts";
import { badInputOf, notFoundOf } from "./refusals.ts";

type NounOf<M> = M extends `make${infer N}`
  ? M extends MutationName ? "id" | "params" | "version" extends keyof MutationArgs[M] ? N : never : never
  : never;
/** Records that a mutation makes and changes: Store of `makeStore`. */
export type MadeNoun = NounOf<MutationName>;

export type InputOf<N extends MadeNoun> = MutationArgs[`make${N}`]["params"];
export type WireOf<N extends MadeNoun> = Loose<MutationResults[`make${N}`]>;

export interface RecordRow {
  readonly _id: string;
  readonly version: number;
}

export interface Write<N extends MadeNoun, Row> {
  readonly tx: Writer;
  readonly context: AuthorizedContext;
  readonly input: InputOf<N>;
  /** Null for a new record. */
  readonly before: Row | null;
}

/** K: columns that a person writes. B: columns that are set once, when it is made. */
export interface EntitySpec<
  N extends MadeNoun,
  Row extends RecordRow,
  K extends keyof Row & string,
  B extends keyof Row & string,
> {
  readonly noun: N;
  /** Its name in the audit and in live events: the root field of its list. */
  readonly entity: QueryName;
  /** The noun in refusals: "store". */
  readonly called: string;
  /** The source of the list: the record is visible to the same people as its row. */
  readonly source: RecordSource<Row>;
  readonly view: (row: Row, context: AuthorizedContext, reader: Reader) => WireOf<N> | Promise<WireOf<N>>;
  /** Returns the seller for the audit and for the recipients of live events. */
  readonly seller: (row: Row) => string | null;
  /** The column that names the record in the audit when it is deleted. */
  readonly name: NoInfer<K>;
  readonly input: GenericSchema<unknown, InputOf<N>>;
  readonly columns: {
    readonly [C in K]: Column<C extends keyof InputOf<N> ? InputOf<N>[C] : undefined, Row[C]>;
  };
  /** Columns of the search text, as others may see them; empty for a table without one. */
  readonly search?: readonly NoInfer<K>[];
  /** Columns that are set when the record is made and never changed. */
  readonly once?: readonly B[];
  readonly begin?: (
    write: Write<N, Row>,
  ) => Promise<Pick<Row, NoInfer<B>>> | Pick<Row, NoInfer<B>>;
  readonly required?: readonly NoInfer<K | B>[];
  /** A value unique within the same values of other columns. `alike` ignores case and width, by `search` or `key`. */
  readonly unique?: {
    readonly column: NoInfer<K>;
    readonly within: readonly NoInfer<K | B>[];
    readonly alike: boolean;
    readonly key?: string;
  };
  /** Returns the row as a person writes it, if the database stores it otherwise. */
  readonly opened?: (row: Row, context: AuthorizedContext) => Row;
  /** Returns columns that are stored in another form, or additionally. */
  readonly stored?: (
    values: Pick<Row, NoInfer<K>>,
    _id: string,
    context: AuthorizedContext,
  ) => Readonly<Record<string, Cell>>;
  readonly follow?: (
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<Partial<Pick<Row, NoInfer<K>>>> | Partial<Pick<Row, NoInfer<K>>>;
  /** Returns problems that the schema cannot see; throws what is not a problem of a value. */
  readonly problems?: (
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<readonly InputProblem[]> | readonly InputProblem[];
  /** Throws for a row that the caller may see and not change. */
  readonly mayChange?: (row: Row, context: AuthorizedContext) => void;
  /** Says for each foreign key to its table what a deletion does. A record that nothing refers to has none. */
  readonly referrers?: Referrers;
  /** Throws for rows that have to stay, if no foreign key says so. Reads the database once for all of them. */
  readonly mayTrash?: (rows: readonly Row[], context: AuthorizedContext, tx: Writer) => Promise<void> | void;
  /** Changes other records before this one is written; returns those changes for the audit. */
  readonly makeRoom?: (
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<readonly AuditEntry[]>;
  /** Writes dependent rows after the record. */
  readonly afterwards?: (
    _id: string,
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<void>;
  /** Deletes other dependent rows before the records. */
  readonly clear?: (tx: Writer, rows: readonly Row[], context: AuthorizedContext) => Promise<void>;
  /** Returns the live change, if it is not the record for everybody who may see the seller's rows. */
  readonly live?: (row: Row) => Change;
}

export interface Entity<
  N extends MadeNoun,
  Row extends RecordRow,
  K extends keyof Row & string,
  B extends keyof Row & string,
> extends EntitySpec<N, Row, K, B> {
  readonly keys: readonly K[];
  readonly blank: Pick<Row, K>;
  readonly missing: ReturnType<typeof notFoundOf>;
  readonly badInput: ReturnType<typeof badInputOf>;
  // A method, so that an entity of one noun is an entity of any.
  read(input: InputOf<N>, before: Pick<Row, K>, context: AuthorizedContext): Pick<Row, K>;
  readonly changes: (before: Pick<Row, K>, after: Pick<Row, K>) => AuditEntry["changes"];
  readonly searchText: (values: Pick<Row, K>) => string;
  readonly auditOf: (row: Row, action: string, changes: AuditEntry["changes"]) => AuditEntry;
}

export type WrittenRow<C extends string> = RecordRow & Readonly<Record<C, Cell>>;

export function defineEntity<
  const N extends MadeNoun,
  Row extends WrittenRow<K | B>,
  K extends keyof Row & string,
  B extends keyof Row & string = never,
>(spec: EntitySpec<N, Row, K, B>): Entity<N, Row, K, B> {
  const { unique, search = [], entity, columns } = spec;
  if (unique?.alike && !unique.key && !search.includes(unique.column)) {
    throw new Error(`Cannot define ${entity}: expected ${unique.column} among the columns of its search`);
  }
  const keys = Object.keys(columns) as K[];
  const valuesOf = (valueOf: <C extends K>(key: C) => Row[C]) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Pick<Row, K>;
  const textIn = (values: Pick<Row, K>, key: K): string => columns[key].auditText?.(values[key]) ?? "";
  return {
    ...spec,
    keys,
    blank: valuesOf((key) => columns[key].blank),
    missing: notFoundOf(spec.called),
    badInput: badInputOf(spec.called),
    read(input, before, context) {
      const given: { readonly [C in K]?: unknown } = input;
      // The type of `columns` has joined each column to its field of the input, or to none.
      return valuesOf((key) => columns[key].read(given[key] as never, before[key], context));
    },
    changes: (before, after) =>
      changedFields(keys.filter((key) => columns[key].auditText), before, after, textIn),
    searchText: (values) => searchText(...search.map((key) => textIn(values, key))),
    auditOf: (row, action, changes) => ({
      entity,
      entityId: row._id,
      sellerId: spec.seller(row),
      action,
      changes,
      ...spec.live && { live: spec.live(row) },
    }),
  };
}
