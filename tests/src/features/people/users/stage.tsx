/** The record of a person alone on a page, with an API that returns that person. */
import { data, FakeApi, fireEvent, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { users } from "../../../../../resources/people/users.ts";
import EntityView from "../../../../../src/engine/record/generic_entity_view.tsx";

export const VIEW = { view: true, add: false, update: false, delete: false };
export const MAI = {
  _id: "u9",
  version: 4,
  name: "Mai Pham",
  identity: "mai",
  email: "mai@demo.test",
  h: "mai",
  role: "sale",
  status: "Available",
  groups: ["g1"],
  group_names: ["night"],
  group: null,
  permission: [{ module: "stores", access: VIEW }],
  inherited: [],
  scope: ["s1"],
  scope_names: ["Harbor & Pine"],
  target: "",
  referent: "",
  phone_number: "",
  facebook: "",
  skype: "",
  sale_plan: "",
  vip: 2,
  total_credit: 12.5,
  payment_type: "postpaid",
  ...{ time_of_payment: 14, credit_limit_minor: 0, low_minor: 0 },
  default_pricing_id: null,
  is_rounded_tax: null,
  is_usps_tracking: true,
  order_daily_level: 40,
  when_tracking_update: "daily",
  day_update_tracking: 3,
  default_carrier: "DHL",
  active_status: "Ready",
  contract_services: ["label", "pickup"],
  // From 01-01-2026 and from 01-06-2026.
  pricing_plans: [
    { _id: "p1", level: "base", vip: 0, effective_at: 1_767_225_600, expired_at: 1_780_272_000 },
    { _id: "p2", level: "gold", vip: 2, effective_at: 1_780_272_000, expired_at: null },
  ],
  hubs: [{
    hub_action: "Assigned",
    hub_domain_name: "hub.example.com",
    hub_label: "Hub north",
    hub_server: "",
    hub_id: "",
    docker_groups: ["eu"],
  }],
  last_login: null,
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
};
const made = data({ made: { _id: "u9", version: 5 } });
const sellers = data({
  sellers: [{ _id: "s1", name: "Harbor & Pine" }, { _id: "s2", name: "Studio Kastanie" }],
});
export const night = {
  _id: "g1",
  name: "night",
  parent_name: "",
  status: "Active",
  permission: [],
  inherited: [],
};
const nightRights = { ...night, permission: [{ module: "jobs", access: VIEW }] };
const groups = data({ usergroups: [night, { ...night, _id: "g2", name: "day" }] });
export const apiWith = () =>
  new FakeApi().on("UserGroups", groups).on("RightsOfGroups", data({ usergroups: [nightRights] })).on(
    "Record",
    data({ record: MAI }),
  ).on("Sellers", sellers).on("Make", made);
export const view = <EntityView resource={users} id="u9" level={1} onClose={() => {}} />;
export const boss = { role: "super_root" };
export const tab = async (name: string) => fireEvent.click(await screen.findByRole("tab", { name }));
export const save = () => fireEvent.submit(screen.getByRole("form", { name: "Edit user" }));
export const sentVariables = (api: FakeApi) => api.named("Make")[0]?.variables;
export const wasSent = (api: FakeApi) => waitFor(() => assert.equal(api.named("Make").length, 1));
