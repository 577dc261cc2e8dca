/** The file of a label in the form of a step: cut by the server, and shown as it will be printed. */
import { useEffect, useRef } from "react";
import type { AskProps } from "../../../engine/features.ts";
import { FileField } from "../../../engine/file/file_field.tsx";
import { FilePicture } from "../../../engine/file/file_picture.tsx";
import { useFileUpload } from "../../../engine/file/file_wiring.ts";
import { t } from "../../../lib/i18n.ts";
import { labelKind } from "./label_kind.ts";
import { PagePicker } from "./page_picker.tsx";

export default function LabelFileField({ name, label, isOff, onChange, onHold }: AskProps) {
  const upload = useFileUpload(labelKind);
  const latest = useRef({ onChange, onHold });
  latest.current = { onChange, onHold };
  const file = upload.kept?.file ?? "";
  const isSending = upload.phase === "sending";
  useEffect(() => latest.current.onChange(file), [file]);
  useEffect(() => {
    latest.current.onHold(isSending);
    return () => latest.current.onHold(false);
  }, [isSending]);
  return (
    <FileField name={name} label={label} kind={labelKind} upload={upload} isOff={isOff}>
      {!isSending && <PagePicker upload={upload} isOff={isOff} />}
      {file && (
        <FilePicture
          path={`/labels/file?id=${encodeURIComponent(file)}&as=preview`}
          alt={t("labelFile.preview")}
          failedText={t("labelFile.noPreview")}
        />
      )}
    </FileField>
  );
}
