/** What a product and its items may be and have. Pure. Source: docs/requirements.md S2.22. */

export const PRODUCT_TYPES = [
  "apparel",
  "headwear",
  "bag",
  "drinkware",
  "home",
  "paper",
  "accessory",
] as const;

/** Where something can be printed. */
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

/** Whether an order of it needs a print file. */
export const ART = ["required", "none"] as const;

/** Below this a print is refused, from that one on it is good. */
export const AREA_DPI = { min: 150, good: 300 } as const;
/** Left free at the edge of an area: what a press moves. */
export const SAFE_MM = 5;

/** What a new product begins with, where nothing is said of it: the front of a shirt. */
export const USUAL_AREAS = [
  { key: "front", w_mm: 300, h_mm: 400, safe_mm: SAFE_MM, dpi_min: AREA_DPI.min, dpi_good: AREA_DPI.good },
] as const;

/** Of one product: every place of `AREAS`. */
export const MAX_AREAS = AREAS.length;
/** Highest VIP level that a price can be of; those of people are between 0 and it. */
export const MAX_PRICE_LEVEL = 100;
/** Levels with a price of their own, of one item. Chosen: no trade has more. */
export const MAX_PRICE_LEVELS = 20;
/** Made at once, and items of one product that a matrix can show. */
export const MAX_VARIANTS = 300;
/** Largest price, in minor units. */
export const MAX_PRICE_MINOR = 100_000_000;

/** Of one product. */
export const MAX_PRODUCT_IMAGES = 40;
/** Largest picture of a product: a photo at twice the width of a screen. */
export const MAX_PRODUCT_IMAGE_BYTES = 5 * 1024 * 1024;

/** What a garment of a product goes through where nobody says otherwise. */
export const USUAL_ROUTE = ["qc", "print", "final_qc", "pack"] as const;
/** Each route ends so. */
export const LAST_STEP = "pack";

/** An item in the words of a line: its color and size. */
export const variantText = (color: string, size: string): string =>
  [color, size].filter((part) => part !== "").join(" / ");
