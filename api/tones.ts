/** Tones of statuses: from a lifecycle's machine, and for records without one from here. */
import { OWN_TONES, STATE_TONES } from "./generated/tones.ts";

/** waiting grey · working blue · person amber · done green · failed red · ended grey outline. */
export type Tone = "waiting" | "working" | "person" | "done" | "failed" | "ended";

/** Statuses of records without a lifecycle; a lifecycle's status of the same name has its tone. */
const OTHER_TONES: Readonly<Partial<Record<Tone, string>>> = {
  waiting: "Away,Exhausted",
  done: "Available,Paid",
  failed: "Dead,Locked",
  ended: "Closed",
};

const OWN: Readonly<Record<string, Readonly<Record<string, Tone>>>> = OWN_TONES;

/** By status, where the lifecycle is not known. */
export const TONES: Readonly<Record<string, Tone>> = Object.fromEntries(
  [STATE_TONES, OTHER_TONES].flatMap((tones) =>
    Object.entries(tones).flatMap(([tone, statuses]) =>
      statuses.split(",").map((status) => [status, tone as Tone])
    )
  ),
);

/**
 * Returns the tone of a status from the wire; an unknown value is grey.
 *
 * @param lifecycle of the status, where known
 */
export const toneOf = (status: string, lifecycle = ""): Tone =>
  OWN[lifecycle]?.[status] ?? TONES[status] ?? "waiting";
