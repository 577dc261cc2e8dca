import { type Limit, limit } from "./limit.ts";
import { MAX_FALLBACKS, MAX_LISTED, MAX_PRIORITY, MAX_TOLERANCE_G } from "./shipping/policies.ts";
import {
  MAX_BP,
  MAX_BRACKETS,
  MAX_CELL_MINOR,
  MAX_DUTY_RULES,
  MAX_PRICE_TABLE_CHARS,
  MAX_PRICE_TABLE_G,
  MAX_SENT_CHARS,
  MAX_SURCHARGES,
  MAX_ZONE_PLACES,
  MAX_ZONES,
} from "./shipping/rating/bounds.ts";
import { MAX_BASE_MINOR } from "./shipping/rating/rate.ts";

export const PRICE_LIMITS: readonly Limit[] = [
  limit({ MAX_ZONES }, "zones", "a price table"),
  limit({ MAX_BRACKETS }, "weights", "a price table"),
  limit({ MAX_SURCHARGES }, "surcharges", "a price table"),
  limit({ MAX_DUTY_RULES }, "rules", "a duty table"),
  limit({ MAX_ZONE_PLACES }, "countries or postal prefixes", "a zone"),
  limit({ MAX_PRICE_TABLE_CHARS }, "characters", "a price table, as JSON"),
  limit({ MAX_SENT_CHARS }, "characters", "a price table as it is sent, compressed when it is long"),
  limit({ MAX_PRICE_TABLE_G }, "grams", "a weight on a price table"),
  limit({ MAX_CELL_MINOR }, "minor units", "an amount on a price table"),
  limit({ MAX_BP }, "hundredths of a percent", "a surcharge or a duty"),
  limit({ MAX_BASE_MINOR }, "minor units", "the price of a package before its surcharges"),
];

export const POLICY_LIMITS: readonly Limit[] = [
  limit({ MAX_PRIORITY }, "places", "the order of policies"),
  limit({ MAX_LISTED }, "ids", "a list of a policy"),
  limit({ MAX_FALLBACKS }, "methods", "methods of a policy, tried in order"),
  limit({ MAX_TOLERANCE_G }, "grams", "the tolerance of weight that a policy allows"),
];
