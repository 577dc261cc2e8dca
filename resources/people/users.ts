/** Staff and sellers. Source: docs/requirements.md S2.33, S3.1, S6.17. */
import { allOf, byActor, inPerson, ROLES, rules } from "../../api/access.ts";
import { actsForOthers } from "../../api/people/act_as.ts";
import { ANY_STATUS, HUB_ACTIONS, PAYMENT_TYPES, TRACKING_UPDATES } from "../../api/people/people.ts";
import { ORDER_SHIPMENT_STATUSES, USER_STATUSES } from "../../api/statuses.ts";
import { choice, column, days, defineResource, idsAlias, oneStatus, option, search } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("users", rules.superRootOnly);

/** Accounts are managed in person: never by a program, nor by a person who acts as another. */
export const inOwnPerson = allOf(rules.superRootOnly, inPerson);

const hidden = { hidden: true } as const;
const TIMES = ["last_login", "created_at", "updated_at"] as const;
/** Shown in the record, and in the list on demand. */
const HIDDEN = [
  column("updated_at", "time", 168, hidden),
  column("h", "text", 120, hidden),
  column("phone_number", "text", 144, hidden),
  column("facebook", "text", 144, hidden),
  column("skype", "text", 144, hidden),
  column("target", "text", 120, hidden),
  column("referent", "text", 120, hidden),
  column("scope_names", "tags", 176, hidden),
  column("payment_type", "word", 120, hidden),
  column("time_of_payment", "number", 96, hidden),
  column("credit_limit_minor", "money", 112, hidden),
  column("low_minor", "money", 112, hidden),
  column("default_pricing_id", "text", 120, hidden),
  column("is_rounded_tax", "word", 112, hidden),
  column("order_daily_level", "number", 112, hidden),
  column("when_tracking_update", "word", 136, hidden),
  column("day_update_tracking", "number", 112, hidden),
  column("default_carrier", "text", 120, hidden),
  column("is_usps_tracking", "word", 112, hidden),
  column("active_status", "status", 128, hidden),
  column("contract_services", "tags", 176, hidden),
] as const;

export const users = defineResource({
  id: "users",
  path: "/users",
  group: "management",
  rule: may.view,
  module: "users",
  query: "users",
  count: "usersCount",
  roots: {
    // People without the right to view users get only the people they may act as, with four fields of each.
    users: byActor(actsForOthers),
    getUserById: may.view,
    makeUser: inOwnPerson,
    deleteById: inOwnPerson,
  },
  defaults: { status: ANY_STATUS },
  segment: "status",
  filters: [
    search(),
    oneStatus("status", [ANY_STATUS, ...USER_STATUSES]),
    choice("role", ROLES),
    option("group", "groups", "group_names"),
    days(),
    idsAlias(),
  ],
  columns: [
    column("name", "code", 208, { sortable: true }),
    column("identity", "text", 176, { sortable: true }),
    column("email", "text", 224, { sortable: true }),
    column("role", "word", 120, { sortable: true }),
    column("group_names", "tags", 176),
    column("status", "status", 128, { sortable: true }),
    column("total_credit", "dollars", 112),
    column("vip", "number", 72, { sortable: true }),
    column("sale_plan", "text", 120),
    column("last_login", "time", 168, { sortable: true }),
    column("created_at", "time", 168, { sortable: true }),
    ...HIDDEN,
  ],
  sort: "name",
  record: true,
  shape: {
    noun: "User",
    name: "name",
    trash: "deleteById",
    beside: { hubs: "[HubInput!]" },
    // Source: docs/requirements.md S5.2.
    clear: ["groups"],
    // The invitation form asks for the person and their rights first.
    first: ["email", "name", "role", "groups"],
    sections: [
      {
        key: "profile",
        columns: [
          "identity",
          "email",
          "h",
          "phone_number",
          "facebook",
          "skype",
          "target",
          "referent",
          ...TIMES,
        ],
      },
      { key: "power", columns: ["role", "group_names", "scope_names"] },
      {
        key: "billing",
        columns: [
          "total_credit",
          "payment_type",
          "time_of_payment",
          "credit_limit_minor",
          "low_minor",
          "vip",
          "sale_plan",
          "default_pricing_id",
          "is_rounded_tax",
          "order_daily_level",
        ],
      },
      {
        key: "tracking",
        columns: [
          "when_tracking_update",
          "day_update_tracking",
          "default_carrier",
          "is_usps_tracking",
          "active_status",
        ],
      },
      { key: "services", columns: ["contract_services"] },
    ],
    form: [
      {
        key: "profile",
        fields: [
          { key: "name", kind: "text", required: true },
          { key: "email", kind: "text", required: true },
          { key: "identity", kind: "text" },
          { key: "h", kind: "text" },
          { key: "phone_number", kind: "text" },
          { key: "facebook", kind: "text" },
          { key: "skype", kind: "text" },
          { key: "target", kind: "text" },
          { key: "referent", kind: "text" },
        ],
      },
      {
        key: "power",
        fields: [
          { key: "role", kind: "choice", values: ROLES, required: true },
          { key: "status", kind: "choice", values: USER_STATUSES },
          { key: "groups", kind: "checks", source: "groups" },
          { key: "group", kind: "option", source: "groups", isRecord: true },
          { key: "scope", kind: "checks", source: "sellers" },
          { key: "permission", kind: "rights" },
        ],
      },
      {
        key: "pricing",
        later: true,
        fields: [
          {
            key: "pricing_plans",
            kind: "rows",
            rows: [
              { key: "_id", kind: "text" },
              { key: "level", kind: "text" },
              { key: "vip", kind: "number", empty: 0 },
              { key: "effective_at", kind: "day" },
              { key: "expired_at", kind: "day" },
            ],
          },
        ],
      },
      {
        key: "billing",
        fields: [
          { key: "payment_type", kind: "choice", values: PAYMENT_TYPES },
          { key: "time_of_payment", kind: "number", empty: 0 },
          { key: "credit_limit_minor", kind: "money", begins: "0" },
          { key: "low_minor", kind: "money", begins: "0" },
          { key: "vip", kind: "number", empty: 0 },
          { key: "sale_plan", kind: "text" },
          { key: "default_pricing_id", kind: "text" },
          { key: "is_rounded_tax", kind: "flag" },
          { key: "order_daily_level", kind: "number", empty: 0 },
        ],
      },
      {
        key: "tracking",
        later: true,
        fields: [
          { key: "when_tracking_update", kind: "choice", values: TRACKING_UPDATES },
          { key: "day_update_tracking", kind: "number", empty: 0 },
          { key: "default_carrier", kind: "text" },
          { key: "is_usps_tracking", kind: "flag" },
          { key: "active_status", kind: "choice", values: ORDER_SHIPMENT_STATUSES },
        ],
      },
      { key: "services", later: true, fields: [{ key: "contract_services", kind: "lines" }] },
      {
        key: "hubs",
        later: true,
        fields: [
          {
            key: "hubs",
            kind: "rows",
            rows: [
              { key: "hub_action", kind: "choice", values: HUB_ACTIONS },
              { key: "hub_domain_name", kind: "text" },
              { key: "hub_label", kind: "text" },
              { key: "hub_server", kind: "text" },
              { key: "hub_id", kind: "text" },
              { key: "docker_groups", kind: "lines" },
            ],
          },
        ],
      },
    ],
    input: () => import("../../api/inputs/people/user.ts").then(({ userForm }) => userForm),
  },
});
