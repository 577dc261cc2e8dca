import { sql } from "kysely";
import { allows, type Role, ROLES, type Rule } from "../../../../api/access.ts";
import { fold } from "../../../../api/fold.ts";
import type { Mention } from "../../../../api/generated/schema.ts";
import { MAX_SEARCH_VALUE_LENGTH } from "../../../../api/search_values.ts";
import type { Reader } from "../../../db/database.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import { activePeople } from "../session/person_store.ts";

export interface Audience {
  readonly rule: Rule;
  readonly sellerId: string;
  readonly visibility: "staff" | "seller";
}

const SUGGESTED = 20;
/** Maximum number of people whose rights are checked. */
const MAX_CHECKED = 200;

/** Returns roles that may pass the rule; group membership is checked for each person. */
const rolesOf = (rule: Rule): Role[] =>
  ROLES.filter((role) =>
    allows(rule, { _id: "", role, groups: groupsIn(rule), permission: [], scope: null })
  );

const groupsIn = (rule: Rule): readonly string[] =>
  rule.kind === "group"
    ? [rule.group]
    : rule.kind === "any" || rule.kind === "all"
    ? rule.of.flatMap(groupsIn)
    : [];

const isBoundTo = (sellerId: unknown) =>
  sql<boolean>`exists (select 1 from scopes as s where s.user_id = users._id and s.seller_id = ${sellerId})`;

/** Only `sale` people are bound to sellers; a seller is in their own scope. Source: docs/requirements.md S1.6. */
function mayRead({ rule, sellerId, visibility }: Audience): Condition {
  const isForStaff = visibility === "staff"
    ? [sql<boolean>`(role <> 'sale' or not ${isBoundTo(sql.ref("users._id"))})`]
    : [];
  return every([
    isOneOf("role", rolesOf(rule)),
    sql<boolean>`(role <> 'sale' or ${isBoundTo(sellerId)})`,
    sql<boolean>`status <> 'Locked'`,
    ...isForStaff,
  ]);
}

const people = (reader: Reader, audience: Audience) =>
  reader.selectFrom("users").select(["_id", "h", "name"]).where("h", "<>", "").where(mayRead(audience));

/** Returns people by their handles, which must be in lower case. */
export async function peopleByHandles(
  reader: Reader,
  audience: Audience,
  handles: readonly string[],
): Promise<Mention[]> {
  if (handles.length === 0) return [];
  const found = await people(reader, audience)
    .where(sql<boolean>`lower(h) in (${sql.join(handles)})`).orderBy("name").orderBy("_id").execute();
  return await whoMay(reader, audience, found);
}

/** Returns those people who pass the rule; a person's rights may differ from those of the role. */
async function whoMay(
  reader: Reader,
  { rule }: Pick<Audience, "rule">,
  found: readonly Mention[],
): Promise<Mention[]> {
  const persons = await activePeople(reader, found.map(({ _id }) => _id));
  return found.filter(({ _id }) => {
    const person = persons.get(_id);
    return person !== undefined && allows(rule, person);
  });
}

/** Suggests people whose handle or name begins with the text. */
export async function suggestPeople(reader: Reader, audience: Audience, search: string): Promise<Mention[]> {
  const text = fold(search.trim().slice(0, MAX_SEARCH_VALUE_LENGTH)).replaceAll(/[\\%_]/g, "\\$&");
  const begins = sql<
    boolean
  >`(searched_text(h) like ${`${text}%`} escape '\\' or searched_text(name) like ${`${text}%`} escape '\\'
    or searched_text(name) like ${`% ${text}%`} escape '\\')`;
  const found = await people(reader, audience).where(begins).orderBy("name").orderBy("_id").limit(MAX_CHECKED)
    .execute();
  return (await whoMay(reader, audience, found)).slice(0, SUGGESTED);
}

export async function suggestedByIds(
  reader: Reader,
  audience: Audience,
  ids: readonly string[],
): Promise<Mention[]> {
  return await whoMay(reader, audience, await people(reader, audience).where(isOneOf("_id", ids)).execute());
}

/** Returns staff who pass the rule, including agents of any seller. */
export async function colleagues(reader: Reader, rule: Rule): Promise<Mention[]> {
  const found = await reader.selectFrom("users").select(["_id", "h", "name"]).where("h", "<>", "")
    .where(isOneOf("role", rolesOf(rule))).where("status", "<>", "Locked")
    .where(sql<boolean>`(role <> 'sale' or not ${isBoundTo(sql.ref("users._id"))})`)
    .orderBy("name").orderBy("_id").limit(MAX_CHECKED).execute();
  return await whoMay(reader, { rule }, found);
}
