/** Management › User groups: a tree of groups with rights. Source: docs/requirements.md S3.5, S6.17. */
import { allOf, inPerson, ROLES, rules } from "../../api/access.ts";
import { GROUP_STATUSES } from "../../api/people/groups.ts";
import { ANY_STATUS } from "../../api/people/people.ts";
import { choice, column, compound, defineResource, ids, oneStatus, search } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("user_groups", rules.superRootOnly);
/** Rights are given in person: never by a program, nor by a person who acts as another. */
const write = rightsIn("user_groups", allOf(rules.superRootOnly, inPerson));

export const userGroups = defineResource({
  id: "user_groups",
  path: "/user-groups",
  group: "management",
  rule: may.view,
  module: "user_groups",
  query: "usergroups",
  count: "usergroupsCount",
  roots: {
    getUserGroupById: may.view,
    groupMembers: may.view,
    groupTrashPreview: may.view,
    getDefaultPermissions: may.view,
    makeUserGroup: write.make,
    trashUserGroup: write.delete,
    makeGroupMembers: write.update,
    trashGroupMembers: write.update,
  },
  defaults: { status: ANY_STATUS },
  segment: "status",
  filters: [search(), oneStatus("status", [ANY_STATUS, ...GROUP_STATUSES]), choice("role", ROLES), ids()],
  columns: [
    compound("path", "tree", 256, ["name", "depth"], { sortable: true }),
    column("status", "status", 112, { sortable: true }),
    column("role", "word", 128, { sortable: true }),
    column("members", "number", 96),
    column("is_default", "word", 168),
    column("updated_at", "time", 168, { sortable: true }),
    column("name", "text", 176, { hidden: true, sortable: true }),
    column("parent_name", "text", 176, { hidden: true }),
    column("created_at", "time", 168, { hidden: true, sortable: true }),
  ],
  sort: "path",
  record: true,
  shape: {
    noun: "UserGroup",
    name: "name",
    sections: [
      { key: "group", columns: ["parent_name", "role", "is_default", "members"] },
      { key: "record", columns: ["created_at", "updated_at"] },
    ],
    form: [
      {
        key: "group",
        fields: [
          { key: "name", kind: "text", required: true },
          { key: "status", kind: "choice", values: GROUP_STATUSES },
          { key: "role", kind: "choice", values: ROLES, optional: true },
          { key: "parent_id", kind: "option", source: "groups" },
          { key: "is_default", kind: "switch" },
        ],
      },
      { key: "rights", fields: [{ key: "permission", kind: "rights" }] },
    ],
    input: () => import("../../api/inputs/people/group.ts").then(({ userGroupInput }) => userGroupInput),
  },
});
