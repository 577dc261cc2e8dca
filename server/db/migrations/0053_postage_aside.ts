/** Postage that is set aside when an order is paid: one sum at most for a parcel, and what of it was seen by who waits. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table orders add column pay_seen_postage_minor INT?",
  "create unique index holds_of_package on holds (package_id) where status = 'Open' and package_id is not null",
  "alter table integrations add column paused_until INT?",
];

export const postageAside: Migration = {
  number: 53,
  name: "postage set aside",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
