/** Source: docs/requirements.md S3.1, S3.2, S2.47. */
import type { Person } from "../../../../api/access.ts";
import { appearanceOf } from "../../../../api/people/customizer.ts";
import type { User } from "../../../../api/generated/schema.ts";
import { withTitles } from "../../../../api/module_titles.ts";
import { type AuthorizedContext, isActing } from "../../../context.ts";
import type { Loose } from "../../../fields.ts";
import type { UsersTable } from "../../../db/tables.ts";
import { primaryGroupOf, userById } from "./people_store.ts";
import { entriesOf } from "../../../session/rights_store.ts";

const flag = (value: number | null): boolean | null => value === null ? null : value !== 0;

export async function currentUser(context: AuthorizedContext): Promise<Loose<User>> {
  const { person } = context.session;
  const row = await userById(context.db.read, person._id);
  return ownUser(row, person);
}

export const ownUser = (row: UsersTable, { groups, scope, permission }: Person): Loose<User> => ({
  ...userOf(row),
  groups,
  group_names: groups,
  scope,
  permission: withTitles(permission),
});

/** Returns the bearer token of the request, only to its own person; stored answers do not contain it. */
export const ownToken = (parent: Record<string, unknown>, { session, token }: AuthorizedContext) =>
  !isActing(session) && parent["_id"] === session.person._id ? token : null;

export const labelOf = ({ name, identity }: Pick<UsersTable, "name" | "identity">): string =>
  name ? `${name} (${identity})` : identity;

/** Leaves out groups, scope and balance, which are in other tables. */
export function userOf(row: UsersTable): Loose<User> {
  const { password_hash: _secret, primary_group_id: _group, search_text: _words, deleted_at: _end, ...rest } =
    row;
  return {
    ...rest,
    identity_label: labelOf(row),
    permission: withTitles(entriesOf(row.permission)),
    customizer: appearanceOf(JSON.parse(row.customizer)),
    contract_services: JSON.parse(row.contract_services),
    is_usps_tracking: flag(row.is_usps_tracking),
    is_rounded_tax: flag(row.is_rounded_tax),
    pricing_plans: JSON.parse(row.pricing_plans),
    hubs: JSON.parse(row.hubs),
  };
}

/** Returns null if the person has no primary group. */
export async function primaryGroup(parent: Record<string, unknown>, context: AuthorizedContext) {
  return await primaryGroupOf(context.db.read, String(parent["_id"])) ?? null;
}
