/** Three times the zones of the largest public tariff. */
export const MAX_ZONES = 100;
export const MAX_BRACKETS = 500;
export const MAX_SURCHARGES = 40;
export const MAX_DUTY_RULES = 500;
export const MAX_ZONE_PLACES = 1_000;
/** One ton: no package is heavier. */
export const MAX_PRICE_TABLE_G = 1_000_000;
/** Highest price: ten million of a currency with two decimals, and in dong still the price of a large package. */
export const MAX_CELL_MINOR = 1_000_000_000;
export const MAX_BP = 100_000;
/** Characters of a body as JSON: the most zones and weights at the largest prices, with their places. */
export const MAX_PRICE_TABLE_CHARS = 1_000_000;
/** Characters of a body as sent, compressed if long, within the limit of a request. */
export const MAX_SENT_CHARS = 240_000;
