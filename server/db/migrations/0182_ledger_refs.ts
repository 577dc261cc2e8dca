/** Finds movements by the record that they are about, for the profit of a package. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = ["create index ledger_txns_by_ref on ledger_txns (ref_id) where ref_id is not null"];

export const ledgerRefs: Migration = {
  number: 182,
  name: "ledger refs",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {},
};
