/** Only the faulty scan is refused; the others of its call are processed. */
import { check, custom, nullish, object, pipe, string } from "valibot";
import { isInstant } from "../../time/instants.ts";
import { hasNul } from "../../nul.ts";
import { MAX_PACKAGE_G } from "../../workshop/package_weight.ts";
import { MAX_COUNTED, MAX_DEVICE_CHARS } from "../../workshop/scans.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

/** Scanners write characters that no person types: all but NUL can be stored. */
const storable = pipe(string(says("invalid")), check((text) => !hasNul(text), says("invalid")));

export const scanInput = object({
  device: requiredLine(MAX_DEVICE_CHARS),
  code: storable,
  about: nullish(storable),
  note: nullish(storable),
  fault_step: nullish(storable),
  device_at: nullish(custom<number>(isInstant, says("badDate"))),
  method_code: nullish(storable),
  weight_g: nullish(whole(1, MAX_PACKAGE_G, says("invalid"))),
  into: nullish(storable),
  tare_g: nullish(whole(0, MAX_PACKAGE_G, says("invalid"))),
  count: nullish(whole(0, MAX_COUNTED, says("invalid"))),
});
