/**
 * Prepares seals of the audit with a key, redactions of audit rows after which the seals still match, and
 * sealed URLs of webhooks. Work with the key is done at the next start: server/secrets/at_rest_store.ts.
 * Source: docs/adr/0022.
 */
import type { Engine } from "../database.ts";
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  // Empty for a seal of an earlier build, which needed no key, so that anybody could have made it.
  "alter table audit_seals add column key_id TEXT default ''",
  `create table audit_redactions (
  audit_seq INT primary key references audit_events (seq),
  sealed ID,
  why ID,
  at INT
)`,
  "alter table integrations add column url_shown TEXT default ''",
  // Deletes stored answers that contain unsealed URLs.
  "delete from idempotency_keys where field = 'makeIntegration'",
];

const OTHERS = [
  "seq",
  "_id",
  "at",
  "actor_id",
  "actor_name",
  "acting_for",
  "seller_id",
  "entity",
  "entity_id",
  "action",
  "reason",
  "request_id",
  "session_id",
];

/** Allows updates only of the changes of a redacted row, and of the digest and key of a seal. */
const GUARDS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    "drop trigger audit_events_no_update",
    `create trigger audit_events_no_update before update on audit_events
when ${OTHERS.map((name) => `new.${name} is not old.${name}`).join(" or ")}
  or not exists (select 1 from audit_redactions where audit_seq = old.seq)
begin select raise(abort, 'audit_events is append only'); end`,
    "drop trigger audit_seals_no_update",
    `create trigger audit_seals_no_update before update of seq, first_seq, last_seq, count, at on audit_seals
begin select raise(abort, 'audit_seals is append only'); end`,
    `create trigger audit_redactions_no_delete before delete on audit_redactions
begin select raise(abort, 'audit_redactions is append only'); end`,
  ],
  postgres: [
    "drop trigger audit_events_refuse on audit_events",
    `create trigger audit_events_refuse before delete or truncate on audit_events
for each statement execute function audit_events_refuse()`,
    `create function audit_events_redact() returns trigger language plpgsql as $$ begin
  if to_jsonb(new) - 'changes' = to_jsonb(old) - 'changes'
    and exists (select 1 from audit_redactions where audit_seq = old.seq) then return new; end if;
  raise exception 'audit_events is append only'; end $$`,
    `create trigger audit_events_redact before update on audit_events
for each row execute function audit_events_redact()`,
    "drop trigger audit_seals_refuse on audit_seals",
    `create trigger audit_seals_refuse before delete or truncate on audit_seals
for each statement execute function audit_seals_refuse()`,
    `create trigger audit_seals_keep before update of seq, first_seq, last_seq, count, at on audit_seals
for each statement execute function audit_seals_refuse()`,
    `create function audit_redactions_refuse() returns trigger language plpgsql as
$$ begin raise exception 'audit_redactions is append only'; end $$`,
    `create trigger audit_redactions_refuse before delete or truncate on audit_redactions
for each statement execute function audit_redactions_refuse()`,
  ],
};

export const auditKeys: Migration = {
  number: 24,
  name: "audit keys",
  statements: (engine) => [...STATEMENTS.map((text) => render(engine, text)), ...GUARDS[engine]],
};
