/** Applies the defaults of the table of fields. Source: docs/requirements.md S3.1, S4.13. */
import { searchText } from "../../../db/search.ts";
import type { UsersTable } from "../../../db/tables.ts";

export type NewUser =
  & Pick<UsersTable, "_id" | "identity" | "email" | "name" | "h" | "role" | "password_hash">
  & Partial<UsersTable>;

/** A new person's row; the number of the badge is set when the badge is printed. */
export type NewUserRow = Omit<UsersTable, "badge">;

/** @param at unix seconds */
export function newUser(user: NewUser, at: number): NewUserRow {
  return {
    status: "Available",
    target: "",
    referent: "",
    permission: "[]",
    customizer: "{}",
    vip: 0,
    phone_number: "",
    facebook: "",
    skype: "",
    sale_plan: "",
    when_tracking_update: "never",
    day_update_tracking: 0,
    default_carrier: "",
    order_daily_level: 0,
    payment_type: "prepaid",
    time_of_payment: 0,
    default_pricing_id: null,
    contract_services: "[]",
    is_usps_tracking: null,
    is_rounded_tax: null,
    active_status: "Ready",
    pricing_plans: "[]",
    hubs: "[]",
    deleted_at: null,
    primary_group_id: null,
    last_login: null,
    created_at: at,
    updated_at: at,
    version: 1,
    search_text: searchText(user.name, user.identity, user.email, user.h),
    ...user,
  };
}
