/** Adds settings of notifications, and those that wait for a time. Source: docs/requirements.md S3.7. */
import { type Migration, oneOf, render } from "../ddl.ts";

const STATUS = oneOf("status", ["Active", "Paused"]);

const STATEMENTS = [
  // A person who never changed a setting has no row; resources/notification_events.ts has the defaults.
  `create table user_notifications (
  _id ID primary key,
  user_id ID references users (_id),
  type ID ${oneOf("type", ["Order", "Item", "Support"])},
  status ID ${STATUS},
  mentions JSON,
  url TEXT,
  subject TEXT,
  alias_ids JSON,
  room_id TEXT,
  room_title TEXT,
  created_at INT,
  updated_at INT,
  version INT,
  unique (user_id, type)
)`,
  `create table user_notification_events (
  setting_id ID references user_notifications (_id),
  event ID,
  status ID ${STATUS},
  mentions JSON,
  url TEXT,
  alias_ids JSON,
  room_id TEXT,
  room_title TEXT,
  times JSON,
  primary key (setting_id, event)
)`,
  "create index user_notification_events_on on user_notification_events (event) where status = 'Active'",
  `create table held_notices (
  seq SEQ,
  user_id ID references users (_id),
  event ID,
  notice JSON,
  at INT
)`,
  "create index held_notices_due on held_notices (user_id, event, at)",
];

export const userNotifications: Migration = {
  number: 14,
  name: "user_notifications",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
