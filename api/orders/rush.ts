/** Which orders stand before others in every queue: those that are to be there soon. */

/** [D] Codes of shipping methods that a buyer pays more for, to have it sooner. */
export const RUSH_METHODS = ["express", "overnight", "international-express"] as const;

/** A file may have called it by its name. */
export const isRush = (shippingMethod: string): boolean =>
  (RUSH_METHODS as readonly string[]).includes(shippingMethod.toLowerCase().replaceAll(" ", "-"));
