/** Records why the report of a schedule was refused, so that its person gets a notice of each reason. */
import { type Migration, render } from "../ddl.ts";

export const refusedSchedules: Migration = {
  number: 217,
  name: "refused schedules",
  statements: (engine) => [
    render(engine, "alter table figure_schedules add column refused_for TEXT default ''"),
    "update figure_schedules set refused_for = 'reportRefused' where is_refused = 1",
  ],
  notes: {
    "figure_schedules.refused_for":
      "The notice of the last refusal: reportRefused or reportFailed; empty if it was sent.",
  },
};
