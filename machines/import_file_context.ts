/** Context of reading a file of orders, and the inputs of its effects. */
import { proofOf } from "../api/csv/evidence.ts";
import { withProof } from "../api/csv/plan_edit.ts";
import type { FileFormat, ImportPlan, UnsurePart } from "../api/csv/plan.ts";
import type { FileInspection, Unfit } from "../api/csv/look.ts";
import type { Letters } from "../api/csv/letters.ts";
import type { Outlook } from "../api/csv/outlook.ts";
import type { Preview } from "../api/csv/preview.ts";

export interface InspectInput {
  readonly files: readonly File[];
  readonly storeId: string;
  /** The person's choice; null to detect it. */
  readonly format: FileFormat | null;
  /** The sheet that the person chose; null for the first. */
  readonly sheet: string | null;
  /** Rows above the header, as the person chose; null to find the header. */
  readonly rowsAbove?: number | null;
  /** Parts of the format that the person chose; without it all of `format`. */
  readonly settled?: readonly UnsurePart[];
}

export interface CountInput {
  readonly file: File | null;
  readonly plan: ImportPlan | null;
}

export interface CheckInput extends CountInput {
  readonly storeId: string;
  readonly preview: Preview | null;
}

export interface ImportFileContext extends InspectInput {
  readonly settled: readonly UnsurePart[];
  readonly rowsAbove: number | null;
  /** Evidence of a text's encoding, or null. */
  readonly letters: Letters | null;
  readonly unfit: Unfit | null;
  /** The format with which an unfit file was read. */
  readonly tried: FileFormat | null;
  /** Sheets of a workbook; empty for text. */
  readonly sheets: readonly string[];
  readonly look: FileInspection | null;
  readonly plan: ImportPlan | null;
  /** The person chose the columns. */
  readonly isByHand: boolean;
  /** Preview of the rows read so far; null before the first. */
  readonly preview: Preview | null;
  /** Bytes read so far. */
  readonly counted: number;
  /** The store's answer about the orders, or null. */
  readonly outlook: Outlook | "asking" | null;
}

/** Returns a plan with the formats that its columns prove. */
export const provePlan = (
  { look, settled }: Pick<ImportFileContext, "look" | "settled">,
  plan: ImportPlan,
): ImportPlan =>
  look
    ? withProof(plan, proofOf(plan, look.proofs, look.places), { settled, isRemembered: look.isRemembered })
    : plan;

/** Returns the plan after all values of the file were read. */
export const provenByAll = (
  { look, settled }: Pick<ImportFileContext, "look" | "settled">,
  plan: ImportPlan,
  { proof }: Preview,
): ImportPlan => withProof(plan, proof, { settled, isRemembered: look?.isRemembered ?? false });
