/**
 * Removes stored data that stricter checks now refuse: deleted people from groups, tokens and links of locked
 * people, credentials from the URLs of stores, and errors of deliveries that reveal which names the own
 * network knows.
 */
import type { Engine } from "../database.ts";
import { type Migration, render } from "../ddl.ts";

const LOCKED = "select _id from users where status = 'Locked'";

/** Turns `https://name:secret@host/` into `https://host/`. An `@` after the host belongs to the path. */
function withoutCredentials(engine: Engine): string {
  const find = engine === "sqlite" ? "instr" : "strpos";
  const scheme = `${find}(url, '://') + 2`;
  const rest = `substr(url, ${scheme} + 1)`;
  const host = `substr(${rest}, 1, ${find}(${rest} || '/', '/') - 1)`;
  return `update stores set url = substr(url, 1, ${scheme}) || substr(${rest}, ${find}(${rest}, '@') + 1)
where ${find}(url, '://') > 0 and ${find}(${host}, '@') > 0`;
}

export const entrances: Migration = {
  number: 23,
  name: "entrances",
  statements: (engine) =>
    [
      "delete from user_groups where user_id in (select _id from users where deleted_at is not null)",
      `delete from api_tokens where user_id in (${LOCKED})`,
      `delete from entry_links where user_id in (${LOCKED})`,
      withoutCredentials(engine),
      "update deliveries set last_error = 'addressNotAllowed' where last_error = 'nameUnknown'",
      "update delivery_attempts set error = 'addressNotAllowed' where error = 'nameUnknown'",
    ].map((statement) => render(engine, statement)),
};
