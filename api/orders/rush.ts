/** Codes of shipping methods for which a buyer pays more to have the order sooner. */
export const RUSH_METHODS = ["express", "overnight", "international-express"] as const;

/** A file may have the method's name in place of its code. */
export const isRush = (shippingMethod: string): boolean =>
  (RUSH_METHODS as readonly string[]).includes(shippingMethod.toLowerCase().replaceAll(" ", "-"));
