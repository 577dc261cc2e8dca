import type { ColumnProof, FileCountries } from "./evidence.ts";
import type { Letters } from "./letters.ts";
import type { FileFormat, ImportPlan } from "./plan.ts";
import type { ImportReason } from "./reasons.ts";

/** `several`, `tooLarge` and `unreadable` are found by the browser, the others by the reader of the file. */
export type UnfitReason = ImportReason | "several" | "tooLarge" | "unreadable";

export interface FileInspection {
  readonly plan: ImportPlan;
  /** True when the store's last file with this header was read in the same way. */
  readonly isRemembered: boolean;
  readonly proofs: readonly ColumnProof[];
  readonly places: FileCountries;
  /** Cells of the first rows below the header, by position. */
  readonly samples: readonly (readonly string[])[];
  readonly tops: readonly TopRow[];
}

export interface TopRow {
  readonly line: number;
  readonly text: string;
}

export type InspectionResult =
  & (
    | { readonly kind: "fit"; readonly inspection: FileInspection }
    /** `format`: the format that was tried; null for none. */
    | { readonly kind: "unfit"; readonly unfit: UnfitReason; readonly format: FileFormat | null }
  )
  & {
    /** Evidence of a text's encoding; absent if nothing was read. */
    readonly letters?: Letters;
    readonly sheets?: readonly string[];
    readonly sheet?: string;
  };
