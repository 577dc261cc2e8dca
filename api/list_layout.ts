export const DENSITIES = ["compact", "normal", "roomy"] as const;
export type Density = (typeof DENSITIES)[number];

/** Width of a column in px: narrower holds no word, wider no screen. */
export const MIN_COLUMN_PX = 48;
export const MAX_COLUMN_PX = 800;
/** Limits the tabs of one list: nobody finds a tab among more. */
export const MAX_TABS = 12;
