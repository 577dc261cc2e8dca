/** Context of the look at a file of orders, and inputs of its effects. */
import { proofOf } from "../api/csv/evidence.ts";
import { withProof } from "../api/csv/plan_edit.ts";
import type { FileFormat, ImportPlan, UnsurePart } from "../api/csv/plan.ts";
import type { Look, Unfit } from "../api/csv/look.ts";
import type { Letters } from "../api/csv/letters.ts";
import type { Outlook } from "../api/csv/outlook.ts";
import type { Preview } from "../api/csv/preview.ts";

export interface LookInput {
  readonly files: readonly File[];
  readonly storeId: string;
  /** Chosen by hand; null: find out. */
  readonly format: FileFormat | null;
  /** The sheet of a workbook that was chosen by hand; null: the first. */
  readonly sheet: string | null;
  /** Rows above the header, as chosen by hand; null: find the header. */
  readonly rowsAbove?: number | null;
  /** Parts of the format that a person has chosen; left out: all of `format`. */
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

export interface ImportFileContext extends LookInput {
  readonly settled: readonly UnsurePart[];
  readonly rowsAbove: number | null;
  /** Evidence of a text's encoding; null where there is none. */
  readonly letters: Letters | null;
  readonly unfit: Unfit | null;
  /** The format with which an unfit file was tried. */
  readonly tried: FileFormat | null;
  /** Sheets of a workbook to choose from; none of a text. */
  readonly sheets: readonly string[];
  readonly look: Look | null;
  readonly plan: ImportPlan | null;
  /** True when the columns were chosen by hand. */
  readonly isByHand: boolean;
  /** Preview of the rows read so far; null before the first. */
  readonly preview: Preview | null;
  /** Bytes of the file that were counted. */
  readonly counted: number;
  /** The store's answer about the orders; null where it is not known. */
  readonly outlook: Outlook | "asking" | null;
}

/** A plan as the columns that it uses are written. */
export const proven = (
  { look, settled }: Pick<ImportFileContext, "look" | "settled">,
  plan: ImportPlan,
): ImportPlan =>
  look
    ? withProof(plan, proofOf(plan, look.proofs, look.places), { settled, isRemembered: look.isRemembered })
    : plan;

/** The same after all values of the file were read. */
export const provenByAll = (
  { look, settled }: Pick<ImportFileContext, "look" | "settled">,
  plan: ImportPlan,
  { proof }: Preview,
): ImportPlan => withProof(plan, proof, { settled, isRemembered: look?.isRemembered ?? false });
