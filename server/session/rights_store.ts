/** Selects a person's rights from other tables, as a part of statements that find people. */
import { sql } from "kysely";
import { mergedRights, type ModulePermission } from "../../api/modules.ts";

/** The separator of aggregated names, none of which contains a line break. */
export const SEPARATOR = "\n";
const separator = sql.lit(SEPARATOR);

/** The alias of `users` in a statement: the person, the real person who acts as them, or rows of a list. */
type Alias = "u" | "ru" | "r";

/** Selects the active groups of a person: a locked group gives its members nothing, not even its name. */
const activeGroups = (user: Alias) =>
  sql`from user_groups ug join groups g on g._id = ug.group_id
    where ug.user_id = ${sql.ref(user)}._id and g.status = 'Active'`;

const groupsOf = (user: Alias) =>
  sql<string | null>`(select string_agg(g.name, ${separator}) ${activeGroups(user)})`;

const groupRightsOf = (user: Alias) =>
  sql<string | null>`(select string_agg(g.rights, ${separator}) ${activeGroups(user)} and g.rights <> '[]')`;

const sellersOf = (user: Alias) =>
  sql<string | null>`(select string_agg(sc.seller_id, ${separator}) from scopes sc
    where sc.user_id = ${sql.ref(user)}._id)`;

const rightsFrom = (user: Alias) =>
  [
    groupsOf(user).as("groups"),
    groupRightsOf(user).as("group_rights"),
    sellersOf(user).as("sellers"),
  ] as const;

/** Selects the rights of the person, whose alias is `u`. */
export const RIGHTS = rightsFrom("u");

export const LISTED_RIGHTS = rightsFrom("r");

/** Selects the rights of the real person, whose alias is `ru`. */
export const ACTOR_RIGHTS = [
  groupsOf("ru").as("actor_groups"),
  groupRightsOf("ru").as("actor_group_rights"),
  sellersOf("ru").as("actor_sellers"),
] as const;

export const namesOf = (text: string | null): string[] => text ? text.split(SEPARATOR) : [];

export const entriesOf = (json: string): ModulePermission[] => JSON.parse(json) as ModulePermission[];

/** Merges the rights of a person with those of their groups. */
export const rightsOf = (own: string, ofGroups: string | null): ModulePermission[] =>
  mergedRights(entriesOf(own), namesOf(ofGroups).map(entriesOf));
