import assert from "node:assert/strict";
import { BackupRefused } from "../../server/backup/backup_refused.ts";
import { DatabaseRefused } from "../../server/db/database_refused.ts";
import { awayError } from "../../server/db/postgres_client.ts";
import { sentencesOf } from "../../server/program.ts";
import { readEnvironment } from "../../server/settings/settings.ts";

Deno.test("a program that cannot open its database, its port or its folder gives the reason in a sentence", () => {
  const environment = readEnvironment({ DATABASE_URL: "postgres://p:hunter2@127.0.0.1:1/shop" });
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });
  assert.equal(
    sentencesOf(refused, environment),
    "Cannot open Postgres p@127.0.0.1:1/shop (DATABASE_URL): connect ECONNREFUSED 127.0.0.1:1",
  );
  assert.equal(sentencesOf(awayError(refused), environment), sentencesOf(refused, environment));
  const password = Object.assign(new Error('password authentication failed for user "p"'), { code: "28P01" });
  assert.match(sentencesOf(password, environment)!, /password authentication failed/);
  assert.equal(sentencesOf(new DatabaseRefused("Too old.")), "Too old.");
  assert.equal(sentencesOf(new BackupRefused("No key.")), "No key.");
  const error = Object.assign(new Error("Cannot listen on port 8000 (PORT): taken"), { code: "EADDRINUSE" });
  assert.equal(sentencesOf(error, environment), error.message);
  assert.match(sentencesOf(new Error("database or disk is full"))!, /^No space is left: /);
  assert.equal(sentencesOf(new TypeError("a fault of ours"), environment), null);
  assert.equal(sentencesOf(Object.assign(new Error("syntax"), { code: "42601" }), environment), null);
});
