/** The file that shows that money was sent: what is taken, and why one is not. Source: money §5. */
import { ATTACHMENT_TYPES, type AttachmentType } from "./attachments.ts";

export const MAX_PROOF_BYTES = 5 * 1024 * 1024;
/** Pages of a PDF: a receipt has one, a statement's extract a few. */
export const MAX_PROOF_PAGES = 4;
/** Of a picture: what a phone's camera takes, and nothing that fills somebody's memory. */
export const MAX_PROOF_PIXELS = 60_000_000;

export const PROOF_TYPES = ["image/jpeg", "image/png", "application/pdf"] as const;
export type ProofType = (typeof PROOF_TYPES)[number];
export const isProof = (type: string | null): type is ProofType =>
  (PROOF_TYPES as readonly (string | null)[]).includes(type);

/** What a form holds for a file that is still on its way: nothing is sent before it is there. */
export const PROOF_ON_ITS_WAY = "…";

/** In English; the client shows its locale's words for the same code. */
export const PROOF_REFUSALS = {
  notAProof: "The file is no JPEG, PNG or PDF, whatever its name says. Save it as one of them.",
  otherName: "The file's name ends as another kind of file does. Rename it to what it is, or save it again.",
  damaged: "The file cannot be read: it is damaged or not whole. Download it again.",
  tooManyPixels: "The picture has more than 60 million pixels. Save it smaller.",
  encrypted: "The PDF is locked with a password. Save it without one, or print it to a new PDF.",
  tooManyPages: "The PDF has more than 4 pages. Save the pages with the payment on their own.",
  wrongSize: "A page is smaller than 20 mm or larger than 450 mm. Print it to a new PDF.",
  tooComplex: "The PDF cannot be read safely. Print it to a new PDF, or take a picture of it.",
} as const;
export type ProofRefusal = keyof typeof PROOF_REFUSALS;

/** False where the name promises something else than the bytes are; a name without an ending promises nothing. */
export function isNamedAs(name: string, type: AttachmentType): boolean {
  const ending = /\.[^./\\]*$/.exec(name.trim())?.[0].toLowerCase();
  return ending === undefined || (ATTACHMENT_TYPES[type] as readonly string[]).includes(ending);
}

/** How many points a picture has, as it says itself; null for one that says nothing. */
export function pixelsOf(bytes: Uint8Array, type: "image/jpeg" | "image/png"): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (type === "image/png" ? ofPng(view) : ofJpeg(view)) || null;
}

/** IHDR is the first chunk. Source: PNG §11.2.1. */
function ofPng(view: DataView): number {
  const IHDR = 0x49484452;
  return view.byteLength >= 24 && view.getUint32(12) === IHDR ? view.getUint32(16) * view.getUint32(20) : 0;
}

/** The first frame header among the segments. Source: ITU T.81 §B.2.2. */
function ofJpeg(view: DataView): number {
  // DHT, JPG and DAC stand among the numbers of frames and are none.
  const isFrame = (marker: number) =>
    marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return 0;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return 0;
}
