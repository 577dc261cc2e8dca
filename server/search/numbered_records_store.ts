import { sql } from "kysely";
import { spellingsOf } from "../../api/codes/spellings.ts";
import { RECORDS_LIMIT } from "../../api/desk/search.ts";
import type { AuthorizedContext } from "../context.ts";
import { allRows, type Condition } from "../db/conditions.ts";
import type { Reader } from "../db/database.ts";
import { type Newest, newestNumbered, newestWith } from "../db/search.ts";
import { inScope } from "../scope.ts";
import { namedRecord, numberedItem, type Searchable } from "./searchable.ts";

/** A table with a search index, the numbers that name one of its rows, and the fields to read. */
export interface NumberedTable {
  readonly table:
    | "orders"
    | "packages"
    | "cases"
    | "local_bills"
    | "label_pages"
    | "postage_invoices"
    | "postage_requests";
  readonly numbers: readonly string[];
  readonly fields: string;
  /** True for records of the business, which only the rule of the search restricts, and no scope. */
  readonly isOurs?: boolean;
  /** The rows (alias `r`) to find. */
  readonly only?: Condition;
}

export const SHIPPED_FIELDS = "r._id, r.code, r.tracking_number, r.recipient_name, r.city, r.country";

interface NumberedRow {
  readonly _id: string;
  readonly code: string;
}

interface Found<Row> {
  readonly rows: readonly Row[];
  readonly exact: readonly Row[];
}

/** Finds rows by number and by text. Words are searched by the heavy reader, because those that rarely occur together take long. */
export async function numberedRecords<Row extends NumberedRow>(
  { table, numbers, fields, isOurs = false, only = allRows }: NumberedTable,
  text: string,
  { db, scope }: AuthorizedContext,
): Promise<Found<Row>> {
  const read = async ({ from, where, order }: Newest, reader: Reader = db.read) => {
    const query = sql<Row>`select ${sql.raw(fields)} from ${from}
      where ${where} and ${only} and ${
      isOurs ? allRows : inScope(scope, "r.seller_id")
    } order by ${order} limit ${RECORDS_LIMIT}`;
    return (await query.execute(reader)).rows;
  };
  const spellings = spellingsOf(text);
  const exact = await read(newestNumbered(table, numbers, spellings));
  const isCode = exact.some(({ code }) => spellings.includes(code));
  const newest = isCode ? null : newestWith(db.engine, table, text);
  const found = newest ? await read(newest, db.heavy) : [];
  const known = new Set(exact.map(({ _id }) => _id));
  return { exact, rows: [...exact, ...found.filter(({ _id }) => !known.has(_id))].slice(0, RECORDS_LIMIT) };
}

interface SearchedTable
  extends Pick<Searchable, "kind" | "title" | "rule">, Pick<NumberedTable, "table" | "isOurs"> {
  readonly path: string;
  /** Columns in the second line of a result. */
  readonly subtitle: readonly string[];
}

export function searchedTable({ table, isOurs, path, subtitle, ...searched }: SearchedTable): Searchable {
  const fields = ["_id", "code", "status", ...subtitle].map((column) => `r.${column}`).join(", ");
  const numbered: NumberedTable = { table, numbers: ["code"], fields, ...isOurs && { isOurs } };
  return {
    ...searched,
    async find(text, context) {
      type Row = NumberedRow & Readonly<Record<string, string>> & { readonly status: string };
      const { rows, exact } = await numberedRecords<Row>(numbered, text, context);
      const { kind } = searched;
      return {
        items: rows.map((row) =>
          numberedItem(row, { kind, path, subtitle: subtitle.map((column) => row[column] ?? "") })
        ),
        exact: exact.map(({ _id }) => namedRecord(path, _id)),
      };
    },
  };
}
