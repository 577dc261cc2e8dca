/** Tables of how parcels travel: methods, who chooses one, and the numbers of our own labels. */
import type { Generated } from "kysely";

/** The house's list of shipping methods; an order and a package carry the code. Source: shipping §2. */
export interface ShippingMethodsTable {
  seq: Generated<number>;
  _id: string;
  code: string;
  name: string;
  carrier: string;
  /** As the provider calls it. */
  service: string;
  /** house, upload or easypost. */
  provider: string;
  /** Of easypost: with whose key. */
  integration_id: string | null;
  /** Who bills us for its labels: `pb` credits a voided one by request, all others at once. */
  account: string;
  /** JSON: string[], ISO 3166-1 alpha-2; none for all. */
  countries: string;
  /** 0 for no limit. */
  limit_g: number;
  /** The longest side; 0 for no limit. */
  limit_mm: number;
  tracked: number;
  /** DDU or DDP. */
  incoterm: string;
  /** Above it CN23. */
  cn22_max_minor: number;
  cn22_currency: string;
  /** HH:MM in the business time zone; empty for none. */
  cutoff: string;
  /** JSON: string[]; none for all places. */
  location_ids: string;
  min_days: number;
  max_days: number;
  position: number;
  /** Active or Paused. */
  status: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** Numbers for labels of our own. Source: handover §2, §6. */
export interface NumberRangesTable {
  seq: Generated<number>;
  _id: string;
  method_code: string;
  /** s10. */
  kind: string;
  /** Of an S10 number its two letters. */
  head: string;
  /** And its country. */
  country: string;
  first: number;
  last: number;
  /** What is given next; one above `last` when none is left. */
  next: number;
  /** Active, Paused or Exhausted. */
  status: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** What chooses a method: by rule, scan or click. Source: shipping §2. */
export interface ShippingPoliciesTable {
  seq: Generated<number>;
  _id: string;
  /** Can be scanned. */
  code: string;
  title: string;
  /** No two are alike; the lowest goes first. */
  priority: number;
  /** What a parcel has to be: JSON lists of codes and ids, empty for any. */
  countries: string;
  /** States or provinces, and beginnings of postal codes, as they were written. */
  regions: string;
  postal_prefixes: string;
  sellers: string;
  stores: string;
  /** As the order asks for it. */
  methods: string;
  /** One of them is enough. */
  tags: string;
  /** Grams from and to, both included; 0 for no bound. */
  min_g: number;
  max_g: number;
  /** What it gives; empty and 0 where it says nothing. JSON: codes, the first that can be used. */
  by_methods: string;
  /** Of api/packaging.ts. */
  package_type: string;
  content_type: string;
  incoterm: string;
  location_id: string;
  /** 4x6 or A6. */
  label_format: string;
  /** How much heavier than its label a parcel may be. */
  tolerance_g: number;
  /** JSON: Conflict[] of api/policy_conflicts.ts, as of the last change of any policy. */
  conflicts: string;
  /** Active or Paused. */
  status: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface MethodTables {
  shipping_methods: ShippingMethodsTable;
  number_ranges: NumberRangesTable;
  shipping_policies: ShippingPoliciesTable;
}
