/** Takes a photo of the signed paper: made smaller, without its place, and sent before the signature. */
import { useEffect, useRef } from "react";
import { MAX_PAPER_BYTES } from "../../../../api/handover/local_bills.ts";
import { PENDING_PROOF } from "../../../../api/money/proofs.ts";
import type { UploadedFile } from "../../../../machines/file_upload.ts";
import { shrunkPhoto } from "../../../engine/attachments/draft_files.ts";
import type { AskProps } from "../../../engine/features.ts";
import { FileField } from "../../../engine/file/file_field.tsx";
import { FilePicture } from "../../../engine/file/file_picture.tsx";
import { type FileKind, useFileUpload } from "../../../engine/file/file_wiring.ts";
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

export default function PaperAsk({ name, label, value, isOff, onChange }: AskProps) {
  const upload = useFileUpload(paperKind);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const { phase } = upload;
  const file = upload.stored?.file ?? "";
  useEffect(() => {
    const { value, onChange } = latest.current;
    if (phase === "sending") onChange(PENDING_PROOF);
    else if (phase !== "empty") onChange(file);
    // A form that was left during an upload has no file.
    else if (value === PENDING_PROOF) onChange("");
  }, [phase, file]);
  const choose = async (photo: File) => upload.choose(await shrunkPhoto(photo) ?? photo);
  return (
    <FileField
      name={name}
      label={label}
      kind={paperKind}
      upload={{ ...upload, choose }}
      isHeld={value !== ""}
      isPasted
      isOff={isOff}
      onRemove={() => onChange("")}
    >
      {value !== "" && value !== PENDING_PROOF && <FilePicture path={paperPath(value)} alt={label} />}
    </FileField>
  );
}
