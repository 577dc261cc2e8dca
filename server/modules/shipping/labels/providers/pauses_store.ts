/** Counts failures of providers for all servers. A provider without failures has no row. */
import { sql } from "kysely";
import type { Reader, Writer } from "../../../../db/database.ts";

export interface Pause {
  readonly failures: number;
  /** Unix seconds; null if it is not paused. */
  readonly paused_until: number | null;
}

export const pauseOf = (reader: Reader, provider: string): Promise<Pause | undefined> =>
  reader.selectFrom("carrier_pauses").select(["failures", "paused_until"]).where("provider", "=", provider)
    .executeTakeFirst();

/** Counts one more failure; a pause resets the count. @returns true if this failure paused it */
export async function countFailure(
  tx: Writer,
  provider: string,
  { most, until }: { readonly most: number; readonly until: number },
): Promise<boolean> {
  const isLast = sql`carrier_pauses.failures + 1 >= ${most}`;
  const { rows: [row] } = await sql<Pause>`
    insert into carrier_pauses (provider, failures, paused_until) values (${provider}, 1, null)
    on conflict (provider) do update set
      failures = case when ${isLast} then 0 else carrier_pauses.failures + 1 end,
      paused_until = case when ${isLast} then ${until} else carrier_pauses.paused_until end
    returning failures, paused_until`.execute(tx);
  return row?.failures === 0;
}

export async function forgetFailures(tx: Writer, provider: string): Promise<boolean> {
  const row = await tx.deleteFrom("carrier_pauses").where("provider", "=", provider).returning("paused_until")
    .executeTakeFirst();
  return (row?.paused_until ?? null) !== null;
}

export async function accountsOf(reader: Reader, provider: string): Promise<string[]> {
  const rows = await reader.selectFrom("integrations").select("_id").where("kind", "=", provider)
    .where("status", "=", "Active").execute();
  return rows.map(({ _id }) => _id);
}

export interface PausedCarrier {
  readonly _id: string;
  readonly name: string;
  /** Unix seconds. */
  readonly until: number;
}

/** Returns providers whose pause is not over. @param at unix seconds */
export async function pausedCarriers(reader: Reader, at: number): Promise<PausedCarrier[]> {
  const rows = await reader.selectFrom("integrations as i")
    .innerJoin("carrier_pauses as p", "p.provider", "i.kind").select(["i._id", "i.name", "p.paused_until"])
    .where("i.status", "=", "Active").where("p.paused_until", ">", at).orderBy("i.name").orderBy("i._id")
    .execute();
  return rows.map(({ _id, name, paused_until }) => ({ _id, name, until: Number(paused_until) }));
}
