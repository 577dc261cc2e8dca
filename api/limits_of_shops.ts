import { type Limit, limit } from "./limit.ts";
import { MAX_SHOP_DAYS, MAX_SHOP_METHODS, MAX_SHOP_SECRETS } from "./shops/connections.ts";

export const SHOP_LIMITS: readonly Limit[] = [
  limit({ MAX_SHOP_DAYS }, "days", "between today and the first day whose orders of a shop come in"),
  limit({ MAX_SHOP_METHODS }, "methods", "of a shop that are matched to ours"),
  limit({ MAX_SHOP_SECRETS }, "secrets", "of a connection with a shop"),
];
