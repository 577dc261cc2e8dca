/** Marks orders that wait for money, and changed wallets that a worker must look at. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table orders add column pay_asked_at INT?",
  "alter table orders add column pay_seen_minor INT?",
  "alter table orders add column pay_stopped TEXT default ''",
  "create index orders_awaiting on orders (seller_id, currency, due_at, seq) where pay_asked_at is not null",
  "create index orders_unawaited on orders (seller_id, seq) where pay_stopped <> ''",
  "alter table wallets add column wake BOOL default 0",
  "create index wallets_awake on wallets (last_at, seller_id, currency) where wake = 1",
];

/** Sequences of codes that payments take: concurrent payments do not wait for each other's numbers. */
const SEQUENCES = [
  "create sequence unit_codes owned by counters.next",
  "create sequence package_codes owned by counters.next",
];

export const paying: Migration = {
  number: 38,
  name: "paying",
  statements: (engine) => [
    ...STATEMENTS.map((statement) => render(engine, statement)),
    ...engine === "postgres" ? SEQUENCES : [],
  ],
};
