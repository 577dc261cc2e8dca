/** Screens outside the menu, with their titles. A test compares them with the app's routes. */
import type { Key } from "../../../lib/i18n.ts";

interface QuietScreen {
  readonly title: Key;
  readonly icon: string;
  readonly query?: string;
}

/** Screens by path; null for a screen that search cannot offer: it needs a record or a platform's answer. */
export const QUIET_SCREENS: Readonly<Record<string, QuietScreen | null>> = {
  "/orders/new": { title: "record.newOrder.title", icon: "add" },
  "/orders/mending": { title: "fixing.title", icon: "orders" },
  "/orders/artwork": null,
  "/orders/import": { title: "imports.title", icon: "orders" },
  "/items/grid": { title: "catalogue.grid.title", icon: "items" },
  "/items/import": { title: "catalogue.import.title", icon: "items" },
  "/locations/stock": { title: "stockImport.title", icon: "stock" },
  "/containers/scans": { title: "boxScans.title", icon: "containers" },
  "/logistics/test": { title: "methods.test.title", icon: "logistics" },
  "/shipping-preset/test": { title: "policies.test.title", icon: "shipping_preset" },
  "/vn-post/barcode/issue": { title: "barcodes.issue.title", icon: "vn_post_barcode" },
  "/vn-post/barcode/check": { title: "barcodes.check.title", icon: "vn_post_barcode" },
  "/tiktok-orders/import": { title: "tiktokOrders.import.title", icon: "tiktok_orders" },
  "/tiktok-orders/skus": { title: "tiktokOrders.skus.title", icon: "tiktok_orders" },
  "/tiktok-orders/tracking": { title: "tiktokOrders.tracking.title", icon: "tiktok_orders" },
  "/stores/connected": null,
  "/billing/months": { title: "ledgerMonths.title", icon: "approvals" },
  "/after-restore": { title: "afterRestore.title", icon: "flows" },
  "/pb-invoices/import": { title: "postage.import.title", icon: "pb_invoices" },
  "/prints": { title: "prints.commands", icon: "units", query: "?kind=commands" },
  "/support/new": { title: "newCase.title", icon: "support" },
  "/profile/info": { title: "profile.own.info", icon: "users" },
  "/profile/password": { title: "profile.own.password", icon: "users" },
  "/profile/notifications": { title: "search.page.notification_settings", icon: "notifications" },
  "/profile/sessions": { title: "profile.own.sessions", icon: "users" },
  "/notifications": { title: "notifications.title", icon: "notifications" },
  "/flows/reports": { title: "reports.list.title", icon: "flows" },
};
