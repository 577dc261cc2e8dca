/** HTML and SVG are never allowed: a browser would run them. */

export const MAX_ATTACHMENT_BYTES = 50 * 1024 ** 2;
/** Largest file that one request carries; a larger one is sent in parts (`upload_parts.ts`). */
export const MAX_WHOLE_UPLOAD_BYTES = 10 * 1024 ** 2;
/** Largest total size of a record's files of one visibility: a seller must not learn how much staff attached. */
export const MAX_RECORD_BYTES = 200 * 1024 ** 2;
export const MAX_ATTACHMENTS = 200;
export const MAX_COMMENT_ATTACHMENTS = 20;
/** Longer side of a photo, in pixels; the browser shrinks larger photos. */
export const MAX_PHOTO_SIDE = 3_000;

/** MIME types with the extensions a name may have; the first is added if none fits. */
export const ATTACHMENT_TYPES = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/gif": [".gif"],
  "image/webp": [".webp"],
  "application/pdf": [".pdf"],
  "video/mp4": [".mp4", ".m4v"],
  "video/quicktime": [".mov", ".qt"],
  "video/webm": [".webm"],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

export const isImage = (type: string): boolean => type.startsWith("image/");
export const isVideo = (type: string): boolean => type.startsWith("video/");

/** Bytes that a browser reads to guess a type. Source: MIME Sniffing Standard §7. */
export const HEAD_BYTES = 1445;

/** Has no tags of one or two letters: these occur by chance in the bytes of a picture. */
const MARKUP = /<(?:!doctype|html|head|body|script|iframe|svg|style|title|table|img|div|font|object|embed)/i;

/** Returns the type by the first bytes; null for a forbidden one, and if HTML or SVG hides in another type. */
export function attachmentType(head: Uint8Array): AttachmentType | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  const type = text.startsWith("\x89PNG\r\n\x1a\n")
    ? "image/png"
    : text.startsWith("\xff\xd8\xff")
    ? "image/jpeg"
    : /^GIF8[79]a/.test(text)
    ? "image/gif"
    : /^RIFF[^]{4}WEBP/.test(text)
    ? "image/webp"
    : text.startsWith("%PDF-")
    ? "application/pdf"
    : videoType(text);
  return type === null || MARKUP.test(text) ? null : type;
}

/** The EBML header with the document type "webm"; Matroska has another. Source: MIME Sniffing Standard §6.2.2. */
const EBML = "\x1aE\xdf\xa3";
const WEBM = /^[^]{4,38}?B\x82[^]webm/;
/** Brands of MP4 and of the ISO base format that browsers play. Source: MIME Sniffing Standard §6.2.1, mp4ra.org. */
const MP4_BRAND = /^(?:mp4|iso[m2-9]|avc1|M4V |dash)/;
/** Pictures and sound in the same format: HEIC, AVIF, M4A, M4B. */
const OTHER_BRAND = /^(?:mif|msf|hei|hev|avi|M4A|M4B)/;

function videoType(text: string): "video/mp4" | "video/quicktime" | "video/webm" | null {
  if (text.startsWith(EBML) && WEBM.test(text)) return "video/webm";
  const [, size = "", listed = ""] = /^([^]{4})ftyp([^]*)/.exec(text) ?? [];
  const bytes = [...size].reduce((sum, sign) => sum * 0x100 + sign.charCodeAt(0), 0);
  if (bytes < 12 || bytes % 4 !== 0 || bytes > text.length) return null;
  // The second group of four bytes is a version; the others are the brand and the compatible brands.
  const brands = (listed.slice(0, bytes - 8).match(/[^]{4}/g) ?? []).filter((_, at) => at !== 1);
  const [brand = ""] = brands;
  // The brand of QuickTime files, by Apple's QuickTime File Format.
  if (brand === "qt  ") return "video/quicktime";
  return !OTHER_BRAND.test(brand) && brands.some((each) => MP4_BRAND.test(each)) ? "video/mp4" : null;
}

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export const isPicture = (type: string | null): type is (typeof PICTURE_TYPES)[number] =>
  (PICTURE_TYPES as readonly (string | null)[]).includes(type);

const MAX_NAME_LENGTH = 120;

/** Replaces characters of paths, removes control characters and bidirectional marks, and corrects the extension. */
export function attachmentName(name: string, type: AttachmentType): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").replaceAll(/[\\/:*?"<>|]/g, "_").trim()
    .replace(/^\.+/, "");
  const endings: readonly string[] = ATTACHMENT_TYPES[type];
  const [first = ""] = endings;
  const ending = endings.find((each) => clean.toLowerCase().endsWith(each));
  const stem = (ending ? clean.slice(0, -ending.length) : clean).slice(0, MAX_NAME_LENGTH);
  return `${stem || "file"}${ending ?? first}`;
}
