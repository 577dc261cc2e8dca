import { OWN_TONES, STATE_TONES } from "./generated/tones.ts";

/** Colors: waiting grey, working blue, person (somebody must act) amber, done green, failed red, ended grey outline. */
export type Tone = "waiting" | "working" | "person" | "done" | "failed" | "ended";

/** Statuses of records without a lifecycle; most lifecycles give a status of the same name the same tone. */
const OTHER_TONES: Readonly<Partial<Record<Tone, string>>> = {
  waiting: "Away",
  done: "Available,Paid",
  failed: "Dead,Locked",
  ended: "Closed",
};

const LIFECYCLE_TONES: Readonly<Record<string, Readonly<Record<string, Tone>>>> = OWN_TONES;

export const TONES: Readonly<Record<string, Tone>> = Object.fromEntries(
  [STATE_TONES, OTHER_TONES].flatMap((tones) =>
    Object.entries(tones).flatMap(([tone, statuses]) =>
      statuses.split(",").map((status) => [status, tone as Tone])
    )
  ),
);

export const toneOf = (status: string, lifecycle = ""): Tone =>
  LIFECYCLE_TONES[lifecycle]?.[status] ?? TONES[status] ?? "waiting";
