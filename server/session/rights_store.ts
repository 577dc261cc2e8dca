/** What a person's rights stand in beside their row: a part of each statement that finds who asks. */
import { sql } from "kysely";
import { mergedRights, type ModulePermission } from "../../api/modules.ts";

/** Between names that the database strings together; no name holds a line break. */
export const SEPARATOR = "\n";
const separator = sql.lit(SEPARATOR);

/** What a statement calls users: the person, the real person behind them, or the rows of a list. */
type Alias = "u" | "ru" | "r";

/** A group that is locked gives its members nothing, not even its name. */
const activeGroups = (user: Alias) =>
  sql`from user_groups ug join groups g on g._id = ug.group_id
    where ug.user_id = ${sql.ref(user)}._id and g.status = 'Active'`;

/** Names of the groups of a person, strung together, in a statement that has users by that alias. */
const groupsOf = (user: Alias) =>
  sql<string | null>`(select string_agg(g.name, ${separator}) ${activeGroups(user)})`;

/** What the groups hand to their members: a list of entries from each that gives something. */
const groupRightsOf = (user: Alias) =>
  sql<string | null>`(select string_agg(g.rights, ${separator}) ${activeGroups(user)} and g.rights <> '[]')`;

/** Ids of the sellers in the same way. */
const sellersOf = (user: Alias) =>
  sql<string | null>`(select string_agg(sc.seller_id, ${separator}) from scopes sc
    where sc.user_id = ${sql.ref(user)}._id)`;

const rightsFrom = (user: Alias) =>
  [
    groupsOf(user).as("groups"),
    groupRightsOf(user).as("group_rights"),
    sellersOf(user).as("sellers"),
  ] as const;

/** Of the person, who is `u` in the statement. */
export const RIGHTS = rightsFrom("u");

/** Of the people of a list. */
export const LISTED_RIGHTS = rightsFrom("r");

/** Of the real person behind them, who is `ru`. */
export const ACTOR_RIGHTS = [
  groupsOf("ru").as("actor_groups"),
  groupRightsOf("ru").as("actor_group_rights"),
  sellersOf("ru").as("actor_sellers"),
] as const;

export const namesOf = (text: string | null): string[] => text ? text.split(SEPARATOR) : [];

export const entriesOf = (json: string): ModulePermission[] => JSON.parse(json) as ModulePermission[];

/** The entries that hold for a person, from what their row and their groups say. */
export const rightsOf = (own: string, ofGroups: string | null): ModulePermission[] =>
  mergedRights(entriesOf(own), namesOf(ofGroups).map(entriesOf));
