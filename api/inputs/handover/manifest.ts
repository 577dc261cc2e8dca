import { array, type GenericSchema, maxLength, nullish, object, pipe } from "valibot";
import type { ManifestInput } from "../../generated/schema.ts";
import { MAX_MANIFEST_ITEMS, MAX_OFFICE } from "../../handover/manifest_bounds.ts";
import { unixSeconds } from "../numbers.ts";
import { says } from "../read.ts";
import { line } from "../text.ts";

const ID = 64;

export const manifestInput = object({
  location_id: nullish(line(ID)),
  method_code: nullish(line(ID)),
  ship_day: nullish(unixSeconds),
  office: nullish(line(MAX_OFFICE)),
  package_ids: nullish(pipe(array(line(ID)), maxLength(MAX_MANIFEST_ITEMS, says("tooMany")))),
}) satisfies GenericSchema<unknown, ManifestInput>;
