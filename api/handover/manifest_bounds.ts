/** Limits of postal manifests; separate from postal_manifest.ts, which loads the library of dates. */

export const MAX_MANIFEST_ITEMS = 2_000;
export const MAX_OFFICE = 80;
export const MAX_REJECT_REASON = 200;
