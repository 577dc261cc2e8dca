/** The tone of a status: that of its lifecycle's machine, and of records without a lifecycle the one that is here. */
import { OWN_TONES, STATE_TONES } from "./generated/tones.ts";

/** waiting grey · working blue · person amber · done green · failed red · ended grey outline. */
export type Tone = "waiting" | "working" | "person" | "done" | "failed" | "ended";

/** Statuses of records without a lifecycle; those that a lifecycle has too have its tone. */
const OTHER_TONES: Readonly<Partial<Record<Tone, string>>> = {
  waiting: "Away,Exhausted",
  done: "Available,Paid",
  failed: "Dead,Locked",
  ended: "Closed",
};

const OWN: Readonly<Record<string, Readonly<Record<string, Tone>>>> = OWN_TONES;

/** By status, where nobody says whose it is. */
export const TONES: Readonly<Record<string, Tone>> = Object.fromEntries(
  [STATE_TONES, OTHER_TONES].flatMap((tones) =>
    Object.entries(tones).flatMap(([tone, statuses]) =>
      statuses.split(",").map((status) => [status, tone as Tone])
    )
  ),
);

/**
 * Returns the tone of a status as it came over the wire; a value this build does not know is grey.
 * @param lifecycle whose status it is, where that is known
 */
export const toneOf = (status: string, lifecycle = ""): Tone =>
  OWN[lifecycle]?.[status] ?? TONES[status] ?? "waiting";
