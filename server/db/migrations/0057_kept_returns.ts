/** What came back is found by what became of it, and counted where it lies. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = ["create index returns_by_outcome on returns (outcome, location_id, unit_id, turn)"];

export const keptReturns: Migration = {
  number: 57,
  name: "returns by outcome",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
