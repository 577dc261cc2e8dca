/** Adds what the timers of cases have done: warnings about the first reply, and reminders to sellers. */
import { type Migration, render } from "../ddl.ts";

export const caseTimers: Migration = {
  number: 102,
  name: "timers of cases",
  statements: (engine) => [
    render(engine, "alter table cases add column reply_noticed INT default 0"),
    render(engine, "alter table cases add column waiting_since INT?"),
    render(engine, "alter table cases add column reminded INT default 0"),
    "create index cases_waiting on cases (waiting_since, reminded) where waiting_since is not null",
  ],
  notes: {
    "cases.reply_noticed": "As noticed, for the first reply.",
    "cases.waiting_since": "Set while the seller is expected to answer or to accept the end.",
    "cases.reminded": "1 once the seller was reminded.",
  },
};
