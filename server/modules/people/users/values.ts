import type { InferOutput } from "valibot";
import type { hubsInput } from "../../../../api/inputs/people/hub.ts";
import type { userInput } from "../../../../api/inputs/people/user.ts";
import type { ModulePermission } from "../../../../api/modules.ts";
import { sortedByStart } from "../../../../api/people/people.ts";
import { newUser } from "../session/new_user.ts";
import type { UserValues } from "./write_store.ts";

export type UserRequest = InferOutput<typeof userInput>;
export type HubsRequest = InferOutput<typeof hubsInput>;

const PLAIN = [
  "identity",
  "email",
  "name",
  "h",
  "role",
  "status",
  "target",
  "referent",
  "vip",
  "phone_number",
  "facebook",
  "skype",
  "sale_plan",
  "when_tracking_update",
  "day_update_tracking",
  "default_carrier",
  "order_daily_level",
  "payment_type",
  "time_of_payment",
  "active_status",
] as const;

export const USER_COLUMNS = [
  ...PLAIN,
  "default_pricing_id",
  "primary_group_id",
  "permission",
  "contract_services",
  "pricing_plans",
  "hubs",
  "is_usps_tracking",
  "is_rounded_tax",
] as const satisfies readonly (keyof UserValues)[];

export const EMPTY_USER: UserValues = newUser(
  { _id: "", identity: "", email: "", name: "", h: "", role: "", password_hash: "" },
  0,
);

type Flag = boolean | null | undefined;
const flagOf = (given: Flag, before: number | null): number | null =>
  given === undefined ? before : given === null ? null : Number(given);

/** @param newPlanId returns the id of a plan that has none yet */
export function userValuesOf(
  input: UserRequest,
  hubs: HubsRequest | null | undefined,
  before: UserValues,
  newPlanId: () => string,
): UserValues {
  const plain = Object.fromEntries(PLAIN.map((field) => {
    const value = input[field];
    return [field, value === undefined ? before[field] : value ?? EMPTY_USER[field]];
  })) as Pick<UserValues, (typeof PLAIN)[number]>;
  const json = (value: unknown, field: "permission" | "contract_services" | "pricing_plans" | "hubs") =>
    value === undefined ? before[field] : JSON.stringify(value ?? []);
  return {
    ...plain,
    default_pricing_id: input.default_pricing_id === undefined
      ? before.default_pricing_id
      : input.default_pricing_id || null,
    primary_group_id: input.group === undefined ? before.primary_group_id : input.group || null,
    permission: json(input.permission && permissionOf(input.permission), "permission"),
    contract_services: json(input.contract_services, "contract_services"),
    pricing_plans: json(
      input.pricing_plans &&
        sortedByStart(input.pricing_plans).map(({ _id, level, vip, effective_at, expired_at }) => ({
          _id: _id || newPlanId(),
          level,
          vip: vip ?? 0,
          effective_at,
          expired_at: expired_at ?? null,
        })),
      "pricing_plans",
    ),
    hubs: json(
      hubs?.map((hub) => ({
        hub_action: hub.hub_action,
        hub_domain_name: hub.hub_domain_name ?? "",
        hub_label: hub.hub_label ?? "",
        hub_server: hub.hub_server ?? "",
        hub_id: hub.hub_id ?? "",
        docker_groups: hub.docker_groups ?? [],
      })),
      "hubs",
    ),
    is_usps_tracking: flagOf(input.is_usps_tracking, before.is_usps_tracking),
    is_rounded_tax: flagOf(input.is_rounded_tax, before.is_rounded_tax),
  };
}

/** Returns one entry for each module, the last one that was given; bits that are left out are not set. */
function permissionOf(entries: NonNullable<UserRequest["permission"]>): ModulePermission[] {
  const byModule = new Map(entries.map(({ module, access }) => [module, {
    module,
    access: {
      view: access.view === true,
      add: access.add === true,
      update: access.update === true,
      delete: access.delete === true,
    },
  }]));
  return [...byModule.values()];
}
