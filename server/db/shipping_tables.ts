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
  /** upload: somebody brought it. */
  provider: string;
  carrier: string;
  number: string;
  /** Live or Voided. */
  status: string;
  /** What was brought with it. */
  file_id: string | null;
  reason: string;
  bought_at: number;
  voided_at: number | null;
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
  /** The same event twice is one. */
  digest: string;
}
