/** When something was scanned, to the minute. */
import { formatInstant } from "../../../api/instants.ts";
import { config } from "../../lib/config.ts";

const partsOf = (at: number): readonly string[] => formatInstant(at, config().timeZone).split(" ");

/** "14:02", and the day where it is not today's. */
export function scanTime(at: number, now = Math.floor(Date.now() / 1_000)): string {
  const [time = "", day = ""] = partsOf(at);
  const minute = time.split(":").slice(0, 2).join(":");
  return partsOf(now)[1] === day ? minute : `${minute} ${day}`;
}
