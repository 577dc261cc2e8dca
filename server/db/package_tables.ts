/** The table of packages: what leaves the house as one parcel. The conventions are those of tables.ts. */
import type { Generated } from "kysely";

export interface PackagesTable {
  seq: Generated<number>;
  _id: string;
  code: string;
  order_id: string;
  order_code: string;
  seller_id: string;
  shipment_status: string;
  recipient_name: string;
  city: string;
  country: string;
  carrier: string;
  service: string;
  tracking_number: string;
  weight_g: number;
  items_count: number;
  price_minor: number;
  currency: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
  location_id: string | null;
  due_at: number;
  handed_at: number | null;
  /** When it came back; null before the bench was there. */
  returned_at: number | null;
  handed_by: string | null;
  /** The person who opened it at a returns bench, and the device; null and empty where no bench did. */
  returned_by: string | null;
  returned_on: string;
  /** JSON: BeforeReturn of modules/packages/return_effects.ts; empty as long as nothing can be undone. */
  before_return: string;
  /** What the carrier's events contradict: a code of api/tracking.ts; empty for nothing. */
  trouble: string;
  /** Whose garments are in it. */
  orders_count: number;
  /** Of shipping_methods; empty where nobody chose one. */
  method_code: string;
  policy_id: string | null;
  /** Of api/packaging.ts; empty where nobody said. */
  package_type: string;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  /** What the scale said; null before. */
  weighed_g: number | null;
  /** What the label was paid for. */
  billed_g: number | null;
  /** DDU or DDP; empty as its method says. */
  incoterm: string;
  content_type: string;
  /** JSON: CustomsLine[] of api/customs.ts. */
  customs: string;
  /** JSON: Rated of api/rating/card.ts, of its label. */
  quote: string;
  /** What its label costs us; null before there is one. */
  cost_minor: number | null;
  cost_currency: string;
  /** Of its last label that counts; empty for none. */
  label_status: string;
  /** Why it is Failed: a code, or a provider's words. */
  failed_reason: string;
  /** As a policy says: 4x6 or A6; empty for the house's own. */
  label_format: string;
  /** How much heavier than its label's weight it may be. */
  tolerance_g: number;
  packed_at: number | null;
  /** A status of packages, as its last event says. */
  last_event: string;
  last_event_at: number | null;
}
