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
  /** Of api/printers.ts; empty for what is no parcel's. */
  media: string;
  printer_id: string | null;
  station_id: string | null;
}

/** What one label was of. Append only. */
export interface PrintJobRecordsTable {
  job_id: string;
  position: number;
  record_id: string;
  /** As the label says it: of a garment its ticket. */
  code: string;
}

/** Garments that are printed together. Source: workshop §2. */
export interface PrintBatchesTable {
  seq: Generated<number>;
  _id: string;
  /** BT-000001. */
  code: string;
  location_id: string;
  method: string;
  /** Of api/batches.ts. */
  group_key: string;
  title: string;
  color: string;
  /** Open, Released, Printed or Cancelled. */
  status: string;
  maker: string;
  released_at: number | null;
  /** The work over picked garments that made it. */
  run_id: string | null;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface PrintTables {
  print_batches: PrintBatchesTable;
  print_jobs: PrintJobsTable;
  print_job_records: PrintJobRecordsTable;
}
