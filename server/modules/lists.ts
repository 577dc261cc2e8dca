/** The lists whose records a job can walk, by the id of their resource: one line each. */
import type { Resource } from "../../resources/define.ts";
import { app_config } from "../../resources/app_config.ts";
import { audit } from "../../resources/audit.ts";
import { callToAction } from "../../resources/call_to_action.ts";
import { items } from "../../resources/items.ts";
import { jobs } from "../../resources/jobs.ts";
import { locations } from "../../resources/locations.ts";
import { ordersShip } from "../../resources/orders_ship.ts";
import { orders } from "../../resources/orders.ts";
import { approvals } from "../../resources/approvals.ts";
import { fxRates, paymentMethods } from "../../resources/payment_methods.ts";
import { localCostTable, shippingCosts } from "../../resources/price_tables.ts";
import { taxRates } from "../../resources/tax_rates.ts";
import { topup } from "../../resources/topup.ts";
import { refundRequest } from "../../resources/refund_requests.ts";
import { billingHistory } from "../../resources/billing_history.ts";
import { fulfilments } from "../../resources/fulfilments.ts";
import { packages } from "../../resources/packages.ts";
import { shippingMethods } from "../../resources/shipping_methods.ts";
import { shippingPolicies } from "../../resources/shipping_policies.ts";
import { printBatches } from "../../resources/print_batches.ts";
import { products } from "../../resources/products.ts";
import { stores } from "../../resources/stores.ts";
import { units } from "../../resources/units.ts";
import { userGroups } from "../../resources/user_groups.ts";
import { users } from "../../resources/users.ts";
import type { ListSource, ListTarget } from "../list_source.ts";
import { type ListPages, listPagesOf, type ListRecord } from "../list_pages_store.ts";
import { auditList } from "./audit/store.ts";
import { batchesList } from "./batches/store.ts";
import { callsList } from "./call_to_action/store.ts";
import { groupsList } from "./groups/list.ts";
import { integrationsList } from "./integrations/store.ts";
import { itemsList } from "./items/store.ts";
import { jobsList } from "./jobs/store.ts";
import { locationsList } from "./locations/store.ts";
import { methodsList } from "./methods/store.ts";
import { ordersList } from "./orders/store.ts";
import { packagesList } from "./packages/store.ts";
import { policiesList } from "./policies/store.ts";
import { productsList } from "./products/store.ts";
import { taxRatesList } from "./tax/store.ts";
import { fxRatesList, paymentMethodsList } from "./topups/rates_store.ts";
import { topupsList } from "./topups/store.ts";
import { costsList, pricesList } from "./rating/store.ts";
import { refundsList } from "./refunds/store.ts";
import { statementList } from "./statement/store.ts";
import { storesList } from "./stores/store.ts";
import { unitsList } from "./units/store.ts";
import { creditedUsers } from "./users/list_store.ts";

export interface List {
  readonly resource: Resource;
  readonly source: ListTarget;
  readonly pages: ListPages;
}

const listOf = <Row, Wire extends ListRecord>(resource: Resource, source: ListSource<Row, Wire>): List => ({
  resource,
  source,
  pages: listPagesOf(source),
});

export const LISTS: readonly List[] = [
  listOf(orders, ordersList),
  listOf(units, unitsList),
  listOf(packages, packagesList),
  listOf(fulfilments, packagesList),
  listOf(ordersShip, packagesList),
  listOf(printBatches, batchesList),
  listOf(stores, storesList),
  listOf(jobs, jobsList),
  listOf(items, itemsList),
  listOf(products, productsList),
  listOf(locations, locationsList),
  listOf(shippingMethods, methodsList),
  listOf(shippingPolicies, policiesList),
  listOf(topup, topupsList),
  listOf(approvals, topupsList),
  listOf(billingHistory, statementList),
  listOf(paymentMethods, paymentMethodsList),
  listOf(fxRates, fxRatesList),
  listOf(taxRates, taxRatesList),
  listOf(refundRequest, refundsList),
  listOf(users, creditedUsers),
  listOf(audit, auditList),
  listOf(userGroups, groupsList),
  listOf(app_config, integrationsList),
  listOf(shippingCosts, pricesList),
  listOf(localCostTable, costsList),
  listOf(callToAction, callsList),
];

const BY_ID = new Map(LISTS.map((each) => [each.resource.id, each]));

export const listById = (id: string): List | undefined => BY_ID.get(id);
