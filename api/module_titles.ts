/** English titles for API clients; the app has its own words. */
import { type ModuleId, type ModulePermission, MODULES } from "./modules.ts";

const TITLES: Readonly<Partial<Record<ModuleId, string>>> = {
  units: "Garments",
  station_qc: "Station: QC",
  station_cutting: "Station: Cutting",
  station_print: "Station: Printing",
  station_sewing: "Station: Sewing",
  station_final_qc: "Station: Final QC",
  station_pack: "Station: Packing",
  station_box: "Station: Boxes",
  station_returns: "Returns bench",
  shipment_report: "Check List",
  containers: "Box",
  ibic: "IBCI Containers",
  local_bill: "Shipment Invoice",
  pb_request: "PB Requests",
  pb_invoices: "PB Invoices",
  item_info: "Products",
  topup: "Top-ups",
  billing_history: "Statement",
  billing_invoice: "Invoice",
  logistics: "Shipping methods",
  shipping_preset: "Policies",
  ship_by_tiktok: "Ship By TikTok",
  vn_post_manifests: "Manifests",
  vn_post_barcode: "Barcode generate",
  tiktok_orders: "TikTok Orders",
  app_config: "Integrations",
};

const KNOWN: ReadonlySet<string> = new Set(MODULES.map(({ id }) => id));
const spaced = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");

export const titleOf = (module: string): string =>
  KNOWN.has(module) ? TITLES[module as ModuleId] ?? spaced(module) : module;

/** Source: docs/requirements.md S3.4. */
export const withTitles = (entries: readonly ModulePermission[]) =>
  entries.map(({ module, access }) => ({ module, title: titleOf(module), access }));
