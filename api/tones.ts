/** The tone of every status: one map serves every screen, so that the same status has the same color everywhere. */
import type { AnyStatus } from "./statuses.ts";

/** waiting grey · working blue · person amber · done green · failed red · ended grey outline. */
export type Tone = "waiting" | "working" | "person" | "done" | "failed" | "ended";

export const TONES: Readonly<Record<AnyStatus, Tone>> = {
  Draft: "person",
  Pending: "waiting",
  Paid: "done",
  Approved: "done",
  Reversed: "failed",
  Posted: "done",
  Processing: "working",
  "In Production": "working",
  "On Hold": "person",
  "Cancel Requested": "person",
  Ready: "done",
  Shipped: "done",
  Delivered: "done",
  Completed: "done",
  Returned: "failed",
  Cancelled: "ended",
  Waiting: "waiting",
  Printing: "working",
  Printed: "done",
  QC: "working",
  Cutting: "working",
  Sewing: "working",
  "Final QC": "working",
  Packing: "working",
  Rejected: "person",
  Inprocess: "working",
  Asked: "failed",
  Unknown: "failed",
  Live: "done",
  "Void Asked": "person",
  "Void Refused": "person",
  Open: "waiting",
  Released: "working",
  Stopped: "ended",
  "Handed Over": "done",
  Failed: "failed",
  Dead: "failed",
  Packed: "done",
  Boxed: "working",
  "In Transit": "working",
  Customs: "working",
  "Out For Delivery": "working",
  Exception: "person",
  "Return To Sender": "failed",
  Lost: "failed",
  Voided: "ended",
  Queued: "waiting",
  Running: "working",
  Done: "done",
  Active: "done",
  On: "done",
  Off: "waiting",
  Paused: "waiting",
  Closed: "ended",
  "Out Of Stock": "person",
  Discontinued: "ended",
  Available: "done",
  Away: "waiting",
  Locked: "failed",
  draft: "person",
  scheduled: "waiting",
  active: "done",
  ended: "ended",
  withdrawn: "ended",
};

/** Tones of statuses that mean something else in one lifecycle than everywhere else: a refund request waits for a person. */
const OWN_TONES: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  refund: { Processing: "person", Approved: "person" },
};

/**
 * Returns the tone of a status as it came over the wire; a value this build does not know is grey.
 * @param lifecycle whose status it is, where that is known
 */
export function toneOf(status: string, lifecycle = ""): Tone {
  return OWN_TONES[lifecycle]?.[status] ?? (TONES as Record<string, Tone | undefined>)[status] ?? "waiting";
}
