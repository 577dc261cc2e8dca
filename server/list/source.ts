/** Where the rows of a resource are: what the list resolver needs to know beside the resource. */
import { type RawBuilder } from "kysely";
import type { CodeKind } from "../../api/codes/scanned.ts";
import type { CsvCell } from "../../api/csv/write.ts";
import type { Condition } from "../db/conditions.ts";
import type { Engine, Reader } from "../db/database.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Tables } from "../db/tables.ts";

/** Arguments of a list field, by name. */
export type ListArgs = Readonly<Record<string, unknown>>;

type TableOf<Row> = { [T in keyof Tables]: Tables[T] extends Row ? T : never }[keyof Tables];

/** Tables that can be listed; where the resource has a search box, their rows have a search text. */
export type ListTable = TableOf<{ _id: string }>;
/** Those whose rows have a seller: a list of one begins within the caller's scope. */
type SellersTable = TableOf<{ seller_id: string | null; _id: string }>;

/** A record of a list as files write it. */
export type FileRecord = { readonly _id: string } & Readonly<Record<string, unknown>>;

/** A list as an exported file: a header, and the rows of some records. */
export interface FileTable {
  readonly header: readonly string[];
  /** Fields that `rowsOf` reads of a record, where it does not read all. */
  readonly fields?: ReadonlySet<string>;
  readonly rowsOf: (
    records: readonly FileRecord[],
    context: AuthorizedContext,
  ) => Promise<readonly (readonly CsvCell[])[]>;
}

/** What the conditions of a list are put on. */
export type ListTarget = TargetOf & Seen;

/** Whose rows the caller may see, where the seller's scope alone does not say it. */
type Visible = (context: AuthorizedContext) => Condition;

/** A table without sellers is never listed without saying who sees what. */
type Seen =
  | { readonly table: SellersTable; readonly visible?: Visible }
  | { readonly table: ListTable; readonly visible: Visible };

interface TargetOf {
  /** Arguments whose column has another name: `seller` is `seller_id`; `days` are of `created_at` unless this says. */
  readonly columns: Readonly<Record<string, string>>;
  /**
   * What breaks ties and names a row within a page: `seq` where the table has a running number, and with it a
   * search index; `_id` for a table so small that a search may look at every row.
   */
  readonly key: "seq" | "_id";
  /** The column that names a row for people, where that is not the list's first code. */
  readonly name?: string;
  /** Sortable columns that may be null; a test keeps this true. */
  readonly nullable?: readonly string[];
  /** Columns that a value of a long pasted list may be as a whole, each with an index. */
  readonly numbers?: readonly string[];
  /** True where the search text lacks the row's running number, its `code`: a search finds it as a whole. */
  readonly isFoundByCode?: boolean;
  /** Codes of what belongs to a row and is not in its search text, each with the condition on those that were asked for. */
  readonly codes?: Readonly<Partial<Record<CodeKind, (codes: readonly string[]) => Condition>>>;
  /** Numbers of carriers on the packages of a row, as `row_id` and `number`: a row has more of them than its own column. */
  readonly tracked?: (numbers: readonly string[]) => RawBuilder<unknown>;
  /** What a search finds, of its values, where it is not the table's own search text, or has an index of its own kind. */
  readonly searched?: (values: readonly string[], engine: Engine) => Condition;
  /** What a column is ordered by where that is not the column itself, of the row by this alias. */
  readonly sortValues?: Readonly<Record<string, (row: "k" | "r") => RawBuilder<unknown>>>;
  /** The index that answers, where an engine without statistics would take a worse one. */
  readonly indexFor?: (args: ListArgs) => string | null;
  /** Arguments that may have to look at very many rows until a page is full. */
  readonly isHeavy?: (args: ListArgs) => boolean;
  /** Arguments that are no plain column, each with its condition on the values. */
  readonly conditions?: Readonly<
    Record<string, (values: readonly string[], context: AuthorizedContext) => Condition | null>
  >;
  /** VIP levels that its records have prices of: in a file each is a column. */
  readonly levels?: {
    readonly known: (reader: Reader) => Promise<readonly number[]>;
    /** Names the column of a level. */
    readonly field: (level: number) => string;
    /** Reads the amounts of a record by their level. */
    readonly amounts: (prices: string) => ReadonlyMap<number, string>;
  };
  /** Cells of a file by the key of their column, where they are not the field of that name. */
  readonly cells?: Readonly<Record<string, (record: FileRecord) => CsvCell>>;
  /** A file with a row for each line of a record, where a resource is exported so. */
  readonly lines?: (timeZone: string) => FileTable;
  /**
   * Arguments of the field that no filter of the screen has.
   * @throws {ApiError} BAD_INPUT with the path of each that means nothing here
   */
  readonly beside?: (args: ListArgs, context: AuthorizedContext) => readonly Condition[];
}

export type ListSource<Row, Wire> = ListTarget & {
  /**
   * `select … from <rows> …`: `rows` holds rows of the table by the alias `r`. Of what was asked for alone where that is
   * told, and a whole row is much more.
   */
  readonly rows: (rows: RawBuilder<unknown>, asked?: ReadonlySet<string>) => RawBuilder<Row>;
  /** The same for a file, of which every field of what it writes is known before: enough of a row for `wire` and these. */
  readonly written?: (rows: RawBuilder<unknown>, fields: ReadonlySet<string>) => RawBuilder<Row>;
  /**
   * Adds to rows of a file the fields that are read of other tables.
   * @param fields those of the file; undefined for all there are
   */
  readonly complete?: (
    reader: Reader,
    rows: readonly Wire[],
    fields: ReadonlySet<string> | undefined,
    context: AuthorizedContext,
  ) => Promise<readonly Wire[]>;
  /** A row as the caller may see it. */
  readonly wire: (row: Row, context: AuthorizedContext) => Wire;
};
