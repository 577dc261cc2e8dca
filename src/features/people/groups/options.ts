import { UserGroups } from "../../../../api/generated/operations/groups.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";

export const groups = optionsFrom(
  UserGroups,
  ({ usergroups }) =>
    usergroups.map(({ _id, name, parent_name }) => ({ value: _id, name, more: parent_name })),
  { entity: "usergroups" },
);
