/** Adds a tree of user groups, whose members get the groups' rights. Source: docs/requirements.md S3.5. */
import type { Engine } from "../database.ts";
import { type Migration, oneOf, render } from "../ddl.ts";

const STATEMENTS = [
  `alter table groups add column status TEXT default 'Active' ${
    oneOf("status", ["Active", "Locked", "Deleted"])
  }`,
  "alter table groups add column role TEXT default ''",
  "alter table groups add column parent_id TEXT? references groups (_id)",
  "alter table groups add column is_default BOOL default 0",
  "alter table groups add column permission JSON default '[]'",
  "alter table groups add column rights JSON default '[]'",
  "alter table groups add column path TEXT default ''",
  "alter table groups add column depth INT default 0",
  "alter table groups add column search_text TEXT default ''",
  "update groups set path = lower(name), search_text = lower(name)",
  "create unique index groups_default on groups (is_default) where is_default = 1",
  "create index user_groups_by_group on user_groups (group_id)",
];

const statements = (engine: Engine): readonly string[] => STATEMENTS.map((text) => render(engine, text));

export const groups: Migration = { number: 11, name: "groups", statements };
