/** What a person's rights stand in beside their row: a part of each statement that finds who asks. */
import { sql } from "kysely";

/** Between names that the database strings together; no name holds a line break. */
const SEPARATOR = "\n";
const separator = sql.lit(SEPARATOR);

/** Names of the groups and ids of the sellers, each strung together, in a statement that has users as `u`. */
export const RIGHTS = [
  sql<string | null>`(select string_agg(g.name, ${separator}) from user_groups ug
    join groups g on g._id = ug.group_id where ug.user_id = u._id)`.as("groups"),
  sql<string | null>`(select string_agg(sc.seller_id, ${separator}) from scopes sc
    where sc.user_id = u._id)`.as("sellers"),
] as const;

export const namesOf = (text: string | null): string[] => text ? text.split(SEPARATOR) : [];
