/** Says which number to type before a range is resumed. */
import type { StepNoteProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";

export default function ResumeNote({ record, event }: StepNoteProps) {
  if (event !== "range.resume") return null;
  return <p>{record["unsure"] === true ? t("barcodes.resume") : t("barcodes.resumeAny")}</p>;
}
