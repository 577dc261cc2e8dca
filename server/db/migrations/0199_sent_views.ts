/** Moves the day on which a view was last sent out of its schedule, which may be deleted and made again. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table sent_views (
  user_id ID references users (_id),
  view_id ID references saved_views (_id),
  sent_day ID,
  primary key (user_id, view_id)
)`,
  "create index sent_views_by_view on sent_views (view_id)",
  `insert into sent_views (user_id, view_id, sent_day)
  select user_id, view_id, max(sent_day) from figure_schedules where sent_day <> '' group by user_id, view_id`,
  "alter table figure_schedules drop column sent_day",
];

export const sentViews: Migration = {
  number: 199,
  name: "sent views",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "sent_views": "Views of reports that schedules have sent to a person.",
    "sent_views.sent_day": "YYYY-MM-DD in the business time zone: the last day that was sent.",
  },
};
