/** What keeps the data in order beside the requests: seals of the audit log and a look at them, and an end for old keys and events. */
import { newestAudit, sealAudit } from "../../audit_seals.ts";
import type { Background, BackgroundTools, Module } from "../../fields.ts";
import { startLoop } from "../../loop.ts";
import { checkNextSeal } from "../audit/check_store.ts";
import { forgetOld } from "./store.ts";

const ROUND_MS = 60_000;

export const upkeep: Module = { background: (tools) => keepUp(tools) };

/** One round a minute. A round seals what was there a round ago: no transaction is open for that long. */
export function keepUp({ db, now }: BackgroundTools, roundMs = ROUND_MS): Background {
  let settled = 0;
  async function run(): Promise<void> {
    const newest = await newestAudit(db.read);
    await sealAudit(db, settled, now());
    await checkNextSeal(db, now());
    await forgetOld(db, now());
    settled = newest;
  }

  return startLoop({ name: "A round of upkeep", run, everyMs: roundMs });
}
