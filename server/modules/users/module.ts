/** Lists of people, each caller's own part of them. Source: spec S7.8; security I6. */
import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";
import { mayActAs } from "../../../api/acting.ts";
import { ApiError } from "../../../api/errors.ts";
import type { User } from "../../../api/generated/schema.ts";
import { type AuthorizedContext, isActing } from "../../context.ts";
import type { Loose, Module } from "../../fields.ts";
import { personOf } from "../session/lookup_store.ts";
import { namesOf } from "../session/rights_store.ts";
import { labelOf, userOf } from "../session/user.ts";
import { conditionsOf, type UsersArgs } from "./filters.ts";
import { switchableFor } from "./reach_store.ts";
import { type ListedUser, usersPage } from "./store.ts";

/** What is told of somebody to those who may only act as them. */
const LABEL_FIELDS = ["__typename", "_id", "identity_label", "role", "status"];

/** Names of the fields asked of each row, through fragments too. */
function fieldsOf(
  { selectionSet: set }: { readonly selectionSet?: SelectionSetNode | undefined },
  info: GraphQLResolveInfo,
): string[] {
  return (set?.selections ?? []).flatMap((each) => {
    if (each.kind === "Field") return [each.name.value];
    const part = each.kind === "InlineFragment" ? each : info.fragments[each.name.value];
    return part ? fieldsOf(part, info) : [];
  });
}

/** super_root sees people as they are; while acting nobody does. */
const seesAll = ({ session }: AuthorizedContext): boolean =>
  session.actor.role === "super_root" && !isActing(session);

async function list(
  args: UsersArgs,
  context: AuthorizedContext,
  info?: GraphQLResolveInfo,
): Promise<Loose<User>[]> {
  const { db, session: { actor }, settings } = context;
  const conditions = conditionsOf(args, actor, db.engine, settings.timeZone);
  if (seesAll(context)) return (await usersPage(db.read, conditions, context.page)).map(whole);
  const asked = info?.fieldNodes.flatMap((node) => fieldsOf(node, info)) ?? [];
  if (asked.some((name) => !LABEL_FIELDS.includes(name))) {
    throw new ApiError("FORBIDDEN", `Of others you are told only: ${LABEL_FIELDS.slice(1).join(", ")}.`);
  }
  const rows = await usersPage(db.read, [...conditions, switchableFor(actor)], context.page);
  return rows.filter((row) => mayActAs(actor, { ...rightsOf(row), status: row.status })).map(label);
}

const rightsOf = (row: ListedUser) => personOf({ ...row, user_id: row._id });

const label = (row: ListedUser): Loose<User> => ({
  _id: row._id,
  identity_label: labelOf(row),
  role: row.role,
  status: row.status,
});

function whole({ groups, group_rights, sellers, ...row }: ListedUser): Loose<User> {
  const { scope } = rightsOf({ groups, group_rights, sellers, ...row });
  return { ...userOf(row), groups: namesOf(groups), scope, token: null };
}

export const users: Module = { queries: { users: list } };
