export const DENSITIES = ["compact", "normal", "roomy"] as const;
export type Density = (typeof DENSITIES)[number];

/** Bounds of a column's width in px: a narrower one holds no word, and a wider one exceeds the screen. */
export const MIN_COLUMN_PX = 48;
export const MAX_COLUMN_PX = 800;
/** Maximum number of tabs of one list: nobody finds a tab among more. */
export const MAX_TABS = 12;
