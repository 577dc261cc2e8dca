/** Decides who may act as whom. Source: docs/requirements.md S1.2, S6.8. */
import { anyOf, group, isRole, type Person, role, type Rule } from "../access.ts";

/** Groups whose people get a super token, and whom only super_root may act as. Source: docs/requirements.md S6.8. */
export const SUPER_GROUPS = ["super_root", "root", "accounting"] as const;
export const SUPER_ROLES = ["super_root", "root"] as const;

/** Evaluated for the real person: see `byActor`. */
export const actsForOthers: Rule = anyOf(role("super_root"), ...SUPER_GROUPS.map(group));

export const ACTING_SECONDS = 3600;
/** Life of a super token after the sign-in; after that, acting as a person needs another sign-in. */
export const SUPER_TOKEN_SECONDS = 8 * 3600;
/** Source: docs/requirements.md S9.7. */
export const SWITCH_LIST_SIZE = 200;

export type Candidate = Pick<Person, "_id" | "role" | "groups" | "scope"> & { readonly status: string };

export const isSuper = ({ role, groups }: Pick<Person, "role" | "groups">): boolean =>
  (SUPER_ROLES as readonly string[]).includes(role) ||
  groups.some((name) => (SUPER_GROUPS as readonly string[]).includes(name));

/** super_root acts as anybody but a super_root; other super people as people in their scope who are not super. */
export function mayActAs(actor: Person, target: Candidate): boolean {
  if (!isRole(actor.role) || !isRole(target.role) || actor._id === target._id) return false;
  if (target.status === "Locked") return false;
  if (actor.role === "super_root") return target.role !== "super_root";
  return isSuper(actor) && !isSuper(target) && isWithin(target, actor);
}

/** Returns true if the person may see all sellers of the target. A scope of null is all sellers. */
function isWithin(target: Candidate, { scope }: Person): boolean {
  if (scope === null) return true;
  return target.scope !== null && target.scope.length > 0 && target.scope.every((id) => scope.includes(id));
}
