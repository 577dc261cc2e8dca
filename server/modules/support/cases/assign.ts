/** Gives a case to a person of staff: to the caller, or to a colleague by handle or id. */
import { allOf, allows, staff } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { CaseMoveInput } from "../../../../api/generated/schema.ts";
import { says } from "../../../../api/inputs/read.ts";
import { caseRights } from "../../../../resources/support/cases.ts";
import type { Work } from "../../../lifecycle/lifecycle.ts";
import { covers, scopeOf } from "../../../scope.ts";
import { activePeople } from "../../people/session/person_store.ts";
import { peopleByHandles } from "../../people/users/mention_store.ts";
import type { CaseRow } from "./store.ts";

const worksOnCases = allOf(caseRights.update, staff);

/** @throws {ApiError} BAD_INPUT for somebody who may not work on the cases of this seller */
export async function keepAssignee({ tx, row, params, context }: Work<CaseRow, CaseMoveInput>) {
  const own = context?.session.person._id ?? null;
  const named = params.assignee?.replace(/^@/, "").toLowerCase();
  if (!named) return { patch: { assignee_id: own } };
  const audience = { rule: worksOnCases, sellerId: row.seller_id, visibility: "staff" } as const;
  const [colleague] = await peopleByHandles(tx, audience, [named]);
  const person = (await activePeople(tx, [colleague?._id ?? params.assignee ?? ""])).values().next().value;
  if (!person || !allows(worksOnCases, person) || !covers(scopeOf(person), row.seller_id)) {
    throw new ApiError("BAD_INPUT", "Cannot assign the case: the person may not work on it", {
      problems: [{ path: "params.assignee", code: says("unknown") }],
    });
  }
  return { patch: { assignee_id: person._id } };
}
