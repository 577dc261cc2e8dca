import { type GenericSchema, nullish, object, picklist } from "valibot";
import type { CannedReplyInput } from "../../generated/schema.ts";
import { MAX_REPLY_CHARS, REPLY_STATUSES } from "../../support/canned_replies.ts";
import { SUPPORT_CASES } from "../../support/cases.ts";
import { says } from "../read.ts";
import { paragraphs, requiredLine } from "../text.ts";

const TITLE = 80;

export const cannedReplyInput = object({
  title: nullish(requiredLine(TITLE)),
  support_case: nullish(picklist(SUPPORT_CASES, says("unknown"))),
  status: nullish(picklist(REPLY_STATUSES, says("unknown"))),
  body: nullish(paragraphs(MAX_REPLY_CHARS)),
  body_de: nullish(paragraphs(MAX_REPLY_CHARS)),
  body_fr: nullish(paragraphs(MAX_REPLY_CHARS)),
  body_pt: nullish(paragraphs(MAX_REPLY_CHARS)),
}) satisfies GenericSchema<unknown, CannedReplyInput>;
