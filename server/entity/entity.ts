/** Defines entities, from whose specs `get<Noun>ById`, `make<Noun>` and `trash<Noun>` follow. Source: ADR 25. */
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
/** The nouns of records that a mutation makes and changes: Store of `makeStore`. */
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

/** K are columns that a person writes, B columns that are set once, when the record is made. */
export interface EntitySpec<
  N extends MadeNoun,
  Row extends RecordRow,
  K extends keyof Row & string,
  B extends keyof Row & string,
> {
  readonly noun: N;
  /** The entity's name in the audit and in live events: the root field of its list. */
  readonly entity: QueryName;
  /** The noun in refusals: "store". */
  readonly called: string;
  /** The source of the list, whose rows decide to whom a record is visible. */
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
  /** Columns in the search text, as the audit shows them; left out for a table without a search text. */
  readonly search?: readonly NoInfer<K>[];
  /** Columns that are set when the record is made and never changed. */
  readonly once?: readonly B[];
  readonly begin?: (
    write: Write<N, Row>,
  ) => Promise<Pick<Row, NoInfer<B>>> | Pick<Row, NoInfer<B>>;
  readonly required?: readonly NoInfer<K | B>[];
  /** A column unique among rows with equal `within`. `alike` ignores case and width, and needs `search` or `key`. */
  readonly unique?: {
    readonly column: NoInfer<K>;
    readonly within: readonly NoInfer<K | B>[];
    readonly alike: boolean;
    readonly key?: string;
  };
  /** Returns the row in the form in which a person writes it, if the database stores another form. */
  readonly opened?: (row: Row, context: AuthorizedContext) => Row;
  /** Returns columns that are stored in another form, and additional ones. */
  readonly stored?: (
    values: Pick<Row, NoInfer<K>>,
    _id: string,
    context: AuthorizedContext,
  ) => Readonly<Record<string, Cell>>;
  readonly follow?: (
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<Partial<Pick<Row, NoInfer<K>>>> | Partial<Pick<Row, NoInfer<K>>>;
  /** Returns problems that the schema cannot find; throws an error for anything but a wrong value. */
  readonly problems?: (
    next: Pick<Row, NoInfer<K | B>>,
    write: Write<N, Row>,
  ) => Promise<readonly InputProblem[]> | readonly InputProblem[];
  /** Throws for a row that the caller may see, but not change. */
  readonly mayChange?: (row: Row, context: AuthorizedContext) => void;
  /** Defines for each foreign key to this table what a deletion does; left out if there is no such key. */
  readonly referrers?: Referrers;
  /** Throws for rows that must stay for another reason than a foreign key. Reads the database once for all rows. */
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
  /** Deletes dependent rows without a foreign key before the records. */
  readonly clear?: (tx: Writer, rows: readonly Row[], context: AuthorizedContext) => Promise<void>;
  /** Returns the live event; by default it names the record to everybody who may see the seller's rows. */
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
  // A method and not a property, so that an entity of one noun can be passed as an entity of any noun.
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
      // The type of `columns` has already matched each column with the type of its input field.
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
