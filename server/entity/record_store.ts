import { type RawBuilder, sql } from "kysely";
import type { AuthorizedContext } from "../context.ts";
import { type Condition, every, isOneOf } from "../db/conditions.ts";
import type { Reader, Writer } from "../db/database.ts";
import { mayHold } from "../db/search.ts";
import { inScope } from "../scope.ts";
import type { Cell } from "./columns.ts";

/** The part of a list source that describes its rows: see list/source.ts. */
export interface RecordSource<Row> {
  readonly table: string;
  readonly rows: (rows: RawBuilder<unknown>) => RawBuilder<Row>;
  readonly visible?: (context: AuthorizedContext) => Condition;
}

export type Cells = Readonly<Record<string, Cell>>;

/** Returns rows of the caller's list by id; other rows are missing, like records that never existed. */
export const recordsById = <Row extends { readonly _id: string }>(
  reader: Reader,
  source: RecordSource<Row>,
  ids: readonly string[],
  context: AuthorizedContext,
): Promise<ReadonlyMap<string, Row>> =>
  recordsAmong(reader, source, ids, source.visible?.(context) ?? inScope(context.scope));

export async function recordsAmong<Row extends { readonly _id: string }>(
  reader: Reader,
  { table, rows }: Pick<RecordSource<Row>, "table" | "rows">,
  ids: readonly string[],
  condition: Condition,
): Promise<ReadonlyMap<string, Row>> {
  const seen = every([isOneOf("k._id", ids), condition]);
  const query = rows(sql`(select * from ${sql.table(table)} as k where ${seen}) as r`);
  return new Map((await query.execute(reader)).rows.map((row) => [row._id, row]));
}

export async function insertRecord(tx: Writer, table: string, cells: Cells, at: number): Promise<void> {
  const all = { ...cells, created_at: at, updated_at: at, version: 1 };
  const names = sql.join(Object.keys(all).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(all))})`.execute(tx);
}

/** Writes a change and increments the version. The caller must have read the row in the same transaction. */
export async function updateRecord(
  tx: Writer,
  table: string,
  { _id, version }: { readonly _id: string; readonly version: number },
  cells: Cells,
  at: number,
): Promise<void> {
  const all = Object.entries({ ...cells, updated_at: at, version: version + 1 });
  const changes = sql.join(all.map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  await sql`update ${sql.table(table)} set ${changes}
    where _id = ${_id} and version = ${version}`.execute(tx);
}

/** Deletes rows in one statement. The caller must have read them in the same transaction. */
export async function deleteRecords(tx: Writer, table: string, ids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${isOneOf("_id", ids)}`.execute(tx);
}

/** A value of one column that must be unique among the rows with the same values of other columns. */
export interface Claim {
  readonly table: string;
  readonly column: string;
  readonly value: string;
  /** True to ignore case and width. */
  readonly isAlike: boolean;
  /** The indexed column with the folded value, if the table has one. */
  readonly key?: string | undefined;
  readonly within: Cells;
  readonly except: string;
}

/** Returns true if a row has the value. Folded text is compared, because SQLite folds only ASCII letters. */
export async function isTaken(tx: Writer, claim: Claim): Promise<boolean> {
  const { table, column, value, isAlike, key, within, except } = claim;
  const same = Object.entries(within).map(([name, cell]) =>
    cell === null ? sql<boolean>`${sql.ref(name)} is null` : sql<boolean>`${sql.ref(name)} = ${cell}`
  );
  const near = !isAlike
    ? sql<boolean>`${sql.ref(column)} = ${value}`
    : key
    ? sql<boolean>`${sql.ref(key)} = ${foldCase(value)}`
    : mayHold(value);
  const query = sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)}
    where ${every([sql<boolean>`_id <> ${except}`, ...same, near])}`;
  const { rows } = await query.execute(tx);
  return rows.some((row) => !isAlike || foldCase(row.value) === foldCase(value));
}

/** Folds case and the wide letters of Asian keyboards. */
export const foldCase = (text: string): string => text.normalize("NFKC").toLowerCase();
