/** Adds for the audit's page: the session of entries, indices for filters, and how far seals were checked. */
import type { Engine } from "../database.ts";
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table audit_events add column session_id TEXT?",
  // Rows of a record are found by its id. This index replaces the one by entity.
  "create index audit_events_by_record on audit_events (entity_id, entity, seq)",
  "drop index audit_events_by_entity",
  "create index audit_events_by_time on audit_events (at, seq)",
  "create index audit_events_by_actor on audit_events (actor_id, at, seq)",
  "create index audit_events_by_acted on audit_events (acting_for, at, seq) where acting_for is not null",
  "create index audit_events_by_session on audit_events (session_id, at, seq) where session_id is not null",
  "create index audit_events_by_kind on audit_events (entity, at, seq)",
  "create index audit_events_by_action on audit_events (action, at, seq)",
  `create table audit_checks (
  _id INT primary key check (_id = 1),
  after_seq INT,
  begun_at INT,
  verified_at INT?,
  broken JSON
)`,
];

const statements = (engine: Engine): readonly string[] => STATEMENTS.map((text) => render(engine, text));

export const audit: Migration = { number: 17, name: "audit", statements };
