/** Tables of what leaves the house. Source: shipping §2. */

/** Whose garments are or were in a package. */
export interface PackageOrdersTable {
  package_id: string;
  order_id: string;
  seller_id: string;
}

export interface LabelsTable {
  _id: string;
  package_id: string;
  seller_id: string;
  /** house, upload (somebody brought it) or easypost. */
  provider: string;
  carrier: string;
  number: string;
  /** Of the label machine. */
  status: string;
  /** What was brought with it. */
  file_id: string | null;
  reason: string;
  /** When it was asked for, or brought. */
  bought_at: number;
  voided_at: number | null;
  method_code: string;
  /** What the provider calls it; empty before it has said so. */
  provider_ref: string;
  /** Who bills us for it. */
  account: string;
  /** 4x6 or A6. */
  format: string;
  /** SHA-256 of its bytes. */
  digest: string;
  billed_g: number;
  /** What the seller pays for it. */
  price_minor: number;
  currency: string;
  /** What it costs us. */
  cost_minor: number;
  cost_currency: string;
  /** JSON: Rated of api/rating/card.ts, as it was when it was asked for. */
  quote: string;
  /** What was set aside for it. */
  hold_id: string | null;
  /** The charge of it. */
  charge_txn_id: string | null;
  /** Why it failed, or is unknown: a code, or the provider's own words. */
  error: string;
  asked_at: number | null;
  live_at: number | null;
  /** Until then it can be voided. */
  void_until: number | null;
  /** When people were told that it ends soon. */
  void_told_at: number | null;
  /** A worker is at it until then. */
  leased_until: number | null;
  tries: number;
  /** When a worker looks at it next; null for never. */
  wake_at: number | null;
  created_at: number;
  updated_at: number;
  version: number;
}

/** What a carrier, or a person in its place, says of a label. Append only. */
export interface TrackEventsTable {
  _id: string;
  label_id: string;
  package_id: string;
  /** When it happened there. */
  at: number;
  received_at: number;
  /** A status of packages. */
  status: string;
  /** As the source calls it. */
  raw: string;
  place: string;
  /** hand, scan, webhook or poll. */
  source: string;
  /** The event that this one takes back; null for all others. */
  undoes: string | null;
  /** The same event twice is one. */
  digest: string;
}
