import { DAY_SECONDS } from "../../../../api/constants.ts";
import { OPEN_JOB_STATUSES } from "../../../../api/statuses.ts";
import type { Reader } from "../../../db/database.ts";

export interface WorkCount {
  readonly kind: "job" | "delivery" | "label";
  readonly state: "waiting" | "failed";
  readonly count: number;
}

const workCount = async (
  kind: WorkCount["kind"],
  state: WorkCount["state"],
  query: { executeTakeFirstOrThrow(): Promise<{ count: number | string | bigint }> },
): Promise<WorkCount> => ({ kind, state, count: Number((await query.executeTakeFirstOrThrow()).count) });

/** Counts open work, and failures of the last day. @param now Unix seconds */
export function countWork(db: Reader, now: number): Promise<WorkCount[]> {
  const since = now - DAY_SECONDS;
  const [jobs, deliveries, labels] = [
    db.selectFrom("jobs").select((eb) => eb.fn.countAll().as("count")),
    db.selectFrom("deliveries").select((eb) => eb.fn.countAll().as("count")),
    db.selectFrom("labels").select((eb) => eb.fn.countAll().as("count")),
  ];
  return Promise.all([
    workCount("job", "waiting", jobs.where("status", "in", OPEN_JOB_STATUSES)),
    workCount("job", "failed", jobs.where("status", "=", "Failed").where("finished_at", ">=", since)),
    workCount("delivery", "waiting", deliveries.where("status", "=", "Waiting")),
    workCount(
      "delivery",
      "failed",
      deliveries.where("status", "=", "Dead").where("finished_at", ">=", since),
    ),
    workCount("label", "waiting", labels.where("status", "in", ["Asked", "Unknown", "Void Asked"])),
    workCount("label", "failed", labels.where("status", "=", "Failed").where("asked_at", ">=", since)),
  ]);
}
