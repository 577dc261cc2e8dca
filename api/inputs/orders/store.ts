import { boolean, type GenericSchema, nullish, object, picklist } from "valibot";
import type { StoreInput } from "../../generated/schema.ts";
import { PLATFORMS, STORE_STATUSES } from "../../statuses.ts";
import { webAddress } from "../address.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";
import { timeZone } from "../time_zone.ts";

const NAME = 80;
const URL_LENGTH = 300;
const ID = 64;
/** Longest cooling-off time: a week. */
export const MAX_COOLING_OFF_MIN = 10_080;

export const storeInput = object({
  seller_id: nullish(requiredLine(ID)),
  name: nullish(requiredLine(NAME)),
  platform: nullish(picklist(PLATFORMS, says("unknown"))),
  status: nullish(picklist(STORE_STATUSES, says("unknown"))),
  url: nullish(webAddress(URL_LENGTH)),
  time_zone: nullish(timeZone),
  auto_hold: nullish(boolean(says("invalid"))),
  cooling_off_min: nullish(whole(0, MAX_COOLING_OFF_MIN)),
  shipping_method: nullish(line(ID)),
}) satisfies GenericSchema<unknown, StoreInput>;
