/**
 * Hands over the packages of boxes that left two minutes ago, and with them garments and orders. A round selects within its
 * transaction and keeps no state: one that was killed, or never began, is made up for by the next.
 */
import { TELL_AFTER_SECONDS } from "../../../../api/handover/local_bills.ts";
import { startLoop } from "../../../background/loop.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { settleAsSystem } from "../../../lifecycle/system_step.ts";
import { packagesToTell } from "./tell_store.ts";

const ROUND_MS = 15_000;
/** Packages of one transaction, so that it stays short. */
export const TELL_PACKAGES = 20;

type Tools = Pick<BackgroundTools, "db" | "now" | "settings">;

export function packageTeller(tools: BackgroundTools): Background {
  const run = (signal: AbortSignal) => tellPackages(tools, signal);
  return startLoop({ name: "Handing over the packages of boxes", run, everyMs: ROUND_MS, isEager: true });
}

export async function tellPackages(tools: Tools, signal?: AbortSignal): Promise<void> {
  const before = tools.now() - TELL_AFTER_SECONDS;
  // Most rounds find nothing, and need no transaction to see it.
  if ((await packagesToTell(tools.db.read, before, 1)).length === 0) return;
  while (!signal?.aborted && await tellSome(tools, before) > 0) tools.db.wake();
}

/** Returns the number of packages that followed. */
async function tellSome({ db, now, settings }: Tools, before: number): Promise<number> {
  const moment = { at: now(), timeZone: settings.timeZone };
  return await db.write(async (tx) => {
    const ids = await packagesToTell(tx, before, TELL_PACKAGES);
    const settled = await settleAsSystem(tx, { lifecycle: "package", event: "boxes.settle", ids, ...moment });
    return ids.filter((id) => settled.has(`package ${id}`)).length;
  });
}
