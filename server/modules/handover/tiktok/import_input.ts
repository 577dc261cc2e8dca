import { jobs } from "../../../../resources/desk/jobs.ts";
import { allOf } from "../../../../api/access.ts";
import type { TiktokPlan } from "../../../../api/csv/tiktok_plan.ts";
import { tiktokRights } from "../../../../resources/handover/tiktok_orders.ts";
import type { JobPrincipal } from "../../desk/jobs/principal.ts";

export const TIKTOK_IMPORT = "tiktok.import" as const;

export const tiktokImportRule = tiktokRights.add;
export const tiktokUploadRule = allOf(jobs.rule, tiktokImportRule);

export interface TiktokImportInput extends JobPrincipal {
  readonly store_id: string;
  readonly plan: TiktokPlan;
}

/** Position of the import: the orders that were written, or null until the refused rows are stored. */
export interface TiktokCursor {
  readonly orders: number | null;
}
