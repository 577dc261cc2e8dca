/** Source: docs/requirements.md S7.4, S7.5, S7.12. */
import { isRole } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { MAX_BUSINESS_GROUPS } from "../../../../api/people/groups.ts";
import type { QueryArgs } from "../../../../api/generated/schema.ts";
import { withTitles } from "../../../../api/module_titles.ts";
import { wholeRights } from "../../../../api/modules.ts";
import { userGroups as resource } from "../../../../resources/people/user_groups.ts";
import { onPage } from "../../../context.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { groupsList } from "./list.ts";
import { groupMembers, makeGroupMembers, trashGroupMembers } from "./members.ts";
import { userGroup } from "./make.ts";
import { groupTrashPreview, trashUserGroup } from "./trash.ts";

const listed = listOf(resource, groupsList);

export const groups: Module = {
  lists: [listed],
  entities: [userGroup],
  queries: {
    userPermissions: (_args, { session }) => withTitles(wholeRights(session.person)),
    getDefaultPermissions({ role }) {
      if (role && !isRole(role)) {
        throw new ApiError("BAD_INPUT", "There is no such role.", {
          problems: [{ path: "role", code: "unknown" }],
        });
      }
      return withTitles(wholeRights({ role: role ?? "", permission: [] }));
    },
    usergroups: ({ name, get_all, ...args }: QueryArgs["usergroups"], context) =>
      listed.list(
        { ...args, search: args.search ?? name ?? null },
        get_all ? onPage(context, { page: 1, perPage: MAX_BUSINESS_GROUPS }) : context,
      ),
    groupMembers,
    groupTrashPreview,
  },
  mutations: { trashUserGroup, makeGroupMembers, trashGroupMembers },
};
