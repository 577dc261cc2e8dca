/** Bounds of a drop of label files. */
export const MAX_DROP_PAGES = 600;
export const MAX_DROP_BYTES = 200 * 1024 ** 2;
export const MAX_DROP_FILE_BYTES = 10 * 1024 ** 2;
/** One page each at most: more files have more pages. */
export const MAX_DROP_FILES = MAX_DROP_PAGES;
/** Fifteen inches, the longest page that a label printer takes. */
export const MAX_PAGE_MM = 381;
/** Letters of a page that are read. A label has a few hundred. */
export const MAX_PAGE_TEXT = 20_000;
/** Pages that are read before they are written together. */
export const PAGES_OF_A_STEP = 50;
/** Pieces of evidence that are kept of a page. */
export const MAX_EVIDENCE = 20;
export const MAX_FILE_NAME = 120;
export const LABEL_PARTS_PATH = "/label-pages/parts";
