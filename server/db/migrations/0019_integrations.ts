/** Adds integrations with other systems, and their incoming calls. Source: docs/requirements.md S2.32. */
import type { Engine } from "../database.ts";
import { type Migration, oneOf, render } from "../ddl.ts";

const statements = (engine: Engine) =>
  [
    // A secret is sealed text, or empty: server/secrets/secrets.ts.
    `create table integrations (
  _id ID primary key,
  kind ID ${oneOf("kind", ["outgoing_webhook", "incoming_orders"])},
  name ID,
  status ID ${oneOf("status", ["Paused", "Active"])},
  url TEXT,
  events JSON,
  store_id TEXT,
  seller_id TEXT? references users (_id),
  secret TEXT,
  secret_last4 TEXT,
  secret_at INT?,
  secret_by TEXT,
  old_secret TEXT,
  old_until INT?,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT
)`,
    `create table incoming_calls (
  seq SEQ,
  integration_id ID references integrations (_id),
  call_id ID,
  digest ID,
  status INT,
  answer JSON,
  at INT,
  unique (integration_id, call_id)
)`,
    "create index incoming_calls_at on incoming_calls (at)",
    "create index deliveries_dead on deliveries (target_id) where status = 'Dead'",
  ].map((statement) => render(engine, statement));

export const integrations: Migration = { number: 19, name: "integrations", statements };
