/** Seals the audit and checks its seals, and deletes rows that are no longer needed. */
import { anchorOf, anchorText } from "../../../audit/anchor.ts";
import { newestAudit, sealAudit } from "../../../audit/seals.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { startLoop } from "../../../background/loop.ts";
import { checkNextSeal } from "../../people/audit/check_store.ts";
import { forgetOld } from "./store.ts";
import { logInfo } from "../../../log.ts";

const ROUND_MS = 60_000;
/** Seconds between two anchors of the audit in the log. */
const ANCHOR_SECONDS = 3600;

interface Rounds {
  readonly roundMs?: number;
  readonly say?: (line: string) => void;
}

export const maintenance: Module = { background: (tools) => runMaintenance(tools) };

/** Runs once a minute. Each round seals only rows of earlier rounds: no transaction is open for that long. */
export function runMaintenance(
  { db, settings: { secrets }, now }: BackgroundTools,
  { roundMs = ROUND_MS, say = logInfo }: Rounds = {},
): Background {
  let settled = 0;
  let lastReport = { at: 0, row: 0 };

  async function run(): Promise<void> {
    const newest = await newestAudit(db.read);
    await sealAudit(db, secrets, settled, now());
    await logAnchor();
    await checkNextSeal(db, secrets, now());
    await forgetOld(db, now());
    settled = newest;
  }

  /** Logs the audit's last seal: a person who truncates the audit may have no access to the log. */
  async function logAnchor(): Promise<void> {
    const anchor = await anchorOf(db.read);
    if (!anchor || anchor.last_seq === lastReport.row || now() - lastReport.at < ANCHOR_SECONDS) return;
    lastReport = { at: now(), row: anchor.last_seq };
    say(`The audit is sealed up to row ${anchor.last_seq}. ${anchorText(anchor)}`);
  }

  return startLoop({ name: "A round of upkeep", run, everyMs: roundMs });
}
