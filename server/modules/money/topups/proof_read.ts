/** Checks a proof of payment by its bytes. PDFium rewrites PDFs, so that none is stored as uploaded (ADR 30). */
import { attachmentType } from "../../../../api/desk/attachments.ts";
import type { LabelRefusal } from "../../../../api/documents/label_files.ts";
import { pixelsOf } from "../../../../api/catalogue/pictures.ts";
import {
  isNamedAs,
  isProof,
  MAX_PROOF_PAGES,
  MAX_PROOF_PIXELS,
  PROOF_REFUSALS,
  type ProofRefusal,
  type ProofType,
} from "../../../../api/money/proofs.ts";
import { readLabelFile } from "../../../documents/reading/read.ts";
import { LabelRefused } from "../../../documents/reading/label_refused.ts";

export interface Proof {
  readonly type: ProofType;
  readonly pages: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly preview: Uint8Array<ArrayBuffer> | null;
}

export class ProofRefused extends Error {
  constructor(readonly code: ProofRefusal) {
    super(PROOF_REFUSALS[code]);
    this.name = "ProofRefused";
  }
}

const OF_PDF: Readonly<Record<LabelRefusal, ProofRefusal>> = {
  notALabel: "notAProof",
  encrypted: "encrypted",
  cutOff: "damaged",
  damaged: "damaged",
  tooManyPages: "tooManyPages",
  noSuchPage: "damaged",
  wrongSize: "wrongSize",
  tooManyPixels: "wrongSize",
  tooMuch: "tooComplex",
  tooComplex: "tooComplex",
  activeContent: "tooComplex",
};

/** @throws {ProofRefused} */
export async function readProof(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Proof> {
  const type = attachmentType(bytes);
  if (!isProof(type)) throw new ProofRefused("notAProof");
  if (!isNamedAs(name, type)) throw new ProofRefused("otherName");
  if (type === "application/pdf") return { type, ...await readPdf(bytes) };
  const pixels = pixelsOf(bytes, type);
  if (pixels === null) throw new ProofRefused("damaged");
  if (pixels > MAX_PROOF_PIXELS) throw new ProofRefused("tooManyPixels");
  return { type, pages: 1, bytes, preview: null };
}

/** Rewrites all pages of a PDF. The first call finds their number; each call consumes its bytes, so it gets a copy. */
async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Omit<Proof, "type">> {
  try {
    const first = await readLabelFile(bytes.slice());
    const { pages } = first;
    if (pages > MAX_PROOF_PAGES) throw new ProofRefused("tooManyPages");
    return pages === 1
      ? first
      : await readLabelFile(bytes.slice(), Array.from({ length: pages }, (_, at) => at + 1));
  } catch (error) {
    throw error instanceof LabelRefused ? new ProofRefused(OF_PDF[error.code]) : error;
  }
}
