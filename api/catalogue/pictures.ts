import type { PICTURE_TYPES } from "../desk/attachments.ts";

export type PictureType = (typeof PICTURE_TYPES)[number];

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const PIXELS: Readonly<Record<PictureType, (view: DataView) => number>> = {
  "image/png": ofPng,
  "image/jpeg": ofJpeg,
  "image/webp": ofWebp,
};

export const pixelsOf = (bytes: Uint8Array, type: PictureType): number | null =>
  PIXELS[type](viewOf(bytes)) || null;

const METADATA: Readonly<Record<PictureType, (view: DataView) => boolean>> = {
  "image/png": (view) => pngChunks(view).some((name) => PNG_METADATA.includes(name)),
  "image/jpeg": (view) => jpegSegments(view).some(({ marker }) => JPEG_METADATA.includes(marker)),
  "image/webp": (view) => webpChunks(view).some(({ name }) => WEBP_METADATA.includes(name)),
};

/** Metadata such as EXIF may name place and time. A re-encoded picture has none. */
export const hasMetadata = (bytes: Uint8Array, type: PictureType): boolean => METADATA[type](viewOf(bytes));

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((more) => view.getUint8(at + more)));

const PNG_METADATA: readonly string[] = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"];
const PNG_HEAD = 8;

/** Source: PNG §5.3. */
function pngChunks(view: DataView): string[] {
  const names: string[] = [];
  for (let at = PNG_HEAD; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    names.push(nameAt(view, at + 4));
  }
  return names;
}

/** IHDR is the first chunk. Source: PNG §11.2.1. */
function ofPng(view: DataView): number {
  return view.byteLength >= 24 && nameAt(view, 12) === "IHDR" ? view.getUint32(16) * view.getUint32(20) : 0;
}

/** Segments with metadata: APP1 has EXIF and XMP, APP13 has IPTC, COM has free text. */
const JPEG_METADATA: readonly number[] = [0xe1, 0xed, 0xfe];
const JPEG_SCAN = 0xda;

interface Segment {
  readonly marker: number;
  readonly at: number;
}

/** Source: ITU T.81 §B.1.1. */
function jpegSegments(view: DataView): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return segments;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === JPEG_SCAN) return segments;
    segments.push({ marker, at });
    at += 2 + view.getUint16(at + 2);
  }
  return segments;
}

/** Source: ITU T.81 §B.2.2. */
function ofJpeg(view: DataView): number {
  // DHT, JPG and DAC have markers within the range of frames, but are not frames.
  const frame = jpegSegments(view).find(({ marker }) =>
    marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
  );
  return frame && frame.at + 9 <= view.byteLength
    ? view.getUint16(frame.at + 5) * view.getUint16(frame.at + 7)
    : 0;
}

const WEBP_METADATA: readonly string[] = ["EXIF", "XMP "];
const WEBP_HEAD = 12;

interface WebpChunk {
  readonly name: string;
  readonly at: number;
}

/** Source: RFC 9649 §2.3. */
function webpChunks(view: DataView): WebpChunk[] {
  const chunks: WebpChunk[] = [];
  for (let at = WEBP_HEAD; at + 8 <= view.byteLength;) {
    chunks.push({ name: nameAt(view, at), at: at + 8 });
    const size = view.getUint32(at + 4, true);
    at += 8 + size + size % 2;
  }
  return chunks;
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint8(at) + view.getUint8(at + 1) * 0x100 + view.getUint8(at + 2) * 0x10000;

/** Reads the size from the first chunk, which has one of three forms. Source: RFC 9649 §2.7, RFC 6386 §9.1. */
function ofWebp(view: DataView): number {
  const [first] = webpChunks(view);
  if (!first || first.at + 10 > view.byteLength) return 0;
  const { name, at } = first;
  if (name === "VP8X") return (1 + uint24(view, at + 4)) * (1 + uint24(view, at + 7));
  if (name === "VP8 ") {
    return (view.getUint16(at + 6, true) & 0x3fff) * (view.getUint16(at + 8, true) & 0x3fff);
  }
  if (name !== "VP8L") return 0;
  const bits = view.getUint32(at + 1, true);
  return (1 + (bits & 0x3fff)) * (1 + ((bits >>> 14) & 0x3fff));
}
