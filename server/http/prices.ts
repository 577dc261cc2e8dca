/**
 * What root fields cost beside the rows that they give, in rows: work that no page size shows. A search and a count look
 * at many rows to say little.
 */
import { MAX_SCANS } from "../../api/workshop/scans.ts";
import type { MutationName, QueryName } from "../../api/generated/schema.ts";

/** A document that was not seen before is parsed, validated and compiled, also when it is refused in the end. */
export const NEW_DOCUMENT_ROWS = 100;
/** A root field with a search text. */
export const SEARCH_ROWS = 100;
/** A count. */
export const COUNT_ROWS = 20;

/** Fields that look at every row of a scope. */
const HEAVY_ROWS = 100;

export const ROOT_PRICES: Readonly<Partial<Record<QueryName | MutationName, number>>> = {
  dashboard: HEAVY_ROWS,
  jobPreview: HEAVY_ROWS,
  unknownSkus: HEAVY_ROWS,
  viewCounts: HEAVY_ROWS,
  makeJob: HEAVY_ROWS,
};

/** A house has a handful of shipping methods. */
const METHODS = 30;

/** Lists that answer what was sent, and no page: as many rows as can be sent at once. */
export const ANSWERED_ROWS: Readonly<Partial<Record<QueryName | MutationName, number>>> = {
  scan: MAX_SCANS,
  quotes: METHODS,
  priceCard: METHODS,
};

/** The argument whose text is searched for. */
export const SEARCH_ARGUMENT = "search";
