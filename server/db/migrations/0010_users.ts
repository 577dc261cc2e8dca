/** Adds plans, hubs and the time of deletion of people, and indices to sort and search their list. */
import type { Engine } from "../database.ts";
import { type Migration, render } from "../ddl.ts";

/** Columns to sort by; the id breaks ties, so that pages never overlap. */
const SORTED = ["lower(name)", "identity", "email", "role", "status", "vip", "last_login", "created_at"];

/** Columns that filter a list sorted by name. */
const NARROWED = ["role", "status"];

const STATEMENTS = [
  "alter table users add column pricing_plans JSON default '[]'",
  "alter table users add column hubs JSON default '[]'",
  "alter table users add column deleted_at INT?",
  "alter table users add column search_text TEXT default ''",
  "update users set search_text = lower(name || ' ' || identity || ' ' || email || ' ' || h)",
  ...SORTED.map((column) =>
    `create index users_by_${column.replace(/\W+/g, "")} on users (${column}, _id) where deleted_at is null`
  ),
  ...NARROWED.map((column) =>
    `create index users_of_${column} on users (${column}, lower(name), _id) where deleted_at is null`
  ),
  "create unique index users_identity on users (lower(identity)) where deleted_at is null",
];

/** Contains the search text, so that a search reads only the index and not the wide rows. */
const SEARCH: Readonly<Record<Engine, string>> = {
  sqlite: "create index users_search on users (search_text, _id) where deleted_at is null",
  postgres: "create index users_search on users using gin (search_text gin_trgm_ops)",
};

const statements = (engine: Engine): readonly string[] =>
  [...STATEMENTS, SEARCH[engine]].map((text) => render(engine, text));

export const users: Migration = { number: 10, name: "users", statements };
