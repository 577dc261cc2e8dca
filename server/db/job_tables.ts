/** Tables of jobs and imports. The conventions are those of tables.ts. */

/** How files with one header were read for a store the last time. */
export interface ImportPlansTable {
  store_id: string;
  seller_id: string;
  /** Digest of the header's cells. */
  header_key: string;
  /** JSON: ImportPlan of api/csv/plan.ts. */
  plan: string;
  user_id: string;
  updated_at: number;
}

export interface JobsTable {
  _id: string;
  kind: string;
  status: string;
  title: string;
  /** Null for jobs of the house. */
  seller_id: string | null;
  user_id: string;
  /** JSON: what the worker needs to go on: store, file name, mapping. */
  input: string;
  /** JSON: where the worker is; written in the transaction of the rows it made. */
  cursor: string;
  total: number;
  done: number;
  made: number;
  skipped: number;
  refused: number;
  error_code: string | null;
  error_text: string | null;
  /** JSON: what was asked for, for people: a JobInput without its ids. */
  about: string;
  /** The job that undid this one. */
  undone_by: string | null;
  /** The file it made; empty for none. */
  file_name: string;
  file_bytes: number;
  /** The worker that does it, and until when another may not take it on. */
  leased_by: string;
  leased_until: number;
  search_text: string;
  created_at: number;
  updated_at: number;
  finished_at: number | null;
}

export interface JobRefusalsTable {
  job_id: string;
  line: number;
  code: string;
  /** Name of the file's column; empty when the whole row is meant. */
  field: string;
  /** Line of the row of the same order whose fault it is; null where it is this row's own. */
  because: number | null;
}

/** What a bulk action did to one record. */
export interface JobRowsTable {
  job_id: string;
  position: number;
  record_id: string;
  /** The record's number, for people. */
  code: string;
  /** Waiting, Done or Failed. */
  status: string;
  /** Why it was refused: a code of api/reasons.ts or api/errors.ts. */
  reason: string;
  /** JSON of what an undo needs; empty where there is none. */
  before: string;
}

/** A row of an imported file that was refused, as it stood there. */
export interface JobRefusedRowsTable {
  job_id: string;
  line: number;
  /** JSON: string[]. */
  cells: string;
}
