/** Indexes returned garments by outcome and location, by which they are listed and counted. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = ["create index returns_by_outcome on returns (outcome, location_id, unit_id, turn)"];

export const keptReturns: Migration = {
  number: 57,
  name: "returns by outcome",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
