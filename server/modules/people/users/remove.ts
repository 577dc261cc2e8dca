/** Deletes people; their names stay in the history. Source: docs/requirements.md S7.15. */
import { ApiError } from "../../../../api/errors.ts";
import { mayGrant } from "../../../../api/people/grants.ts";
import { mutation } from "../../../fields.ts";
import { auditOf, endAccessOf, userNotFound } from "./make.ts";
import { listedUser } from "./store.ts";
import { holderOf } from "./wire.ts";
import { otherSuperRoots, removeUser } from "./write_store.ts";

export const deleteById = mutation<"deleteById">(async (tx, { _id }, context) => {
  const row = await listedUser(tx, _id);
  if (!row) throw userNotFound();
  const problems = mayGrant(context.session.person, holderOf(row), null, await otherSuperRoots(tx, _id));
  if (problems.length > 0) {
    throw new ApiError("BAD_INPUT", "Cannot delete the person: they have to stay", { problems });
  }
  const ended = await endAccessOf(tx, _id, context);
  await removeUser(tx, row, context.now());
  const changes = (["name", "identity", "email", "role"] as const)
    .map((field) => ({ field, before: row[field], after: "" }));
  return { result: _id, audit: [auditOf(_id, "deleteById", changes), ended] };
});
