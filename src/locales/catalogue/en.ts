/** Looking for items of the catalogue. */
export const catalogue = {
  failed: "The catalogue could not be asked: {why}",
  looking: "Looking…",
  none: "No item of the catalogue is called so",
  pick: "Find an item",
} as const;
