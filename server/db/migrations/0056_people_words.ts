/** Indexes search texts of people by numbers in a separate table, since that of people cannot be rebuilt. */
import type { Engine } from "../database.ts";
import type { Migration } from "../ddl.ts";

const NUMBER = "(select seq from users_search_numbers where user_id = old._id)";
const drop = `insert into users_search (users_search, rowid, search_text)
  values ('delete', ${NUMBER}, old.search_text)`;

const STATEMENTS: Readonly<Record<Engine, readonly string[]>> = {
  // Migration 10 has made an index of trigrams.
  postgres: [],
  sqlite: [
    "drop index users_search",
    // For words shorter than a trigram all search texts are scanned, in this index and not in the wide rows.
    "create index users_words on users (search_text, _id) where deleted_at is null",
    `create table users_search_numbers (
  seq integer primary key autoincrement,
  user_id text not null unique references users (_id) on delete cascade
) strict`,
    "insert into users_search_numbers (user_id) select _id from users order by _id",
    `create view users_search_rows as select n.seq as seq, u.search_text as search_text
from users_search_numbers as n join users as u on u._id = n.user_id`,
    `create virtual table users_search
using fts5(search_text, content='users_search_rows', content_rowid='seq', tokenize='trigram')`,
    "insert into users_search (users_search) values ('rebuild')",
    `create trigger users_search_insert after insert on users begin
  insert into users_search_numbers (user_id) values (new._id);
  insert into users_search (rowid, search_text)
  select seq, new.search_text from users_search_numbers where user_id = new._id;
end`,
    `create trigger users_search_delete before delete on users begin
  ${drop};
end`,
    `create trigger users_search_update after update of search_text on users
when old.search_text <> new.search_text begin
  ${drop};
  insert into users_search (rowid, search_text) values (${NUMBER}, new.search_text);
end`,
  ],
};

export const peopleWords: Migration = {
  number: 56,
  name: "words of people",
  statements: (engine) => STATEMENTS[engine],
};
