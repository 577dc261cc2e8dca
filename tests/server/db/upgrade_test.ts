/** A process of the previous build continues while a newer one migrates the same Postgres, and afterwards. */
import assert from "node:assert/strict";
import type { Migration } from "../../../server/db/ddl.ts";
import { migrate, MIGRATIONS } from "../../../server/db/migrate.ts";
import { openDatabase } from "../../../server/db/open.ts";
import {
  configOf,
  MAINTENANCE_LIMITS,
  type PostgresClient,
  REQUEST_LIMITS,
  withClient,
} from "../../../server/db/postgres_client.ts";
import { atRest, testApp } from "../../support/server/api.ts";
import { withOwnPostgres } from "../../support/server/database.ts";
import { addPerson, signIn } from "../../support/people/people.ts";

/** The migration waits for this lock, which the test holds. */
const HOLD = 4_711;
const POLL_MS = 10;

const step = (number: number, ...statements: string[]): Migration => ({
  number,
  name: `step ${number}`,
  statements: () => statements,
});
const WIDER = step(
  9_001,
  "alter table stores add column note text not null default ''",
  `select pg_advisory_xact_lock(${HOLD})`,
);
const OTHER = step(9_002, "alter table stores rename column name to title");
/** The migration reads the planner's statistics: without them the planner treats every table as empty. */
const MOVES = step(
  9_003,
  "create table seen (rows float8)",
  "insert into seen select reltuples from pg_class where relname = 'users'",
);

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!await isSo()) await new Promise((go) => setTimeout(go, POLL_MS));
}

const isHeld = async (client: PostgresClient): Promise<boolean> =>
  (await client.query(`select 1 from pg_locks where objid = ${HOLD} and not granted`)).rows.length > 0;

const works = () =>
  withOwnPostgres(async (db, place) => {
    await addPerson(db, { _id: "root", role: "super_root", scope: [] });
    const token = await signIn(db, "root");
    const old = await openDatabase({ ...place, limits: { ...REQUEST_LIMITS, lockMs: 100 } });
    await using _closing = { [Symbol.asyncDispose]: () => old.close() };
    old.onWake(() => {});
    await using api = testApp(old, { modules: atRest, log: () => {} });
    const outcome = async (text: string) => {
      const { status, errors, headers } = await api.ask(token, text);
      return { status, message: errors[0]?.message ?? "", again: headers.get("retry-after") };
    };
    const people = () => outcome("query { users { _id } }");
    const stores = () => outcome("query { stores { _id name } }");
    let count = 0;
    const change = () => outcome(`mutation { makeUserGroup(params: { name: "Group ${count++}" }) { _id } }`);
    const DONE = { status: 200, message: "", again: null };
    const AGAIN = { status: 503, message: "The server is being updated; try again.", again: "2" };
    assert.deepEqual([await people(), await stores(), await change()], [DONE, DONE, DONE]);

    await withClient(configOf(place.url, MAINTENANCE_LIMITS), async (client) => {
      await client.query(`select pg_advisory_lock(${HOLD})`);
      const migrated = migrate(db, [...MIGRATIONS, WIDER]);
      await until(() => isHeld(client));
      assert.deepEqual([await people(), await change()], [DONE, DONE], "tables that are left alone");
      assert.deepEqual(await stores(), AGAIN, "a table that is locked");
      await client.query(`select pg_advisory_unlock(${HOLD})`);
      await migrated;

      await until(() => old.isOutdated!());
      assert.deepEqual([await people(), await stores()], [DONE, DONE], "an added column changes no answer");
      assert.deepEqual(await change(), AGAIN, "an older build changes no newer records");
      const upload = await api.send("/imports/orders", { method: "POST", body: "a" });
      await upload.body?.cancel();
      assert.equal(upload.status, 503);

      await migrate(db, [...MIGRATIONS, WIDER, OTHER]);
      assert.deepEqual([await people(), await stores()], [DONE, AGAIN], "a column that is gone");

      await migrate(db, [...MIGRATIONS, WIDER, OTHER, MOVES]);
      const { rows } = await client.query("select rows from seen");
      assert.deepEqual(rows, [{ rows: 1 }], "a migration that moves rows knows their number");
    });
  });

Deno.test({
  name: "while another build migrates, unaffected calls continue, and the others are asked to retry",
  // On SQLite only one process opens the file.
  ignore: !Deno.env.get("DATABASE_URL"),
  fn: works,
});
