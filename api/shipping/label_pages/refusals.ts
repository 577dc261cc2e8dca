/** Reasons for not reading a dropped file, or one page of it. English texts; the client has its own words. */
import type { LabelRefusal } from "../../documents/label_files.ts";
import { MAX_DROP_PAGES } from "./bounds.ts";

export const PAGE_REFUSALS = {
  notAPdf: "The file is not a PDF, whatever its name says. Download the label again as a PDF.",
  webPage:
    "The file is a web page that was saved as a PDF. Log in at the platform and download the label again.",
  encrypted: "The PDF is locked with a password. Save it without one, or print it to a new PDF.",
  cutOff: "The file is incomplete: the download stopped early. Download it again.",
  damaged: "It is damaged and cannot be read. Download the file again.",
  wrongSize: "The page is smaller than 20 mm or longer than 15 inches. Save the label in its own size.",
  tooMuch: "It is too large once it is unpacked. Save it again, smaller.",
  tooSlow: "Reading it takes longer than 10 seconds. Print it to a new PDF.",
  activeContent: "The PDF contains programs or other files. Print it to a new PDF.",
  tooManyPages: `A drop has ${MAX_DROP_PAGES} pages at most. Drop this file again by itself.`,
  fileGone: "The file is not there any more. Drop it again.",
} as const;
export type PageRefusal = keyof typeof PAGE_REFUSALS;

const OTHERS: Readonly<Partial<Record<LabelRefusal, PageRefusal>>> = {
  notALabel: "notAPdf",
  tooComplex: "tooSlow",
  tooManyPixels: "tooMuch",
  noSuchPage: "damaged",
};

export function pageRefusalOf(code: LabelRefusal): PageRefusal {
  return OTHERS[code] ?? (Object.hasOwn(PAGE_REFUSALS, code) ? code as PageRefusal : "damaged");
}

export class PageRefused extends Error {
  constructor(readonly code: PageRefusal) {
    super(PAGE_REFUSALS[code]);
    this.name = "PageRefused";
  }
}
