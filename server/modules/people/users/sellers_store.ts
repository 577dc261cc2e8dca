import type { Seller } from "../../../../api/generated/schema.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";

/** Returns the sellers in a scope: accounts that are in the scope of any person. */
export function sellersIn(reader: Reader, scope: Scope): Promise<Seller[]> {
  return reader.selectFrom("users").select(["_id", "name"])
    .where(inScope(scope, "_id"))
    .where("_id", "in", (query) => query.selectFrom("scopes").select("seller_id"))
    .orderBy("name").orderBy("_id").execute();
}
