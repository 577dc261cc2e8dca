/** Manual transactions: top-ups, their approval, and accounting's own. Source: docs/requirements.md S2.23. */
import { anyOf } from "../../../../api/access.ts";
import { approvalRights, approvals as approvalsResource } from "../../../../resources/money/approvals.ts";
import { fxRates, paymentMethods } from "../../../../resources/money/payment_methods.ts";
import { topup as resource } from "../../../../resources/money/topup.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { topupLifecycle } from "./lifecycle.ts";
import { sweeper } from "./proof_files.ts";
import { proofRoutes } from "./proof_upload.ts";
import { activeMethods, fxRatesList, paymentMethodsList, rateAt, rateText } from "./rates_store.ts";
import { topupById, topupsList } from "./store.ts";
import { approval, topup } from "./make.ts";
import { method, rate } from "./make_methods.ts";
import { notifyOfTopups } from "./notify.ts";

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
