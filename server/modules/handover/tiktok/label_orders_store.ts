import { either, hasNumber, isOneOf } from "../../../db/conditions.ts";
import { inScope } from "../../../scope.ts";
import type { PlatformPort } from "../../shipping/label_pages/platform_port.ts";

/** Finds our orders by TikTok's ids and by tracking numbers that TikTok issued. */
export const ordersAtTiktok: PlatformPort["ordersAtPlatform"] = async (reader, scope, { refs, numbers }) => {
  const rows = await reader.selectFrom("tiktok_orders").select(["order_id", "tiktok_id", "tracking_number"])
    .where("order_id", "is not", null).where(inScope(scope))
    .where(either([isOneOf("tiktok_id", refs), hasNumber("tracking_number", numbers)])).execute();
  return rows.flatMap(({ order_id, tiktok_id: ref, tracking_number }) =>
    order_id ? [{ order_id, ref, tracking_number }] : []
  );
};
