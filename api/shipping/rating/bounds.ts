/** How large a card may be. */

/** Chosen: three times what the largest public tariff has. */
export const MAX_ZONES = 100;
export const MAX_BRACKETS = 500;
export const MAX_SURCHARGES = 40;
export const MAX_DUTY_RULES = 500;
/** Countries or prefixes of one zone. */
export const MAX_ZONE_PLACES = 1_000;
/** One ton: no parcel is heavier. */
export const MAX_CARD_G = 1_000_000;
/** Ten million of a currency with two decimals; in dong still a large parcel. */
export const MAX_CELL_MINOR = 1_000_000_000;
export const MAX_BP = 100_000;
/** Of a body as JSON: as many zones and weights as there may be, at the largest prices, and their places. */
export const MAX_CARD_CHARS = 1_000_000;
/** Of a body as it is sent, a long one packed: with all that is around it, less than a request may have. */
export const MAX_SENT_CHARS = 240_000;
