/** Nobody gives more than they have or changes their own rights. Source: docs/requirements.md S6.2, S6.17. */
import { isRole, type Person } from "../access.ts";
import { accessOf, BITS, wholeRights } from "../modules.ts";
import type { InputProblem } from "../errors.ts";
import { says } from "../inputs/read.ts";

/** `groups` are names, `permission` is the effective one. */
export type Grant = Pick<Person, "role" | "groups" | "permission" | "scope">;

/** A Locked person has no rights. */
export interface Holder extends Grant {
  readonly _id: string;
  readonly status: string;
}

const PARTS = ["role", "groups", "permission", "scope"] as const;

export const grantOf = ({ role, groups, permission, scope }: Grant): Grant => ({
  role,
  groups,
  permission,
  scope,
});

const isActiveSuperRoot = (holder: Holder | null): boolean =>
  holder !== null && holder.role === "super_root" && holder.status !== "Locked";

/** super_root can give every role, root every role except super_root, and everybody else only their own. */
function grantsRole(actor: string, role: string): boolean {
  if (!isRole(actor) || !isRole(role)) return false;
  return actor === "super_root" || actor === role || (actor === "root" && role !== "super_root");
}

const HAS: Readonly<Record<(typeof PARTS)[number], (actor: Grant, grant: Grant) => boolean>> = {
  role: (actor, grant) => grantsRole(actor.role, grant.role),
  groups: (actor, { groups }) =>
    actor.role === "super_root" || groups.every((name) => actor.groups.includes(name)),
  // The role's defaults count too: they may be more than the giver's rights.
  permission: (actor, grant) =>
    actor.role === "super_root" ||
    wholeRights(grant).every(({ module, access }) =>
      BITS.every((bit) => !access[bit] || accessOf(actor, module)[bit])
    ),
  scope: ({ scope }, grant) =>
    scope === null || (grant.scope !== null && grant.scope.every((seller) => scope.includes(seller))),
};

export const exceedingParts = (actor: Grant, grant: Grant): readonly (keyof Grant)[] =>
  PARTS.filter((part) => !HAS[part](actor, grant));

const sorted = (names: readonly string[]) => names.toSorted();

function canonical({ role, groups, permission, scope }: Grant): string {
  const bits = permission.flatMap(({ module, access }) =>
    BITS.filter((bit) => access[bit]).map((bit) => `${module}.${bit}`)
  );
  return JSON.stringify([role, sorted(groups), [...new Set(sorted(bits))], scope && sorted(scope)]);
}

export const isSameGrant = (a: Grant, b: Grant): boolean => canonical(a) === canonical(b);

/** `before` is null for a new person, `after` for a deleted one; `otherSuperRoots` counts other active super_roots. */
export function mayGrant(
  actor: Person,
  before: Holder | null,
  after: Holder | null,
  otherSuperRoots: number,
): readonly InputProblem[] {
  const path = after ? "status" : "_id";
  if (isActiveSuperRoot(before) && !isActiveSuperRoot(after) && otherSuperRoots === 0) {
    return [{ path: after && after.role !== "super_root" ? "role" : path, code: says("lastSuperRoot") }];
  }
  if (before && before._id === actor._id) return ownProblems(before, after, path);
  // A person with more rights cannot be changed, because a new address is enough to take over their account.
  if (before && exceedingParts(actor, before).length > 0) return [{ path: "_id", code: says("beyondYours") }];
  return after ? exceedingParts(actor, after).map((part) => ({ path: part, code: says("beyondYours") })) : [];
}

/** Nobody raises or lowers their own rights, or locks themself. */
function ownProblems(before: Holder, after: Holder | null, path: string): readonly InputProblem[] {
  if (!after) return [{ path, code: says("ownPower") }];
  const problems = PARTS.filter((part) => !isSameGrant(before, { ...grantOf(before), [part]: after[part] }))
    .map((part): InputProblem => ({ path: part, code: says("ownPower") }));
  const isShut = after.status === "Locked" && before.status !== "Locked";
  return isShut ? [...problems, { path, code: says("ownPower") }] : problems;
}
