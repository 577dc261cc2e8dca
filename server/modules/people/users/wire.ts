import type { User } from "../../../../api/generated/schema.ts";
import { withTitles } from "../../../../api/module_titles.ts";
import type { Holder } from "../../../../api/people/grants.ts";
import type { Loose } from "../../../fields.ts";
import { personOf, sellersIn } from "../../../session/lookup_store.ts";
import { namesOf, rightsOf as rightsIn } from "../../../session/rights_store.ts";
import { userOf } from "../session/user.ts";
import type { ListedUser } from "./store.ts";

export const rightsOf = (row: ListedUser) => personOf({ ...row, user_id: row._id });

export const holderOf = (row: ListedUser): Holder => ({ ...rightsOf(row), status: row.status });

/** Returns all fields of docs/requirements.md S3.1 but secrets. */
export function toUser({ groups, group_ids, group_rights, sellers, ...row }: ListedUser): Loose<User> {
  const scope = sellersIn({ role: row.role, sellers });
  const group_names = namesOf(groups);
  const inherited = withTitles(rightsIn("[]", group_rights));
  return { ...userOf(row), inherited, groups: namesOf(group_ids), group_names, scope, token: null };
}
