import type { Reader } from "../../../db/database.ts";
import { sql } from "kysely";
import { hasAny } from "../../../db/search.ts";

/** Returns the gateway of a method's boxes; null if the method names none, undefined if there is no such method. */
export async function gatewayOf(reader: Reader, method_code: string): Promise<string | null | undefined> {
  const row = await reader.selectFrom("shipping_methods").select("gateway_id").where("code", "=", method_code)
    .executeTakeFirst();
  return row?.gateway_id;
}

/** Returns true for a location where boxes are filled: any that is not closed and no gateway. */
export const isBoxPlace = (reader: Reader, _id: string): Promise<boolean> =>
  hasAny(reader, "locations", sql<boolean>`_id = ${_id} and status <> 'Closed' and type <> 'gateway'`);
