/** What a person's rights stand in beside their row: a part of each statement that finds who asks. */
import { sql } from "kysely";

/** Between names that the database strings together; no name holds a line break. */
const SEPARATOR = "\n";
const separator = sql.lit(SEPARATOR);

/** Names of the groups of a person, strung together, in a statement that has users by that alias. */
const groupsOf = (user: "u" | "ru") =>
  sql<string | null>`(select string_agg(g.name, ${separator}) from user_groups ug
    join groups g on g._id = ug.group_id where ug.user_id = ${sql.ref(user)}._id)`;

/** Ids of the sellers in the same way. */
const sellersOf = (user: "u" | "ru") =>
  sql<string | null>`(select string_agg(sc.seller_id, ${separator}) from scopes sc
    where sc.user_id = ${sql.ref(user)}._id)`;

/** Of the person, who is `u` in the statement. */
export const RIGHTS = [groupsOf("u").as("groups"), sellersOf("u").as("sellers")] as const;

/** Of the real person behind them, who is `ru`. */
export const ACTOR_RIGHTS = [
  groupsOf("ru").as("actor_groups"),
  sellersOf("ru").as("actor_sellers"),
] as const;

export const namesOf = (text: string | null): string[] => text ? text.split(SEPARATOR) : [];
