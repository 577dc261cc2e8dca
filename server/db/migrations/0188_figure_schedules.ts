/** Adds schedules, which send the figures of a saved view to a person. */
import { type Migration, oneOf, render } from "../ddl.ts";

const STATEMENTS = [
  `create table figure_schedules (
  _id ID primary key,
  user_id ID references users (_id),
  view_id ID references saved_views (_id),
  every ID ${oneOf("every", ["day", "week", "month"])},
  next_day ID,
  lease_until INT default 0,
  is_refused BOOL default 0,
  created_at INT,
  updated_at INT,
  version INT,
  unique (user_id, view_id, every)
)`,
  "create index figure_schedules_by_view on figure_schedules (view_id)",
  "create index figure_schedules_by_day on figure_schedules (next_day)",
];

export const figureSchedules: Migration = {
  number: 188,
  name: "figure schedules",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "figure_schedules": "A saved view of a report, whose figures its person gets each day, week or month.",
    "figure_schedules.next_day": "YYYY-MM-DD in the business time zone: the next day on which it is due.",
    "figure_schedules.lease_until": "A worker that counts it longer is taken for dead.",
    "figure_schedules.is_refused": "1 where its person had lost the right to it when it was last due.",
  },
};
