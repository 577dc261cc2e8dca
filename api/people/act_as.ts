/** People act only downward, super_root as anybody but another super_root. Source: docs/requirements.md S1.2, S6.8. */
import { anyOf, group, isRole, type Person, role, type Rule } from "../access.ts";

/** Groups whose people get a super token, and whom only super_root may act as. Source: docs/requirements.md S6.8. */
export const SUPER_GROUPS = ["super_root", "root", "accounting"] as const;
export const SUPER_ROLES = ["super_root", "root"] as const;

/** Evaluated for the real person: see `byActor`. */
export const actsForOthers: Rule = anyOf(role("super_root"), ...SUPER_GROUPS.map(group));

export const ACTING_SECONDS = 3600;
/** Life of a super token after the sign-in; then a switch needs another sign-in. */
export const SUPER_TOKEN_SECONDS = 8 * 3600;
/** Source: docs/requirements.md S9.7. */
export const SWITCH_LIST_SIZE = 200;

export type Candidate = Pick<Person, "_id" | "role" | "groups" | "scope"> & { readonly status: string };

export const isSuper = ({ role, groups }: Pick<Person, "role" | "groups">): boolean =>
  (SUPER_ROLES as readonly string[]).includes(role) ||
  groups.some((name) => (SUPER_GROUPS as readonly string[]).includes(name));

/** Heads other than super_root act only as non-heads in their scope. False for oneself, which is the way back. */
export function mayActAs(actor: Person, target: Candidate): boolean {
  if (!isRole(actor.role) || !isRole(target.role) || actor._id === target._id) return false;
  if (target.status === "Locked") return false;
  if (actor.role === "super_root") return target.role !== "super_root";
  return isSuper(actor) && !isSuper(target) && isWithin(target, actor);
}

/** A person bound to sellers reaches only people bound to some of the same; an unbound target is out of reach. */
function isWithin(target: Candidate, { scope }: Person): boolean {
  if (scope === null) return true;
  return target.scope !== null && target.scope.length > 0 && target.scope.every((id) => scope.includes(id));
}
