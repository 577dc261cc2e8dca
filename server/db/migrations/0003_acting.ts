/** For Switch user: a session names the person who acts as another one, a comment the person acted for. */
import type { Engine } from "../database.ts";
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table sessions add column actor_session_id TEXT?",
  "alter table sessions add column actor_id TEXT? references users (_id)",
  "alter table sessions add column reason TEXT default ''",
  "create index sessions_by_actor on sessions (actor_session_id) where actor_session_id is not null",
  "alter table comments add column author_for TEXT default ''",
];

const statements = (engine: Engine): readonly string[] => STATEMENTS.map((text) => render(engine, text));

export const acting: Migration = { number: 3, name: "acting", statements };
