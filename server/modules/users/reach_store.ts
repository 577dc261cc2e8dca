/** Rules of api/ as conditions on rows of users (by the alias `u`). A test keeps each equal to its rule. */
import { sql } from "kysely";
import { isRole, type Person, ROLES, type Rule } from "../../../api/access.ts";
import { isSuper, SUPER_GROUPS, SUPER_ROLES } from "../../../api/acting.ts";
import type { Engine } from "../../db/database.ts";
import { always, among, type Condition, either, every, noneOf } from "../../db/conditions.ts";

const never = sql<boolean>`1 = 0`;
const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;

/** In one of the groups, each given by its name or its id. */
export const inGroup = (groups: readonly string[]): Condition =>
  sql<boolean>`exists (select 1 from user_groups ug join groups g on g._id = ug.group_id
    where ug.user_id = u._id and ${either([among("g.name", groups), among("g._id", groups)])})`;

const named = (groups: readonly string[]): Condition =>
  sql<boolean>`exists (select 1 from user_groups ug join groups g on g._id = ug.group_id
    where ug.user_id = u._id and ${among("g.name", groups)})`;

function mayIn(engine: Engine, module: string, bit: string): Condition {
  if (engine === "sqlite") {
    return sql<boolean>`exists (select 1 from json_each(u.permission) p
      where json_extract(p.value, '$.module') = ${module}
        and json_extract(p.value, ${`$.access.${bit}`}) = 1)`;
  }
  return sql<boolean>`exists (select 1 from jsonb_array_elements(u.permission::jsonb) p
    where p ->> 'module' = ${module} and p -> 'access' ->> ${bit} = 'true')`;
}

/**
 * The people who pass a rule of roles, groups and modules.
 * @throws {Error} Programming error: a rule that asks about more than a row of users says.
 */
export function passing(engine: Engine, rule: Rule): Condition {
  return every([among("u.role", ROLES), conditionOf(engine, rule)]);
}

/** super_root passes every question about one thing, and so what is made of them. */
const orSuper = (condition: Condition): Condition => either([among("u.role", ["super_root"]), condition]);

function conditionOf(engine: Engine, rule: Rule): Condition {
  switch (rule.kind) {
    case "signedIn":
      return always;
    case "role":
      return orSuper(among("u.role", [rule.role]));
    case "group":
      return orSuper(named([rule.group]));
    case "notGroup":
      return orSuper(not(named([rule.group])));
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

/** The people whom somebody may act as: `mayActAs` of api/acting.ts in SQL. */
export function switchableFor(actor: Person): Condition {
  if (!isSuper(actor) || !isRole(actor.role)) return never;
  const isBelow = every([
    noneOf("u._id", [actor._id]),
    among("u.role", ROLES.filter((name) => !(SUPER_ROLES as readonly string[]).includes(name))),
    noneOf("u.status", ["Locked"]),
    not(named(SUPER_GROUPS)),
  ]);
  if (actor.scope === null) return isBelow;
  const within = sql<boolean>`exists (select 1 from scopes sc where sc.user_id = u._id)
    and not exists (select 1 from scopes sc where sc.user_id = u._id and ${
    noneOf("sc.seller_id", actor.scope)
  })`;
  return every([isBelow, among("u.role", ["sale"]), within]);
}
