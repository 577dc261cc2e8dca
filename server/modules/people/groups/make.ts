import { SUPER_GROUPS } from "../../../../api/people/act_as.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { GROUP_STATUSES, isCircular, MAX_BUSINESS_GROUPS } from "../../../../api/people/groups.ts";
import { userGroupInput } from "../../../../api/inputs/people/group.ts";
import { says } from "../../../../api/inputs/read.ts";
import { foldedName } from "../../../db/search.ts";
import { auditOfBusiness } from "../../../entity/changes.ts";
import { flag, json, reference, text } from "../../../entity/columns.ts";
import { defineEntity, type Write } from "../../../entity/entity.ts";
import { groupsList } from "./list.ts";
import { reconnectPeople } from "./live.ts";
import * as store from "./store.ts";
import type { GroupRow } from "./store.ts";
import { viewOf } from "./view.ts";

type Values = Pick<GroupRow, "name" | "status" | "role" | "parent_id" | "is_default" | "permission">;

export const userGroup = defineEntity({
  noun: "UserGroup",
  entity: "usergroups",
  called: "group",
  source: groupsList,
  view: viewOf,
  seller: () => null,
  name: "name",
  input: userGroupInput,
  columns: {
    name: text(),
    status: text(GROUP_STATUSES[0]),
    role: text(),
    parent_id: reference(),
    is_default: flag(),
    permission: json("[]"),
  },
  search: ["name"],
  // The group is at the top of the tree until `placeGroups` has run.
  once: ["path"],
  begin: ({ input }) => ({ path: foldedName(input.name ?? "") }),
  required: ["name"],
  problems,
  makeRoom: takeDefault,
  afterwards: placeAll,
});

export const auditOf = auditOfBusiness(userGroup.entity);

/** Returns true for a group whose name has a meaning in the access rules. Source: docs/requirements.md S6.8. */
export const isSuperGroup = (name: string): boolean => (SUPER_GROUPS as readonly string[]).includes(name);

type GroupWrite = Write<"UserGroup", GroupRow>;

async function problems(values: Values, { tx, before }: GroupWrite): Promise<InputProblem[]> {
  if (values.name === "") return [];
  const groups = await store.allGroups(tx);
  if (!before && groups.length >= MAX_BUSINESS_GROUPS) {
    throw new ApiError("LIMIT", `Cannot make another group: there are ${MAX_BUSINESS_GROUPS} already`);
  }
  const { parent_id } = values;
  const isKnown = parent_id === null || groups.some(({ _id }) => _id === parent_id);
  const isBelowItself = before !== null && isCircular(groups, before._id, parent_id);
  return [
    ...nameProblems(groups, before, values.name),
    ...isKnown ? [] : [{ path: "parent_id", code: says("unknown") }],
    ...isBelowItself ? [{ path: "parent_id", code: says("circular") }] : [],
    ...isSuperGroup(values.name) ? superGroupProblems(values) : [],
  ];
}

/** A super group is never the default for new people, and is never inactive, which could lock out all super people. */
const superGroupProblems = ({ is_default, status }: Values): InputProblem[] => [
  ...is_default === 1 ? [{ path: "is_default", code: says("fixed") }] : [],
  ...status === "Active" ? [] : [{ path: "status", code: says("fixed") }],
];

function nameProblems(
  groups: readonly { readonly _id: string; readonly name: string }[],
  before: GroupRow | null,
  name: string,
): InputProblem[] {
  if (before?.name === name) return [];
  if (before && isSuperGroup(before.name)) return [{ path: "name", code: says("fixed") }];
  const folded = foldedName(name);
  // Refuses names that look like a super group's, but are spelled differently.
  const isAlike = isSuperGroup(folded) && !isSuperGroup(name);
  const isTaken = groups.some((each) => each._id !== before?._id && foldedName(each.name) === folded);
  return isAlike || isTaken ? [{ path: "name", code: says("taken") }] : [];
}

/** Clears the former default group, because at most one group is the default. */
async function takeDefault(values: Values, { tx, before, context }: GroupWrite) {
  if (values.is_default !== 1 || before?.is_default === 1) return [];
  const had = await store.clearDefault(tx, context.now());
  const change = { field: "is_default", before: "true", after: "false" };
  return had ? [auditOf(had, "makeUserGroup", [change])] : [];
}

/** Recomputes the tree of groups: a new parent moves other groups, and changed rights affect people. */
async function placeAll(_id: string, values: Values, { tx, before, context }: GroupWrite): Promise<void> {
  const changed = new Set(await store.placeGroups(tx));
  if (before && (before.status !== values.status || before.name !== values.name)) changed.add(_id);
  await reconnectPeople(tx, await store.peopleOf(tx, [...changed]), context.now());
}
