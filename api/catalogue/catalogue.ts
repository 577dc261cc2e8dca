/** Source: docs/requirements.md S2.22. */

export const PRODUCT_TYPES = [
  "apparel",
  "headwear",
  "bag",
  "drinkware",
  "home",
  "paper",
  "accessory",
] as const;

export const AREAS = [
  "front",
  "back",
  "left_sleeve",
  "right_sleeve",
  "pocket",
  "hood",
  "inside",
  "full",
] as const;

export const ART = ["required", "none"] as const;

/** Longest SKU, and longest code of a product, in characters. */
export const SKU_CHARS = 64;

/** Below `min` a print is refused, from `good` on it has no warning. */
export const AREA_DPI = { min: 150, good: 300 } as const;
/** Margin at the edge of an area, for the tolerance of a press. */
export const SAFE_MM = 5;

export const USUAL_AREAS = [
  { key: "front", w_mm: 300, h_mm: 400, safe_mm: SAFE_MM, dpi_min: AREA_DPI.min, dpi_good: AREA_DPI.good },
] as const;

export const MAX_AREAS = AREAS.length;
/** Highest VIP level of a price or a person; the lowest is 0. */
export const MAX_PRICE_LEVEL = 100;
/** Maximum number of levels of an item with their own price. Reason: no trade uses more. */
export const MAX_PRICE_LEVELS = 20;
/** Maximum number of items that are made at once, and that the matrix of a product can show. */
export const MAX_VARIANTS = 300;
export const MAX_PRICE_MINOR = 100_000_000;

export const MAX_PRODUCT_IMAGES = 40;
export const MAX_PRODUCT_IMAGE_BYTES = 5 * 1024 * 1024;

export const USUAL_ROUTE = ["qc", "print", "final_qc", "pack"] as const;
export const PACK_STEP = "pack";

export const variantText = (color: string, size: string): string =>
  [color, size].filter((part) => part !== "").join(" / ");
