/** Tables of what was printed. */
import type { Generated } from "kysely";

/** One print. Append only. */
export interface PrintJobsTable {
  seq: Generated<number>;
  _id: string;
  /** Of api/prints.ts, as the format. */
  kind: string;
  format: string;
  copies: number;
  labels: number;
  language: string;
  /** Why a ticket was printed again. */
  reason: string;
  actor_id: string;
  acting_for: string | null;
  created_at: number;
}

/** What one label was of. Append only. */
export interface PrintJobRecordsTable {
  job_id: string;
  position: number;
  record_id: string;
  /** As the label says it: of a garment its ticket. */
  code: string;
}

export interface PrintTables {
  print_jobs: PrintJobsTable;
  print_job_records: PrintJobRecordsTable;
}
