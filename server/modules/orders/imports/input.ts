import type { ImportPlan } from "../../../../api/csv/plan.ts";
import type { JobPrincipal } from "../../desk/jobs/principal.ts";

export const IMPORT_KIND = "orders.import" as const;

export interface ImportInput extends JobPrincipal {
  readonly store_id: string;
  /** IANA name of the time zone to which the days in the file refer; empty for that of the business. */
  readonly time_zone: string;
  /** The chosen columns; null for a kind of file whose columns are known by name. */
  readonly plan: ImportPlan | null;
  readonly mapping: string;
}

/** The worker's progress, in the column `cursor`. `orders` is null until orders can be created. */
export interface ImportCursor {
  readonly orders: number | null;
  /** Progress of storing the refused rows, while `orders` is null. */
  readonly refused?: StoredRefusals;
}

export interface StoredRefusals {
  readonly line: number;
  /** Length of the stored rows in characters. */
  readonly chars: number;
}
