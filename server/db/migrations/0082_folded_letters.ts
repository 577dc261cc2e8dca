/**
 * Folds search texts further: letters that Unicode does not decompose (đ ł ø æ œ ı þ ß ð and the like), and
 * removes apostrophes. If many rows change, an index is rebuilt once, and not row by row. Texts were in lower
 * case and without accents already, so these replacements suffice.
 */
import type { Engine } from "../database.ts";
import type { Migration } from "../ddl.ts";

/** Tables with a search index, whose rows are found by `seq`. */
const INDEXED = [
  "items",
  "orders",
  "packages",
  "price_tables",
  "print_batches",
  "printers",
  "refund_requests",
  "shipping_methods",
  "shipping_policies",
  "topups",
  "units",
];
const OTHERS = [
  "bins",
  "calls_to_action",
  "groups",
  "integrations",
  "jobs",
  "locations",
  "payment_methods",
  "products",
  "stations",
  "stores",
];

const APOSTROPHES = "''`’‘‛′ʹʻʼ´";
const SINGLE = { from: "đðħıłŋŧ", to: "ddhilnt" };
const PAIRS = [["ß", "ss"], ["æ", "ae"], ["œ", "oe"], ["þ", "th"]] as const;

const inLatin = (text: string): string =>
  PAIRS.reduce<string>(
    (all, [from, to]) => `replace(${all}, '${from}', '${to}')`,
    `translate(${text}, '${SINGLE.from}${APOSTROPHES}', '${SINGLE.to}')`,
  );

/** Folds on Postgres: Østrup becomes both ostrup and oestrup. */
const folded = (text: string): string => {
  const [usual, other] = ["o", "oe"].map((o) => inLatin(`replace(${text}, 'ø', '${o}')`));
  const spelled = `case when ${text} like '%ø%' then ${usual} || ' ' || ${other} else ${usual} end`;
  return `btrim(regexp_replace(${spelled}, '\\s+', ' ', 'g'))`;
};

/** Matches rows that may change. The size shows non-ASCII letters: a pattern takes ten times as long. */
const hasMore: Readonly<Record<Engine, string>> = {
  sqlite: `length(search_text) <> octet_length(search_text)
  or instr(search_text, '''') > 0 or instr(search_text, '\`') > 0`,
  postgres: `search_text ~ '[øßæœþ${SINGLE.from}${APOSTROPHES}]'`,
};

/** Folds on SQLite by the server's own function, which each connection has. */
const newText: Readonly<Record<Engine, string>> = {
  sqlite: "searched_text(search_text)",
  postgres: folded("search_text"),
};

const update = (engine: Engine, table: string): string =>
  `update ${table} set search_text = ${newText[engine]} where ${hasMore[engine]}`;

/** Rebuilds on SQLite, and makes the index's trigger again as migrations 1, 32 and others did. */
const rebuilt = (table: string): readonly string[] => [
  `drop trigger ${table}_search_update`,
  update("sqlite", table),
  `insert into ${table}_search (${table}_search) select 'rebuild' where changes() > 0`,
  `create trigger ${table}_search_update after update of search_text on ${table}
when old.search_text <> new.search_text begin insert into ${table}_search (${table}_search, rowid, search_text)
  values ('delete', old.seq, old.search_text); insert into ${table}_search (rowid, search_text)
  values (new.seq, new.search_text); end`,
];

const NUMBER = "(select seq from users_search_numbers where user_id = old._id)";
const USERS = [
  "drop trigger users_search_update",
  update("sqlite", "users"),
  "insert into users_search (users_search) select 'rebuild' where changes() > 0",
  `create trigger users_search_update after update of search_text on users
when old.search_text <> new.search_text begin
  insert into users_search (users_search, rowid, search_text) values ('delete', ${NUMBER}, old.search_text);
  insert into users_search (rowid, search_text) values (${NUMBER}, new.search_text);
end`,
];

/** If more than one row in this many changes, the index is rebuilt instead. */
const FEW = 20;

/** Updates a table on Postgres, without its index if many rows change. */
const inIndex = (table: string): string =>
  `do $$ begin
  if (select count(*) filter (where ${hasMore.postgres}) * ${FEW} > count(*) from ${table}) then
    drop index ${table}_search;
    ${update("postgres", table)};
    create index ${table}_search on ${table} using gin (search_text gin_trgm_ops);
  else
    ${update("postgres", table)};
  end if;
end $$`;

const CAPITALS = { from: "ĐÐĦŁŊŦÆŒÞẞ", to: "đðħłŋŧæœþß" };
/** Accents of Latin, Greek and Cyrillic letters, after their decomposition. */
const ACCENTS = "[\\u0300-\\u036f\\u0483-\\u0489]";
const plain = `replace(lower(translate(regexp_replace(normalize(translate(value, '${APOSTROPHES}', ''), NFKD),
    '${ACCENTS}', '', 'g'), '${CAPITALS.from}', '${CAPITALS.to}')), 'Ø', 'ø')`;
/** Does what the server's own `searchedText` does on SQLite, for texts that have no column of folded words. */
const FUNCTION =
  `create function searched_text(value text) returns text language sql immutable strict parallel safe
return ${folded(plain)}`;

const STATEMENTS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [...INDEXED.flatMap(rebuilt), ...USERS, ...OTHERS.map((table) => update("sqlite", table))],
  postgres: [
    ...[...INDEXED, "users"].map(inIndex),
    ...OTHERS.map((table) => update("postgres", table)),
    FUNCTION,
  ],
};

export const foldedLetters: Migration = {
  number: 82,
  name: "folded letters",
  statements: (engine) => STATEMENTS[engine],
};
