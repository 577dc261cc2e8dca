import { check, pipe } from "valibot";
import { isTimeZone } from "../time/instants.ts";
import { says } from "./read.ts";
import { line } from "./text.ts";

const ZONE = 64;

/** A name such as Europe/Berlin; an offset has no daylight-saving time. */
const isZoneName = (text: string): boolean => /^[a-z]/i.test(text) && isTimeZone(text);

/** An empty one means the zone of the business. */
export const timeZone = pipe(
  line(ZONE),
  check((text) => text === "" || isZoneName(text), says("badTimeZone")),
);
