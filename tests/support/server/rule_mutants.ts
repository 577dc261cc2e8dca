/** Makes rules as they might be by mistake, and everybody whom a mistake could let in or keep out. */
import { allows, anyOf, isSignedIn, type Person, role, ROLES, type Rule } from "../../../api/access.ts";
import { mayActAs, SUPER_GROUPS } from "../../../api/people/act_as.ts";

/** Returns every rule that is one mistake away: removed, a part less, a role more, judged by the wrong person. */
export function mutantsOf(rule: Rule): Rule[] {
  return [isSignedIn, ...ROLES.map((name) => anyOf(rule, role(name))), ...ROLES.map(role), ...lessOf(rule)];
}

function lessOf(rule: Rule): Rule[] {
  if (rule.kind === "actor") return [rule.of, ...lessOf(rule.of).map((of): Rule => ({ ...rule, of }))];
  if (rule.kind !== "any" && rule.kind !== "all") return [];
  const { of } = rule;
  const without = of.length > 1 ? of.map((_, index): Rule => ({ ...rule, of: of.toSpliced(index, 1) })) : [];
  const within = of.flatMap((each, index) =>
    lessOf(each).map((less): Rule => ({ ...rule, of: of.with(index, less) }))
  );
  return [
    ...without,
    ...within,
    ...of.length > 1 ? [{ ...rule, kind: rule.kind === "any" ? "all" : "any" } as Rule] : [],
  ];
}

const subsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((found, each) => found.flatMap((some) => [some, [...some, each]]), [[]]);

const people = (): Person[] =>
  ROLES.flatMap((name) =>
    subsets(SUPER_GROUPS).flatMap((groups) =>
      (name === "sale" ? [["p"], ["q"], []] : [null]).map((scope): Person => ({
        _id: "p",
        role: name,
        groups,
        permission: [],
        scope,
      }))
    )
  );

/**
 * Everybody by role, groups and scope: in person, with an API token, and represented by everybody who may act
 * for them.
 */
export const EVERYBODY: readonly Person[] = people().flatMap((person) => [
  person,
  { ...person, isToken: true },
  ...people().map((actor) => ({ ...actor, _id: "actor" }))
    .filter((actor) => mayActAs(actor, { ...person, status: "Available" }))
    .map((actor) => ({ ...person, actor })),
]);

/** Returns true if both rules judge everybody alike. */
export const isSameRule = (a: Rule, b: Rule): boolean =>
  EVERYBODY.every((person) => allows(a, person) === allows(b, person));
