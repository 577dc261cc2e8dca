/**
 * What a record is to the API, said once: from this come `get<Noun>ById`, `make<Noun>` and `trash<Noun>` (find.ts,
 * make.ts, trash.ts). It knows no module. Source: ADR 25.
 */
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
import { badInputOf, missingOf } from "./refusals.ts";

type NounOf<M> = M extends `make${infer N}`
  ? M extends MutationName ? "id" | "params" | "version" extends keyof MutationArgs[M] ? N : never : never
  : never;
/** Records that a mutation makes and changes: Store of `makeStore`. */
export type MadeNoun = NounOf<MutationName>;

export type InputOf<N extends MadeNoun> = MutationArgs[`make${N}`]["params"];
export type WireOf<N extends MadeNoun> = Loose<MutationResults[`make${N}`]>;

/** What every row has that is read, told of and changed. */
export interface RecordRow {
  readonly _id: string;
  readonly version: number;
}

/** A write, as the checks of a record see it. */
export interface Write<N extends MadeNoun, Row> {
  readonly tx: Writer;
  readonly context: AuthorizedContext;
  readonly input: InputOf<N>;
  /** Null when it is made. */
  readonly before: Row | null;
}

/** K: columns that a person writes. B: those that are said once, when it is made. */
export interface EntitySpec<
  N extends MadeNoun,
  Row extends RecordRow,
  K extends keyof Row & string,
  B extends keyof Row & string,
> {
  readonly noun: N;
  /** Its name in the audit and in live events: the root field of its list. */
  readonly entity: QueryName;
  /** As refusals call it: "store". */
  readonly called: string;
  /** The list's own: who sees a row there sees the record, nobody else. */
  readonly source: RecordSource<Row>;
  readonly view: (row: Row, context: AuthorizedContext, reader: Reader) => WireOf<N> | Promise<WireOf<N>>;
  /** Whose it is: for the audit and for who is told live. */
  readonly seller: (row: Row) => string | null;
  /** The column that names it in the audit when it is gone. */
  readonly name: NoInfer<K>;
  readonly input: GenericSchema<unknown, InputOf<N>>;
  readonly columns: {
    readonly [C in K]: Column<C extends keyof InputOf<N> ? InputOf<N>[C] : undefined, Row[C]>;
  };
  /** Columns that a search looks in, as they may be told; of a table without a search text none. */
  readonly search?: readonly NoInfer<K>[];
  /** Columns that are said when it is made, and never otherwise: whose it is, what kind it has. */
  readonly once?: readonly B[];
  readonly begin?: (
    write: Write<N, Row>,
  ) => Promise<Pick<Row, NoInfer<B>>> | Pick<Row, NoInfer<B>>;
  /** What may not be empty when it is written. */
  readonly required?: readonly NoInfer<K | B>[];
  /**
   * A value that no two of them have, among all or among those with the same values of other columns. `alike` takes
   * no notice of case and width: then the column is one of `search`, or `key` names the column that `stored` keeps
   * folded(), with an index.
   */
  readonly unique?: {
    readonly column: NoInfer<K>;
    readonly within: readonly NoInfer<K | B>[];
    readonly alike: boolean;
    readonly key?: string;
  };
  /** The row as a person writes it, where the database keeps it otherwise. */
  readonly opened?: (row: Row, context: AuthorizedContext) => Row;
  /** Columns that the database keeps otherwise than they were written, or beside them. */
  readonly stored?: (
    values: Pick<Row, NoInfer<K>>,
    _id: string,
    context: AuthorizedContext,
  ) => Readonly<Record<string, Cell>>;
  /** Values that follow from others. */
  readonly follow?: (
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<Partial<Pick<Row, NoInfer<K>>>> | Partial<Pick<Row, NoInfer<K>>>;
  /** What only the house can say of the values; throws what is no problem of a value. */
  readonly problems?: (
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<readonly InputProblem[]> | readonly InputProblem[];
  /** Throws for a row that the caller may see and not change. */
  readonly mayChange?: (row: Row, context: AuthorizedContext) => void;
  /** Throws for rows that have to stay. One look at the database for all of them. */
  readonly mayTrash?: (rows: readonly Row[], context: AuthorizedContext, tx: Writer) => Promise<void> | void;
  /** What has to be out of the way before it is written; answers what it did to other records. */
  readonly makeRoom?: (
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<readonly AuditEntry[]>;
  /** What hangs on it, once it is written. */
  readonly afterwards?: (
    _id: string,
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<void>;
  /** What goes with them, before they are deleted. */
  readonly clear?: (tx: Writer, rows: readonly Row[], context: AuthorizedContext) => Promise<void>;
  /** Where it is not the record to whoever may see the seller's rows. */
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
  readonly missing: ReturnType<typeof missingOf>;
  readonly badInput: ReturnType<typeof badInputOf>;
  /** What the input says, in place of what was there. */
  // A method, so that an entity of one noun is an entity of any.
  read(input: InputOf<N>, before: Pick<Row, K>, context: AuthorizedContext): Pick<Row, K>;
  readonly changes: (before: Pick<Row, K>, after: Pick<Row, K>) => AuditEntry["changes"];
  readonly searchText: (values: Pick<Row, K>) => string;
  readonly auditOf: (row: Row, action: string, changes: AuditEntry["changes"]) => AuditEntry;
}

/** Rows whose columns can be written as they are. */
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
    missing: missingOf(spec.called),
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
