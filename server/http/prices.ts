/** Prices of root fields that read many rows and return few, in rows. */
import { PLATFORMS } from "../../api/statuses.ts";
import { MAX_SCANS } from "../../api/workshop/scans.ts";
import type { MutationName, QueryName } from "../../api/generated/schema.ts";

/** The price of a new document, which is parsed, validated and compiled even if it is refused in the end. */
export const NEW_DOCUMENT_ROWS = 100;
export const SEARCH_ROWS = 100;
export const COUNT_ROWS = 20;

const HEAVY_ROWS = 100;

export const ROOT_PRICES: Readonly<Partial<Record<QueryName | MutationName, number>>> = {
  dashboard: HEAVY_ROWS,
  jobPreview: HEAVY_ROWS,
  unknownSkus: HEAVY_ROWS,
  viewCounts: HEAVY_ROWS,
  makeJob: HEAVY_ROWS,
};

/** An upper estimate of a business's shipping methods. */
const METHODS = 30;
/** Months of twelve years. */
const MONTHS = 144;

/** The maximum number of rows of lists without pages. */
export const ANSWERED_ROWS: Readonly<Partial<Record<QueryName | MutationName, number>>> = {
  scan: MAX_SCANS,
  quotes: METHODS,
  priceCard: METHODS,
  shopPlatforms: PLATFORMS.length,
  ledgerMonths: MONTHS,
};

export const SEARCH_ARGUMENT = "search";
