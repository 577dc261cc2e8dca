import { type Migration, render } from "../ddl.ts";

/** Adds the day on which a schedule last sent: if edited on that day, it could otherwise send twice. */
export const sentDayOfSchedules: Migration = {
  number: 193,
  name: "sent day of schedules",
  statements: (
    engine,
  ) => [render(engine, "alter table figure_schedules add column sent_day TEXT default ''")],
};
