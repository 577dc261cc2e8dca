/** Where the rows of a resource are: what the list resolver needs to know beside the resource. */
import type { RawBuilder } from "kysely";
import type { AuthorizedContext } from "./context.ts";
import type { Tables } from "./db/tables.ts";

/** Arguments of a list field, by name. */
export type ListArgs = Readonly<Record<string, unknown>>;

/** Tables whose rows have a seller and a running number: a list of one begins within the caller's scope. */
export type ListTable = {
  [T in keyof Tables]: Tables[T] extends { seller_id: string; search_text: string; seq: unknown } ? T : never;
}[keyof Tables];

/** What the conditions of a list are put on. */
export interface ListTarget {
  readonly table: ListTable;
  /** Arguments whose column has another name: `seller` is `seller_id`. */
  readonly columns: Readonly<Record<string, string>>;
}

export interface ListSource<Row, Wire> extends ListTarget {
  /** `select … from <rows> …`: `rows` holds rows of the table by the alias `r`. */
  readonly rows: (rows: RawBuilder<unknown>) => RawBuilder<Row>;
  /** A row as the caller may see it. */
  readonly wire: (row: Row, context: AuthorizedContext) => Wire;
}
