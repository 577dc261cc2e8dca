import {
  array,
  check,
  type GenericSchema,
  maxLength,
  minLength,
  nullish,
  number,
  object,
  picklist,
  pipe,
  safeInteger,
} from "valibot";
import { ROLES } from "../../access.ts";
import { CALL_INTERACTIONS, CALL_STATUSES, MAX_CALL_AUDIENCE } from "../../desk/call_to_action.ts";
import type { CallToActionInput } from "../../generated/schema.ts";
import { safePath } from "../../paths.ts";
import { says } from "../read.ts";
import { line, paragraphs, requiredLine } from "../text.ts";

const ID = 64;
const TITLE = 120;
const TEXT = 600;
const LINK = 300;

const ids = nullish(
  pipe(array(requiredLine(ID), says("invalid")), maxLength(MAX_CALL_AUDIENCE, says("tooMany"))),
);
const day = nullish(
  pipe(number(says("badDate")), safeInteger(says("badDate")), check((at) => at >= 0, says("badDate"))),
);

/** The API checks that the screen exists. */
const isOwnPath = (text: string): boolean => text === "" || safePath(text) === text;

export const callToActionInput = object({
  title: nullish(requiredLine(TITLE)),
  text: nullish(paragraphs(TEXT)),
  title_de: nullish(line(TITLE)),
  text_de: nullish(paragraphs(TEXT)),
  title_fr: nullish(line(TITLE)),
  text_fr: nullish(paragraphs(TEXT)),
  title_pt: nullish(line(TITLE)),
  text_pt: nullish(paragraphs(TEXT)),
  link: nullish(pipe(line(LINK), check(isOwnPath, says("invalid")))),
  status: nullish(picklist(CALL_STATUSES, says("unknown"))),
  first_day: day,
  last_day: day,
  roles: nullish(pipe(array(picklist(ROLES, says("unknown"))), maxLength(ROLES.length, says("tooMany")))),
  groups: ids,
  users: ids,
  pages: ids,
}) satisfies GenericSchema<unknown, CallToActionInput>;

export const noteNoticesInput = object({
  ids: pipe(
    array(requiredLine(ID)),
    minLength(1, says("required")),
    maxLength(MAX_CALL_AUDIENCE, says("tooMany")),
  ),
  deed: picklist(CALL_INTERACTIONS, says("unknown")),
});
