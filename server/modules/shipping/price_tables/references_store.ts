/** Reads the names of methods and sellers in price tables, and stores their back-tests. */
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

export interface ActiveMethod {
  readonly code: string;
  readonly name: string;
  readonly carrier: string;
  readonly min_days: number;
  readonly max_days: number;
}

export const activeMethods = (reader: Reader): Promise<readonly ActiveMethod[]> =>
  reader.selectFrom("shipping_methods").select(["code", "name", "carrier", "min_days", "max_days"])
    .where("status", "=", "Active").orderBy("position").execute();

export async function isMethod(reader: Reader, code: string): Promise<boolean> {
  const row = await reader.selectFrom("shipping_methods").select("_id").where("code", "=", code)
    .executeTakeFirst();
  return row !== undefined;
}

export async function namesOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.selectFrom("users").select(["_id", "name"]).where(isOneOf("_id", ids)).execute();
  return new Map(rows.map(({ _id, name }) => [_id, name]));
}

/** Stores a back-test without a new version, so that an open form can still be saved. */
export async function keepBacktest(tx: Writer, _id: string, backtest: string): Promise<void> {
  await tx.updateTable("price_tables").set({ backtest }).where("_id", "=", _id).execute();
}
