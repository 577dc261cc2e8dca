/**
 * What a person may do, as something that is given: nobody gives more than they have, nobody changes their own, and
 * the house is never without a super_root. Every write that touches power asks `mayGive` with the row as it would
 * be. Source: docs/requirements.md S6.2, S6.17.
 */
import { isRole, type Person } from "../access.ts";
import { accessOf, BITS, wholeRights } from "../modules.ts";
import type { InputProblem } from "../errors.ts";
import { says } from "../inputs/read.ts";

/** `groups` are names, `permission` is the effective one. */
export type Grant = Pick<Person, "role" | "groups" | "permission" | "scope">;

/** Somebody whose power is written; who is Locked has none until they are not. */
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

/** A living head of the house. */
const isHead = (holder: Holder | null): boolean =>
  holder !== null && holder.role === "super_root" && holder.status !== "Locked";

/** super_root gives every role, root every other but that, everybody else their own. */
function givesRole(actor: string, role: string): boolean {
  if (!isRole(actor) || !isRole(role)) return false;
  return actor === "super_root" || actor === role || (actor === "root" && role !== "super_root");
}

/** For each part of a power whether somebody with another power has as much. */
const HAS: Readonly<Record<(typeof PARTS)[number], (actor: Grant, power: Grant) => boolean>> = {
  role: (actor, power) => givesRole(actor.role, power.role),
  groups: (actor, { groups }) =>
    actor.role === "super_root" || groups.every((name) => actor.groups.includes(name)),
  // What the role begins with counts too: it may be more than was left to the giver.
  permission: (actor, power) =>
    actor.role === "super_root" ||
    wholeRights(power).every(({ module, access }) =>
      BITS.every((bit) => !access[bit] || accessOf(actor, module)[bit])
    ),
  scope: ({ scope }, power) =>
    scope === null || (power.scope !== null && power.scope.every((seller) => scope.includes(seller))),
};

/** The parts of a power that are more than somebody has. */
export const exceedingParts = (actor: Grant, power: Grant): readonly (keyof Grant)[] =>
  PARTS.filter((part) => !HAS[part](actor, power));

const sorted = (names: readonly string[]) => names.toSorted();

/** What decides, in one order: the same power is the same text. */
function canonical({ role, groups, permission, scope }: Grant): string {
  const bits = permission.flatMap(({ module, access }) =>
    BITS.filter((bit) => access[bit]).map((bit) => `${module}.${bit}`)
  );
  return JSON.stringify([role, sorted(groups), [...new Set(sorted(bits))], scope && sorted(scope)]);
}

/** True when both may do the same. */
export const isSameGrant = (a: Grant, b: Grant): boolean => canonical(a) === canonical(b);

/**
 * What is wrong when somebody writes another's row; nothing when they may.
 * @param before null for somebody who is made
 * @param after null for somebody who is deleted
 * @param otherHeads how many living super_roots there are beside this person
 */
export function mayGive(
  actor: Person,
  before: Holder | null,
  after: Holder | null,
  otherHeads: number,
): readonly InputProblem[] {
  const path = after ? "status" : "_id";
  if (isHead(before) && !isHead(after) && otherHeads === 0) {
    return [{ path: after && after.role !== "super_root" ? "role" : path, code: says("lastSuperRoot") }];
  }
  if (before && before._id === actor._id) return ownProblems(before, after, path);
  // Whoever has more is left alone: their address alone would be a way to their power.
  if (before && exceedingParts(actor, before).length > 0) return [{ path: "_id", code: says("beyondYours") }];
  return after ? exceedingParts(actor, after).map((part) => ({ path: part, code: says("beyondYours") })) : [];
}

/** Nobody makes themself more, or less, or shuts themself out. */
function ownProblems(before: Holder, after: Holder | null, path: string): readonly InputProblem[] {
  if (!after) return [{ path, code: says("ownPower") }];
  const problems = PARTS.filter((part) => !isSameGrant(before, { ...grantOf(before), [part]: after[part] }))
    .map((part): InputProblem => ({ path: part, code: says("ownPower") }));
  const isShut = after.status === "Locked" && before.status !== "Locked";
  return isShut ? [...problems, { path, code: says("ownPower") }] : problems;
}
