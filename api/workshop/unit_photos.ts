export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** Bounds a camera's photo before it is reduced. */
export const MAX_CAMERA_BYTES = 40 * 1024 * 1024;
/** Upper bound on the longer side of a photo that the app sends, in pixels. */
export const PHOTO_SIDE = 1_600;
/** Bound on the pixels of any uploaded photo; those of the app are far below it, and API clients may send more. */
export const MAX_PHOTO_PIXELS = 16_000_000;
export const MAX_REJECT_PHOTOS = 4;

/** English texts; the client shows its own words for the same code. */
export const PHOTO_REFUSALS = {
  notAPhoto: "The file is not a JPEG, PNG or WebP, whatever its name says. Take the photo again.",
  damaged: "The photo cannot be read: it is damaged or incomplete. Take it again.",
  tooManyPixels: "The photo has more than 16 million pixels. Make it smaller.",
  hasNotes:
    "The photo contains metadata, which may name its place and time. Send it without EXIF, XMP, IPTC and comments.",
} as const;
export type PhotoRefusal = keyof typeof PHOTO_REFUSALS;
export const isPhotoRefusal = (code: string): code is PhotoRefusal => Object.hasOwn(PHOTO_REFUSALS, code);
