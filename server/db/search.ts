/** Searches words or values in `search_text`: by FTS5 on SQLite, by pg_trgm on Postgres. */
import { type RawBuilder, sql } from "kysely";
import { bareNumber } from "../../api/orders/shop_numbers.ts";
import { collapseBlanks, fold, searchedText } from "../../api/fold.ts";
import {
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_VALUE_LENGTH,
  MAX_TEXT_VALUES,
  searchValues,
} from "../../api/search_values.ts";
import { allRows, columnOf, type Condition, either, every, hasNumber } from "./conditions.ts";
import type { Engine, Reader } from "./database.ts";

const MIN_INDEXED = 3;

/** Returns the content of `search_text`: the parts folded, in every spelling, so that Muller finds Müller. */
export function searchText(...parts: readonly (string | null)[]): string {
  return searchedText(parts.filter((part) => part).join(" "));
}

/** Folds a name, to compare names that must differ by more than case and accents. */
export const foldedName = (name: string): string => collapseBlanks(fold(name));

/** Matches a number like those on labels, which few records share. */
const NUMBER = /^(?=(?:\D*\d){3})\S{5,}$/;

/** Returns true if the index finds few rows: all values of the text are numbers, or it is empty or too long. */
export function isNarrow(text: string): boolean {
  if (text.length > MAX_SEARCH_LENGTH) return true;
  return searchValues(text).every((value) => NUMBER.test(value.slice(0, MAX_SEARCH_VALUE_LENGTH)));
}

export interface SearchTarget {
  /** A table with a search index; null for a table so small that it is scanned. */
  readonly table: string | null;
  /** Indexed columns, compared with whole values if there are too many values to search as text. */
  readonly numbers: readonly string[];
}

/** Matches rows with all words of any value. A long list is compared with complete numbers, which costs less. */
export function searchAny(engine: Engine, target: SearchTarget, values: readonly string[]): Condition {
  const { table, numbers } = target;
  if (table !== null && numbers.length > 0 && values.length > MAX_TEXT_VALUES) {
    return numbersAre(table, numbers, values);
  }
  const questions = questionsOf(values);
  if (questions.length === 0) return allRows;
  // One index query for all values, so that their number does not change the plan.
  if (engine === "sqlite" && table !== null && questions.flat().every(isIndexed)) {
    return fts5(table, questions);
  }
  return either(questions.map((words) => hasWords(engine, table, words)));
}

/** Selects `seq` of the rows that have one of the numbers, with or without a leading #, in one of the columns. */
function withNumber(
  table: string,
  columns: readonly string[],
  values: readonly string[],
): RawBuilder<unknown> {
  const numbers = values.map(bareNumber).flatMap((bare) => [bare, `#${bare}`]);
  const spellings = [...new Set(numbers.flatMap((each) => [each, each.toUpperCase(), each.toLowerCase()]))];
  const finds = columns.map((column) =>
    sql`select seq from ${sql.table(table)} where ${hasNumber(column, spellings)}`
  );
  return sql.join(finds, sql` union `);
}

const numbersAre = (table: string, columns: readonly string[], values: readonly string[]): Condition =>
  sql<boolean>`seq in (${withNumber(table, columns, values)})`;

/** The maximum number of rows that are read for each value: several stores may have the same number. */
const ROWS_OF_VALUE = 50;

/** Returns true if a condition finds a row of the table (alias `k`). */
export async function hasAny(reader: Reader, table: string, condition: Condition): Promise<boolean> {
  const { rows } = await sql`select 1 as found from ${sql.table(table)} as k where ${condition} limit 1`
    .execute(reader);
  return rows.length > 0;
}

/** Returns, in lower case and without a leading #, numbers of rows (alias `k`) that a condition finds. */
export async function numbersFound(
  reader: Reader,
  table: string,
  columns: readonly string[],
  condition: Condition,
  values: number,
): Promise<ReadonlySet<string>> {
  const fields = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, string>>`select ${fields} from ${sql.table(table)} as k
    where ${condition} limit ${values * ROWS_OF_VALUE}`.execute(reader);
  return new Set(rows.flatMap((row) => Object.values(row).map((number) => bareNumber(number).toLowerCase())));
}

/** Matches rows that `tracked` finds. @param tracked a query for `row_id` and `number` */
export const isTracked = (tracked: RawBuilder<unknown>): Condition =>
  sql<boolean>`_id in (select row_id from (${tracked}) as tracked)`;

/** Returns, in lower case, the numbers of the query `tracked` whose rows (alias `k`) a condition finds. */
export async function findTrackingNumbers(
  reader: Reader,
  table: string,
  tracked: RawBuilder<unknown>,
  condition: Condition,
): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`select tracked.number as number from (${tracked}) as tracked
    join ${sql.table(table)} as k on k._id = tracked.row_id where ${condition}`.execute(reader);
  return rows.map(({ number }) => number.toLowerCase());
}

