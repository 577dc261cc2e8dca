/** Tables of where garments are made. */

/** Source: spec S2.26. */
export interface LocationsTable {
  _id: string;
  code: string;
  name: string;
  /** factory, warehouse, hub, gateway or return. */
  type: string;
  address_line1: string;
  address_line2: string;
  city: string;
  region: string;
  postal_code: string;
  country: string;
  /** Empty for the one of the business. */
  time_zone: string;
  /** JSON: string[], as those below: of api/locations.ts. */
  workdays: string;
  /** Minutes after midnight. */
  cut_off_min: number;
  /** JSON: days as YYYY-MM-DD, in their order. */
  holidays: string;
  steps: string;
  methods: string;
  carriers: string;
  /** Garments; 0 without a limit. */
  capacity_day: number;
  priority: number;
  /** Active, Paused or Closed. */
  status: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** Where one step is done. */
export interface StationsTable {
  _id: string;
  location_id: string;
  /** ST-000001. */
  code: string;
  /** Of api/stations.ts. */
  step: string;
  name: string;
  auto_pass: number;
  photo: number;
  sheet_w_mm: number;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** Where an order's garments wait for each other. */
export interface BinsTable {
  _id: string;
  location_id: string;
  /** BN-000001. */
  code: string;
  label: string;
  capacity: number;
  /** Whose garments are in it. */
  order_id: string | null;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}
