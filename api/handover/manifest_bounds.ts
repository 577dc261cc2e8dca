/** Limits of postal manifests, in a file without the code that computes days. */

export const MAX_MANIFEST_ITEMS = 2_000;
export const MAX_OFFICE = 80;
export const MAX_REJECT_REASON = 200;
