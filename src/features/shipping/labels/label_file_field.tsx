/** Uploads the file of a label in the form of a step. The preview shows the label as the server cuts it. */
import { useEffect, useRef } from "react";
import type { AskProps } from "../../../engine/features.ts";
import { FileField } from "../../../engine/file/file_field.tsx";
import { FilePicture } from "../../../engine/file/file_picture.tsx";
import { type FileKind, type FileUpload, useFileUpload } from "../../../engine/file/file_wiring.ts";
import { t } from "../../../lib/i18n.ts";
import {
  LABEL_REFUSALS,
  type LabelRefusal,
  MAX_LABEL_BYTES,
  MAX_LABEL_PICKED,
} from "../../../../api/documents/label_files.ts";
import type { UploadedFile } from "../../../../machines/file_upload.ts";
import { trackingNumber } from "../../../../api/codes/tracking.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { problemText } from "../../../lib/problem_text.ts";
import { Field, Select } from "@fluentui/react-components";
import { numberText } from "../../../parts/format.ts";

export default function LabelFileField({ name, label, isDisabled, onChange, onHold, beside }: AskProps) {
  const upload = useFileUpload(labelKind);
  const latest = useRef({ onChange, onHold });
  latest.current = { onChange, onHold };
  const file = upload.stored?.file ?? "";
  const isSending = upload.phase === "sending";
  const { tracking_number: read = "", carrier = "" } = upload.stored ?? {};
  const typed = beside?.params["tracking_number"] ?? "";
  useEffect(() => latest.current.onChange(file), [file]);
  useEffect(() => {
    // The number on the label is only a proposal, which never replaces typed text.
    if (read === "" || typed.trim() !== "") return;
    beside?.fill("tracking_number", read);
    if (carrier !== "" && !beside?.params["carrier"]) beside?.fill("carrier", carrier);
  }, [file]);
  useEffect(() => {
    latest.current.onHold(isSending);
    return () => latest.current.onHold(false);
  }, [isSending]);
  return (
    <FileField name={name} label={label} kind={labelKind} upload={upload} isDisabled={isDisabled}>
      {!isSending && <PagePicker upload={upload} isDisabled={isDisabled} />}
      {read !== "" && typed.trim() !== "" && trackingNumber(typed) !== read && (
        <InlineMessageBar tone="warning">{t("labelFile.otherNumber", { number: read })}</InlineMessageBar>
      )}
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

/** The stored label, as the API cut it. */
interface KeptLabel extends UploadedFile {
  readonly kind: string;
  readonly pages: number;
  readonly width_mm: number;
  readonly height_mm: number;
  /** Tracking number that was read from the label; empty if none was found. */
  readonly tracking_number?: string;
  readonly carrier?: string;
}

const SIZE_MB = MAX_LABEL_BYTES / 1024 ** 2;

const isOurs = (code: string): code is LabelRefusal | "tooLarge" =>
  code === "tooLarge" || Object.hasOwn(LABEL_REFUSALS, code);

const labelKind: FileKind<KeptLabel> = {
  path: ({ pages, key }) => `/labels/upload?${new URLSearchParams({ pages, key })}`,
  maxBytes: MAX_LABEL_BYTES,
  accepted: ".pdf,.png,application/pdf,image/png",
  dropText: () => t("labelFile.dropNow"),
  hint: ({ stored }) =>
    stored
      ? t("labelFile.size", { width: stored.width_mm, height: stored.height_mm })
      : t("labelFile.hint", { size: SIZE_MB }),
  refusal: ({ code }, { count }) =>
    isOurs(code) ? t(`labelFile.refused.${code}`, { count, size: SIZE_MB }) : problemText({ code }),
};

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth + 1);

/** Chooses which page of a file is the label, or all pages if there are only a few. */
function PagePicker({ upload, isDisabled }: { readonly upload: FileUpload; readonly isDisabled: boolean }) {
  const { count, pages, phase, problem } = upload;
  // An unreadable file has no pages to choose from.
  if (count < 2 || phase === "failed" || problem?.code === "tooManyPages") return null;
  return (
    <Field label={t("labelFile.page")}>
      <Select value={pages} disabled={isDisabled} onChange={(_, { value }) => upload.pick(value)}>
        {numbers(count).map((page) => (
          <option key={page} value={String(page)}>
            {t("labelFile.pageOf", { page: numberText(page), count: numberText(count) })}
          </option>
        ))}
        {count <= MAX_LABEL_PICKED && (
          <option value={numbers(count).join(",")}>
            {t("labelFile.allPages", { n: numberText(count) })}
          </option>
        )}
      </Select>
    </Field>
  );
}
