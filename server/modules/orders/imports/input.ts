/** What an import carries from the upload to the worker. */
import type { ImportPlan } from "../../../../api/csv/plan.ts";
import type { JobPrincipal } from "../../desk/jobs/principal.ts";

export const IMPORT_KIND = "orders.import" as const;

/** What the worker needs to go on after a restart; `input` of the row. */
export interface ImportInput extends JobPrincipal {
  readonly store_id: string;
  /** IANA name: the shop's days are days of its own. */
  readonly time_zone: string;
  /** How the file is read; null for a file of a kind whose columns are known by name. */
  readonly plan: ImportPlan | null;
  /** The kind, where there is no plan. */
  readonly mapping: string;
}

/** Where the worker is; `cursor` of the row. Null until the file was surveyed. */
export interface ImportCursor {
  /** Orders of the file that are behind us: made or skipped. */
  readonly orders: number | null;
  /** Refused rows that were written down already, while `orders` is null. */
  readonly refused?: StoredRefusals;
}

export interface StoredRefusals {
  /** The last line of the file that was looked at. */
  readonly line: number;
  /** Text of the rows that are kept. */
  readonly chars: number;
}
