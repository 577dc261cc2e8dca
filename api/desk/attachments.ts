/** HTML and SVG are never allowed: a browser would run them. */

export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
export const MAX_ATTACHMENTS = 200;
export const MAX_COMMENT_ATTACHMENTS = 20;

/** MIME types with the extensions a name may have; the first is added where none fits. */
export const ATTACHMENT_TYPES = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/gif": [".gif"],
  "image/webp": [".webp"],
  "application/pdf": [".pdf"],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

export const isImage = (type: string): boolean => type.startsWith("image/");

/** Bytes that a browser reads to guess a type. Source: MIME Sniffing Standard §7. */
export const HEAD_BYTES = 1445;

/** Words of four letters and more: shorter ones occur in the noise of a picture. */
const MARKUP = /<(?:!doctype|html|head|body|script|iframe|svg|style|title|table|img|div|font|object|embed)/i;

/** Returns the type by the first bytes; null for a forbidden one, also where one type hides in another. */
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
    : null;
  return type === null || MARKUP.test(text) ? null : type;
}

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export const isPicture = (type: string | null): type is (typeof PICTURE_TYPES)[number] =>
  (PICTURE_TYPES as readonly (string | null)[]).includes(type);

const MAX_NAME_LENGTH = 120;

/** Removes paths, control characters and bidirectional marks. */
export function attachmentName(name: string, type: AttachmentType): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").replaceAll(/[\\/:*?"<>|]/g, "_").trim()
    .replace(/^\.+/, "");
  const endings: readonly string[] = ATTACHMENT_TYPES[type];
  const [first = ""] = endings;
  const ending = endings.find((each) => clean.toLowerCase().endsWith(each));
  const stem = (ending ? clean.slice(0, -ending.length) : clean).slice(0, MAX_NAME_LENGTH);
  return `${stem || "file"}${ending ?? first}`;
}
