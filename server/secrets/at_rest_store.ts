/**
 * What a migration cannot do, for it has no key: seals of the audit, and what modules keep sealed. Done at each start,
 * before anybody is answered; where there is nothing left to do, nothing is.
 */
import { sql } from "kysely";
import { adoptPlainSeals } from "../audit/reseal.ts";
import type { Database } from "../db/database.ts";
import type { Module } from "../module.ts";
import type { Keyring } from "./secrets.ts";

/**
 * @param at unix seconds
 * @returns what was done, for the log
 */
export async function bringToRest(
  db: Database,
  modules: readonly Module[],
  keys: Keyring,
  at: number,
): Promise<string[]> {
  const seals = await adoptPlainSeals(db, keys);
  const done = await db.write(async (tx) => {
    // What is overwritten must not stay readable in a part of the file that is free.
    if (db.engine === "sqlite") await sql`pragma secure_delete = on`.execute(tx);
    const said: string[] = [];
    for (const module of modules) said.push(...await module.bringToRest?.(tx, keys, at) ?? []);
    return said;
  });
  return seals > 0
    ? [`${seals} seals of the audit were made without a key: they have one now.`, ...done]
    : done;
}
