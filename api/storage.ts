/** Default of `SELLER_FILES_GB`. */
export const MAX_SELLER_FILES_BYTES = 5 * 1024 ** 3;
/** Default of `MIN_FREE_GB`. */
export const MIN_FREE_BYTES = 1024 ** 3;
