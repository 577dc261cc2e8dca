/** Source: docs/requirements.md S5.2, S5.3, S7.15. */
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { isHandle } from "../../../../api/people/handles.ts";
import type { MutationArgs } from "../../../../api/generated/schema.ts";
import { hubsInput } from "../../../../api/inputs/people/hub.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { userClear, userInput } from "../../../../api/inputs/people/user.ts";
import { mayGrant } from "../../../../api/people/grants.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { auditOfBusiness, changedFields } from "../../../entity/changes.ts";
import { badInputOf, checkVersion, notFoundOf } from "../../../entity/refusals.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { endLink } from "../../../session/sign_in_link_store.ts";
import { endAccess } from "../session/end_access_store.ts";
import { newUser } from "../session/new_user.ts";
import { namesOf } from "../../../session/rights_store.ts";
import { USERS } from "../../../session/entities.ts";
import { type ListedUser, listedUser } from "./store.ts";
import { EMPTY_USER, type HubsRequest, USER_COLUMNS, type UserRequest, userValuesOf } from "./values.ts";
import { holderOf, toUser } from "./wire.ts";
import { defaultGroup } from "../groups/store.ts";
import { sellerTerms } from "./seller_terms.ts";
import * as store from "./write_store.ts";

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the person: a value is missing or wrong", { problems });
const inParams = badInputOf("person");
export const userNotFound = notFoundOf("person");
const STALE_TEXT = "Cannot keep the person: they were changed by somebody else first";

interface NewUserRequest {
  readonly user: UserRequest;
  readonly hubs: HubsRequest | null | undefined;
}

function read({ params, hubs, clear }: MutationArgs["makeUser"]): NewUserRequest {
  const user = readInput(userInput, params);
  const own = hubs ? readInput(hubsInput, hubs) : null;
  const emptied = readInput(userClear, { clear });
  const problems = [
    ...user.ok ? [] : user.problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest })),
    ...!own || own.ok ? [] : own.problems.map(({ path, ...rest }) => ({ path: `hubs.${path}`, ...rest })),
    ...emptied.ok ? [] : emptied.problems,
  ];
  if (problems.length > 0 || !user.ok || !emptied.ok) throw badInput(problems);
  const names = emptied.value.clear ?? [];
  const both = names.filter((name) => user.value[name]?.length);
  if (both.length > 0) throw inParams(both.map((path) => ({ path, code: "invalid" })));
  return {
    user: { ...user.value, ...Object.fromEntries(names.map((name) => [name, null])) },
    hubs: own?.ok ? own.value : hubs === null ? null : undefined,
  };
}

export const makeUser = mutation<"makeUser">(async (tx, args, context) => {
  const input = read(args);
  const before = typeof args.id === "string" ? await listedUser(tx, args.id) : null;
  if (before === undefined) throw userNotFound();
  if (before) await checkVersion(before, args.version, STALE_TEXT, () => toUser(before));
  const id = before?._id ?? newId();
  const changes = before ? await change(tx, before, input, context) : await make(tx, id, input, context);
  const after = await listedUser(tx, id);
  if (!after) throw new Error(`Cannot answer with person ${id}: expected to find what was just written`);
  // The written row is checked, so that no source of its values is overlooked.
  const { person } = context.session;
  const heads = await store.otherSuperRoots(tx, id);
  const refused = mayGrant(person, before && holderOf(before), holderOf(after), heads);
  if (refused.length > 0) throw inParams(refused);
  const audit = changes.length > 0 || !before ? [auditOf(id, "makeUser", changes)] : [];
  const isLocked = after.status === "Locked" && before && before.status !== "Locked";
  return { result: toUser(after), audit: isLocked ? [...audit, await endAccessOf(tx, id, context)] : audit };
});

export const auditOf = auditOfBusiness(USERS);

/** Ends the access of a person; the live event closes the person's sockets. */
export async function endAccessOf(tx: Writer, id: string, { now }: AuthorizedContext): Promise<AuditEntry> {
  const { changes, live } = await endAccess(tx, id, "", now());
  return { ...auditOf(id, "endSessions", changes), live };
}

