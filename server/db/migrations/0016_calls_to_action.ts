/** Adds announcements, and when people saw, followed or closed them. Source: docs/requirements.md S2.31. */
import type { Engine } from "../database.ts";
import { type Migration, oneOf, render } from "../ddl.ts";

const STATEMENTS = [
  `create table calls_to_action (
  _id ID primary key,
  title ID,
  text TEXT,
  title_de TEXT,
  text_de TEXT,
  title_fr TEXT,
  text_fr TEXT,
  title_pt TEXT,
  text_pt TEXT,
  link TEXT,
  status ID ${oneOf("status", ["Active", "Paused"])},
  first_day INT?,
  last_day INT?,
  ends_at INT?,
  roles JSON,
  groups JSON,
  users JSON,
  pages JSON,
  user_id ID references users (_id),
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT
)`,
  `create table notice_marks (
  call_id ID references calls_to_action (_id),
  user_id ID references users (_id),
  shown_at INT?,
  clicked_at INT?,
  dismissed_at INT?,
  primary key (call_id, user_id)
)`,
  "create index notice_marks_by_user on notice_marks (user_id)",
];

const statements = (engine: Engine): readonly string[] => STATEMENTS.map((text) => render(engine, text));

export const callsToAction: Migration = { number: 16, name: "calls_to_action", statements };
