import { allOf } from "../../../../api/access.ts";
import type { PostagePlan } from "../../../../api/csv/postage_table.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { postageInvoiceRights } from "../../../../resources/handover/pb_invoices.ts";
import type { JobPrincipal } from "../../desk/jobs/principal.ts";

export const POSTAGE_IMPORT = "postage.import" as const;

export const postageImportRule = postageInvoiceRights.add;
export const postageUploadRule = allOf(jobs.rule, postageImportRule);

export interface PostageImportInput extends JobPrincipal {
  readonly invoice_id: string;
  readonly plan: PostagePlan;
}

/** The time of a line, and the amounts owed before and after it. */
export type StatedLine = readonly [at: number, before: number, after: number];

/**
 * The amounts owed before the first and after the last line, as the file states them. Of several lines with that time the
 * second value is right if the file begins with the newest line; jobs of older builds have only the other one.
 */
export interface StatedBalances {
  readonly first: readonly [at: number, before: number, newestFirst?: number] | null;
  readonly last: readonly [at: number, after: number, newestFirst?: number] | null;
  readonly previous?: StatedLine | null;
  /** Number of lines that are newer than the line above them, minus those that are older. */
  readonly newer?: number;
}

/** Position of the import: the rows that were read, or null before the first batch. */
export interface PostageCursor extends StatedBalances {
  readonly rows: number | null;
}
