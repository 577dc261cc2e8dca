/** Allows one open hold for postage per package, and adds the postage that a waiting order was shown with. */
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
