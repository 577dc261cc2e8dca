import { type RawBuilder } from "kysely";
import type { CodeKind } from "../../api/codes/scan_codes.ts";
import type { CsvCell } from "../../api/csv/write.ts";
import type { Condition } from "../db/conditions.ts";
import type { Engine, Reader } from "../db/database.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Tables } from "../db/tables.ts";

export type ListArgs = Readonly<Record<string, unknown>>;

type TableOf<Row> = { [T in keyof Tables]: Tables[T] extends Row ? T : never }[keyof Tables];

/** Tables that can be listed; a list with a search box needs a table with `search_text`. */
export type ListTable = TableOf<{ _id: string }>;
/** Tables whose rows have a seller, whose lists show only rows within the caller's scope. */
type SellersTable = TableOf<{ seller_id: string | null; _id: string }>;

export type FileRecord = { readonly _id: string } & Readonly<Record<string, unknown>>;

export interface FileTable {
  readonly header: readonly string[];
  /** Fields of a record that `rowsOf` reads; all if left out. */
  readonly fields?: ReadonlySet<string>;
  readonly rowsOf: (
    records: readonly FileRecord[],
    context: AuthorizedContext,
  ) => Promise<readonly (readonly CsvCell[])[]>;
}

/** Stored sums of a list's rows by day, because a report over the rows themselves is too slow. */
export interface DailySums {
  /** The table of the list. */
  readonly rows: keyof Tables;
  /** The table of the sums, with `day_at`, the beginning of the day, and the columns below. */
  readonly table: keyof Tables;
  /** The table of the days whose sums are stored. */
  readonly kept: keyof Tables;
  /** Text columns by which the sums are grouped: what a report filters and groups by, and the currency. */
  readonly groups: readonly string[];
  /** Columns with the sums of the rows' columns of the same names. */
  readonly sums: readonly string[];
  /** The column with the number of rows. */
  readonly count: string;
}

export type ListTarget = TargetOf & Seen;

/** Returns the condition for rows that the caller may see, if the scope of sellers is not enough. */
type Visible = (context: AuthorizedContext) => Condition;

/** A table without sellers must define its visibility. */
type Seen =
  | { readonly table: SellersTable; readonly visible?: Visible }
  | { readonly table: ListTable; readonly visible: Visible };

interface TargetOf {
  /** The columns of arguments whose names differ, such as `seller` (`seller_id`) and `days` (`created_at`). */
  readonly columns: Readonly<Record<string, string>>;
  /** Date columns by value of the argument `dated`, if the list has several. */
  readonly dates?: Readonly<Record<string, string>>;
  /** The key that breaks ties and identifies the rows of a page: `seq` with a search index, `_id` for a small table. */
  readonly key: "seq" | "_id";
  /**
   * True if the table is a view over several tables, which SQLite would build completely for a join, so that rows are
   * found by their keys instead.
   */
  readonly isUnion?: true;
  /**
   * The column that names a row for people, if it is not the list's first code; null if several columns make the name.
   */
  readonly name?: string | null;
  /** Sortable columns that may be null; a test checks this list. */
  readonly nullable?: readonly string[];
  /** Indexed columns in which the values of a long pasted list are looked up as a whole. */
  readonly numbers?: readonly string[];
  /** True if the search text lacks the row's `code`, so that a search looks up the whole code. */
  readonly isFoundByCode?: boolean;
  /** Conditions for codes of related records, which are not in the row's search text. */
  readonly codes?: Readonly<Partial<Record<CodeKind, (codes: readonly string[]) => Condition>>>;
  /** True to compare the search text of each row without the index, because there are few rows. */
  readonly isCompared?: true;
  /** Selects `row_id` and `number` of a row's packages that have one of these tracking numbers. */
  readonly tracked?: (numbers: readonly string[]) => RawBuilder<unknown>;
  /** Replaces the search in the table's search text. */
  readonly searched?: (values: readonly string[], engine: Engine) => Condition;
  /** Sort expressions that are not columns, for the row with the given alias. */
  readonly sortValues?: Readonly<Record<string, (row: "k" | "r") => RawBuilder<unknown>>>;
  /** Returns the index to use, if an engine without statistics would choose a worse one; else null. */
  readonly indexFor?: (args: ListArgs) => string | null;
  /** Returns true for arguments with which very many rows may be scanned until a page is full. */
  readonly isHeavy?: (args: ListArgs) => boolean;
  /** Conditions of arguments that are not plain columns. */
  readonly conditions?: Readonly<
    Record<string, (values: readonly string[], context: AuthorizedContext) => Condition | null>
  >;
  readonly dailySums?: DailySums;
  /** VIP levels for which the records have prices; in a file, each level is a column. */
  readonly levels?: {
    readonly known: (reader: Reader) => Promise<readonly number[]>;
    readonly field: (level: number) => string;
    readonly amounts: (prices: string) => ReadonlyMap<number, string>;
  };
  /** Returns cells of a file by column key, if they are not the field of that name. */
  readonly cells?: Readonly<Record<string, (record: FileRecord) => CsvCell>>;
  /** Defines a file with a row for each line of a record. */
  readonly lines?: (timeZone: string) => FileTable;
  /** Returns further conditions. @throws {ApiError} BAD_INPUT with the path of each invalid argument */
  readonly beside?: (args: ListArgs, context: AuthorizedContext) => readonly Condition[];
}

export type ListSource<Row, Wire> = ListTarget & {
  /** Selects the list's columns. `rows` is a table expression with the alias `r`; `fields` may omit large columns. */
  readonly rows: (rows: RawBuilder<unknown>, fields?: ReadonlySet<string>) => RawBuilder<Row>;
  /** Like `rows`, but for a file, whose fields are known in advance: selects what `wire` and these fields need. */
  readonly written?: (rows: RawBuilder<unknown>, fields: ReadonlySet<string>) => RawBuilder<Row>;
  /** Adds fields from other tables. @param fields the fields of the file; undefined if all are needed */
  readonly complete?: (
    reader: Reader,
    rows: readonly Wire[],
    fields: ReadonlySet<string> | undefined,
    context: AuthorizedContext,
  ) => Promise<readonly Wire[]>;
  readonly wire: (row: Row, context: AuthorizedContext) => Wire;
};
