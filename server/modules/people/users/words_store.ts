import { type RawBuilder, sql } from "kysely";
import type { Condition } from "../../../db/conditions.ts";
import type { Engine } from "../../../db/database.ts";
import { indexQuery, searchAny } from "../../../db/search.ts";

/** Matches people (alias `k`) by words. For words too short for the search index of SQLite, all people are read. */
export function peopleWith(engine: Engine, values: readonly string[]): Condition {
  const question = engine === "sqlite" ? indexQuery(values) : null;
  if (question === null) return searchAny(engine, { table: null, numbers: [] }, values);
  return sql<boolean>`k._id in (select n.user_id from users_search as f
    join users_search_numbers as n on n.seq = f.rowid where f.users_search match ${question})`;
}

/** Selects some people who match a text, reading no more rows than needed. */
export function somePeopleWith(engine: Engine, text: string, most: number): RawBuilder<unknown> {
  const question = engine === "sqlite" ? indexQuery([text]) : null;
  const [from, found] = question === null
    ? [sql`users as k`, searchAny(engine, { table: null, numbers: [] }, [text])]
    // A cross join makes SQLite read the search index first.
    : [
      sql`users_search as f cross join users_search_numbers as n on n.seq = f.rowid
        cross join users as k on k._id = n.user_id`,
      sql<boolean>`f.users_search match ${question}`,
    ];
  return sql`select k.* from ${from} where k.deleted_at is null and ${found} limit ${most}`;
}
