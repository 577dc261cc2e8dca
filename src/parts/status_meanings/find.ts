import { type Language, language } from "../../lib/i18n.ts";
import type { StatusMeanings } from "./shape.ts";

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly meanings: StatusMeanings }>>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
  pt: () => import("./pt.ts"),
};

/** Lifecycles of lists, by the list's id, if the id is not the name of the lifecycle. */
const KIND_OF_LIST: Readonly<Record<string, keyof StatusMeanings>> = {
  app_config: "integration",
  approvals: "topup",
  billing_history: "statement",
  billing_invoice: "invoice",
  call_to_action: "call",
  containers: "box",
  extensions: "extension",
  fulfilments: "package",
  ibic: "consolidation",
  items: "item",
  jobs: "job",
  local_cost_table: "price_table",
  orders: "order",
  orders_ship: "package",
  packages: "package",
  pb_invoices: "postage_invoice",
  pb_lines: "postage_line",
  pb_request: "postage_request",
  postal_numbers: "postal_number",
  print_batches: "batch",
  refund_requests: "refund",
  ship_by_tiktok: "label_page",
  shipping_costs: "price_table",
  support: "case",
  tiktok_orders: "tiktok_order",
  units: "unit",
  vn_post_barcode: "number_range",
  vn_post_manifests: "manifest",
};

/** Fields that always have the status of a certain kind of record, wherever they are shown. */
const KIND_OF_FIELD: Readonly<Record<string, readonly [kind: keyof StatusMeanings, field: string]>> = {
  label_status: ["label", "status"],
  order_status: ["order", "status"],
  work_status: ["unit", "work_status"],
};

type Known = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>> | undefined>>>;

const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/**
 * Returns the sentence that explains a status in the page's language; undefined for a status that this build does not know.
 * @param kind a lifecycle, or a list
 * @param field the field whose value is the status
 */
export async function meaningOf(kind: string, field: string, status: string): Promise<string | undefined> {
  const [name, axis] = own(KIND_OF_FIELD, field) ?? [own(KIND_OF_LIST, kind) ?? kind, field];
  const { meanings } = await LOADERS[language.value]();
  const fields = own(meanings as unknown as Known, name);
  const statuses = fields && own(fields, axis);
  return statuses && own(statuses, status);
}
