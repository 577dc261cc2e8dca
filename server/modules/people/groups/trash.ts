/** Deletes groups, and previews a deletion by comparing the tree with and without them. */
import { ApiError } from "../../../../api/errors.ts";
import type { GroupTrashPreview, QueryArgs, RightChange } from "../../../../api/generated/schema.ts";
import { nextAbove, placesOf } from "../../../../api/people/groups.ts";
import { says } from "../../../../api/inputs/read.ts";
import { titleOf } from "../../../../api/module_titles.ts";
import { accessOf, BITS, GRANTABLE, mergedRights, type ModulePermission } from "../../../../api/modules.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { allOf } from "../../../entity/find.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { entriesOf } from "../../../session/rights_store.ts";
import { reconnectPeople } from "./live.ts";
import { auditOf, isSuperGroup, userGroup } from "./make.ts";
import * as store from "./store.ts";
import type { GroupRow } from "./store.ts";

/** @throws {ApiError} NOT_FOUND, BAD_INPUT for a super group, and if no group is named */
async function groupsToDelete(reader: Reader, ids: readonly string[], context: AuthorizedContext) {
  const rows = await allOf(reader, userGroup, ids, context);
  const code = rows.length === 0
    ? says("required")
    : rows.some(({ name }) => isSuperGroup(name))
    ? says("fixed")
    : null;
  if (!code) return rows;
  throw new ApiError("BAD_INPUT", "Cannot delete: name groups that are not the business's own", {
    problems: [{ path: "delete_ids", code }],
  });
}

export const trashUserGroup = mutation<"trashUserGroup">(async (tx, { delete_ids }, context) => {
  const { now } = context;
  const rows = await groupsToDelete(tx, delete_ids, context);
  const ids = rows.map(({ _id }) => _id);
  const people = await store.peopleOf(tx, ids);
  const raised = await raiseChildren(tx, ids, now());
  await store.deleteGroups(tx, rows, now());
  const changed = await store.placeGroups(tx);
  const others = await store.peopleOf(tx, changed);
  await reconnectPeople(tx, [...new Set([...people, ...others])], now());
  const gone = ({ name, members, permission }: GroupRow) => [
    { field: "name", before: name, after: "" },
    { field: "members", before: String(members), after: "0" },
    { field: "permission", before: permission, after: "[]" },
  ];
  const audit = rows.map((row) => auditOf(row._id, "trashUserGroup", gone(row)));
  return { result: ids, audit: [...audit, ...raised] };
});

/** Moves children of deleted groups to the nearest ancestor that is not deleted. */
async function raiseChildren(tx: Writer, ids: readonly string[], at: number): Promise<readonly AuditEntry[]> {
  const groups = await store.allGroups(tx);
  const gone = new Set(ids);
  const raised: AuditEntry[] = [];
  for (const child of await store.childrenOf(tx, ids)) {
    if (gone.has(child._id)) continue;
    const parent_id = nextAbove(groups, gone, child.parent_id);
    await store.updateGroup(tx, child, { parent_id }, at);
    const change = { field: "parent_id", before: child.parent_id ?? "", after: parent_id ?? "" };
    raised.push(auditOf(child._id, "trashUserGroup", [change]));
  }
  return raised;
}

export async function groupTrashPreview(
  { delete_ids }: QueryArgs["groupTrashPreview"],
  context: AuthorizedContext,
): Promise<GroupTrashPreview> {
  const reader = context.db.read;
  const rows = await groupsToDelete(reader, delete_ids, context);
  const gone = new Set(rows.map(({ _id }) => _id));
  const groups = await store.allGroups(reader);
  const before = placesOf(groups);
  const after = placesOf(
    groups.filter(({ _id }) => !gone.has(_id))
      .map((group) => ({ ...group, parent_id: nextAbove(groups, gone, group.parent_id) })),
  );
  const isOther = ({ _id }: { readonly _id: string }) =>
    JSON.stringify(before.get(_id)?.rights) !== JSON.stringify(after.get(_id)?.rights);
  const touched = groups.filter((group) => gone.has(group._id) || isOther(group)).map(({ _id }) => _id);
  const active = new Set(groups.filter(({ status }) => status === "Active").map(({ _id }) => _id));
  return {
    groups: rows.map(({ _id, name, members }) => ({
      _id,
      name,
      members: Number(members),
      children: groups.filter(({ parent_id }) => parent_id === _id).length,
    })),
    people: (await store.peopleOf(reader, [...gone])).length,
    changes: await changesFor(
      reader,
      touched,
      (group, isAfter) => active.has(group) ? (isAfter ? after : before).get(group)?.rights ?? [] : [],
    ),
  };
}

/** Counts, for each right, members of the affected groups who would lose or gain it. */
async function changesFor(
  reader: Reader,
  touched: readonly string[],
  rightsOf: (group: string, isAfter: boolean) => readonly ModulePermission[],
): Promise<RightChange[]> {
  const memberships = Map.groupBy(await store.membershipsAround(reader, touched), ({ user_id }) => user_id);
  const counts = new Map<string, RightChange>();
  for (const { _id, role, permission } of await store.rolesAround(reader, touched)) {
    const own = entriesOf(permission);
    const groups = memberships.get(_id) ?? [];
    const person = (isAfter: boolean) => ({
      role,
      permission: mergedRights(own, groups.map(({ group_id }) => rightsOf(group_id, isAfter))),
    });
    const [now, then] = [person(false), person(true)] as const;
    for (const { id, roles } of GRANTABLE) {
      // Groups cannot change a right that depends on the role alone.
      if (!roles.includes(role)) continue;
      for (const bit of BITS) {
        const [had, has] = [accessOf(now, id)[bit], accessOf(then, id)[bit]];
        if (had === has) continue;
        const key = `${id} ${bit}`;
        const known = counts.get(key) ?? { module: id, title: titleOf(id), bit, lost: 0, gained: 0 };
        counts.set(key, { ...known, lost: known.lost + Number(had), gained: known.gained + Number(has) });
      }
    }
  }
  return GRANTABLE.flatMap(({ id }) => BITS.flatMap((bit) => counts.get(`${id} ${bit}`) ?? []));
}
