/** Translates access rules of api/ into conditions on users (alias `k`). A test compares each with its rule. */
import { type RawBuilder, sql } from "kysely";
import { isRole, type Person, ROLES, type Rule } from "../../../../api/access.ts";
import { type AccessBit, defaultAccess, moduleOf } from "../../../../api/modules.ts";
import { isSuper, SUPER_GROUPS, SUPER_ROLES } from "../../../../api/people/act_as.ts";
import type { Engine } from "../../../db/database.ts";
import { allRows, type Condition, either, every, isNoneOf, isOneOf } from "../../../db/conditions.ts";

const never = sql<boolean>`1 = 0`;
const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;

/** Matches members of groups, which are given by name or id. */
export const inGroup = (groups: readonly string[]): Condition =>
  sql<boolean>`exists (select 1 from user_groups ug join groups g on g._id = ug.group_id
    where ug.user_id = k._id and ${either([isOneOf("g.name", groups), isOneOf("g._id", groups)])})`;

const named = (groups: readonly string[]): Condition =>
  sql<boolean>`exists (select 1 from user_groups ug join groups g on g._id = ug.group_id
    where ug.user_id = k._id and g.status = 'Active' and ${isOneOf("g.name", groups)})`;

/** Matches a JSON list that has an entry for the module, and in it the bit if one is given. */
function hasEntry(engine: Engine, list: RawBuilder<unknown>, module: string, bit?: AccessBit): Condition {
  if (engine === "sqlite") {
    const says = bit ? sql`and json_extract(p.value, ${`$.access.${bit}`}) = 1` : sql``;
    return sql<boolean>`exists (select 1 from json_each(${list}) p
      where json_extract(p.value, '$.module') = ${module} ${says})`;
  }
  const says = bit ? sql`and p -> 'access' ->> ${bit} = 'true'` : sql``;
  return sql<boolean>`exists (select 1 from jsonb_array_elements(${list}::jsonb) p
    where p ->> 'module' = ${module} ${says})`;
}

const groupHasEntry = (engine: Engine, module: string, bit?: AccessBit): Condition =>
  sql<boolean>`exists (select 1 from user_groups ug join groups g on g._id = ug.group_id
    where ug.user_id = k._id and g.status = 'Active' and ${hasEntry(engine, sql`g.rights`, module, bit)})`;

/** Agrees with `accessOf` of api/modules.ts: the person's entry, else those of all groups, else the role's default. */
function mayIn(engine: Engine, module: string, bit: AccessBit): Condition {
  if (!moduleOf(module)) return never;
  const own = sql`k.permission`;
  const byRole = ROLES.filter((role) => defaultAccess(role, module)[bit]);
  // The rights of groups add up: one group may grant View and another one the bit.
  const both = (has: (bit: AccessBit) => Condition): Condition => every([has("view"), has(bit)]);
  return sql<boolean>`case when ${hasEntry(engine, own, module)}
    then ${both((each) => hasEntry(engine, own, module, each))}
    when ${groupHasEntry(engine, module)} then ${both((each) => groupHasEntry(engine, module, each))}
    else ${isOneOf("k.role", byRole)} end`;
}

/** @throws {Error} for a rule that depends on more than a row of users, which is a programming error */
export function ruleCondition(engine: Engine, rule: Rule): Condition {
  return every([isOneOf("k.role", ROLES), conditionOf(engine, rule)]);
}

/** super_root passes every rule. */
const orSuper = (condition: Condition): Condition => either([isOneOf("k.role", ["super_root"]), condition]);

const ownsScope: Condition = sql<boolean>`exists (
  select 1 from scopes sc where sc.user_id = k._id and sc.seller_id = k._id
)`;

function conditionOf(engine: Engine, rule: Rule): Condition {
  switch (rule.kind) {
    case "signedIn":
      return allRows;
    case "role":
      return orSuper(isOneOf("k.role", [rule.role]));
    case "group":
      return orSuper(named([rule.group]));
    case "notGroup":
      return orSuper(not(named([rule.group])));
    case "staff":
      return not(every([isOneOf("k.role", ["sale"]), ownsScope]));
    case "module":
      return orSuper(mayIn(engine, rule.module, rule.bit));
    case "any":
      return either(rule.of.map((each) => conditionOf(engine, each)));
    case "all":
      return rule.of.length === 0 ? never : every(rule.of.map((each) => conditionOf(engine, each)));
    default:
      throw new Error(`Cannot look for people by a rule of the kind "${rule.kind}"`);
  }
}

/** Agrees with `mayActAs` of api/people/act_as.ts. */
export function switchableFor(actor: Person): Condition {
  if (!isSuper(actor) || !isRole(actor.role)) return never;
  const isBoss = actor.role === "super_root";
  const above: readonly string[] = isBoss ? [actor.role] : SUPER_ROLES;
  const isBelow = every([
    isNoneOf("k._id", [actor._id]),
    isOneOf("k.role", ROLES.filter((name) => !above.includes(name))),
    isNoneOf("k.status", ["Locked"]),
    ...isBoss ? [] : [not(named(SUPER_GROUPS))],
  ]);
  if (actor.scope === null) return isBelow;
  const within = sql<boolean>`exists (select 1 from scopes sc where sc.user_id = k._id)
    and not exists (select 1 from scopes sc where sc.user_id = k._id and ${
    isNoneOf("sc.seller_id", actor.scope)
  })`;
  return every([isBelow, isOneOf("k.role", ["sale"]), within]);
}
