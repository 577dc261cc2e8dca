import { type Limit, limit } from "./limit.ts";
import { MAX_SHOP_DAYS, MAX_SHOP_METHODS, MAX_SHOP_SECRETS } from "./shops/connections.ts";

export const SHOP_LIMITS: readonly Limit[] = [
  limit(
    { MAX_SHOP_DAYS },
    "days",
    "days between today and the first day whose orders are fetched from a shop",
  ),
  limit({ MAX_SHOP_METHODS }, "methods", "methods of a shop that are matched to ours"),
  limit({ MAX_SHOP_SECRETS }, "secrets", "secrets of a connection with a shop"),
];
