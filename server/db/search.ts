/**
 * Text search over `search_text`: every word of the question is somewhere in it; of several values, any. The one
 * place where the engines differ: a trigram index by FTS5 on SQLite, by pg_trgm on Postgres (migration 0001).
 */
import { type RawBuilder, sql } from "kysely";
import { closed, fold, searchedText } from "../../api/fold.ts";
import {
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_VALUE_LENGTH,
  MAX_TEXT_VALUES,
  searchValues,
} from "../../api/search_values.ts";
import { always, among, columnOf, type Condition, either, every } from "./conditions.ts";
import type { Engine, Reader } from "./database.ts";

/** A trigram index knows nothing shorter. */
const SHORTEST_INDEXED = 3;

/** Returns the content of `search_text`: the parts folded, in every spelling, so that Muller finds Müller. */
export function searchText(...parts: readonly (string | null)[]): string {
  return searchedText(parts.filter((part) => part).join(" "));
}

/** A name folded, as names are compared that may not look alike. */
export const foldedName = (name: string): string => closed(fold(name));

/** A number, as people read it from a label: few records have one in common. */
const NUMBER = /^(?=(?:\D*\d){3})\S{5,}$/;

/** True for numbers, or for nothing: what the index narrows down to a few rows. Any other text may be in every row. */
export function isNarrow(text: string): boolean {
  if (text.length > MAX_SEARCH_LENGTH) return true;
  return searchValues(text).every((value) => NUMBER.test(value.slice(0, MAX_SEARCH_VALUE_LENGTH)));
}

/** Where a search looks. */
export interface SearchTarget {
  /** A table with a search index; null for one so small that every row is looked at. */
  readonly table: string | null;
  /** Columns that a whole value may be, each with an index; for more values than are searched as text. */
  readonly numbers: readonly string[];
}

/**
 * At least one of the values is in the row: all words of it in `search_text`. A long list is looked up as whole
 * numbers instead, because its cost as text is that of each value on its own.
 */
export function searchAny(engine: Engine, target: SearchTarget, values: readonly string[]): Condition {
  const { table, numbers } = target;
  if (table !== null && numbers.length > 0 && values.length > MAX_TEXT_VALUES) {
    return numbersAre(table, numbers, values);
  }
  const questions = questionsOf(values);
  if (questions.length === 0) return always;
  // One question to the index for all values: the plan stays that of one.
  if (engine === "sqlite" && table !== null && questions.flat().every(isIndexed)) {
    return fts5(table, questions);
  }
  return either(questions.map((words) => hasWords(engine, table, words)));
}

/** `seq` of the rows that have one of the values as a whole number, in any of the columns. */
function withNumber(
  table: string,
  columns: readonly string[],
  values: readonly string[],
): RawBuilder<unknown> {
  const spellings = [...new Set(values.flatMap((each) => [each, each.toUpperCase(), each.toLowerCase()]))];
  const finds = columns.map((column) =>
    sql`select seq from ${sql.table(table)} where ${among(column, spellings)} and ${sql.ref(column)} <> ''`
  );
  return sql.join(finds, sql` union `);
}

const numbersAre = (table: string, columns: readonly string[], values: readonly string[]): Condition =>
  sql<boolean>`seq in (${withNumber(table, columns, values)})`;

/** A number may stand in several stores: so many rows of each value are looked at. */
const ROWS_OF_VALUE = 50;

/** True when a condition finds a row of the table, of the alias `k`. */
export async function hasAny(reader: Reader, table: string, condition: Condition): Promise<boolean> {
  const { rows } = await sql`select 1 as found from ${sql.table(table)} as k where ${condition} limit 1`
    .execute(reader);
  return rows.length > 0;
}

/** In small letters: all numbers of the rows that a condition finds, of the alias `k`. */
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
  return new Set(rows.flatMap((row) => Object.values(row).map((number) => number.toLowerCase())));
}

/** True for rows that a query of `row_id` and `number` names. */
export const isTracked = (tracked: RawBuilder<unknown>): Condition =>
  sql<boolean>`_id in (select row_id from (${tracked}) as tracked)`;

