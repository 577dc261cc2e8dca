/** Uploads a photo, which becomes the first comment of the refund request. */
import { useEffect, useMemo, useRef } from "react";
import { ATTACHMENT_TYPES, MAX_WHOLE_UPLOAD_BYTES } from "../../../../api/desk/attachments.ts";
import type { UploadedFile } from "../../../../machines/file_upload.ts";
import { useFieldWord } from "../../../engine/field_words.ts";
import { FilePicture } from "../../../engine/file/file_picture.tsx";
import type { FileKind } from "../../../engine/file/file_wiring.ts";
import { FormFile } from "../../../engine/file/form_file.tsx";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { useRefundStyles } from "./refund.styles.ts";

const SIZE_MB = MAX_WHOLE_UPLOAD_BYTES / 1024 ** 2;
const PICTURES = Object.keys(ATTACHMENT_TYPES).filter((type) => type.startsWith("image/"));

/** The photo is attached to the order, where only its author sees it until the request is made. */
const photoKind = (order: string): FileKind<UploadedFile> => ({
  path: ({ name, key }) =>
    `/attachments?${new URLSearchParams({ entity: "orders", id: order, name, visibility: "seller", key })}`,
  keptOf: (answer) => ({
    file: (answer as { readonly attachment: { readonly _id: string } }).attachment._id,
    problems: [],
  }),
  maxBytes: MAX_WHOLE_UPLOAD_BYTES,
  accepted: PICTURES.join(","),
  dropText: () => t("refunds.photo.drop"),
  hint: () => t("refunds.photo.hint", { size: SIZE_MB }),
  refusal: ({ code }) =>
    code === "tooLarge" || code === "invalid"
      ? t(`refunds.photo.${code}`, { size: SIZE_MB })
      : problemText({ code }),
});

export default function PhotoInput(props: InputProps) {
  const { quiet } = useRefundStyles();
  const order = String(props.values?.["order_id"] ?? "");
  const last = useRef(order);
  useEffect(() => {
    if (order === "") return;
    // The photo is attached to the order that was chosen before.
    if (last.current !== "" && last.current !== order) props.onChange("");
    last.current = order;
  }, [order]);
  if (order === "") return <span className={quiet}>{t("refunds.noOrder")}</span>;
  return <Photo key={order} order={order} {...props} />;
}

function Photo(
  { order, field: { key }, value, isDisabled, onChange }: InputProps & { readonly order: string },
) {
  const kind = useMemo(() => photoKind(order), [order]);
  const label = useFieldWord()(key);
  return (
    <FormFile name={key} value={String(value)} {...{ label, kind, isDisabled, onChange }}>
      {(id) => <FilePicture path={`/attachments/file?id=${encodeURIComponent(id)}`} alt={label} />}
    </FormFile>
  );
}
