import { type GenericSchema, nullish, object, picklist } from "valibot";
import type { PostageRequestInput } from "../../generated/schema.ts";
import { MAX_POSTAGE_CENTS } from "../../handover/postage.ts";
import { REQUEST_KINDS } from "../../handover/postage_requests.ts";
import { limitInAny } from "../../money_limits.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, paragraphs } from "../text.ts";

const NUMBER = 60;
const NOTE = 500;

export const postageRequestInput = object({
  kind: nullish(picklist(REQUEST_KINDS, says("unknown"))),
  tracking_number: nullish(line(NUMBER)),
  expected_minor: nullish(whole(0, limitInAny(MAX_POSTAGE_CENTS), says("badAmount"))),
  case_code: nullish(line(NUMBER)),
  note: nullish(paragraphs(NOTE)),
}) satisfies GenericSchema<unknown, PostageRequestInput>;
