/** Photos of garments that were rejected or came back damaged: what is taken, why one is not, and how small it is made before it leaves the device. */

export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** What a camera may give, before it is drawn smaller. */
export const MAX_TAKEN_BYTES = 40 * 1024 * 1024;
/** The longer side of what is sent. */
export const PHOTO_SIDE = 1_600;
/** Of whoever sends one without this app: as large as a screen is, a few times over. */
export const MAX_PHOTO_PIXELS = 16_000_000;
/** Of one reject, or one grade of what came back. */
export const MAX_REJECT_PHOTOS = 4;

/** In English; the client shows its locale's words for the same code. */
export const PHOTO_REFUSALS = {
  notAPhoto: "The file is no JPEG, PNG or WebP, whatever its name says. Take the photo again.",
  damaged: "The photo cannot be read: it is damaged or not whole. Take it again.",
  tooManyPixels: "The photo has more than 16 million pixels. Make it smaller.",
  hasNotes: "The photo says where and when it was taken. Send it without EXIF and the like.",
} as const;
export type PhotoRefusal = keyof typeof PHOTO_REFUSALS;
export const isPhotoRefusal = (code: string): code is PhotoRefusal => Object.hasOwn(PHOTO_REFUSALS, code);
