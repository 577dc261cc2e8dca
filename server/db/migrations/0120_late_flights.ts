/** Adds the expected arrival about whose passing staff were notified. */
import { type Migration, render } from "../ddl.ts";

export const lateFlights: Migration = {
  number: 120,
  name: "late flights",
  statements: (engine) => [render(engine, "alter table consolidations add column eta_noticed INT?")],
  notes: { "consolidations.eta_noticed": "The eta_at that was over without an arrival; null for none." },
};
