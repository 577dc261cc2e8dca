import { array, type GenericSchema, maxLength, nullish, object, picklist, pipe, string } from "valibot";
import type { ShopConnectionInput } from "../../generated/schema.ts";
import { MAX_SHOP_METHODS, MAX_SHOP_SECRETS, SHOP_ORDER_STATES } from "../../shops/connections.ts";
import { TRACKING_UPDATES } from "../../people/people.ts";
import { PLATFORMS } from "../../statuses.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const ADDRESS = 300;
const NAME = 120;
const CODE = 64;
const DAY = 10;
/** Longer than any secret of a platform. */
const SECRET = 4_000;

export const shopConnectionInput = object({
  platform: nullish(picklist(PLATFORMS, says("unknown"))),
  address: nullish(line(ADDRESS)),
  secrets: nullish(pipe(
    array(object({
      name: requiredLine(CODE),
      value: pipe(string(says("invalid")), maxLength(SECRET, says("tooLong"))),
    })),
    maxLength(MAX_SHOP_SECRETS, says("tooMany")),
  )),
  from_day: nullish(line(DAY)),
  order_states: nullish(array(picklist(SHOP_ORDER_STATES, says("unknown")))),
  methods: nullish(pipe(
    array(object({ name: requiredLine(NAME), method: line(CODE) })),
    maxLength(MAX_SHOP_METHODS, says("tooMany")),
  )),
  when_tracking_update: nullish(picklist(TRACKING_UPDATES, says("unknown"))),
}) satisfies GenericSchema<unknown, ShopConnectionInput>;
