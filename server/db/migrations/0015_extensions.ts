/** How extensions of the build are set up. What an extension is stands in no table. Source: docs/requirements.md S2.34. */
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
    // A secret is sealed text: server/secrets/secrets.ts. The id is the extension's and the setting's, so that a seal fits it alone.
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
