/** Manual transactions: top-ups, their approval, and entries by accounting. Source: docs/requirements.md S2.23. */
import { anyOf } from "../../../../api/access.ts";
import type { TopupKind } from "../../../../api/money/topups.ts";
import type { NoticeWords } from "../../../../api/notices.ts";
import { approvalRights, approvals as approvalsResource } from "../../../../resources/money/approvals.ts";
import { fxRates, paymentMethods } from "../../../../resources/money/payment_methods.ts";
import { topup as resource } from "../../../../resources/money/topup.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { notifyOfMoney } from "../ledger/notify_money.ts";
import { topupLifecycle } from "./lifecycle.ts";
import { sweeper } from "./proof_files.ts";
import { proofRoutes } from "./proof_upload.ts";
import { activeMethods, fxRatesList, paymentMethodsList, rateAt, rateText } from "./rates_store.ts";
import { type DecidedTopup, decidedTopups, topupById, topupsList } from "./store.ts";
import { approval, topup } from "./make.ts";
import { method, rate } from "./make_methods.ts";

/** Returns the message of a step; null if it notifies no seller, such as the rejection of a manual entry. */
function wordsOf(decided: DecidedTopup): NoticeWords | null {
  const { code, status, credited_minor, credited_currency, note, reason } = decided;
  const kind = decided.kind as TopupKind;
  const amount = { minor: credited_minor, currency: credited_currency };
  if (status === "Approved") {
    return { key: `${kind}Approved`, args: { code, amount, text: kind === "topup" ? "" : note } };
  }
  if (status === "Reversed") return { key: `${kind}Reversed`, args: { code, amount, text: reason } };
  return status === "Rejected" && kind === "topup"
    ? { key: "topupRejected", args: { code, text: reason } }
    : null;
}

/** Notifies a seller's people of decisions about their top-ups, and of manual entries. */
async function notifyOfTopups(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  const decided = events.filter(({ entity, isNew, changes }) =>
    entity === resource.query && !isNew && changes.some(({ field }) => field === "status")
  );
  if (decided.length === 0) return;
  const rows = await decidedTopups(tx, [...new Set(decided.map(({ entityId }) => entityId))]);
  const messages = rows.flatMap((row) => {
    const words = wordsOf(row);
    if (!words) return [];
    const { _id, code, seller_id } = row;
    return [{ code, words, seller_id, referent: `${resource.path}/all/${_id}`, without: by }];
  });
  await notifyOfMoney(tx, messages, at);
}

export const topups: Module = {
  lists: [
    listOf(resource, topupsList),
    listOf(approvalsResource, topupsList),
    listOf(paymentMethods, paymentMethodsList),
    listOf(fxRates, fxRatesList),
  ],
  entities: [topup, approval, method, rate],
  lifecycles: [topupLifecycle],
  queries: {
    async topupMethods(_args, { db, settings, now }) {
      const found = await activeMethods(db.read);
      return await Promise.all(found.map(async ({ _id, name, currency, pay_to, min_minor }) => {
        const rate = currency === settings.currency ? null : await rateAt(db.read, currency, now());
        return { _id, name, currency, pay_to, min_minor, rate: rate === null ? "" : rateText(rate) };
      }));
    },
  },
  audiences: { topups: { rule: anyOf(resource.rule, approvalsResource.rule) } },
  commentable: {
    async topups(reader, scope, id) {
      const row = await topupById(reader, scope, id);
      if (!row) return null;
      const mention = {
        event: "topup.mention",
        referent: `${resource.path}/all/${id}`,
        others: { rule: approvalRights.view, referent: `${approvalsResource.path}/all/${id}` },
      } as const;
      return { sellerId: row.seller_id, code: row.code, mention };
    },
  },
  onEvents: notifyOfTopups,
  routes: proofRoutes,
  background: sweeper,
};
