/** The few deliveries that somebody sends just now: whose sender is gone is found among them, and not among all that wait. */
import type { Migration } from "../ddl.ts";

export const leases: Migration = {
  number: 62,
  name: "leases",
  statements: () => [
    `create index deliveries_leased on deliveries (target_id, next_at)
      where status = 'Waiting' and leased_by <> ''`,
  ],
};
