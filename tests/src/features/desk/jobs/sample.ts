/** Returns a finished job as the API does, with the test's own values. */
import type { Job } from "../../../../../src/features/desk/jobs/wiring.ts";

export const job = (over: Partial<Job> = {}): Job => ({
  _id: "j1",
  kind: "orders.move",
  status: "Done",
  title: "Hold 5,000 orders",
  about: {
    kind: "orders.move",
    resource: "orders",
    event: "order.hold",
    params: { reason: "Stock" },
    filters: {},
  },
  total: 5_000,
  done: 5_000,
  made: 4_963,
  skipped: 0,
  refused: 37,
  error: null,
  refusals: [],
  file_name: "",
  file_bytes: 0,
  undone_by: null,
  has_undo: true,
  steps: ["job.retry", "job.undo"],
  user_id: "me",
  user_name: "Mai",
  created_at: 1_700_000_000,
  updated_at: 1_700_000_100,
  finished_at: 1_700_000_100,
  version: 1_700_000_100,
  ...over,
});

export const exportJob = (over: Partial<Job> = {}): Job =>
  job({
    kind: "list.export",
    about: {
      kind: "list.export",
      resource: "orders",
      filters: { status: ["Processing", "!Draft"], range: "this-month", search: "mug" },
      columns: ["code", "status"],
    },
    total: 1_204,
    done: 1_204,
    made: 1_204,
    refused: 0,
    file_name: "orders-21-11-2026.csv",
    file_bytes: 2 * 1024 ** 2,
    steps: [],
    ...over,
  });
