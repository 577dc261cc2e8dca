/** Uploads the proof of a top-up in its form, shown as accounting will see it. */
import { useEffect, useRef } from "react";
import {
  MAX_PROOF_BYTES,
  PENDING_PROOF,
  PROOF_REFUSALS,
  PROOF_TYPES,
  type ProofRefusal,
} from "../../../../api/money/proofs.ts";
import { useFieldWord } from "../../../engine/field_words.ts";
import { FileField } from "../../../engine/file/file_field.tsx";
import { type FileKind, useFileUpload } from "../../../engine/file/file_wiring.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { ProofPicture } from "./proof_picture.tsx";
import type { UploadedFile } from "../../../../machines/file_upload.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";

export default function ProofInput({ field: { key }, value, isOff, onChange }: InputProps) {
  const id = String(value);
  const upload = useFileUpload(proofKind);
  const label = useFieldWord()(key);
  const latest = useRef({ id, onChange });
  latest.current = { id, onChange };
  const { phase } = upload;
  const file = upload.stored?.file ?? "";
  useEffect(() => {
    const { id, onChange } = latest.current;
    if (phase === "sending") onChange(PENDING_PROOF);
    else if (phase !== "empty") onChange(file);
    // A form that was left during an upload has no file.
    else if (id === PENDING_PROOF) onChange("");
  }, [phase, file]);
  return (
    <FileField
      name={key}
      label={label}
      kind={proofKind}
      upload={upload}
      isHeld={id !== ""}
      isPasted
      isOff={isOff}
      onRemove={() => onChange("")}
    >
      {id !== "" && id !== PENDING_PROOF && (
        <ProofPicture
          id={id}
          // A restored form knows its id alone.
          type={file === id ? upload.stored?.type ?? "" : ""}
          name={file === id ? upload.stored?.name ?? "" : ""}
        />
      )}
    </FileField>
  );
}

interface KeptProof extends UploadedFile {
  readonly name: string;
  readonly type: string;
}

const SIZE_MB = MAX_PROOF_BYTES / 1024 ** 2;

const isOurs = (code: string): code is ProofRefusal | "tooLarge" =>
  code === "tooLarge" || Object.hasOwn(PROOF_REFUSALS, code);

const proofKind: FileKind<KeptProof> = {
  path: ({ name, key }) => `/topups/proof?${new URLSearchParams({ name, key })}`,
  maxBytes: MAX_PROOF_BYTES,
  accepted: [".jpg", ".jpeg", ".png", ".pdf", ...PROOF_TYPES].join(","),
  dropText: () => t("proof.dropNow"),
  hint: () => t("proof.hint", { size: SIZE_MB }),
  refusal: ({ code }) => isOurs(code) ? t(`proof.refused.${code}`, { size: SIZE_MB }) : problemText({ code }),
};
