/** Notifies a seller's people that somebody decided about their money, or moved it by hand. */
import { formatMinor } from "../../../../api/money.ts";
import type { TopupKind } from "../../../../api/money/topups.ts";
import { topup } from "../../../../resources/money/topup.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { notifyOfMoney } from "../ledger/money_told.ts";
import { type DecidedTopup, decidedTopups } from "./store.ts";

const ENTITY = "topups";

const MOVED: Readonly<Record<TopupKind, readonly [done: string, undone: string]>> = {
  topup: ["was credited to the balance", "was taken back from the balance"],
  credit: ["was credited to the balance", "was taken back from the balance"],
  debit: ["was taken from the balance", "was given back to the balance"],
  fee: ["was taken from the balance as a fee", "was given back to the balance"],
  payout: ["was paid out from the balance", "was given back to the balance"],
  writeoff: ["of the owed sum was written off", "is owed again"],
};
const NAMES: Readonly<Record<TopupKind, string>> = {
  topup: "Top-up",
  credit: "Credit",
  debit: "Debit",
  fee: "Fee",
  payout: "Payout",
  writeoff: "Write-off",
};

/** Returns null for a step that no seller is notified of: a manual entry that was not approved moved nothing. */
function newsOf({ kind: text, status, credited_minor, credited_currency, note, reason }: DecidedTopup) {
  const kind = text as TopupKind;
  const sum = `${formatMinor(credited_minor, credited_currency)} ${credited_currency}`;
  const say = (done: string, why: string) => ({
    state: `${NAMES[kind]} ${status.toLowerCase()}`,
    content: [`${sum} ${done}.`, why].filter(Boolean).join(" "),
  });
  if (status === "Approved") return say(MOVED[kind][0], kind === "topup" ? "" : note);
  if (status === "Reversed") return say(MOVED[kind][1], reason);
  return status === "Rejected" && kind === "topup" ? { state: "Top-up rejected", content: reason } : null;
}

export async function notifyOfTopups(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  const decided = events.filter(({ entity, isNew, changes }) =>
    entity === ENTITY && !isNew && changes.some(({ field }) => field === "status")
  );
  if (decided.length === 0) return;
  const rows = await decidedTopups(tx, [...new Set(decided.map(({ entityId }) => entityId))]);
  const messages = rows.flatMap((row) => {
    const news = newsOf(row);
    if (!news) return [];
    const { _id, code, seller_id } = row;
    const message = { code, subject: `${code}: ${news.state}`, content: news.content };
    return [{ ...message, seller_id, referent: `${topup.path}/all/${_id}`, without: by }];
  });
  await notifyOfMoney(tx, messages, at);
}
