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
