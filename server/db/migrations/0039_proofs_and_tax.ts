/** Adds files that prove a payment, and tax rates that are effective from a given day. */
import { appendOnly, type Migration, oneOf, render } from "../ddl.ts";

const TABLES = [
  `create table topup_proofs (
  _id ID primary key,
  maker ID,
  name ID,
  type ID ${oneOf("type", ["image/jpeg", "image/png", "application/pdf"])},
  pages INT check (pages > 0),
  bytes INT check (bytes > 0),
  digest ID,
  created_at INT
)`,
  "create index topup_proofs_by_created on topup_proofs (created_at)",
  "alter table topups add column proof_id TEXT? references topup_proofs (_id)",
  "create unique index topups_by_proof on topups (proof_id) where proof_id is not null",
  `create table tax_rates (
  seq SEQ,
  _id ID unique,
  rate ID,
  rate_ppm INT check (rate_ppm between 0 and 1000000),
  effective_at INT,
  user_id ID,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create index tax_rates_in_force on tax_rates (effective_at, seq)",
];

export const proofsAndTax: Migration = {
  number: 39,
  name: "proofs and tax",
  statements: (engine) => [
    ...TABLES.map((statement) => render(engine, statement)),
    ...appendOnly(engine, "tax_rates"),
  ],
};
