import { ApiError } from "../../../../api/errors.ts";
import { orderTextsIn } from "../../../../api/orders/order_texts.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { orders as resource, ordersRights } from "../../../../resources/orders/orders.ts";
import { batchField, batchRowField, batchSelection } from "../../../graphql/batch.ts";
import { pausedWork } from "../../../backup/paused_work.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { findMissingValues } from "../../../list/missing_values.ts";
import { artOfOrders } from "../../catalogue/artwork/make.ts";
import { ORDER_FACTS } from "../../desk/deliveries/facts.ts";
import { orderFacts } from "../../desk/extensions/facts_store.ts";
import { chargesOf } from "../../money/ledger/charge_store.ts";
import { WALLETS } from "../../money/ledger/post_store.ts";
import { factsOf, mayStopBegun, PAYABLE, type Pieces, workAround } from "./facts.ts";
import { completionWorker } from "./complete_delivered.ts";
import { awaitsFunds } from "./conditions.ts";
import { fundsFor, NO_SHIPPING_MONEY, shippingMoneyFor } from "./funds_store.ts";
import { AUTOPAY, fundsWorker } from "./pay_awaiting.ts";
import { linesTable } from "./lines_file.ts";
import { hasUnbegunUnits, packagesOf, packageView, payablesOf, piecesOf } from "./work_store.ts";
import { makeOrder } from "./make.ts";
import { recheckWorker, rewriteProblems } from "./recheck.ts";
import { holdWorker } from "./release_held.ts";
import { lineMoneyFor, NO_LINE_MONEY } from "./line_money_store.ts";
import { originCodesOf, remediesFor } from "./remedies_store.ts";
import { linesFor, orderById, ordersList } from "./store.ts";
import { costsNow, NO_COST } from "./current_quote.ts";
import { imagesOfLines } from "../../catalogue/items/store.ts";
import { columnsOfWait, waitOfOrder } from "./waits_store.ts";
import { orderLifecycle } from "./lifecycle.ts";
import { lineView, type OrderView, problemCodes, problemsOf, viewOf } from "./view.ts";
import { searchedOrders } from "./search_store.ts";

const pieces = batchField<Pieces | undefined>(piecesOf, undefined);
const packages = batchField(packagesOf, []);
const payables = batchField((reader, _scope, ids) => payablesOf(reader, ids), PAYABLE);
const unbegun = batchField(hasUnbegunUnits, true);
const lines = batchSelection(linesFor, []);
const images = batchField(imagesOfLines, "");
const costs = batchRowField(costsNow, NO_COST);
const funds = batchField(fundsFor, null);
const shipped = batchField(shippingMoneyFor, NO_SHIPPING_MONEY);
const originCodes = batchField(originCodesOf, "");
const remedies = batchField(remediesFor, []);
const lineMoney = batchField(lineMoneyFor, NO_LINE_MONEY);

artOfOrders.fill({ recheck: rewriteProblems });

orderFacts.fill({
  orders: [...ORDER_FACTS, "hold_reason", "items_count"],
  orders_buyer: orderTextsIn("address"),
  orders_money: ["currency", "total_minor", "paid"],
});

export const orders: Module = {
  searchable: [searchedOrders],
  lists: [listOf(resource, { ...ordersList, lines: linesTable })],
  lifecycles: [orderLifecycle],
  queries: {
    ordersMissing: (args, context) => findMissingValues(resource, ordersList, args, context),
    async getOrderById({ _id }, { db, scope }) {
      const row = await orderById(db.read, scope, _id);
      if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
      return viewOf(row);
    },
  },
  mutations: { makeOrder },
  commentable: {
    async orders(reader, scope, id) {
      const row = await orderById(reader, scope, id);
      if (!row) return null;
      const { seller_id: sellerId, code } = row;
      return { sellerId, code, mention: { event: "order.mention", referent: code } };
    },
  },
  // People who see the orders of a seller also see the seller's balance; the floor sees neither.
  audiences: { [WALLETS]: { rule: ordersRights.view } },
  kinds: [
    pausedWork.bring({ kind: AUTOPAY, table: "orders", waits: awaitsFunds }),
  ],
  background(tools) {
    const workers = [holdWorker(tools), recheckWorker(tools), fundsWorker(tools), completionWorker(tools)];
    return { stop: async () => void await Promise.all(workers.map((worker) => worker.stop())) };
  },
  fields: {
    Order: {
      problems: (order) => problemsOf((order as unknown as OrderView).problems_json),
      problem_codes: (order) => problemCodes((order as unknown as OrderView).problems_json),
      async facts(order, context) {
        const row = order as unknown as OrderView;
        const [its, around, payable] = await Promise.all([
          pieces(order, context),
          packages(order, context),
          // A paid order has a location already, and needs no facts about its payment.
          row.paid ? PAYABLE : payables(order, context),
        ]);
        const isAny = mayStopBegun(context) || !row.paid || await unbegun(order, context);
        return { ...factsOf(row, workAround(payable, its, around), context.now()), stoppable: isAny };
      },
      // Most orders are no remedies, and need no SQL statement.
      origin_code: (order, context) => order.remedy === "" ? "" : originCodes(order, context),
      remedies,
      total_now_minor: async (order, context) => (await costs(order, context)).totalMinor,
      tax_minor: async (order, context) => (await costs(order, context)).taxMinor,
      postage_minor: async (order, context) => (await costs(order, context)).postageMinor,
      wait_kind: async (order, context) => columnsOfWait(await waitOfOrder(order, context)).wait_kind,
      wait_step: async (order, context) => columnsOfWait(await waitOfOrder(order, context)).wait_step,
      wait_since: async (order, context) => columnsOfWait(await waitOfOrder(order, context)).wait_since,
      wait_units: async (order, context) => (await waitOfOrder(order, context))?.units ?? 0,
      wait_open: async (order, context) => (await waitOfOrder(order, context))?.open ?? 0,
      wait_of: async (order, context) => (await waitOfOrder(order, context))?.of ?? 0,
      shipping: async (order, context) => (await costs(order, context)).shipping,
      postage_charged_minor: async (order, context) => (await shipped(order, context)).postage_charged_minor,
      holds: async (order, context) => (await shipped(order, context)).holds,
      available_minor: async (order, context) => (await funds(order, context))?.available_minor ?? null,
      awaited_minor: async (order, context) => (await funds(order, context))?.awaited_minor ?? null,
      balance_minor: async (order, context) => (await funds(order, context))?.balance_minor ?? null,
      reserved_minor: async (order, context) => (await funds(order, context))?.reserved_minor ?? null,
      lines: async (order, context, info) => (await lines(order, context, info)).map(lineView),
      charges: batchField(chargesOf, []),
      packages: async (order, context) => (await packages(order, context)).map(packageView),
    },
    OrderLine: {
      image_id: (line, context) => line["image_id"] ?? images(line, context),
      stopped: async (line, context) => (await lineMoney(line, context)).stopped,
      charged_minor: async (line, context) => (await lineMoney(line, context)).charged_minor,
      refunded_minor: async (line, context) => (await lineMoney(line, context)).refunded_minor,
    },
  },
};
