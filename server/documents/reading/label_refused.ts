import { LABEL_REFUSALS, type LabelRefusal } from "../../../api/documents/label_files.ts";

export class LabelRefused extends Error {
  constructor(
    readonly code: LabelRefusal,
    /** The number of pages in the file; null if they were not counted. */
    readonly pages: number | null = null,
  ) {
    super(LABEL_REFUSALS[code]);
    this.name = "LabelRefused";
  }
}
