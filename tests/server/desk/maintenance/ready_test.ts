import assert from "node:assert/strict";
import { setImmediate } from "node:timers";
import { DatabaseAway } from "../../../../server/db/database_away.ts";
import type { Database } from "../../../../server/db/database.ts";
import { atRest, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { signIn } from "../../../support/people/people.ts";
import { StoppedTime } from "../../../support/time/stopped_time.ts";
import { makeWorld } from "../../../support/orders/world.ts";

/** Lets pending messages be read, without advancing the time. */
const turn = () => new Promise<void>((next) => setImmediate(next));
const never = () => new Promise<never>(() => {});
const away = () => Promise.reject(new DatabaseAway("The database cannot be reached: secret.example"));

/** Returns the answer of `GET /ready` over a database, and its log lines. */
async function readyOf(db: Database, headers: Readonly<Record<string, string>> = {}) {
  const logged: unknown[] = [];
  await using api = testApp(db, { modules: atRest, log: (entry) => logged.push(entry) });
  const response = await api.send("/ready", { headers });
  const { status } = response;
  return { status, body: await response.text(), store: response.headers.get("cache-control"), logged };
}

const READY = { status: 200, body: '{"ready":true}', store: "no-store", logged: [] };
const UNREADY = { ...READY, status: 503, body: '{"ready":false}' };

Deno.test("a process that reaches its database is ready for any caller: no session is looked up", () =>
  withDatabase(async (db) => {
    assert.deepEqual(await readyOf(db), READY);
    for (const authorization of ["Bearer nobody's", "Basic YTpi", "Bearer"]) {
      assert.deepEqual(await readyOf({ ...db }, { authorization }), READY);
    }
  }));

Deno.test("a process whose database is unreachable, or cannot write, is not ready, and reveals no details", () =>
  withDatabase(async (db) => {
    assert.deepEqual(await readyOf({ ...db, write: away }), UNREADY);
    const broken = db.read.withPlugin({
      transformQuery: () => {
        throw new DatabaseAway("gone");
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    assert.deepEqual(await readyOf({ ...db, read: broken }), UNREADY);
  }));

Deno.test("a process whose writers hang is not ready within 2 s, and does not pile up checks", () =>
  withDatabase(async (db) => {
    let requestCount = 0;
    const hung: Database = { ...db, write: () => (requestCount++, never()) };
    await using api = testApp(hung, { modules: atRest });
    // The first call connects while time is not yet stopped.
    assert.deepEqual(await readyOf(db), READY);
    using time = new StoppedTime();
    let answered = 0;
    const asking = Array.from({ length: 3 }, async () => {
      const { status } = await api.send("/ready");
      answered++;
      return status;
    });
    while (requestCount === 0) await turn();
    time.pass(1_999);
    await turn();
    assert.equal(answered, 0);
    time.pass(1);
    assert.deepEqual(await Promise.all(asking), [503, 503, 503]);
    assert.equal(requestCount, 1);
  }));

Deno.test("people's calls get 503 while the database is unreachable, wherever that shows, and no line is logged", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order = await world.order();
    const token = await signIn(db, "root");
    const logged: unknown[] = [];
    const MOVE =
      'mutation ($ids: [ID!]!) { moveOrder(ids: $ids, event: "order.hold", params: { reason: "x" }) { ok } }';
    const ask = async (broken: Database) => {
      await using api = testApp(broken, { modules: atRest, log: (entry) => logged.push(entry) });
      const { status, errors, headers } = await api.ask(token, MOVE, { ids: [order] });
      return [status, errors[0]?.extensions.code, headers.get("retry-after")];
    };
    assert.deepEqual(await ask({ ...db, write: away }), [503, "INTERNAL", "2"]);
    const none = db.read.withPlugin({
      transformQuery: () => {
        throw new DatabaseAway("gone");
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    assert.deepEqual(await ask({ ...db, read: none, commits: () => null }), [503, "INTERNAL", "2"]);
    assert.deepEqual(logged, []);
  }));
