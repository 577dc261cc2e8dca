/** Tables of what leaves the house. The conventions are those of tables.ts. */
import type { Generated } from "kysely";

/** One thing to be sent to one target, until it is there or given up. */
export interface DeliveriesTable {
  seq: Generated<number>;
  _id: string;
  /** Names who makes the request of it: server/modules/deliveries/kinds.ts. */
  kind: string;
  target_id: string;
  /** What it tells of: order.moved. */
  event: string;
  /** JSON. */
  payload: string;
  /** Waiting, Delivered or Dead. */
  status: string;
  attempts: number;
  /** Not before then. While somebody sends it: when they are taken for dead. */
  next_at: number;
  /** The one attempt that is under way; empty for none. */
  leased_by: string;
  /** The last answer's status; 0 for none. */
  last_status: number;
  /** Why the last attempt failed: a code of outcome.ts; empty where it did not. */
  last_error: string;
  created_at: number;
  finished_at: number | null;
}

export interface DeliveryAttemptsTable {
  delivery_id: string;
  number: number;
  at: number;
  /** The answer's status; 0 for none. */
  status: number;
  error: string;
  ms: number;
  /** How the answer begins. */
  answer: string;
}

export interface IntegrationsTable {
  _id: string;
  kind: string;
  name: string;
  /** Paused or Active. */
  status: string;
  /** Sealed, for many an address holds a token; empty for none. */
  url: string;
  /** As it may be seen: its host, and how it ends. */
  url_shown: Generated<string>;
  /** JSON: string[]. */
  events: string;
  /** Empty for what goes out. */
  store_id: string;
  /** Whose events, or whose store; null for everybody's. */
  seller_id: string | null;
  /** Sealed; empty for none. */
  secret: string;
  secret_last4: string;
  secret_at: number | null;
  /** Name of who made it. */
  secret_by: string;
  /** The one before, sealed, until `old_until`. */
  old_secret: string;
  old_until: number | null;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** A provider of labels that failed since it last answered. */
export interface CarrierPausesTable {
  /** As integrations call their kind. */
  provider: string;
  /** One after the other, by calls of any server. */
  failures: number;
  /** It is left alone until then, by every server; null of one that failed less often. */
  paused_until: number | null;
}

/** One call that came in, by the id that its sender gave it. */
export interface IncomingCallsTable {
  seq: Generated<number>;
  integration_id: string;
  call_id: string;
  /** SHA-256 of its body, hex. */
  digest: string;
  status: number;
  /** JSON: what was answered. */
  answer: string;
  at: number;
}

export interface EgressTables {
  deliveries: DeliveriesTable;
  delivery_attempts: DeliveryAttemptsTable;
  carrier_pauses: CarrierPausesTable;
  integrations: IntegrationsTable;
  incoming_calls: IncomingCallsTable;
}
