import { ApiError } from "../../../../api/errors.ts";
import type { Reader } from "../../../db/database.ts";
import { covers, type Scope } from "../../../scope.ts";

/** @throws {ApiError} NOT_FOUND for a seller outside the scope, and for a person who is not a seller */
export async function sellerOf(reader: Reader, scope: Scope, id: string): Promise<string> {
  const row = covers(scope, id)
    ? await reader.selectFrom("scopes").select("seller_id").where("user_id", "=", id)
      .where("seller_id", "=", id).executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError("NOT_FOUND", "There is no such seller.");
  return id;
}
