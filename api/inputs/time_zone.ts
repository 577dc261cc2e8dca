/** A time zone that somebody chooses, the same for whatever has one. */
import { check, pipe } from "valibot";
import { isTimeZone } from "../time/instants.ts";
import { says } from "./read.ts";
import { line } from "./text.ts";

const ZONE = 64;

/** A name such as Europe/Berlin; an offset knows no summer. */
const isZoneName = (text: string): boolean => /^[a-z]/i.test(text) && isTimeZone(text);

/** May be empty: then it is the one of the business. */
export const timeZone = pipe(
  line(ZONE),
  check((text) => text === "" || isZoneName(text), says("badTimeZone")),
);
