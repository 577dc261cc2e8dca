/**
 * Text search over `search_text`: every word of the question is somewhere in it. The one place where the
 * engines differ: a trigram index by FTS5 on SQLite, by pg_trgm on Postgres (migration 0001).
 */
import { sql } from "kysely";
import { type Condition, every } from "./conditions.ts";
import type { Engine } from "./database.ts";

/** A trigram index knows nothing shorter. */
const SHORTEST_INDEXED = 3;

/** What a store writes to `search_text`: the parts in lower case and without accents, so that Muller finds Müller. */
export function searchText(...parts: readonly (string | null)[]): string {
  return fold(parts.filter((part) => part).join(" "));
}

const fold = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").trim()
    .replaceAll(/\s+/g, " ");

/**
 * Every word of the text is part of the row's `search_text`.
 * @param table one with a search index; null for a table so small that every row is looked at
 */
export function searchCondition(engine: Engine, table: string | null, text: string): Condition {
  const words = fold(text).split(" ").filter((word) => word !== "");
  const isIndexed = (word: string) => [...word].length >= SHORTEST_INDEXED;
  const indexed = engine === "sqlite" && table ? words.filter(isIndexed) : [];
  const scanned = words.filter((word) => !indexed.includes(word));
  return every([
    ...table && indexed.length > 0 ? [fts5(table, indexed)] : [],
    ...scanned.map((word) => sql<boolean>`search_text like ${`%${escapeLike(word)}%`} escape '\\'`),
  ]);
}

/** Quoted, so that nothing a person types is query syntax; words side by side must all match. */
function fts5(table: string, words: readonly string[]): Condition {
  const question = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" ");
  const index = `${table}_search`;
  return sql<boolean>`seq in (select rowid from ${sql.table(index)} where ${
    sql.ref(index)
  } match ${question})`;
}

const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");
