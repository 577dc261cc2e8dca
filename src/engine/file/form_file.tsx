import { type ReactNode, useEffect, useRef } from "react";
import { PENDING_FILE } from "../../../api/constants.ts";
import type { UploadedFile } from "../../../machines/file_upload.ts";
import { FileField } from "./file_field.tsx";
import { type FileKind, useFileUpload } from "./file_wiring.ts";

interface Props<Kept extends UploadedFile> {
  readonly name: string;
  readonly label: string;
  readonly kind: FileKind<Kept>;
  /** Id of the file; `PENDING_FILE` while it is being sent; empty without a file. */
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
  /** Changes a chosen file before it is sent. */
  readonly prepare?: (file: File) => Promise<File>;
  /** Shows a stored file. `stored` is null in a restored form, which has only the id. */
  readonly children: (id: string, stored: Kept | null) => ReactNode;
}

/** Uploads the file of a form's field, and gives its id to the form. */
export function FormFile<Kept extends UploadedFile>(
  { name, label, kind, value, isDisabled, onChange, prepare, children }: Props<Kept>,
) {
  const upload = useFileUpload(kind);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const { phase, stored } = upload;
  const file = stored?.file ?? "";
  useEffect(() => {
    const { value, onChange } = latest.current;
    if (phase === "sending") onChange(PENDING_FILE);
    else if (phase !== "empty") onChange(file);
    // A form that was left during an upload is restored without the file.
    else if (value === PENDING_FILE) onChange("");
  }, [phase, file]);
  const choose = prepare ? async (chosen: File) => upload.choose(await prepare(chosen)) : upload.choose;
  return (
    <FileField
      {...{ name, label, kind, isDisabled }}
      upload={{ ...upload, choose }}
      isHeld={value !== ""}
      isPasted
      onRemove={() => onChange("")}
    >
      {value !== "" && value !== PENDING_FILE && children(value, file === value ? stored : null)}
    </FileField>
  );
}
