/** The proof of a top-up as a form takes it, and what is said of it. */
import {
  MAX_PROOF_BYTES,
  PROOF_REFUSALS,
  PROOF_TYPES,
  type ProofRefusal,
} from "../../../../api/money/proofs.ts";
import type { KeptFile } from "../../../../machines/file_upload.ts";
import type { FileKind } from "../../../engine/file/file_wiring.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";

/** What the API keeps. */
export interface KeptProof extends KeptFile {
  readonly name: string;
  readonly type: string;
}

const SIZE_MB = MAX_PROOF_BYTES / 1024 ** 2;

const isOurs = (code: string): code is ProofRefusal | "tooLarge" =>
  code === "tooLarge" || Object.hasOwn(PROOF_REFUSALS, code);

export const proofKind: FileKind<KeptProof> = {
  path: ({ name, key }) => `/topups/proof?${new URLSearchParams({ name, key })}`,
  maxBytes: MAX_PROOF_BYTES,
  accepted: [".jpg", ".jpeg", ".png", ".pdf", ...PROOF_TYPES].join(","),
  dropText: () => t("proof.dropNow"),
  hint: () => t("proof.hint", { size: SIZE_MB }),
  refusal: ({ code }) => isOurs(code) ? t(`proof.refused.${code}`, { size: SIZE_MB }) : problemText({ code }),
};
