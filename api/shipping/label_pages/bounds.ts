export const MAX_DROP_PAGES = 600;
export const MAX_DROP_BYTES = 200 * 1024 ** 2;
export const MAX_DROP_FILE_BYTES = 10 * 1024 ** 2;
/** No more files than pages, because every file has at least one page. */
export const MAX_DROP_FILES = MAX_DROP_PAGES;
/** Fifteen inches, the longest page that a label printer takes. */
export const MAX_PAGE_MM = 381;
/** Maximum number of characters to read from a page. A label has a few hundred. */
export const MAX_PAGE_TEXT = 20_000;
/** Number of pages that are read, and then stored in one transaction. */
export const PAGES_OF_A_STEP = 50;
/** Maximum pieces of evidence to store for a page. */
export const MAX_EVIDENCE = 20;
export const MAX_FILE_NAME = 120;
export const LABEL_PARTS_PATH = "/label-pages/parts";
