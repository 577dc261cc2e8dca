/** Why a garment is made again, as people pick it with a digit. Pure. */
export const REJECT_REASONS = [
  "misprint",
  "wrongColor",
  "wrongSize",
  "stain",
  "hole",
  "seam",
  "position",
  "artwork",
  "another",
] as const;
