import type { Reader, Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import type { IntegrationsTable } from "../../db/tables.ts";

export const storeNamed = (reader: Reader, name: string) =>
  reader.selectFrom("stores").select(["_id", "seller_id"]).where("name", "=", name).executeTakeFirst();

/** Returns when the demo's store was connected; undefined if a person disconnected it. */
export async function connectionTime(reader: Reader, host: string): Promise<number | undefined> {
  const row = await reader.selectFrom("shop_connections").select("created_at").where("host", "=", host)
    .executeTakeFirst();
  return row?.created_at;
}

export async function addApp(
  tx: Writer,
  row: Pick<IntegrationsTable, "_id" | "kind" | "name" | "secret" | "secret_last4">,
  at: number,
): Promise<void> {
  await tx.insertInto("integrations").values({
    ...row,
    ...{
      status: "Active",
      url: "",
      url_shown: "",
      events: "[]",
      store_id: "",
      seller_id: null,
      auto_void: 0,
    },
    ...{ secret_at: at, secret_by: "Demo", old_secret: "", old_until: null },
    ...{ search_text: searchText(row.name, ""), created_at: at, updated_at: at, version: 1 },
  }).execute();
}

/** Returns when the demo's app was added; undefined if a person deleted it. */
export async function appTime(reader: Reader, kind: string): Promise<number | undefined> {
  const row = await reader.selectFrom("integrations").select("created_at").where("kind", "=", kind)
    .where("secret_by", "=", "Demo").executeTakeFirst();
  return row?.created_at;
}
