/** Looking for items of the catalogue. */
const catalogue = {
  failed: "The catalogue could not be searched: {why}",
  looking: "Looking…",
  none: "No item of this name in the catalogue",
  pick: "Find an item",
} as const;

export const words = { catalogue };
export type English = typeof words;
