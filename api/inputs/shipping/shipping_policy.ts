import { array, type GenericSchema, maxLength, nullish, object, picklist, pipe, transform } from "valibot";
import { CONTENT_TYPES, INCOTERMS } from "../../shipping/customs.ts";
import type { ShippingPolicyInput } from "../../generated/schema.ts";
import { SHIPPING_STATUSES } from "../../shipping/methods.ts";
import { PACKAGE_TYPE_CODES } from "../../shipping/packaging.ts";
import {
  LABEL_FORMATS,
  MAX_FALLBACKS,
  MAX_LISTED,
  MAX_PRIORITY,
  MAX_TOLERANCE_G,
} from "../../shipping/policies.ts";
import { collapseSpaces, MAX_TAGS, uniqueTags } from "../../orders/tags.ts";
import { countries } from "../countries.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const TITLE = 80;
const ID = 64;
const TAG = 60;
const REGION = 60;
const PREFIX = 12;
const MAX_G = 1_000_000;

const ids = pipe(
  array(requiredLine(ID), says("invalid")),
  maxLength(MAX_LISTED, says("tooMany")),
  transform((all) => [...new Set(all)]),
);
const tags = pipe(
  array(pipe(requiredLine(TAG), transform(collapseSpaces)), says("invalid")),
  maxLength(MAX_TAGS, says("tooMany")),
  transform((all) => uniqueTags(all)),
);
/** Regions, or prefixes of postal codes; blank and repeated ones are dropped. */
const places = (max: number) =>
  pipe(
    array(pipe(line(max), transform((text) => text.trim())), says("invalid")),
    transform((all) => [...new Set(all.filter((text) => text !== ""))]),
    maxLength(MAX_LISTED, says("tooMany")),
  );
const maybe = <const Value extends string>(values: readonly Value[]) =>
  nullish(picklist(["", ...values], says("unknown")));

export const shippingPolicyInput = object({
  title: nullish(requiredLine(TITLE)),
  priority: nullish(whole(1, MAX_PRIORITY)),
  countries: nullish(countries),
  regions: nullish(places(REGION)),
  postal_prefixes: nullish(places(PREFIX)),
  sellers: nullish(ids),
  stores: nullish(ids),
  methods: nullish(ids),
  tags: nullish(tags),
  min_g: nullish(whole(0, MAX_G)),
  max_g: nullish(whole(0, MAX_G)),
  by_methods: nullish(
    pipe(
      array(object({ method: requiredLine(ID) }), says("invalid")),
      maxLength(MAX_FALLBACKS, says("tooMany")),
    ),
  ),
  package_type: maybe(PACKAGE_TYPE_CODES),
  content_type: maybe(CONTENT_TYPES),
  incoterm: maybe(INCOTERMS),
  location_id: nullish(line(ID)),
  label_format: maybe(LABEL_FORMATS),
  tolerance_g: nullish(whole(0, MAX_TOLERANCE_G)),
  status: nullish(picklist(SHIPPING_STATUSES, says("unknown"))),
}) satisfies GenericSchema<unknown, ShippingPolicyInput>;
