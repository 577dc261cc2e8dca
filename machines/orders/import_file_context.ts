import { proofOf } from "../../api/csv/evidence.ts";
import { withProof } from "../../api/csv/plan_edit.ts";
import type { FileFormat, ImportPlan, UnsurePart } from "../../api/csv/plan.ts";
import type { FileInspection, UnfitReason } from "../../api/csv/inspect.ts";
import type { Letters } from "../../api/csv/letters.ts";
import type { Outlook } from "../../api/csv/outlook.ts";
import type { Preview } from "../../api/csv/preview.ts";

export interface InspectInput {
  readonly files: readonly File[];
  readonly storeId: string;
  /** Null to detect the format. */
  readonly format: FileFormat | null;
  /** Null for the first sheet. */
  readonly sheet: string | null;
  /** Number of rows above the header; null to find the header. */
  readonly rowsAbove?: number | null;
  /** Parts of `format` that the person has decided; if left out, all parts. */
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
  readonly letters: Letters | null;
  readonly unfit: UnfitReason | null;
  readonly tried: FileFormat | null;
  /** Names of the sheets; empty for a text file. */
  readonly sheets: readonly string[];
  readonly inspection: FileInspection | null;
  readonly plan: ImportPlan | null;
  readonly isByHand: boolean;
  /** Null until the first row is read. */
  readonly preview: Preview | null;
  readonly counted: number;
  readonly outlook: Outlook | "asking" | null;
}

export const provePlan = (
  { inspection, settled }: Pick<ImportFileContext, "inspection" | "settled">,
  plan: ImportPlan,
): ImportPlan =>
  inspection
    ? withProof(plan, proofOf(plan, inspection.proofs, inspection.places), {
      settled,
      isRemembered: inspection.isRemembered,
    })
    : plan;

export const proveByPreview = (
  { inspection, settled }: Pick<ImportFileContext, "inspection" | "settled">,
  plan: ImportPlan,
  { proof }: Preview,
): ImportPlan => withProof(plan, proof, { settled, isRemembered: inspection?.isRemembered ?? false });
