/** Uploads the proof of a top-up in its form, and shows the proof as accounting will see it. */
import {
  MAX_PROOF_BYTES,
  PROOF_REFUSALS,
  PROOF_TYPES,
  type ProofRefusal,
} from "../../../../api/money/proofs.ts";
import { useFieldWord } from "../../../engine/field_words.ts";
import type { FileKind } from "../../../engine/file/file_wiring.ts";
import { FormFile } from "../../../engine/file/form_file.tsx";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { ProofPicture } from "./proof_picture.tsx";
import type { UploadedFile } from "../../../../machines/file_upload.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";

export default function ProofInput({ field: { key }, value, isDisabled, onChange }: InputProps) {
  const label = useFieldWord()(key);
  return (
    <FormFile name={key} kind={proofKind} value={String(value)} {...{ label, isDisabled, onChange }}>
      {(id, stored) => <ProofPicture id={id} type={stored?.type ?? ""} name={stored?.name ?? ""} />}
    </FormFile>
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
