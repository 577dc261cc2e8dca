/** Tables of garments and of where they are made. */
import type { Generated } from "kysely";

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
  label_printer_id: string | null;
  slip_printer_id: string | null;
  /** A4 or letter. */
  paper_printer_id: string | null;
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

/** One garment. Source: workshop §2. */
export interface UnitsTable {
  seq: Generated<number>;
  _id: string;
  /** UN-000123; its ticket says the cycle too. */
  code: string;
  order_id: string;
  order_line_id: string;
  seller_id: string;
  item_id: string | null;
  location_id: string;
  package_id: string | null;
  /** The print batch it is in, also once that is over. */
  batch_id: string | null;
  /** Where it is open. */
  station_id: string | null;
  /** Id of the person who has it in hand there; null for nobody. */
  taken_by: string | null;
  /** The device that it was scanned with; empty for none. */
  taken_on: string;
  taken_at: number | null;
  /** The step it is at, Packed, Rejected or Stopped. */
  print_status: string;
  /** Waiting, Inprocess or On Hold; empty where nobody works at it. */
  work_status: string;
  /** It was Inprocess when it was held. */
  was_open: number;
  /** How often it was begun anew, from 1; its ticket says it. */
  cycle: number;
  /** The highest cycle that a ticket was given for: none is given twice, also when a reject is taken back. */
  cycles: number;
  rejects: number;
  begun_at: number | null;
  /** 1 where it was begun without a print file before its item asked for one. */
  art_waived: number;
  packed_at: number | null;
  packed_by: string | null;
  /** Of api/stock.ts: whether it has its blank. */
  blank: string;
  /** The item that its seller is asked to take instead. */
  offered_id: string | null;
  due_at: number;
  /** Its order's: it stands before others. */
  rush: number;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** What happened to a garment. Append only. */
export interface UnitEventsTable {
  seq: Generated<number>;
  _id: string;
  unit_id: string;
  seller_id: string;
  item_id: string | null;
  location_id: string;
  cycle: number;
  event: string;
  /** `Printing.Inprocess`. */
  from_state: string;
  to_state: string;
  /** JSON: the columns as they were, for whoever takes it back. */
  before: string;
  station_id: string | null;
  actor_id: string;
  device: string;
  /** scan, hand or order. */
  source: string;
  reason_code: string;
  reason: string;
  fault_step: string;
  photo_id: string | null;
  undoes: string | null;
  /** Of the garment, before the step. */
  unit_version: number;
  at: number;
}

/** What a station scanned, once for each key of whoever scanned it. Kept for some time: what it did is in `unit_events`. */
export interface ScansTable {
  seq: Generated<number>;
  _id: string;
  actor_id: string;
  key: string;
  station_id: string;
  device: string;
  /** Of its device, rising; null where it does not count them. */
  device_seq: number | null;
  /** By the clock of its device. */
  device_at: number | null;
  code: string;
  /** done, already, refused or unknown. */
  outcome: string;
  /** Of api/reasons.ts or api/codes; empty where it was done. */
  answer: string;
  unit_id: string | null;
  /** As it was then. */
  ticket: string;
  /** Of the unit machine; empty where nothing was done. */
  event: string;
  at: number;
}

/** A photo of a rejected garment; its bytes are a file. */
export interface UnitPhotosTable {
  _id: string;
  unit_id: string;
  /** The reject that it shows. */
  event_id: string;
  seller_id: string;
  /** The real person. */
  maker: string;
  /** By its bytes. */
  type: string;
  bytes: number;
  digest: string;
  created_at: number;
}
