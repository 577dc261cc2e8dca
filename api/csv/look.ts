/** What a look at the beginning of a file finds, before the file is sent. */
import type { ColumnProof, Places } from "./evidence.ts";
import type { Letters } from "./letters.ts";
import type { FileFormat, ImportPlan } from "./plan.ts";
import type { ImportReason } from "./reasons.ts";

/** Why a file cannot be read at all: a reason of the reader, or what only the browser sees. */
export type Unfit = ImportReason | "several" | "tooLarge" | "unreadable";

/** What the beginning of a file showed. */
export interface FileInspection {
  /** How it would be read. */
  readonly plan: ImportPlan;
  /** True when the store's last file with this header was read so. */
  readonly isRemembered: boolean;
  /** Proof by the values of each column, by position. */
  readonly proofs: readonly ColumnProof[];
  readonly places: Places;
  /** Cells of the first rows below the header, by position. */
  readonly samples: readonly (readonly string[])[];
  /** The first rows of the file, one of which is the header. */
  readonly tops: readonly TopRow[];
}

export interface TopRow {
  readonly line: number;
  /** Its first cells. */
  readonly text: string;
}

export type InspectionResult =
  & (
    | { readonly kind: "fit"; readonly look: FileInspection }
    /** `format`: how it was tried; null where it was not tried. */
    | { readonly kind: "unfit"; readonly unfit: Unfit; readonly format: FileFormat | null }
  )
  & {
    /** Evidence of a text's encoding; left out where nothing was read. */
    readonly letters?: Letters;
    /** Names of the sheets of a workbook, and the one that was looked at. */
    readonly sheets?: readonly string[];
    readonly sheet?: string;
  };
