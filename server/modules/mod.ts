/** Every domain of the API: one line each. */
import type { Module } from "../module.ts";
import { bookmarks } from "./bookmarks/module.ts";
import { actingModule } from "./acting/module.ts";
import { artwork } from "./artwork/module.ts";
import { audit } from "./audit/module.ts";
import { batches } from "./batches/module.ts";
import { bulk } from "./bulk/module.ts";
import { callToAction } from "./call_to_action/module.ts";
import { carriers } from "./carriers/module.ts";
import { clientAddress } from "./client_address/module.ts";
import { comments } from "./comments/module.ts";
import { dashboard } from "./dashboard/module.ts";
import { deliveries } from "./deliveries/module.ts";
import { entry } from "./entry/module.ts";
import { extensions } from "./extensions/module.ts";
import { exports } from "./exports/module.ts";
import { groups } from "./groups/module.ts";
import { imports } from "./imports/module.ts";
import { integrations } from "./integrations/module.ts";
import { items } from "./items/module.ts";
import { jobs } from "./jobs/module.ts";
import { labelFiles } from "./label_files/module.ts";
import { ledger } from "./ledger/module.ts";
import { live } from "./live/module.ts";
import { locations } from "./locations/module.ts";
import { shippingMethods } from "./methods/module.ts";
import { policies } from "./policies/module.ts";
import { fixing } from "./fixing/module.ts";
import { metrics } from "./metrics/module.ts";
import { notificationSettings } from "./notification_settings/module.ts";
import { notifications } from "./notifications/module.ts";
import { orders } from "./orders/module.ts";
import { packages } from "./packages/module.ts";
import { customs } from "./customs/module.ts";
import { prints } from "./prints/module.ts";
import { products } from "./products/module.ts";
import { profile } from "./profile/module.ts";
import { rating } from "./rating/module.ts";
import { ready } from "./ready/module.ts";
import { refunds } from "./refunds/module.ts";
import { reports } from "./reports/module.ts";
import { returns } from "./returns/module.ts";
import { search } from "./search/module.ts";
import { session } from "./session/module.ts";
import { stations } from "./stations/module.ts";
import { stock } from "./stock/module.ts";
import { substitutes } from "./substitutes/module.ts";
import { storage } from "./storage/module.ts";
import { stores } from "./stores/module.ts";
import { statement } from "./statement/module.ts";
import { tax } from "./tax/module.ts";
import { topups } from "./topups/module.ts";
import { unitPhotos } from "./unit_photos/module.ts";
import { units } from "./units/module.ts";
import { upkeep } from "./upkeep/module.ts";
import { users } from "./users/module.ts";
import { views } from "./views/module.ts";

export const modules: readonly Module[] = [
  session,
  profile,
  actingModule,
  users,
  storage,
  entry,
  groups,
  orders,
  packages,
  units,
  stations,
  unitPhotos,
  batches,
  artwork,
  returns,
  labelFiles,
  carriers,
  clientAddress,
  prints,
  customs,
  stores,
  items,
  products,
  locations,
  shippingMethods,
  policies,
  stock,
  substitutes,
  ledger,
  topups,
  tax,
  rating,
  ready,
  metrics,
  refunds,
  statement,
  fixing,
  imports,
  exports,
  bulk,
  jobs,
  views,
  bookmarks,
  comments,
  notifications,
  notificationSettings,
  callToAction,
  dashboard,
  audit,
  reports,
  search,
  integrations,
  extensions,
  live,
  upkeep,
  deliveries,
];
