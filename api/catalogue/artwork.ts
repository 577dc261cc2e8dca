export const MAX_ART_BYTES = 100 * 1024 * 1024;
/** 10,000 × 10,000: 33 inches at 300 dpi. */
export const MAX_ART_PIXELS = 100_000_000;
/** Longest side, in pixels. */
export const ART_PREVIEWS = { large: 1_200, small: 320 } as const;
export type ArtSize = keyof typeof ART_PREVIEWS | "original";
export const ART_LIFE_DAYS = 90;
export const MAX_MISSING_ART_ROWS = 500;
/** Bound on a placement's width and offset, in millimeters: wider than any press; all-over prints exceed an area. */
export const MAX_ART_MM = 3_000;
/** Highest share of half-transparent pixels, in millionths: beyond it the print has dots or gaps. */
export const MAX_SEMI_PPM = 20_000;

export const ART_STATES = ["Checking", "Ready", "Refused"] as const;
export type ArtState = (typeof ART_STATES)[number];

/** English texts; the client shows its own words for the same code. */
export const ART_REFUSALS = {
  notAPicture: "The file is not a PNG or JPEG, whatever its name says. Export it as PNG.",
  damaged: "The file cannot be read: it is damaged or incomplete. Export it again.",
  otherSize: "The file has more or fewer pixels than it states. Export it again.",
  tooManyPixels: "The picture has more than 100 million pixels. Export it smaller.",
  interlaced: "The PNG is interlaced. Export it without interlacing.",
  cmyk: "The picture has CMYK colors. Export it in RGB.",
  turned:
    "The picture is stored rotated, and only its EXIF orientation shows it upright. Rotate it upright and export it again.",
  empty: "Every pixel is transparent: nothing would be printed.",
  tooComplex: "The picture takes too long to read. Export it again, without extra data.",
} as const;
export type ArtRefusal = keyof typeof ART_REFUSALS;
export const isArtRefusal = (code: string): code is ArtRefusal => Object.hasOwn(ART_REFUSALS, code);

/** Problems of a placement. `lowDpi` is an error: such a placement cannot be stored; the others are warnings. */
export const PLACE_CHECKS = ["lowDpi", "fairDpi", "outsideSafe"] as const;
export type PlaceCheck = (typeof PLACE_CHECKS)[number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface ArtArea {
  readonly w_mm: number;
  readonly h_mm: number;
  readonly safe_mm: number;
  readonly dpi_min: number;
  readonly dpi_good: number;
}

export interface ArtPixels {
  readonly w_px: number;
  readonly h_px: number;
  readonly bbox: Box;
}

/** Upper left corner and width; the height follows from the pixels. */
export interface ArtPlace {
  readonly x_mm: number;
  readonly y_mm: number;
  readonly w_mm: number;
}

const INCH_MM = 25.4;

export const dpiAt = ({ w_px }: Pick<ArtPixels, "w_px">, w_mm: number): number =>
  Math.floor(w_px * INCH_MM / w_mm);

export const maxWidthAt = ({ w_px }: Pick<ArtPixels, "w_px">, dpi: number): number =>
  Math.floor(w_px * INCH_MM / dpi);

export const heightOf = ({ w_px, h_px }: Pick<ArtPixels, "w_px" | "h_px">, w_mm: number): number =>
  w_mm * h_px / w_px;

/** Returns the edges of the opaque part, in millimeters from the upper left corner of the area. */
function inkOf({ w_px, bbox }: ArtPixels, { x_mm, y_mm, w_mm }: ArtPlace) {
  const scale = w_mm / w_px;
  const left = x_mm + bbox.x * scale;
  const top = y_mm + bbox.y * scale;
  return { left, top, right: left + bbox.w * scale, bottom: top + bbox.h * scale };
}

/** Tolerance below the precision of a press. */
const SLACK_MM = 0.05;

/** Returns the problems of a placement, the worst first. */
export function placeChecks(pixels: ArtPixels, place: ArtPlace, area: ArtArea): PlaceCheck[] {
  const dpi = dpiAt(pixels, place.w_mm);
  const ink = inkOf(pixels, place);
  const safe = area.safe_mm - SLACK_MM;
  const isOutside = ink.left < safe || ink.top < safe || ink.right > area.w_mm - safe ||
    ink.bottom > area.h_mm - safe;
  return [
    ...dpi < area.dpi_min ? ["lowDpi" as const] : dpi < area.dpi_good ? ["fairDpi" as const] : [],
    ...isOutside ? ["outsideSafe" as const] : [],
  ];
}

export function touchesArea(pixels: ArtPixels, place: ArtPlace, area: ArtArea): boolean {
  const { left, top, right, bottom } = inkOf(pixels, place);
  return right > 0 && bottom > 0 && left < area.w_mm && top < area.h_mm;
}

export function usualPlace(pixels: ArtPixels, area: ArtArea): ArtPlace {
  const [wide, high] = [area.w_mm - 2 * area.safe_mm, area.h_mm - 2 * area.safe_mm];
  const fitting = Math.min(wide, high * pixels.w_px / pixels.h_px, maxWidthAt(pixels, area.dpi_good));
  const w_mm = Math.max(1, Math.floor(fitting));
  return { x_mm: Math.round((area.w_mm - w_mm) / 2), y_mm: area.safe_mm, w_mm };
}

/** Makes the opaque part as large as the safe zone and the lowest resolution allow, centered at the top. */
export function largestPlace(pixels: ArtPixels, area: ArtArea): ArtPlace {
  const { bbox, w_px } = pixels;
  // Placements are whole millimeters: one millimeter is left for rounding.
  const [wide, high] = [area.w_mm - 2 * area.safe_mm - 1, area.h_mm - 2 * area.safe_mm - 1];
  const perInk = w_px / Math.max(1, bbox.w);
  const fitting = Math.min(
    wide * perInk,
    high * w_px / Math.max(1, bbox.h),
    maxWidthAt(pixels, area.dpi_min),
    MAX_ART_MM,
  );
  const w_mm = Math.max(1, Math.floor(fitting));
  const scale = w_mm / w_px;
  const x_mm = Math.round((area.w_mm - bbox.w * scale) / 2 - bbox.x * scale);
  const y_mm = Math.ceil(area.safe_mm - bbox.y * scale);
  return { x_mm, y_mm, w_mm };
}

export function areaTitle(area: string): string {
  const words = area.replaceAll(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const UNSAFE = /[^0-9A-Za-z-]+/g;
const NAME_CHARS = 40;
const safe = (text: string): string =>
  text.replaceAll(UNSAFE, "-").replaceAll(/^-+|-+$/g, "").slice(0, NAME_CHARS) || "x";

/** Formats `UN-000123_front_TEE-BLK-M.png`, or `…_x12.png` for a file that is printed 12 times. */
export const artFileName = (
  { ticket, area, sku, count, ending }: {
    readonly ticket: string;
    readonly area: string;
    readonly sku: string;
    readonly count: number;
    readonly ending: string;
  },
): string => `${safe(ticket)}_${safe(area)}_${safe(sku)}${count > 1 ? `_x${count}` : ""}.${ending}`;
