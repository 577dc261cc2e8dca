/** Adds sequences for all running codes on Postgres, so that none waits. `counters` has the earlier codes. */
import type { Migration } from "../ddl.ts";

const SEQUENCES = [
  "order_codes",
  "box_codes",
  "station_codes",
  "bin_codes",
  "batch_codes",
  "operator_codes",
  "policy_codes",
  "topup_codes",
  "refund_request_codes",
  "price_table_codes",
  "printer_codes",
];

export const sequences: Migration = {
  number: 61,
  name: "sequences",
  statements: (engine) =>
    engine === "postgres" ? SEQUENCES.map((name) => `create sequence ${name} owned by counters.next`) : [],
};
