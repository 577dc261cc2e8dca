import { allows, type Person, type Role, ROLES, type Rule } from "../access.ts";

export interface AllowedRole {
  /** `seller` means the role `sale` with the person's own account as scope. */
  readonly role: Role | "seller";
  /** Empty if no group is needed. */
  readonly group: string;
}

function groupsIn(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case "group":
      return [rule.group];
    case "any":
    case "all":
      return rule.of.flatMap(groupsIn);
    case "make":
      return [...groupsIn(rule.add), ...groupsIn(rule.update)];
    case "actor":
      return groupsIn(rule.of);
    default:
      return [];
  }
}

const SOMEBODY = "somebody";

export function allowedRoles(rule: Rule): readonly AllowedRole[] {
  const groups = ["", ...new Set(groupsIn(rule))];
  const entryOf = (role: Role, name: Role | "seller", scope: Person["scope"]): readonly AllowedRole[] => {
    const person = { _id: SOMEBODY, role, permission: [], scope };
    const group = groups.find((each) => allows(rule, { ...person, groups: each === "" ? [] : [each] }));
    return group === undefined ? [] : [{ role: name, group }];
  };
  const all = [
    ...ROLES.flatMap((role) => entryOf(role, role, null)),
    ...entryOf("sale", "seller", [SOMEBODY]),
  ];
  const others = all.filter(({ role }) => role !== "super_root");
  return others.length > 0 ? others : all;
}
