/** Lists the running codes: the prefix of each, and the noun that names its kind and its sequence. */
export const SCANNED_CODES = {
  orders: ["PD", "order"],
  packages: ["PK", "package"],
  units: ["UN", "unit"],
  boxes: ["BX", "box"],
  stations: ["ST", "station"],
  bins: ["BN", "bin"],
  batches: ["BT", "batch"],
  operators: ["OP", "operator"],
  policies: ["PL", "policy"],
  cases: ["CS", "case"],
  consolidations: ["IB", "consolidation"],
} as const;

/** Codes that people read and nobody scans. */
const READ_CODES = {
  topups: ["TU", "topup"],
  invoices: ["DR", "invoice"],
  refund_requests: ["RF", "refund_request"],
  price_tables: ["PT", "price_table"],
  printers: ["PR", "printer"],
  local_bills: ["LB", "local_bill"],
  label_pages: ["LP", "label_page"],
  manifests: ["MF", "manifest"],
  postage_requests: ["PB", "postage_request"],
  postage_invoices: ["PI", "postage_invoice"],
} as const;

/** Prefixes of document numbers, which count from 1 in each year, by the kind of document. */
export const DOCUMENT_PREFIXES = { receipt: "REC", invoice: "INV", credit_note: "CRN" } as const;

export const ALL_CODES = { ...SCANNED_CODES, ...READ_CODES };
export type CodeName = keyof typeof ALL_CODES;
export const CODE_NAMES = Object.keys(ALL_CODES) as CodeName[];
type Scanned = (typeof SCANNED_CODES)[keyof typeof SCANNED_CODES][1];
/** Kinds of codes with only a prefix and a number: the code of a unit may also have a cycle. */
export type RunningKind = Exclude<Scanned, "unit">;
