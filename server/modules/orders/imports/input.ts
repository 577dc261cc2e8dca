import type { ImportPlan } from "../../../../api/csv/plan.ts";
import type { JobPrincipal } from "../../desk/jobs/principal.ts";

export const IMPORT_KIND = "orders.import" as const;

export interface ImportInput extends JobPrincipal {
  readonly store_id: string;
  /** An IANA name: the file's days are in the shop's time zone. */
  readonly time_zone: string;
  /** The columns as mapped; null for a file of a kind with columns known by name. */
  readonly plan: ImportPlan | null;
  readonly mapping: string;
}

/** The worker's progress (`cursor` of the row). Null until the file was surveyed. */
export interface ImportCursor {
  readonly orders: number | null;
  /** Refused rows that were stored already, while `orders` is null. */
  readonly refused?: StoredRefusals;
}

export interface StoredRefusals {
  readonly line: number;
  /** Length of the stored rows, in characters. */
  readonly chars: number;
}
