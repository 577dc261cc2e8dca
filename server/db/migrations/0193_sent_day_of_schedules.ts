import { type Migration, render } from "../ddl.ts";

/** Adds the day that a schedule sent last: without it, a schedule that was edited on that day could be sent twice. */
export const sentDayOfSchedules: Migration = {
  number: 193,
  name: "sent day of schedules",
  statements: (
    engine,
  ) => [render(engine, "alter table figure_schedules add column sent_day TEXT default ''")],
};