const wordsOf = (text: string) => foldedName(text).split(" ").filter((word) => word !== "");
const questionsOf = (values: readonly string[]) => values.map(wordsOf).filter((words) => words.length > 0);
const isIndexed = (word: string) => [...word].length >= MIN_INDEXED;

function hasWords(engine: Engine, table: string | null, words: readonly string[]): Condition {
  const indexed = engine === "sqlite" && table ? words.filter(isIndexed) : [];
  const scanned = words.filter((word) => !indexed.includes(word));
  return every([
    ...table && indexed.length > 0 ? [fts5(table, [indexed])] : [],
    ...scanned.map((word) => holds("search_text", word)),
  ]);
}

/** Parts of a query for rows of a table (alias `r`) that an index finds, newest first. */
export interface Newest {
  readonly from: RawBuilder<unknown>;
  readonly where: Condition;
  readonly order: RawBuilder<unknown>;
}

export function newestNumbered(
  table: string,
  columns: readonly string[],
  values: readonly string[],
): Newest {
  // SQLite keeps the order of a cross join; with another join it compares all rows of a seller.
  return {
    from: sql`(${withNumber(table, columns, values)}) as f cross join ${sql.table(table)} as r`,
    where: sql<boolean>`r.seq = f.seq`,
    order: sql`r.seq desc`,
  };
}

/** Searches from the newest row on; returns null if no word is long enough for the index. */
export function newestWith(engine: Engine, table: string, text: string): Newest | null {
  const words = wordsOf(text);
  if (!words.some(isIndexed)) return null;
  const scanned = words.filter((word) => engine === "postgres" || !isIndexed(word) || isCut(word))
    .map((word) => holds("r.search_text", word));
  if (engine === "postgres") {
    return { from: sql`${sql.table(table)} as r`, where: every(scanned), order: sql`r.seq desc` };
  }
  const index = sql.table(`${table}_search`);
  const question = sql<boolean>`${index} match ${quoteWords(words.filter(isIndexed).map(indexedPart))}`;
  return {
    from: sql`${index} as f cross join ${sql.table(table)} as r`,
    where: every([question, sql<boolean>`r.seq = f.rowid`, ...scanned]),
    order: sql`f.rowid desc`,
  };
}

/** Matches every word in the columns of a small table, which is scanned. */
export function textIn(columns: readonly string[], text: string): Condition {
  const place = sql.join(columns.map((column) => sql.ref(column)), sql` || ' ' || `);
  const words = wordsOf(text.slice(0, MAX_SEARCH_VALUE_LENGTH));
  return every(
    words.map((word) => sql<boolean>`searched_text(${place}) like ${`%${escapeLike(word)}%`} escape '\\'`),
  );
}

/** Quotes words, so that no input is query syntax; adjacent words must all match. */
const quoteWords = (words: readonly string[]): string =>
  words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" ");

/** Matches the last six digits of a number, for which the index is queried because a million numbers differ in them. */
const NUMBER_END = /^.+(\d{6})$/;

/** Many rows share the beginning of a number. Its end finds few rows, which are then compared with all of it. */
const indexedPart = (word: string): string => NUMBER_END.exec(word)?.[1] ?? word;

const isCut = (word: string): boolean => indexedPart(word) !== word;

const holds = (column: string, word: string): Condition =>
  sql<boolean>`${columnOf(column)} like ${`%${escapeLike(word)}%`} escape '\\'`;

const anyOf = (questions: readonly (readonly string[])[]): string =>
  questions.length === 1
    ? quoteWords(questions[0] ?? [])
    : questions.map((words) => `(${quoteWords(words)})`).join(" OR ");

/** Returns one query for all values; null if a word is too short for the index, or there is no word. */
export function indexQuery(values: readonly string[]): string | null {
  const questions = questionsOf(values);
  return questions.length > 0 && questions.flat().every(isIndexed) ? anyOf(questions) : null;
}

function fts5(table: string, questions: readonly (readonly string[])[]): Condition {
  const index = `${table}_search`;
  const cut = questions.map((words) => words.map(indexedPart));
  const found = sql<boolean>`seq in (select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${
    anyOf(cut)
  })`;
  if (!questions.flat().some(isCut)) return found;
  const whole = questions.map((words) => every(words.map((word) => holds("search_text", word))));
  return every([found, either(whole)]);
}

/** Folds a text and matches it anywhere in `search_text`; for small tables. */
export const mayHold = (text: string): Condition => holds("search_text", foldedName(text));

const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");
