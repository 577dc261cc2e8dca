/** Source: docs/requirements.md S7.7, S7.8, S7.15. */
import type { GraphQLResolveInfo } from "graphql";
import { mayActAs } from "../../../../api/people/act_as.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { User } from "../../../../api/generated/schema.ts";
import { users as resource } from "../../../../resources/people/users.ts";
import { selectedFields } from "../../../graphql/selection.ts";
import { batchRowField } from "../../../graphql/batch.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Loose } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { countList, listOf, pageOf } from "../../../list/resolver.ts";
import type { ListArgs } from "../../../list/source.ts";
import { labelOf } from "../session/user.ts";
import { creditedUsers, seesAllUsers, usersList } from "./list_store.ts";
import { makeUser, userNotFound } from "./make.ts";
import { deleteById } from "./remove.ts";
import { type ListedUser, listedUser, scopeNames } from "./store.ts";
import { rightsOf, toUser } from "./wire.ts";

/** Fields of a person that are shown to a caller who may act as that person, but not manage accounts. */
const LABEL_FIELDS = ["__typename", "_id", "identity_label", "role", "status"];

async function list(args: ListArgs, context: AuthorizedContext, info?: GraphQLResolveInfo) {
  const { db, session: { actor } } = context;
  if (seesAllUsers(context)) {
    const { rows } = await pageOf(resource, usersList, args, context).execute(db.read);
    return rows.map(toUser);
  }
  const fields = info ? [...selectedFields(info)] : [];
  if (fields.some((name) => !LABEL_FIELDS.includes(name))) {
    throw new ApiError(
      "FORBIDDEN",
      `Of other people you can read only: ${LABEL_FIELDS.slice(1).join(", ")}.`,
    );
  }
  // Sorting is ignored, because the order of rows would reveal values of hidden fields.
  const { rows } = await pageOf(resource, usersList, { ...args, sort: null }, context).execute(db.read);
  return rows.filter((row) => mayActAs(actor, { ...rightsOf(row), status: row.status })).map(label);
}

const label = (row: ListedUser): Loose<User> => ({
  _id: row._id,
  identity_label: labelOf(row),
  role: row.role,
  status: row.status,
});

export const users: Module = {
  lists: [listOf(resource, creditedUsers)],
  queries: {
    users: list,
    usersCount: (args, context) => countList(resource, usersList, args, context),
    async getUserById({ _id }, { db }) {
      const row = await listedUser(db.read, _id);
      if (!row) throw userNotFound();
      return toUser(row);
    },
  },
  mutations: { makeUser, deleteById },
  fields: { User: { scope_names: batchRowField(scopeNames, []) } },
};
