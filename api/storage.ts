/** How much room files may take, unless the settings say otherwise. */

/** `SELLER_FILES_GB`. */
export const MAX_SELLER_FILES_BYTES = 5 * 1024 ** 3;
/** `MIN_FREE_GB`. */
export const MIN_FREE_BYTES = 1024 ** 3;