/** Creates a person without a password; a new `sale` person without a scope is a seller. */
async function make(tx: Writer, _id: string, { user, hubs }: NewUserRequest, context: AuthorizedContext) {
  const { now, random } = context;
  const email = user.email ?? "";
  const problems = [
    ...email ? [] : [{ path: "email", code: "required" }],
    ...user.role ? [] : [{ path: "role", code: "required" }],
  ];
  if (problems.length > 0) throw inParams(problems);
  const given = { ...user, identity: user.identity || email };
  const values = userValuesOf(given, hubs, EMPTY_USER, newId);
  const h = values.h || await freeHandle(tx, _id, email, random);
  const scope = user.scope ?? (user.role === "sale" ? [_id] : []);
  // People without given groups join the default group, if there is one.
  const begun = await defaultGroup(tx);
  const groups = user.groups === undefined && begun ? [begun._id] : user.groups ?? [];
  const row = { ...values, h };
  await check(tx, { _id, ...row }, groups, scope.filter((seller) => seller !== _id));
  const terms = await sellerTerms.get().changedTerms(tx, _id, row.role, user, context);
  if (terms.problems.length > 0) throw inParams(terms.problems);
  await store.insertUser(tx, newUser({ ...row, _id, password_hash: "" }, now()));
  await store.writeGroups(tx, _id, groups);
  await store.writeScope(tx, _id, scope);
  await terms.write(tx);
  return [
    ...changedFields(USER_COLUMNS, EMPTY_USER, row),
    ...listChanges("groups", [], groups),
    ...listChanges("scope", [], scope),
    ...terms.changes,
  ];
}

/** Returns a free handle: the part of the address before the @, with a random ending if it is taken. */
async function freeHandle(tx: Writer, _id: string, email: string, random: AuthorizedContext["random"]) {
  const stem = email.split("@")[0]?.replaceAll(/[^\p{L}\p{N}_]+/gu, "_").slice(0, 40) ?? "";
  const h = isHandle(stem) ? stem : "user";
  const isTaken = (await store.takenNames(tx, { _id, email: "", identity: "", h })).includes("h");
  return isTaken ? `${h}_${[...random(4)].map((byte) => byte.toString(36)).join("")}` : h;
}

async function change(
  tx: Writer,
  before: ListedUser,
  { user, hubs }: NewUserRequest,
  context: AuthorizedContext,
) {
  const { now } = context;
  const groupsBefore = namesOf(before.group_ids).toSorted();
  const scopeBefore = namesOf(before.sellers).toSorted();
  const groups = user.groups === undefined ? groupsBefore : (user.groups ?? []).toSorted();
  const scope = user.scope === undefined ? scopeBefore : (user.scope ?? []).toSorted();
  const values = userValuesOf(user, hubs, before, newId);
  const isLeft = values.primary_group_id !== null && !groups.includes(values.primary_group_id);
  // A primary group must be one of the person's groups.
  const next = { ...values, primary_group_id: isLeft && !user.group ? null : values.primary_group_id };
  const terms = await sellerTerms.get().changedTerms(tx, before._id, next.role, user, context);
  if (terms.problems.length > 0) throw inParams(terms.problems);
  const changes = [
    ...terms.changes,
    ...changedFields(USER_COLUMNS, before, next),
    ...listChanges("groups", groupsBefore, groups),
    ...listChanges("scope", scopeBefore, scope),
  ];
  if (changes.length === 0) return changes;
  const fresh = (all: readonly string[], known: readonly string[]) =>
    all.filter((each) => !known.includes(each));
  await check(
    tx,
    { _id: before._id, ...next },
    fresh(groups, groupsBefore),
    fresh(scope, [before._id, ...scopeBefore]),
    groups,
  );
  await store.updateUser(tx, before, next, now());
  await terms.write(tx);
  if (String(groups) !== String(groupsBefore)) await store.writeGroups(tx, before._id, groups);
  if (String(scope) !== String(scopeBefore)) await store.writeScope(tx, before._id, scope);
  // A link that is still valid may have been sent to the former address.
  const link = next.email === before.email ? [] : await endLink(tx, before._id);
  return [...changes, ...link];
}

const listChanges = (field: string, before: readonly string[], after: readonly string[]) =>
  String(before) === String(after) ? [] : [{ field, before: before.join(", "), after: after.join(", ") }];

/** Checks a person's values against the database; of groups and sellers only those that are added. */
async function check(
  tx: Writer,
  row: store.UserValues & { readonly _id: string },
  groups: readonly string[],
  scope: readonly string[],
  allGroups: readonly string[] = groups,
): Promise<void> {
  const knownGroups = await store.groupsAmong(tx, groups);
  const knownSellers = await store.sellersAmong(tx, scope);
  const primary = row.primary_group_id;
  const problems: InputProblem[] = [
    ...row.email ? [] : [{ path: "email", code: "required" }],
    ...row.identity ? [] : [{ path: "identity", code: "required" }],
    ...row.role ? [] : [{ path: "role", code: "required" }],
    ...(await store.takenNames(tx, row)).map((path) => ({ path, code: "taken" })),
    ...groups.every((id) => knownGroups.includes(id)) ? [] : [{ path: "groups", code: "unknown" }],
    ...scope.every((id) => knownSellers.includes(id)) ? [] : [{ path: "scope", code: "unknown" }],
    ...primary === null || allGroups.includes(primary) ? [] : [{ path: "group", code: "unknown" }],
  ];
  if (problems.length > 0) throw inParams(problems);
}
