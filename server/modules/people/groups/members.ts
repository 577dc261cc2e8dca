import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { GroupMember, QueryArgs } from "../../../../api/generated/schema.ts";
import { says } from "../../../../api/inputs/read.ts";
import { mayGrant } from "../../../../api/people/grants.ts";
import { MAX_SEARCH_VALUE_LENGTH } from "../../../../api/search_values.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { textIn } from "../../../db/search.ts";
import { oneOf } from "../../../entity/find.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { personOf } from "../../../session/lookup_store.ts";
import { USERS } from "../../../session/entities.ts";
import { labelOf } from "../session/user.ts";
import { auditOf, userGroup } from "./make.ts";
import * as store from "./store.ts";
import type { GroupRow } from "./store.ts";
import { viewOf } from "./view.ts";

export async function groupMembers(
  { group, search, outside }: QueryArgs["groupMembers"],
  context: AuthorizedContext,
): Promise<GroupMember[]> {
  const { db, page } = context;
  await oneOf(db.read, userGroup, group, context);
  if ((search?.length ?? 0) > MAX_SEARCH_VALUE_LENGTH) throw badMembers("search", says("tooLong"));
  const conditions = search ? [textIn(["u.name", "u.identity", "u.email", "u.h"], search)] : [];
  const rows = await store.membersPage(db.read, group, outside === true, conditions, page);
  return rows.map(({ identity, ...row }) => ({
    ...row,
    identity_label: labelOf({ name: row.name, identity }),
  }));
}

export const makeGroupMembers = mutation<"makeGroupMembers">((tx, { group, add_ids }, context) =>
  change(tx, group, add_ids, "add_ids", context)
);

export const trashGroupMembers = mutation<"trashGroupMembers">((tx, { group, delete_ids }, context) =>
  change(tx, group, delete_ids, "delete_ids", context)
);

const badMembers = (path: string, code: string, problems?: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot change who is in the group: a value is missing or wrong", {
    problems: problems ?? [{ path, code }],
  });

/** Adds or removes members; without a change it writes nothing. @throws {ApiError} NOT_FOUND, BAD_INPUT */
async function change(
  tx: Writer,
  groupId: string,
  requestedIds: readonly string[],
  path: "add_ids" | "delete_ids",
  context: AuthorizedContext,
) {
  const group = await oneOf(tx, userGroup, groupId, context);
  const ids = [...new Set(requestedIds)];
  if (ids.length === 0) throw badMembers(path, says("required"));
  const isAdding = path === "add_ids";
  const people = await store.peopleById(tx, ids);
  if (people.length < ids.length) throw badMembers(path, says("unknown"));
  const members = new Set(await store.peopleOf(tx, [groupId]));
  const changed = people.filter(({ _id }) => members.has(_id) !== isAdding);
  for (const row of changed) checkPower(row, group, isAdding, path, context);
  const changedIds = changed.map(({ _id }) => _id);
  if (isAdding) await store.addMembers(tx, groupId, changedIds, context.now());
  else await store.removeMembers(tx, groupId, changedIds, context.now());
  const after = await oneOf(tx, userGroup, groupId, context);
  return {
    result: viewOf(after),
    audit: changed.length > 0 ? auditOfMembers(group, after, changed, isAdding) : [],
  };
}

/** @throws {ApiError} BAD_INPUT for the caller's own membership, and for rights that exceed the caller's */
function checkPower(
  row: Awaited<ReturnType<typeof store.peopleById>>[number],
  { name }: GroupRow,
  isAdding: boolean,
  path: string,
  { session }: AuthorizedContext,
): void {
  const before = { ...personOf(row), status: row.status };
  const others = before.groups.filter((each) => each !== name);
  const after = { ...before, groups: isAdding ? [...others, name] : others };
  // Role and status do not change, so the number of super_roots does not either.
  const [problem] = mayGrant(session.person, before, after, 1);
  if (problem) throw badMembers(path, problem.code);
}

/** Returns an entry for the group, and one for each person, whose live event makes their sockets reconnect. */
function auditOfMembers(
  before: GroupRow,
  after: GroupRow,
  people: readonly { readonly _id: string }[],
  isAdding: boolean,
): readonly AuditEntry[] {
  const action = isAdding ? "makeGroupMembers" : "trashGroupMembers";
  const { name } = before;
  const count = { field: "members", before: String(before.members), after: String(after.members) };
  return [
    auditOf(before._id, action, [count]),
    ...people.map(({ _id }) => ({
      entity: USERS,
      entityId: _id,
      sellerId: null,
      action,
      changes: [{ field: "groups", before: isAdding ? "" : name, after: isAdding ? name : "" }],
    })),
  ];
}
