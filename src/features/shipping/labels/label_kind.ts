/** The file of a label as a form takes it, and what is said of it. */
import { LABEL_REFUSALS, type LabelRefusal, MAX_LABEL_BYTES } from "../../../../api/documents/label_files.ts";
import type { KeptFile } from "../../../../machines/file_upload.ts";
import type { FileKind } from "../../../engine/file/file_wiring.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";

/** What the API makes of it: one page, cut and drawn. */
export interface KeptLabel extends KeptFile {
  readonly kind: string;
  readonly pages: number;
  readonly width_mm: number;
  readonly height_mm: number;
}

const SIZE_MB = MAX_LABEL_BYTES / 1024 ** 2;

const isOurs = (code: string): code is LabelRefusal | "tooLarge" =>
  code === "tooLarge" || Object.hasOwn(LABEL_REFUSALS, code);

export const labelKind: FileKind<KeptLabel> = {
  path: ({ pages, key }) => `/labels/upload?${new URLSearchParams({ pages, key })}`,
  maxBytes: MAX_LABEL_BYTES,
  accepted: ".pdf,.png,application/pdf,image/png",
  dropText: () => t("labelFile.dropNow"),
  hint: ({ kept }) =>
    kept
      ? t("labelFile.size", { width: kept.width_mm, height: kept.height_mm })
      : t("labelFile.hint", { size: SIZE_MB }),
  refusal: ({ code }, { count }) =>
    isOurs(code) ? t(`labelFile.refused.${code}`, { count, size: SIZE_MB }) : problemText({ code }),
};
