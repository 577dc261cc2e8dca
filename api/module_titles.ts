/** What the API calls modules, for clients without our words: ours has its own, so the app does without these. */
import type { ModuleId, ModulePermission } from "./modules.ts";

const TITLES: Readonly<Record<ModuleId, string>> = {
  orders: "Orders",
  packages: "Packages",
  units: "Garments",
  print_batches: "Print batches",
  station_qc: "Station: QC",
  station_cutting: "Station: Cutting",
  station_print: "Station: Printing",
  station_sewing: "Station: Sewing",
  station_final_qc: "Station: Final QC",
  station_pack: "Station: Packing",
  station_returns: "Returns bench",
  stores: "Stores",
  jobs: "Jobs",
  item_info: "Products",
  production: "Production",
  order_fulfillment: "Order fulfillment",
  finance: "Finance",
  topup: "Top-ups",
  billing_history: "Statement",
  approvals: "Approvals",
  refund_requests: "Refund requests",
  locations: "Locations",
  logistics: "Shipping methods",
  shipping_preset: "Policies",
  express_price_list: "Express price list",
  shipping_costs: "Shipping costs",
  local_cost_table: "Local cost table",
  call_to_action: "Call to action",
  canned_replies: "Canned replies",
  app_config: "Integrations",
  users: "Users",
  user_groups: "User groups",
  extensions: "Extensions",
  audit: "Audit",
};

export const titleOf = (module: string): string =>
  Object.hasOwn(TITLES, module) ? TITLES[module as ModuleId] : module;

/** Entries as the API answers them. Source: spec S3.4. */
export const titled = (entries: readonly ModulePermission[]) =>
  entries.map(({ module, access }) => ({ module, title: titleOf(module), access }));
