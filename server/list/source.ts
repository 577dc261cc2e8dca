import { type RawBuilder } from "kysely";
import type { CodeKind } from "../../api/codes/scan_codes.ts";
import type { CsvCell } from "../../api/csv/write.ts";
import type { Condition } from "../db/conditions.ts";
import type { Engine, Reader } from "../db/database.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Tables } from "../db/tables.ts";

export type ListArgs = Readonly<Record<string, unknown>>;

type TableOf<Row> = { [T in keyof Tables]: Tables[T] extends Row ? T : never }[keyof Tables];

/** Tables that can be listed; with a search box, their rows have a search text. */
export type ListTable = TableOf<{ _id: string }>;
/** Tables whose rows have a seller: their lists begin within the caller's scope. */
type SellersTable = TableOf<{ seller_id: string | null; _id: string }>;

export type FileRecord = { readonly _id: string } & Readonly<Record<string, unknown>>;

export interface FileTable {
  readonly header: readonly string[];
  /** Fields that `rowsOf` reads of a record, if it does not read all. */
  readonly fields?: ReadonlySet<string>;
  readonly rowsOf: (
    records: readonly FileRecord[],
    context: AuthorizedContext,
  ) => Promise<readonly (readonly CsvCell[])[]>;
}

/** Sums of a list's rows by day that are stored, because a report over the rows themselves is too slow. */
export interface DailySums {
  /** The list's table. */
  readonly rows: keyof Tables;
  /** Has `day_at`, the beginning of the day, and the columns below. */
  readonly table: keyof Tables;
  /** The days whose sums are stored. */
  readonly kept: keyof Tables;
  /** Columns that are texts of the rows: all that a report filters and groups by, and the currency. */
  readonly groups: readonly string[];
  /** Columns that are sums of the rows. */
  readonly sums: readonly string[];
  /** The column that is the number of rows. */
  readonly count: string;
}

export type ListTarget = TargetOf & Seen;

/** Restricts the rows that the caller may see, if the seller's scope is not enough. */
type Visible = (context: AuthorizedContext) => Condition;

/** A table without sellers must define its visibility. */
type Seen =
  | { readonly table: SellersTable; readonly visible?: Visible }
  | { readonly table: ListTable; readonly visible: Visible };

interface TargetOf {
  /** Columns of arguments with another name, such as `seller` (`seller_id`) and `days` (`created_at`). */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns of dates by value of the argument `dated`, if days may mean several. */
  readonly dates?: Readonly<Record<string, string>>;
  /** Breaks ties and names a row within a page: `seq` with a search index, `_id` for a small table. */
  readonly key: "seq" | "_id";
  /**
   * The table is a view over several tables: SQLite would build all of it for a join, and finds rows by their keys
   * instead.
   */
  readonly isUnion?: true;
  /**
   * The column that names a row for people, if that is not the list's first code; null for a name of several columns.
   */
  readonly name?: string | null;
  /** Sortable columns that may be null; a test keeps this true. */
  readonly nullable?: readonly string[];
  /** Indexed columns that a value of a long pasted list is compared with as a whole. */
  readonly numbers?: readonly string[];
  /** True if the search text lacks the row's running number, its `code`: a search finds it as a whole. */
  readonly isFoundByCode?: boolean;
  /** Conditions on codes of what belongs to a row and is not in its search text. */
  readonly codes?: Readonly<Partial<Record<CodeKind, (codes: readonly string[]) => Condition>>>;
  /** True to compare the search text of each row: the rows are few, and the index is not asked. */
  readonly isCompared?: true;
  /** Selects tracking numbers of a row's packages as `row_id` and `number`, besides the row's own column. */
  readonly tracked?: (numbers: readonly string[]) => RawBuilder<unknown>;
  /** Replaces the search of the table's search text. */
  readonly searched?: (values: readonly string[], engine: Engine) => Condition;
  /** Sort values that are not columns, of the row by this alias. */
  readonly sortValues?: Readonly<Record<string, (row: "k" | "r") => RawBuilder<unknown>>>;
  /** The index to use, if an engine without statistics would choose a worse one. */
  readonly indexFor?: (args: ListArgs) => string | null;
  /** True for arguments that may scan very many rows until a page is full. */
  readonly isHeavy?: (args: ListArgs) => boolean;
  /** Arguments that are not plain columns, with their conditions. */
  readonly conditions?: Readonly<
    Record<string, (values: readonly string[], context: AuthorizedContext) => Condition | null>
  >;
  readonly dailySums?: DailySums;
  /** VIP levels that its records have prices for: in a file each is a column. */
  readonly levels?: {
    readonly known: (reader: Reader) => Promise<readonly number[]>;
    readonly field: (level: number) => string;
    readonly amounts: (prices: string) => ReadonlyMap<number, string>;
  };
  /** Cells of a file by column key, if they are not the field of that name. */
  readonly cells?: Readonly<Record<string, (record: FileRecord) => CsvCell>>;
  /** A file with a row for each line of a record. */
  readonly lines?: (timeZone: string) => FileTable;
  /** @throws {ApiError} BAD_INPUT with the path of each argument that is invalid here */
  readonly beside?: (args: ListArgs, context: AuthorizedContext) => readonly Condition[];
}

export type ListSource<Row, Wire> = ListTarget & {
  /** `rows` holds rows of the table by the alias `r`; reads only the requested fields of a large row. */
  readonly rows: (rows: RawBuilder<unknown>, fields?: ReadonlySet<string>) => RawBuilder<Row>;
  /** The same for a file, whose fields are known before: enough of a row for `wire` and these. */
  readonly written?: (rows: RawBuilder<unknown>, fields: ReadonlySet<string>) => RawBuilder<Row>;
  /** Adds fields of other tables. @param fields those of the file; undefined for all */
  readonly complete?: (
    reader: Reader,
    rows: readonly Wire[],
    fields: ReadonlySet<string> | undefined,
    context: AuthorizedContext,
  ) => Promise<readonly Wire[]>;
  readonly wire: (row: Row, context: AuthorizedContext) => Wire;
};
