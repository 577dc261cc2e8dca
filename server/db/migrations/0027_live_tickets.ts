/** Adds one-time tickets that open a socket. Any server process may issue one, and another may receive it. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table live_tickets (
  hash ID primary key,
  token_hash ID,
  expires_at INT
)`,
  "create index live_tickets_expires_at on live_tickets (expires_at)",
];

export const liveTickets: Migration = {
  number: 27,
  name: "live tickets",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
