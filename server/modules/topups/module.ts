/** Money by hand: top-ups of sellers, their approval, and what accounting books itself. Source: spec S2.23; money §5. */
import { anyOf } from "../../../api/access.ts";
import { approvals as approvalsResource } from "../../../resources/approvals.ts";
import { fxRates, paymentMethods } from "../../../resources/payment_methods.ts";
import { topup as resource } from "../../../resources/topup.ts";
import { batched } from "../../batch.ts";
import type { Module } from "../../fields.ts";
import { timelinesOf } from "../../lifecycle/timeline_store.ts";
import { listOf } from "../../list_resolver.ts";
import { recordsById } from "../../entity/record_store.ts";
import { moveTopup, topupFacts } from "./lifecycle.ts";
import { getApprovalById, getTopupById, makeApproval, makeTopup } from "./make.ts";
import { sweeper } from "./proof_files.ts";
import { proofRoutes } from "./proof_upload.ts";
import { getFxRateById, getPaymentMethodById, makeFxRate, makePaymentMethod } from "./make_methods.ts";
import { activeMethods, fxRatesList, paymentMethodsList, rateAt, rateText } from "./rates_store.ts";
import { topupsList } from "./store.ts";
import { notifyOfTopups } from "./told.ts";

const { list, count } = listOf(resource, topupsList);
const approvals = listOf(approvalsResource, topupsList);
const methods = listOf(paymentMethods, paymentMethodsList);
const rates = listOf(fxRates, fxRatesList);

export const topups: Module = {
  queries: {
    topups: list,
    topupsCount: count,
    getTopupById,
    approvals: approvals.list,
    approvalsCount: approvals.count,
    getApprovalById,
    paymentMethods: methods.list,
    paymentMethodsCount: methods.count,
    getPaymentMethodById,
    fxRates: rates.list,
    fxRatesCount: rates.count,
    getFxRateById,
    async topupMethods(_args, { db, settings, now }) {
      const found = await activeMethods(db.read);
      return await Promise.all(found.map(async ({ _id, name, currency, pay_to, min_minor }) => {
        const rate = currency === settings.currency ? null : await rateAt(db.read, currency, now());
        return { _id, name, currency, pay_to, min_minor, rate: rate === null ? "" : rateText(rate) };
      }));
    },
  },
  // Who asks hears of it, and who decides.
  audiences: { topups: { rule: anyOf(resource.rule, approvalsResource.rule) } },
  onEvents: notifyOfTopups,
  routes: proofRoutes,
  background: sweeper,
  mutations: { makeTopup, makeApproval, moveTopup, makePaymentMethod, makeFxRate },
  fields: {
    Topup: {
      timeline: batched(timelinesOf("topups"), []),
      async facts(parent, context) {
        const id = String(parent["_id"]);
        const rows = await recordsById(context.db.read, topupsList, [id], context);
        const { actor, person } = context.session;
        return (await topupFacts(context.db.read, [...rows.values()], [actor._id, person._id])).get(id) ??
          null;
      },
    },
  },
};
