/** Indexes the few deliveries that are being sent, among which those of a dead sender are searched. */
import type { Migration } from "../ddl.ts";

export const leases: Migration = {
  number: 62,
  name: "leases",
  statements: () => [
    `create index deliveries_leased on deliveries (target_id, next_at)
      where status = 'Waiting' and leased_by <> ''`,
  ],
};
