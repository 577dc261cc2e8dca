/** Source: docs/requirements.md S3.1, S5.2, S5.3. */
import {
  array,
  boolean,
  check,
  email,
  type GenericSchema,
  integer,
  maxLength,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  rawCheck,
  string,
  toLowerCase,
  transform,
} from "valibot";
import { ROLES } from "../../access.ts";
import type { PricingPlanInput, UserInput } from "../../generated/schema.ts";
import { isHandle } from "../../people/handles.ts";
import {
  indexOfOverlap,
  MAX_CONTRACT_SERVICES,
  MAX_CREDIT_CENTS,
  MAX_GROUPS,
  MAX_PRICING_PLANS,
  MAX_SELLERS,
  PAYMENT_TYPES,
  TRACKING_UPDATES,
} from "../../people/people.ts";
import { limitInAny } from "../../money_limits.ts";
import { ORDER_SHIPMENT_STATUSES, USER_STATUSES } from "../../statuses.ts";
import { hubsInput } from "./hub.ts";
import { whole } from "../numbers.ts";
import { CLEARABLE, namesIn, phoneNumber } from "./profile.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const NAME = 120;
const EMAIL = 254;
const HANDLE = 60;
const CONTACT = 200;
const CODE = 64;
const SERVICE = 120;
const MAX_MODULES = 100;
const MAX_VIP = 100;
const MAX_DAYS = 3_650;
const MAX_ORDERS = 1_000_000;

const flag = nullish(boolean(says("invalid")));
const instant = pipe(number(says("badDate")), integer(says("badDate")), minValue(0, says("badDate")));
const idsTo = (max: number) =>
  pipe(
    array(requiredLine(CODE), says("invalid")),
    transform((ids) => [...new Set(ids)]),
    maxLength(max, says("tooMany")),
  );

export const pricingPlanInput = object({
  _id: nullish(line(CODE)),
  level: requiredLine(CODE),
  vip: nullish(whole(0, MAX_VIP)),
  effective_at: instant,
  expired_at: nullish(instant),
}, says("invalid")) satisfies GenericSchema<unknown, PricingPlanInput>;

const plans = pipe(
  array(pricingPlanInput, says("invalid")),
  maxLength(MAX_PRICING_PLANS, says("tooMany")),
  rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && indexOfOverlap(dataset.value) >= 0) addIssue({ message: says("overlapping") });
  }),
);

/** Entries are trimmed, empty ones dropped. Source: docs/requirements.md S5.3. */
const services = pipe(
  array(pipe(string(says("invalid")), line(SERVICE)), says("invalid")),
  transform((all) => [...new Set(all.filter((each) => each !== ""))]),
  maxLength(MAX_CONTRACT_SERVICES, says("tooMany")),
);

const permissionInput = object({
  module: requiredLine(CODE),
  title: nullish(line(NAME)),
  access: object({ view: flag, add: flag, update: flag, delete: flag }, says("invalid")),
}, says("invalid"));

const entries = {
  identity: nullish(line(EMAIL)),
  email: nullish(pipe(requiredLine(EMAIL), toLowerCase(), email(says("badEmail")))),
  name: nullish(line(NAME)),
  h: nullish(
    pipe(line(HANDLE), toLowerCase(), check((text) => text === "" || isHandle(text), says("badHandle"))),
  ),
  role: nullish(picklist(ROLES, says("unknown"))),
  status: nullish(picklist(USER_STATUSES, says("unknown"))),
  target: nullish(line(CODE)),
  referent: nullish(line(CODE)),
  groups: nullish(idsTo(MAX_GROUPS)),
  group: nullish(line(CODE)),
  permission: nullish(pipe(array(permissionInput, says("invalid")), maxLength(MAX_MODULES, says("tooMany")))),
  scope: nullish(idsTo(MAX_SELLERS)),
  vip: nullish(whole(0, MAX_VIP)),
  phone_number: nullish(phoneNumber),
  facebook: nullish(line(CONTACT)),
  skype: nullish(line(CONTACT)),
  sale_plan: nullish(line(CODE)),
  when_tracking_update: nullish(picklist(TRACKING_UPDATES, says("unknown"))),
  day_update_tracking: nullish(whole(0, MAX_DAYS)),
  default_carrier: nullish(line(CODE)),
  order_daily_level: nullish(whole(0, MAX_ORDERS)),
  payment_type: nullish(picklist(PAYMENT_TYPES, says("unknown"))),
  time_of_payment: nullish(whole(0, MAX_DAYS)),
  credit_limit_minor: nullish(whole(0, limitInAny(MAX_CREDIT_CENTS), says("badAmount"))),
  low_minor: nullish(whole(0, limitInAny(MAX_CREDIT_CENTS), says("badAmount"))),
  default_pricing_id: nullish(line(CODE)),
  pricing_plans: nullish(plans),
  contract_services: nullish(services),
  is_usps_tracking: flag,
  is_rounded_tax: flag,
  active_status: nullish(picklist(ORDER_SHIPMENT_STATUSES, says("unknown"))),
};

export const userInput = object(entries, says("invalid")) satisfies GenericSchema<unknown, UserInput>;

/** Names of fields that `makeUser` empties: an empty list is not sent. Source: docs/requirements.md S5.2. */
export const userClear = object({ clear: namesIn(["groups", ...CLEARABLE]) });

/** The form has hubs as a field, the API as a separate argument. */
export const userForm = object({ ...entries, hubs: nullish(hubsInput) });
