export const MAX_LABEL_BYTES = 10 * 1024 * 1024;
/** A label has one page; a file of a small batch is accepted, so that a person can pick pages from it. */
export const MAX_LABEL_PAGES = 100;
/** Maximum number of pages used from one file: a label and its customs form. */
export const MAX_LABEL_PICKED = 4;
/** Bounds of the length of a page's side. Reason: from a return stamp to an A3 sheet. */
export const MIN_LABEL_MM = 20;
export const MAX_LABEL_MM = 450;
export const MAX_LABEL_PX = { shorter: 4000, longer: 6000 } as const;

export const LABEL_KINDS = ["pdf", "png"] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** English texts; the client shows its own words for the same code. */
export const LABEL_REFUSALS = {
  notALabel: "The file is neither a PDF nor a PNG, whatever its name says. Save the label as one of them.",
  encrypted: "The PDF is locked with a password. Save it without one, or print it to a new PDF.",
  cutOff: "The file is incomplete: the download stopped early. Download it again.",
  damaged: "The file cannot be read: it is damaged. Download it again.",
  tooManyPages: "The PDF has more than 100 pages. Save the page with the label on its own.",
  noSuchPage: "The PDF has no such page. Choose one that it has.",
  wrongSize: "The page is smaller than 20 mm or larger than 450 mm. Save the label in its own size.",
  tooManyPixels: "The picture has more than 4,000 × 6,000 pixels. Save it smaller.",
  tooMuch: "The file is too large once it is unpacked. Save it again, smaller.",
  tooComplex: "The file takes too long to read. Save it again, or print it to a new PDF.",
  activeContent: "The PDF contains programs or other files. Print it to a new PDF.",
} as const;
export type LabelRefusal = keyof typeof LABEL_REFUSALS;
