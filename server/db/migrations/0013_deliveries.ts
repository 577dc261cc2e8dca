/** Adds messages to other servers, and the attempts to deliver each. */
import type { Engine } from "../database.ts";
import { type Migration, oneOf, render } from "../ddl.ts";

const statements = (engine: Engine) =>
  [
    `create table deliveries (
  seq SEQ,
  _id ID unique,
  kind ID,
  target_id ID,
  event ID,
  payload JSON,
  status ID ${oneOf("status", ["Waiting", "Delivered", "Dead"])},
  attempts INT,
  next_at INT,
  leased_by TEXT,
  last_status INT,
  last_error TEXT,
  created_at INT,
  finished_at INT?
)`,
    // Finds what waits by target: a worker goes from target to target, however long the queue of one is.
    "create index deliveries_due on deliveries (target_id, next_at, seq) where status = 'Waiting'",
    "create index deliveries_target on deliveries (target_id, seq)",
    "create index deliveries_age on deliveries (finished_at) where finished_at is not null",
    `create table delivery_attempts (
  delivery_id ID references deliveries (_id),
  number INT,
  at INT,
  status INT,
  error TEXT,
  ms INT,
  answer TEXT,
  primary key (delivery_id, number)
)`,
  ].map((statement) => render(engine, statement));

export const deliveries: Migration = { number: 13, name: "deliveries", statements };
