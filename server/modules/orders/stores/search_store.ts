/** Finds stores in global search, without an index: a scope has few stores. */
import { RECORDS_LIMIT } from "../../../../api/desk/search.ts";
import { stores as resource } from "../../../../resources/orders/stores.ts";
import { searchAny } from "../../../db/search.ts";
import { inScope } from "../../../scope.ts";
import { recordLink, type Searchable } from "../../../search/searchable.ts";

export const searchedStores: Searchable = {
  kind: "stores",
  title: "Stores",
  rule: resource.rule,
  async find(text, { db, scope }) {
    const rows = await db.read.selectFrom("stores").select(["_id", "name", "platform", "status", "url"])
      .where(inScope(scope)).where(searchAny(db.engine, { table: null, numbers: [] }, [text]))
      .orderBy("name").orderBy("_id").limit(RECORDS_LIMIT).execute();
    return {
      items: rows.map(({ _id, name, platform, status }) => ({
        id: _id,
        title: name,
        link: recordLink(resource.path, _id),
        icon: "stores",
        subtitle: platform,
        status,
      })),
    };
  },
};
