/** What `makeStore` takes, for the form and for the API. */
import {
  boolean,
  check,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
} from "valibot";
import type { StoreInput } from "../generated/schema.ts";
import { isTimeZone } from "../instants.ts";
import { PLATFORMS, STORE_STATUSES } from "../statuses.ts";
import { webAddress } from "./address.ts";
import { says } from "./read.ts";
import { line, needed } from "./text.ts";

const NAME = 80;
const URL_LENGTH = 300;
const ZONE = 64;
const ID = 64;
/** A week: nobody regrets a T-shirt for longer. */
export const MAX_COOLING_OFF_MIN = 10_080;

const emptyOr = (test: (text: string) => boolean) => (text: string) => text === "" || test(text);

/** A name such as Europe/Berlin; an offset knows no summer. */
const isZoneName = (text: string): boolean => /^[a-z]/i.test(text) && isTimeZone(text);

export const storeInput = object({
  seller_id: nullish(needed(ID)),
  name: nullish(needed(NAME)),
  platform: nullish(picklist(PLATFORMS, says("unknown"))),
  status: nullish(picklist(STORE_STATUSES, says("unknown"))),
  url: nullish(webAddress(URL_LENGTH)),
  time_zone: nullish(pipe(line(ZONE), check(emptyOr(isZoneName), says("badTimeZone")))),
  auto_hold: nullish(boolean(says("invalid"))),
  cooling_off_min: nullish(pipe(
    number(says("badNumber")),
    integer(says("badNumber")),
    minValue(0, says("badNumber")),
    maxValue(MAX_COOLING_OFF_MIN, says("badNumber")),
  )),
}) satisfies GenericSchema<unknown, StoreInput>;
