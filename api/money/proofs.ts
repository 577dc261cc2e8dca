import { ATTACHMENT_TYPES, type AttachmentType } from "../desk/attachments.ts";

export const MAX_PROOF_BYTES = 5 * 1024 * 1024;
/** Pages of a PDF: a receipt has one, an extract of a bank statement a few. */
export const MAX_PROOF_PAGES = 4;
/** Pixels of a picture: a phone's photo, within the server's memory. */
export const MAX_PROOF_PIXELS = 60_000_000;

export const PROOF_TYPES = ["image/jpeg", "image/png", "application/pdf"] as const;
export type ProofType = (typeof PROOF_TYPES)[number];
export const isProof = (type: string | null): type is ProofType =>
  (PROOF_TYPES as readonly (string | null)[]).includes(type);

/** English texts; the client shows its own words for the same code. */
export const PROOF_REFUSALS = {
  notAProof: "The file is not a JPEG, PNG or PDF, whatever its name says. Save it as one of them.",
  otherName: "The file’s name has the extension of another file type. Rename it, or save it again.",
  damaged: "The file cannot be read: it is damaged or incomplete. Download it again.",
  tooManyPixels: "The picture has more than 60 million pixels. Save it smaller.",
  encrypted: "The PDF is locked with a password. Save it without one, or print it to a new PDF.",
  tooManyPages: "The PDF has more than 4 pages. Save the pages with the payment on their own.",
  wrongSize: "A page is smaller than 20 mm or larger than 450 mm. Print it to a new PDF.",
  tooComplex: "The PDF cannot be read safely. Print it to a new PDF, or take a picture of it.",
} as const;
export type ProofRefusal = keyof typeof PROOF_REFUSALS;

/** False if the name's extension contradicts the bytes. */
export function isNamedAs(name: string, type: AttachmentType): boolean {
  const ending = /\.[^./\\]*$/.exec(name.trim())?.[0].toLowerCase();
  return ending === undefined || (ATTACHMENT_TYPES[type] as readonly string[]).includes(ending);
}
