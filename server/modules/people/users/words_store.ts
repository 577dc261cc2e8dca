import { type RawBuilder, sql } from "kysely";
import type { Condition } from "../../../db/conditions.ts";
import type { Engine } from "../../../db/database.ts";
import { indexQuery, searchAny } from "../../../db/search.ts";

/** The alias is `k`. SQLite's index has numbers in another table; a word too short for it reads everybody. */
export function peopleWith(engine: Engine, values: readonly string[]): Condition {
  const question = engine === "sqlite" ? indexQuery(values) : null;
  if (question === null) return searchAny(engine, { table: null, numbers: [] }, values);
  return sql<boolean>`k._id in (select n.user_id from users_search as f
    join users_search_numbers as n on n.seq = f.rowid where f.users_search match ${question})`;
}

/** Reads no more rows than needed, however many match. */
export function somePeopleWith(engine: Engine, text: string, most: number): RawBuilder<unknown> {
  const question = engine === "sqlite" ? indexQuery([text]) : null;
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
