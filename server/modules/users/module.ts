/** People: lists of them, each caller's own part; and one of them, read and written. Source: spec S7.7, S7.8, S7.15. */
import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";
import { mayActAs } from "../../../api/acting.ts";
import { ApiError } from "../../../api/errors.ts";
import type { User } from "../../../api/generated/schema.ts";
import { users as resource } from "../../../resources/users.ts";
import { type AuthorizedContext, isActing } from "../../context.ts";
import type { Loose, Module } from "../../fields.ts";
import { orderOf } from "../../list_resolver.ts";
import { labelOf } from "../session/user.ts";
import { conditionsOf, isBroad, type UsersArgs } from "./filters.ts";
import { makeUser, missing } from "./make.ts";
import { switchableFor } from "./reach_store.ts";
import { deleteById } from "./remove.ts";
import { byNames, countUsers, type ListedUser, listedUser, namesOfUsers, usersPage } from "./store.ts";
import { rightsOf, whole } from "./wire.ts";

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
  const { db, session: { actor } } = context;
  const conditions = given(args, context);
  const index = isBroad(args) ? byNames(db.engine) : null;
  if (seesAll(context)) {
    const order = orderOf(resource, args.sort, context);
    const walk = { order, index: order.column === "name" ? index : null };
    return (await usersPage(db.read, conditions, context.page, walk)).map(whole);
  }
  const asked = info?.fieldNodes.flatMap((node) => fieldsOf(node, info)) ?? [];
  if (asked.some((name) => !LABEL_FIELDS.includes(name))) {
    throw new ApiError("FORBIDDEN", `Of others you are told only: ${LABEL_FIELDS.slice(1).join(", ")}.`);
  }
  const rows = await usersPage(db.read, [...conditions, switchableFor(actor)], context.page, { index });
  return rows.filter((row) => mayActAs(actor, { ...rightsOf(row), status: row.status })).map(label);
}

const given = (args: Omit<UsersArgs, "switchable" | "sort">, { db, session, settings }: AuthorizedContext) =>
  conditionsOf(args, session.actor, db.engine, settings.timeZone);

const label = (row: ListedUser): Loose<User> => ({
  _id: row._id,
  identity_label: labelOf(row),
  role: row.role,
  status: row.status,
});

export const users: Module = {
  queries: {
    users: list,
    usersCount: (args, context) => countUsers(context.db.read, given(args, context)),
    async getUserById({ _id }, { db }) {
      const row = await listedUser(db.read, _id);
      if (!row) throw missing();
      return whole(row);
    },
  },
  mutations: { makeUser, deleteById },
  fields: { User: { scope_names: ({ scope }, { db }) => namesOfUsers(db.read, (scope ?? []) as string[]) } },
};
