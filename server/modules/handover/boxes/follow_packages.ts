/**
 * Hands over the packages of a box or manifest that has left, with their garments and orders. Each round selects within its
 * transaction and keeps no state, so the next round completes an interrupted one.
 */
import { startLoop } from "../../../background/loop.ts";
import type { Reader } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { settleAsSystem } from "../../../lifecycle/system_step.ts";

const ROUND_MS = 15_000;

export interface Departure {
  /** Names the loop in the log: "Handing over the packages of boxes". */
  readonly name: string;
  /** The event that moves a package. */
  readonly event: `${string}.settle`;
  /** Maximum number of packages in one transaction, which must stay short. */
  readonly most: number;
  /** Returns packages to hand over, the earliest first. @param now unix seconds */
  readonly due: (reader: Reader, now: number, most: number) => Promise<readonly string[]>;
}

export type FollowTools = Pick<BackgroundTools, "db" | "now" | "settings">;

export const followLoop = (leaving: Departure, tools: BackgroundTools): Background =>
  startLoop({
    name: leaving.name,
    run: (signal) => followPackages(leaving, tools, signal),
    everyMs: ROUND_MS,
    isEager: true,
  });

export async function followPackages(
  leaving: Departure,
  tools: FollowTools,
  signal?: AbortSignal,
): Promise<void> {
  const now = tools.now();
  // Reads before opening a transaction, because most rounds find nothing.
  if ((await leaving.due(tools.db.read, now, 1)).length === 0) return;
  while (!signal?.aborted && await followSome(leaving, tools, now) > 0) tools.db.wake();
}

/** Returns the number of packages that were handed over. */
async function followSome(
  { event, most, due }: Departure,
  { db, now, settings }: FollowTools,
  before: number,
): Promise<number> {
  const moment = { at: now(), timeZone: settings.timeZone };
  return await db.write(async (tx) => {
    const ids = await due(tx, before, most);
    const settled = await settleAsSystem(tx, { lifecycle: "package", event, ids, ...moment });
    return ids.filter((id) => settled.has(`package ${id}`)).length;
  });
}
