/** Orders: list, count, one order with what belongs to it, and its two mutations. */
import { ApiError } from "../../../api/errors.ts";
import { REASONS } from "../../../api/reasons.ts";
import { orders as resource, ordersRights } from "../../../resources/orders.ts";
import { batched, batchedRows } from "../../batch.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { missingIn } from "../../list_missing.ts";
import { chargesOf } from "../ledger/charge_store.ts";
import { WALLETS } from "../ledger/post_store.ts";
import { packagesOf } from "../packages/store.ts";
import { unitsIn } from "../units/store.ts";
import { factsOf, NO_WORK } from "./facts.ts";
import { availableFor } from "./funds_store.ts";
import { fundsWorker } from "./pay_awaiting.ts";
import { workOf } from "./work_store.ts";
import { makeOrder } from "./make.ts";
import { moveOrder } from "./lifecycle.ts";
import { recheckWorker } from "./recheck.ts";
import { holdWorker } from "./release_held.ts";
import { linesOf, orderById, ordersList } from "./store.ts";
import { costsNow, NO_COST } from "./today.ts";
import { imagesOfLines } from "../items/store.ts";
import { timelinesOf } from "../../lifecycle/timeline_store.ts";
import { lineView, type OrderView, problemsOf, viewOf } from "./view.ts";

const { list, count } = listOf(resource, ordersList);
const work = batched((reader, scope, ids) => workOf(reader, scope, ids), NO_WORK);
const lines = batched(linesOf, []);
const costs = batchedRows(costsNow, NO_COST);

export const orders: Module = {
  queries: {
    orders: list,
    ordersCount: count,
    ordersMissing: (args, context) => missingIn(resource, ordersList, args, context),
    async getOrderById({ _id }, { db, scope }) {
      const row = await orderById(db.read, scope, _id);
      if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
      return viewOf(row);
    },
  },
  mutations: { makeOrder, moveOrder },
  // Whoever sees orders of a seller sees what they cost it; the floor sees neither.
  audiences: { [WALLETS]: { rule: ordersRights.view } },
  background(tools) {
    const workers = [holdWorker(tools), recheckWorker(tools), fundsWorker(tools)];
    return { stop: async () => void await Promise.all(workers.map((worker) => worker.stop())) };
  },
  fields: {
    Order: {
      problems: (order) => problemsOf((order as unknown as OrderView).problems_json),
      problem_codes: (order) => [
        ...new Set(problemsOf((order as unknown as OrderView).problems_json).map(({ code }) => code)),
      ],
      facts: async (order, context) =>
        factsOf(order as unknown as OrderView, await work(order, context), context.now()),
      total_now_minor: async (order, context) => (await costs(order, context)).totalMinor,
      tax_minor: async (order, context) => (await costs(order, context)).taxMinor,
      postage_minor: async (order, context) => (await costs(order, context)).postageMinor,
      available_minor: batched(availableFor, null),
      lines: async (order, context) => (await lines(order, context)).map(lineView),
      charges: batched(chargesOf, []),
      packages: batched(packagesOf, []),
      units: batched(unitsIn("order_id"), []),
      timeline: batched(timelinesOf("orders"), []),
    },
    OrderLine: { image_id: batched(imagesOfLines, "") },
  },
};
