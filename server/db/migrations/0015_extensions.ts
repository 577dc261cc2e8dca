/** Adds settings of extensions, whose code is in the build. Source: docs/requirements.md S2.34. */
import type { Engine } from "../database.ts";
import { type Migration, oneOf, render } from "../ddl.ts";

const statements = (engine: Engine) =>
  [
    `create table extensions (
  _id ID primary key,
  status ID ${oneOf("status", ["Off", "On"])},
  rights JSON,
  accepted_at INT?,
  accepted_by TEXT,
  config JSON,
  updated_at INT,
  version INT
)`,
    // Sealed by server/secrets/secrets.ts, for an id of extension and setting, which a seal is bound to.
    `create table extension_secrets (
  _id ID primary key,
  extension_id ID references extensions (_id),
  field ID,
  sealed ID,
  last4 TEXT,
  at INT,
  by_name TEXT
)`,
  ].map((statement) => render(engine, statement));

export const extensions: Migration = { number: 15, name: "extensions", statements };
