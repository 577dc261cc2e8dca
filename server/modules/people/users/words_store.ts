/** People by their words: name, sign-in name, e-mail address, handle. */
import { type RawBuilder, sql } from "kysely";
import type { Condition } from "../../../db/conditions.ts";
import type { Engine } from "../../../db/database.ts";
import { indexQuestion, searchAny } from "../../../db/search.ts";

/**
 * Those with all words of one of the values, of the alias `k`. SQLite's index knows people by a number that stands
 * beside their table; for a word that is too short for it every person is looked at.
 */
export function peopleWith(engine: Engine, values: readonly string[]): Condition {
  const question = engine === "sqlite" ? indexQuestion(values) : null;
  if (question === null) return searchAny(engine, { table: null, numbers: [] }, values);
  return sql<boolean>`k._id in (select n.user_id from users_search as f
    join users_search_numbers as n on n.seq = f.rowid where f.users_search match ${question})`;
}

/** Rows of people with all words of a text: no more are read than are asked for, however many have a word. */
export function somePeopleWith(engine: Engine, text: string, most: number): RawBuilder<unknown> {
  const question = engine === "sqlite" ? indexQuestion([text]) : null;
  const [from, found] = question === null
    ? [sql`users as k`, searchAny(engine, { table: null, numbers: [] }, [text])]
    // SQLite keeps the order of a cross join.
    : [
      sql`users_search as f cross join users_search_numbers as n on n.seq = f.rowid
        cross join users as k on k._id = n.user_id`,
      sql<boolean>`f.users_search match ${question}`,
    ];
  return sql`select k.* from ${from} where k.deleted_at is null and ${found} limit ${most}`;
}
