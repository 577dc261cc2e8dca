/** Bounds of postal manifests, apart from what computes with days. */

export const MAX_MANIFEST_ITEMS = 2_000;
export const MAX_OFFICE = 80;
export const MAX_REJECT_REASON = 200;
