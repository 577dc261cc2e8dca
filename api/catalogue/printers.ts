import { LABEL_SIZES, type LabelSize } from "../documents/label.ts";

/** Ways to print: the browser prints the page, or saves it as a file that another program sends to the printer. */
export const PRINTER_KINDS = ["browser", "file"] as const;

export const MEDIA = ["4x6", "A6", "A4", "letter"] as const;
export type Media = (typeof MEDIA)[number];

/** Paper sizes in millimeters. Source: ISO 216, ANSI/ASME Y14.1. */
export const MEDIA_SIZES: Readonly<Record<Media, LabelSize>> = {
  "4x6": LABEL_SIZES.parcel,
  A6: { width: 105, height: 148 },
  A4: LABEL_SIZES.a4,
  letter: { width: 215.9, height: 279.4 },
};

export const LABEL_MEDIA = ["4x6", "A6"] as const satisfies readonly Media[];
export type LabelMedia = (typeof LABEL_MEDIA)[number];

/** Returns the label size for a paper: on a sheet the label is in the corner, in its own size. */
export const labelMediaOf = (media: Media): LabelMedia => media === "A6" || media === "A4" ? "A6" : "4x6";

export const PRINTER_LANGUAGES = ["pdf", "zpl"] as const;
export const DPIS = [203, 300, 600] as const;
export const ZPL_DPIS: readonly number[] = [203, 300];

export const DEFAULT_DPI = 203;
