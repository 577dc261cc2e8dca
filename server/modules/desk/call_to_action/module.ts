/** Announcements above the screens. Source: docs/requirements.md S2.31. */
import { ApiError } from "../../../../api/errors.ts";
import type { NoticePerson, QueryArgs } from "../../../../api/generated/schema.ts";
import { says } from "../../../../api/inputs/read.ts";
import { MAX_SEARCH_VALUE_LENGTH } from "../../../../api/search_values.ts";
import { callToAction as resource } from "../../../../resources/desk/call_to_action.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { labelOf } from "../../people/session/user.ts";
import { dismissNotice, myNotices, noteNotices } from "./mine.ts";
import { MY_NOTICES } from "./mine_store.ts";
import { call } from "./make.ts";
import { callLifecycle } from "./lifecycle.ts";
import * as store from "./store.ts";

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
  lists: [listOf(resource, store.callsList)],
  entities: [call],
  lifecycles: [callLifecycle],
  queries: {
    noticeGroups: (_args, { db }) => store.activeGroups(db.read),
    noticePeople,
    myNotices: (_args, context) => myNotices(context),
  },
  // A new announcement may be for sellers.
  audiences: { [MY_NOTICES]: { isForSellers: true } },
  mutations: { noteNotices, dismissNotice },
};
