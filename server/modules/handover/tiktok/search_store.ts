import { RECORDS_LIMIT } from "../../../../api/desk/search.ts";
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import { inScope } from "../../../scope.ts";
import { namedRecord, recordLink, type Searchable } from "../../../search/searchable.ts";

export const searchedTiktok: Searchable = {
  kind: "tiktok_orders",
  title: "TikTok orders",
  rule: tiktokOrders.rule,
  async find(text, { db, scope }) {
    const rows = await db.read.selectFrom("tiktok_orders").select([
      "_id",
      "tiktok_id",
      "status",
      "items_text",
    ])
      .where("tiktok_id", "=", text.trim()).where(inScope(scope)).orderBy("seq").limit(RECORDS_LIMIT)
      .execute();
    return {
      items: rows.map(({ _id, tiktok_id, status, items_text }) => ({
        id: _id,
        title: tiktok_id,
        link: recordLink(tiktokOrders.path, _id),
        icon: tiktokOrders.id,
        subtitle: items_text,
        status,
      })),
      exact: rows.map(({ _id }) => namedRecord(tiktokOrders.path, _id)),
    };
  },
};
