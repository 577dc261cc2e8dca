import { MAX_CHECK_DAYS, MAX_CHECK_NOTE, MAX_GATEWAY_ROWS, MAX_SIGNED_BY } from "./handover/check_days.ts";
import { type Limit, limit } from "./limit.ts";

export const CHECK_LIMITS: readonly Limit[] = [
  limit({ MAX_CHECK_DAYS }, "days", "the Check List at once"),
  limit({ MAX_SIGNED_BY }, "characters", "the name under a tick"),
  limit({ MAX_CHECK_NOTE }, "characters", "the note of a tick"),
  limit({ MAX_GATEWAY_ROWS }, "scans", "a forwarder's file"),
];
