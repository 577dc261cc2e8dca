import { check, pipe } from "valibot";
import { isTimeZone } from "../time/instants.ts";
import { says } from "./read.ts";
import { line } from "./text.ts";

const MAX_ZONE_CHARS = 64;

/** A name such as Europe/Berlin; an offset has no daylight-saving time. */
const isZoneName = (text: string): boolean => /^[a-z]/i.test(text) && isTimeZone(text);

/** The time zone of the days in a file, which must be given. */
export const zoneOfFile = pipe(line(MAX_ZONE_CHARS), check(isZoneName, says("badTimeZone")));

/** An empty text means the time zone of the business. */
export const timeZone = pipe(
  line(MAX_ZONE_CHARS),
  check((text) => text === "" || isZoneName(text), says("badTimeZone")),
);
