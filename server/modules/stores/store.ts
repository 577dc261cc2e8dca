/** Sellers and their stores in the database. */
import type { Seller, Store } from "../../../api/generated/schema.ts";
import type { Reader } from "../../db/database.ts";
import { inScope, type Scope } from "../../scope.ts";

/** Stores within a scope, by name. */
export function storesIn(reader: Reader, scope: Scope): Promise<Store[]> {
  return reader.selectFrom("stores as s").innerJoin("users as u", "u._id", "s.seller_id")
    .select(["s._id", "s.name", "s.seller_id", "u.name as seller_name", "s.platform", "s.status"])
    .where(inScope(scope, "s.seller_id")).orderBy("s.name").orderBy("s._id").execute();
}

/** One store within a scope; a foreign one is as missing as one that never was. */
export function storeById(reader: Reader, scope: Scope, id: string) {
  return reader.selectFrom("stores").select(["_id", "seller_id"])
    .where("_id", "=", id).where(inScope(scope)).executeTakeFirst();
}

/** Seller accounts within a scope, by name: whoever stands in somebody's scope. */
export function sellersIn(reader: Reader, scope: Scope): Promise<Seller[]> {
  return reader.selectFrom("users").select(["_id", "name"])
    .where(inScope(scope, "_id"))
    .where("_id", "in", (query) => query.selectFrom("scopes").select("seller_id"))
    .orderBy("name").orderBy("_id").execute();
}
