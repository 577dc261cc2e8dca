/** Tiles of cases on the dashboard, in their order. */
export const CASE_TILE_KEYS = ["processing", "overdue", "mine", "waiting"] as const;
export type CaseTileKey = (typeof CASE_TILE_KEYS)[number];
