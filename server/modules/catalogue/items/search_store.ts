/** Finds items in global search, first the one whose SKU is the text. */
import { sql } from "kysely";
import { rules } from "../../../../api/access.ts";
import { RECORDS_LIMIT } from "../../../../api/desk/search.ts";
import { searchAny } from "../../../db/search.ts";
import { joinTexts, linkFor, type Searchable } from "../../../search/searchable.ts";

export const searchedItems: Searchable = {
  kind: "items",
  title: "Items",
  rule: rules.operations,
  async find(text, context) {
    const { db } = context;
    const rows = await db.read.selectFrom("items").select(["_id", "sku", "title", "variant"])
      .where("status", "=", "Active").where(searchAny(db.engine, { table: "items", numbers: [] }, [text]))
      .orderBy(sql`case when lower(sku) = ${text.toLowerCase()} then 0 else 1 end`)
      .orderBy("sku").limit(RECORDS_LIMIT).execute();
    return {
      items: rows.map(({ _id, sku, title, variant }) => ({
        id: _id,
        title: joinTexts(" · ", title, variant),
        link: linkFor(context, `/items/internal?_id=${encodeURIComponent(_id)}`),
        icon: "items",
        code: sku,
      })),
    };
  },
};
