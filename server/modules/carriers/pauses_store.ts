/** Accounts with providers that do not answer. */
import type { Reader, Writer } from "../../db/database.ts";

/** @returns ids of the accounts that it is about */
export async function keepPaused(tx: Writer, kind: string, paused_until: number | null): Promise<string[]> {
  const rows = await tx.updateTable("integrations").set({ paused_until }).where("kind", "=", kind)
    .where("status", "=", "Active").returning("_id").execute();
  return rows.map(({ _id }) => _id);
}

export interface PausedCarrier {
  readonly _id: string;
  readonly name: string;
  /** Unix seconds. */
  readonly until: number;
}

/** @param at unix seconds: a pause that is over is none */
export async function pausedCarriers(reader: Reader, at: number): Promise<PausedCarrier[]> {
  const rows = await reader.selectFrom("integrations").select(["_id", "name", "paused_until"])
    .where("status", "=", "Active").where("paused_until", ">", at).orderBy("name").orderBy("_id").execute();
  return rows.map(({ _id, name, paused_until }) => ({ _id, name, until: Number(paused_until) }));
}
