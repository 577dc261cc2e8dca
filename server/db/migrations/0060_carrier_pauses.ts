/** Counts failures of providers for all servers together, by provider and no longer by account. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "create table carrier_pauses (provider ID primary key, failures INT, paused_until INT?)",
  "alter table integrations drop column paused_until",
];

export const carrierPauses: Migration = {
  number: 60,
  name: "carrier pauses",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
