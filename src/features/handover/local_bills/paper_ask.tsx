/** Takes a photo of the signed paper, scales it down, removes its location data, and uploads it. */
import { MAX_PAPER_BYTES } from "../../../../api/handover/local_bills.ts";
import type { UploadedFile } from "../../../../machines/file_upload.ts";
import { shrunkPhoto } from "../../../engine/attachments/draft_files.ts";
import type { AskProps } from "../../../engine/features.ts";
import { FilePicture } from "../../../engine/file/file_picture.tsx";
import type { FileKind } from "../../../engine/file/file_wiring.ts";
import { FormFile } from "../../../engine/file/form_file.tsx";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { paperPath } from "./paper_path.ts";

const SIZE_MB = MAX_PAPER_BYTES / 1024 ** 2;

const paperKind: FileKind<UploadedFile> = {
  path: ({ key }) => `/local-bills/paper?${new URLSearchParams({ key })}`,
  maxBytes: MAX_PAPER_BYTES,
  accepted: "image/*",
  dropText: () => t("localBill.photoDrop"),
  hint: () => t("localBill.photoHint", { size: SIZE_MB }),
  refusal: ({ code }) =>
    code === "tooLarge" ? t("localBill.tooLarge", { size: SIZE_MB }) : problemText({ code }),
};

const shrunk = async (photo: File): Promise<File> => await shrunkPhoto(photo) ?? photo;

export default function PaperAsk({ name, label, value, isDisabled, onChange }: AskProps) {
  return (
    <FormFile {...{ name, label, value, isDisabled, onChange }} kind={paperKind} prepare={shrunk}>
      {(id) => <FilePicture path={paperPath(id)} alt={label} />}
    </FormFile>
  );
}
