/** Adds the points that a VIP level requires, effective from a given time. */
import { appendOnly, type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table vip_levels (
  seq SEQ,
  _id ID unique,
  level INT check (level > 0),
  min_points INT check (min_points > 0),
  effective_at INT,
  user_id ID,
  created_at INT
)`,
  "create index vip_levels_in_force on vip_levels (effective_at, seq)",
];

export const vipLevels: Migration = {
  number: 189,
  name: "vip levels",
  statements: (engine) => [
    ...STATEMENTS.map((statement) => render(engine, statement)),
    ...appendOnly(engine, "vip_levels"),
  ],
  notes: {
    "vip_levels": "Points that a VIP level requires. For each level, the latest effective row applies.",
    "vip_levels.min_points": "Points of a month, in hundredths.",
    "vip_levels.user_id": "The person who wrote it.",
  },
};
