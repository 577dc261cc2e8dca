import { sql } from "kysely";
import { fold } from "../../../../api/fold.ts";

/** Maximum number of words of a search that affect the order. */
const MAX_ORDERING_WORDS = 8;

/** Puts items whose size or color is a word of the search before those that only contain it: XL before 2XL. */
export function orderByWholeWords(search: string, alias: "k" | "r") {
  const words = fold(search).split(/\s+/).filter(Boolean).slice(0, MAX_ORDERING_WORDS);
  if (words.length === 0) return sql``;
  const all = sql.join(words);
  const placeOf = (column: "size" | "color") =>
    sql`case when lower(${sql.ref(`${alias}.${column}`)}) in (${all}) then 0 else 1 end`;
  return sql`${placeOf("size")}, ${placeOf("color")}, `;
}
