/** `makeUserGroup`: what a person writes of a group. */
import { SUPER_GROUPS } from "../../../api/acting.ts";
import { ApiError, type InputProblem } from "../../../api/errors.ts";
import type { UserGroupInput } from "../../../api/generated/schema.ts";
import { GROUP_STATUSES, isCircular, MAX_GROUPS_KEPT } from "../../../api/groups.ts";
import { userGroupInput } from "../../../api/inputs/group.ts";
import { readInput, says } from "../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import { type AuditEntry, mutation } from "../../fields.ts";
import { newId } from "../../ids.ts";
import { tellPeople } from "./live.ts";
import * as store from "./store.ts";
import type { GroupRow } from "./store.ts";
import { viewOf } from "./view.ts";

/** What a person writes of a group, as the row keeps it. */
type Values = Pick<GroupRow, "name" | "status" | "role" | "parent_id" | "is_default" | "permission">;

const BLANK: Values = {
  name: "",
  status: GROUP_STATUSES[0],
  role: "",
  parent_id: null,
  is_default: 0,
  permission: "[]",
};
const FIELDS = Object.keys(BLANK) as (keyof Values)[];

export const missing = () => new ApiError("NOT_FOUND", "There is no such group.");

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the group: a value is missing or wrong", {
    problems: problems.map(({ path, code }) => ({ path: `params.${path}`, code })),
  });

/** The house's own groups: what their names mean stands in the rules. Source: spec S6.8. */
export const isHouseGroup = (name: string): boolean => (SUPER_GROUPS as readonly string[]).includes(name);

export const makeUserGroup = mutation<"makeUserGroup">(async (tx, args, context) => {
  const read = readInput(userGroupInput, args.params);
  if (!read.ok) throw badInput(read.problems);
  const before = typeof args.id === "string" ? await store.groupById(tx, args.id) : null;
  if (before === undefined) throw missing();
  if (before && typeof args.version === "number" && args.version !== before.version) {
    const current = viewOf(before);
    throw new ApiError("STALE", "Cannot keep the group: it was changed by somebody else first", { current });
  }
  const values = written(read.value, before ?? BLANK);
  const problems = await problemsOf(tx, before, values);
  if (problems.length > 0) throw badInput(problems);
  const changes = changesOf(before ?? BLANK, values);
  const id = before?._id ?? newId();
  const audit = changes.length > 0 ? [...await keep(tx, id, before, values, context)] : [];
  if (changes.length > 0) audit.push(auditOf(id, "makeUserGroup", changes));
  const row = await store.groupById(tx, id);
  if (!row) throw new Error(`Cannot answer with group ${id}: expected to find what was just written`);
  return { result: viewOf(row), audit };
});

/** Writes the row and what hangs on it; answers what it did to other groups. */
async function keep(
  tx: Writer,
  id: string,
  before: GroupRow | null,
  values: Values,
  { now }: AuthorizedContext,
): Promise<readonly AuditEntry[]> {
  const hadDefault = values.is_default === 1 && before?.is_default !== 1 && await store.clearDefault(tx);
  if (before) await store.updateGroup(tx, before, values, now());
  else await store.insertGroup(tx, store.newGroup({ _id: id, ...values }, now()));
  const changed = new Set(await store.placeGroups(tx));
  if (before && (before.status !== values.status || before.name !== values.name)) changed.add(id);
  await tellPeople(tx, await store.peopleOf(tx, [...changed]), now());
  const taken = [{ field: "is_default", before: "true", after: "false" }];
  return hadDefault ? [auditOf(hadDefault, "makeUserGroup", taken)] : [];
}

/** The row's columns: what the input says, in place of what was there. */
function written({ is_default, parent_id, permission, ...input }: UserGroupInput, before: Values): Values {
  return {
    name: input.name ?? before.name,
    status: input.status ?? before.status,
    role: input.role ?? before.role,
    parent_id: parent_id === undefined || parent_id === null ? before.parent_id : parent_id || null,
    is_default: typeof is_default === "boolean" ? Number(is_default) : before.is_default,
    permission: permission ? JSON.stringify(permission) : before.permission,
  };
}

async function problemsOf(tx: Writer, before: GroupRow | null, values: Values): Promise<InputProblem[]> {
  if (values.name === "") return [{ path: "name", code: says("required") }];
  const groups = await store.allGroups(tx);
  if (!before && groups.length >= MAX_GROUPS_KEPT) {
    throw new ApiError("LIMIT", `Cannot make another group: there are ${MAX_GROUPS_KEPT} already`);
  }
  const { parent_id } = values;
  const isKnown = parent_id === null || groups.some(({ _id }) => _id === parent_id);
  const isBelowItself = before !== null && isCircular(groups, before._id, parent_id);
  return [
    ...nameProblems(groups, before, values.name),
    ...isKnown ? [] : [{ path: "parent_id", code: says("unknown") }],
    ...isBelowItself ? [{ path: "parent_id", code: says("circular") }] : [],
    ...isHouseGroup(values.name) ? houseProblems(values) : [],
  ];
}

/** New people begin with no power; and nobody shuts the house's heads out by a lock on their group. */
const houseProblems = ({ is_default, status }: Values): InputProblem[] => [
  ...is_default === 1 ? [{ path: "is_default", code: says("fixed") }] : [],
  ...status === "Active" ? [] : [{ path: "status", code: says("fixed") }],
];

function nameProblems(
  groups: readonly { readonly _id: string; readonly name: string }[],
  before: GroupRow | null,
  name: string,
): InputProblem[] {
  if (before?.name === name) return [];
  if (before && isHouseGroup(before.name)) return [{ path: "name", code: says("fixed") }];
  const folded = searchText(name);
  // Nobody makes a group whose name only looks like one of the house's.
  const isAlike = isHouseGroup(folded) && !isHouseGroup(name);
  const isTaken = groups.some((each) => each._id !== before?._id && searchText(each.name) === folded);
  return isAlike || isTaken ? [{ path: "name", code: says("taken") }] : [];
}

const changesOf = (before: Values, after: Values): AuditEntry["changes"] =>
  FIELDS.filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: text(field, before[field]), after: text(field, after[field]) }));

const text = (field: keyof Values, value: string | number | null): string =>
  field === "is_default" ? String(value === 1) : String(value ?? "");

export const auditOf = (id: string, action: string, changes: AuditEntry["changes"]): AuditEntry => ({
  entity: "usergroups",
  entityId: id,
  sellerId: null,
  action,
  changes,
});
