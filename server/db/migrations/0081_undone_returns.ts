/** Lets the returns bench undo a return for two minutes: stores the package before, and undone events. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table packages add column returned_by TEXT? references users (_id)",
  "alter table packages add column returned_on TEXT default ''",
  "alter table packages add column before_return TEXT default ''",
  "alter table track_events add column undoes TEXT? references track_events (_id)",
];

export const undoneReturns: Migration = {
  number: 81,
  name: "undone returns",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
