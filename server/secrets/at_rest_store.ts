/** Seals secrets and audit at each start, because a migration does not have the key. */
import { sql } from "kysely";
import { adoptPlainSeals } from "../audit/reseal.ts";
import type { Database } from "../db/database.ts";
import type { Module } from "../module.ts";
import type { Keyring } from "./secrets.ts";

/** @param at unix seconds @returns lines for the log */
export async function sealAtRest(
  db: Database,
  modules: readonly Module[],
  keys: Keyring,
  at: number,
): Promise<string[]> {
  const seals = await adoptPlainSeals(db, keys);
  const done = await db.write(async (tx) => {
    // Overwritten secrets must not stay readable in free pages of the file.
    if (db.engine === "sqlite") await sql`pragma secure_delete = on`.execute(tx);
    const messages: string[] = [];
    for (const module of modules) messages.push(...await module.sealAtRest?.(tx, keys, at) ?? []);
    return messages;
  });
  return seals > 0
    ? [`${seals} seals of the audit were made without a key: they have one now.`, ...done]
    : done;
}
