/** Source: docs/requirements.md S3.7, S5.4, S7.16. */
import {
  array,
  type GenericSchema,
  maxLength,
  nullish,
  number,
  object,
  picklist,
  pipe,
  rawCheck,
  string,
  transform,
  union,
} from "valibot";
import type { UserNotificationInput } from "../../generated/schema.ts";
import { LANGUAGES } from "../../languages.ts";
import {
  isTimePart,
  isWholeTime,
  MAX_MENTIONS,
  MAX_TIMES,
  SETTING_STATUSES,
  wholeTimes,
} from "../../desk/user_notifications.ts";
import { webAddress } from "../address.ts";
import { NOTIFICATION_TYPES } from "./notification.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const ID = 64;
const NAME = 120;
const MAX_EVENTS = 100;
const LAST = [["hour", 23], ["minute", 59]] as const;

const part = nullish(union([number(), string()], says("badNumber")));
/** An entry without hour or minute is ignored; otherwise both must be valid. */
const times = pipe(
  array(object({ hour: part, minute: part }, says("invalid")), says("invalid")),
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [index, input] of dataset.value.entries()) {
      if (!isWholeTime(input)) continue;
      for (const [key, last] of LAST) {
        if (isTimePart(input[key], last)) continue;
        const steps = { type: "unknown", origin: "value", input } as const;
        addIssue({
          message: says("badNumber"),
          path: [{ ...steps, key: index, value: input }, { ...steps, key, value: input[key] }],
        });
      }
    }
  }),
  transform((entries) => wholeTimes(entries)),
  maxLength(MAX_TIMES, says("tooMany")),
);

const names = pipe(
  array(line(NAME), says("invalid")),
  transform((all) => [...new Set(all.filter((each) => each !== ""))]),
  maxLength(MAX_MENTIONS, says("tooMany")),
);

const people = pipe(
  array(
    object({
      id: requiredLine(ID),
      username: nullish(string(says("invalid"))),
      first_name: nullish(string(says("invalid"))),
      last_name: nullish(string(says("invalid"))),
    }, says("invalid")),
    says("invalid"),
  ),
  maxLength(MAX_MENTIONS, says("tooMany")),
);

const room = object({ id: line(NAME), title: nullish(line(NAME)) }, says("invalid"));

const common = {
  status: nullish(picklist(SETTING_STATUSES, says("unknown"))),
  mentions: nullish(names),
  url: nullish(webAddress()),
  alias_mentions: nullish(people),
  group: nullish(room),
};

const event = object({
  id: requiredLine(ID),
  name: nullish(string(says("invalid"))),
  ...common,
  times: nullish(times),
}, says("invalid"));

export const userNotificationInput = object({
  type: nullish(picklist(NOTIFICATION_TYPES, says("unknown"))),
  user_id: nullish(line(ID)),
  subject: nullish(line(NAME)),
  language: nullish(picklist(LANGUAGES, says("unknown"))),
  ...common,
  events: nullish(pipe(array(event, says("invalid")), maxLength(MAX_EVENTS, says("tooMany")))),
}, says("invalid")) satisfies GenericSchema<unknown, UserNotificationInput>;
