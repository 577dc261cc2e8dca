/** Calls to action above the screens. Source: spec S2.31. */
import { ApiError } from "../../../api/errors.ts";
import type { NoticePerson, QueryArgs } from "../../../api/generated/schema.ts";
import { says } from "../../../api/inputs/read.ts";
import { MAX_SEARCH_VALUE_LENGTH } from "../../../api/search_values.ts";
import { callToAction as resource } from "../../../resources/call_to_action.ts";
import type { AuthorizedContext } from "../../context.ts";
import { batched } from "../../batch.ts";
import type { Module } from "../../fields.ts";
import { timelinesOf } from "../../lifecycle/timeline_store.ts";
import { listOf } from "../../list_resolver.ts";
import { labelOf } from "../session/user.ts";
import { getCallToActionById, makeCallToAction, trashCallToAction } from "./make.ts";
import { moveCallToAction } from "./lifecycle.ts";
import { dismissNotice, myNotices, noteNotices } from "./mine.ts";
import { MY_NOTICES } from "./mine_store.ts";
import * as store from "./store.ts";

const { list, count } = listOf(resource, store.callsList);

/** People that are offered to choose from. */
const OFFERED = 20;

async function noticePeople(
  { search, ids }: QueryArgs["noticePeople"],
  { db }: AuthorizedContext,
): Promise<NoticePerson[]> {
  const problem = (search?.length ?? 0) > MAX_SEARCH_VALUE_LENGTH
    ? { path: "search", code: says("tooLong") }
    : null;
  if (problem) throw new ApiError("BAD_INPUT", "Cannot look for people", { problems: [problem] });
  const found = ids
    ? await store.peopleById(db.read, ids)
    : await store.peopleNamed(db.read, search ?? "", OFFERED);
  return found.map(({ _id, name, identity, role }) => ({ _id, name: labelOf({ name, identity }), role }));
}

export const callToAction: Module = {
  queries: {
    callToActions: list,
    callToActionsCount: count,
    getCallToActionById,
    noticeGroups: (_args, { db }) => store.activeGroups(db.read),
    noticePeople,
    myNotices: (_args, context) => myNotices(context),
  },
  // A new call to action is for whom it says, sellers among them.
  audiences: { [MY_NOTICES]: { isForSellers: true } },
  mutations: { makeCallToAction, trashCallToAction, moveCallToAction, noteNotices, dismissNotice },
  fields: { CallToAction: { timeline: batched(timelinesOf("callToActions"), []) } },
};
