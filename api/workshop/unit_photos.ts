export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** Bounds a camera's photo before it is reduced. */
export const MAX_CAMERA_BYTES = 40 * 1024 * 1024;
/** The longer side of a sent photo. */
export const PHOTO_SIDE = 1_600;
/** Largest photo of an API client: a few screens. */
export const MAX_PHOTO_PIXELS = 16_000_000;
export const MAX_REJECT_PHOTOS = 4;

/** English texts; the client shows its own words for the same code. */
export const PHOTO_REFUSALS = {
  notAPhoto: "The file is not a JPEG, PNG or WebP, whatever its name says. Take the photo again.",
  damaged: "The photo cannot be read: it is damaged or incomplete. Take it again.",
  tooManyPixels: "The photo has more than 16 million pixels. Make it smaller.",
  hasNotes: "The photo says where and when it was taken. Send it without EXIF and the like.",
} as const;
export type PhotoRefusal = keyof typeof PHOTO_REFUSALS;
export const isPhotoRefusal = (code: string): code is PhotoRefusal => Object.hasOwn(PHOTO_REFUSALS, code);