/** In small letters: the numbers of such a query whose rows, of the alias `k`, a condition finds. */
export async function trackedFound(
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
const isIndexed = (word: string) => [...word].length >= SHORTEST_INDEXED;

/** Every word is part of the row's `search_text`. */
function hasWords(engine: Engine, table: string | null, words: readonly string[]): Condition {
  const indexed = engine === "sqlite" && table ? words.filter(isIndexed) : [];
  const scanned = words.filter((word) => !indexed.includes(word));
  return every([
    ...table && indexed.length > 0 ? [fts5(table, [indexed])] : [],
    ...scanned.map((word) => holds("search_text", word)),
  ]);
}

/** Rows of a table as `r`, found by an index before anything else is asked of them; the newest are met first. */
export interface Newest {
  readonly from: RawBuilder<unknown>;
  readonly where: Condition;
  readonly order: RawBuilder<unknown>;
}

/** The rows that have one of the values as a whole number. */
export function newestNumbered(
  table: string,
  columns: readonly string[],
  values: readonly string[],
): Newest {
  // SQLite keeps the order of a cross join: without it all of a seller's rows are compared.
  return {
    from: sql`(${withNumber(table, columns, values)}) as f cross join ${sql.table(table)} as r`,
    where: sql<boolean>`r.seq = f.seq`,
    order: sql`r.seq desc`,
  };
}

/**
 * The rows with every word, to be read from the newest on until there are enough of them: the index is walked in that
 * order, so a word that half of all rows have costs no more than a rare one. Null where no word is long enough.
 */
export function newestWith(engine: Engine, table: string, text: string): Newest | null {
  const words = wordsOf(text);
  if (!words.some(isIndexed)) return null;
  const scanned = words.filter((word) => engine === "postgres" || !isIndexed(word) || isCut(word))
    .map((word) => holds("r.search_text", word));
  if (engine === "postgres") {
    return { from: sql`${sql.table(table)} as r`, where: every(scanned), order: sql`r.seq desc` };
  }
  const index = sql.table(`${table}_search`);
  const question = sql<boolean>`${index} match ${quoted(words.filter(isIndexed).map(indexedPart))}`;
  return {
    from: sql`${index} as f cross join ${sql.table(table)} as r`,
    where: every([question, sql<boolean>`r.seq = f.rowid`, ...scanned]),
    order: sql`f.rowid desc`,
  };
}

/**
 * Every word of a text is somewhere in the columns. For a table so small that every row is looked at: `searched_text` is
 * the server's own folding on SQLite, and that of migration 82 on Postgres.
 */
export function textIn(columns: readonly string[], text: string): Condition {
  const place = sql.join(columns.map((column) => sql.ref(column)), sql` || ' ' || `);
  const words = wordsOf(text.slice(0, MAX_SEARCH_VALUE_LENGTH));
  return every(
    words.map((word) => sql<boolean>`searched_text(${place}) like ${`%${escapeLike(word)}%`} escape '\\'`),
  );
}

/** Quoted, so that nothing a person types is query syntax; words side by side must all match. */
const quoted = (words: readonly string[]): string =>
  words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" ");

/** How much of a number's end is asked of the index: a million numbers differ in it. */
const NUMBER_END = /^.+(\d{6})$/;

/**
 * What the index is asked for of a word. It walks the rows of each three letters, and how a number begins is in every row:
 * its end finds the same few, which are compared with the whole word.
 */
const indexedPart = (word: string): string => NUMBER_END.exec(word)?.[1] ?? word;

const isCut = (word: string): boolean => indexedPart(word) !== word;

const holds = (column: string, word: string): Condition =>
  sql<boolean>`${columnOf(column)} like ${`%${escapeLike(word)}%`} escape '\\'`;

const anyOf = (questions: readonly (readonly string[])[]): string =>
  questions.length === 1
    ? quoted(questions[0] ?? [])
    : questions.map((words) => `(${quoted(words)})`).join(" OR ");

/** All values as one question to an index of SQLite's; null where it does not know a word of them, or there is none. */
export function indexQuestion(values: readonly string[]): string | null {
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

/** Rows whose `search_text` has a text somewhere, folded as it is: few of a table that is not large. */
export const mayHold = (text: string): Condition => holds("search_text", foldedName(text));

const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");
