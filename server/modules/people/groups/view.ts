import type { UserGroup } from "../../../../api/generated/schema.ts";
import { withTitles } from "../../../../api/module_titles.ts";
import { entriesOf } from "../../../session/rights_store.ts";
import type { GroupRow } from "./store.ts";

export const viewOf = (
  { parent_rights, parent_name, members, permission, is_default, ...row }: GroupRow,
): UserGroup => ({
  ...row,
  parent_name: parent_name ?? "",
  members: Number(members),
  is_default: is_default === 1,
  permission: withTitles(entriesOf(permission)),
  inherited: withTitles(entriesOf(parent_rights ?? "[]")),
});
