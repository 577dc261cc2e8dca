/** Every list screen, in menu order: one line each. */
import type { Resource } from "./define.ts";
import { app_config } from "./app_config.ts";
import { approvals } from "./approvals.ts";
import { audit } from "./audit.ts";
import { billingHistory } from "./billing_history.ts";
import { extensions } from "./extensions.ts";
import { callToAction } from "./call_to_action.ts";
import { items } from "./items.ts";
import { fulfilments } from "./fulfilments.ts";
import { jobs } from "./jobs.ts";
import { locations } from "./locations.ts";
import { orders } from "./orders.ts";
import { ordersShip } from "./orders_ship.ts";
import { packages } from "./packages.ts";
import { fxRates, paymentMethods } from "./payment_methods.ts";
import { taxRates } from "./tax_rates.ts";
import { shippingMethods } from "./shipping_methods.ts";
import { shippingPolicies } from "./shipping_policies.ts";
import { localCostTable, shippingCosts } from "./price_tables.ts";
import { printBatches } from "./print_batches.ts";
import { products } from "./products.ts";
import { refundRequest } from "./refund_requests.ts";
import { stores } from "./stores.ts";
import { topup } from "./topup.ts";
import { units } from "./units.ts";
import { users } from "./users.ts";
import { userGroups } from "./user_groups.ts";

export const resources: readonly Resource[] = [
  packages,
  fulfilments,
  refundRequest,
  orders,
  units,
  ordersShip,
  printBatches,
  items,
  products,
  stores,
  jobs,
  topup,
  billingHistory,
  approvals,
  paymentMethods,
  fxRates,
  taxRates,
  locations,
  shippingMethods,
  shippingPolicies,
  shippingCosts,
  localCostTable,
  callToAction,
  app_config,
  users,
  userGroups,
  extensions,
  audit,
];
