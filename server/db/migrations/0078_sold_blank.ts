/** Makes items that only allowed a print file require one: an item requires one, or is sold blank. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table units add column art_waived BOOL default 0",
  `update units set art_waived = 1 where begun_at is not null
  and item_id in (select _id from items where art = 'optional')`,
  `insert into item_rechecks (item_id, after_seq, round) select _id, 0, 1 from items where art = 'optional'
  on conflict (item_id) do update set after_seq = 0, round = item_rechecks.round + 1`,
  "update items set art = 'required' where art = 'optional'",
];

export const soldBlank: Migration = {
  number: 78,
  name: "sold blank",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
