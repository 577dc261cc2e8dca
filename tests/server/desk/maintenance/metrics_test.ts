import assert from "node:assert/strict";
import { DatabaseAway } from "../../../../server/db/database_away.ts";
import type { Database } from "../../../../server/db/database.ts";
import { testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";

const TOKEN = "prometheus-of-the-tests";
const settings = { ...testSettings, metricsToken: TOKEN };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Returns the value of a series by its name and labels; null if it is missing. */
const valueOf = (text: string, series: string): number | null => {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length));
};

Deno.test("metrics require their token: without a configured token there are none, with a wrong one nobody gets them", () =>
  withDatabase(async (db) => {
    {
      await using api = testApp(db);
      assert.equal((await api.send("/metrics", { headers: bearer(TOKEN) })).status, 404);
    }
    await using api = testApp(db, { settings });
    for (const headers of [{}, bearer("another"), { authorization: `Basic ${btoa(`a:${TOKEN}`)}` }]) {
      const refused = await api.send("/metrics", { headers });
      assert.equal(refused.status, 401);
      assert.ok(!(await refused.text()).includes(TOKEN));
    }
    const answer = await api.send("/metrics", { headers: bearer(TOKEN) });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get("content-type")!, /^text\/plain; version=0\.0\.4/);
    assert.equal(answer.headers.get("cache-control"), "no-store");
    await answer.body?.cancel();
  }));

Deno.test("metrics count requests by route and status, and errors by code, but never by names that callers send", () =>
  withDatabase(async (db) => {
    await using api = testApp(db, { settings });
    const read = async () => await (await api.send("/metrics", { headers: bearer(TOKEN) })).text();
    const missing =
      'http_server_request_duration_seconds_count{http_request_method="GET",http_route="",http_response_status_code="404"}';
    const strange =
      'http_server_request_duration_seconds_count{http_request_method="_OTHER",http_route="",http_response_status_code="404"}';
    const code = 'pressdock_refusals_total{code="NOT_FOUND"}';
    const before = await read();
    for (const path of ["/nowhere/1", "/nowhere/2"]) await (await api.send(path)).body?.cancel();
    await (await api.send("/nowhere/3", { method: "BREW" })).body?.cancel();
    const after = await read();
    const grown = (series: string) => (valueOf(after, series) ?? 0) - (valueOf(before, series) ?? 0);
    assert.equal(grown(missing), 2);
    assert.equal(grown(strange), 1);
    assert.equal(grown(code), 3);
    assert.ok(
      !after.includes("nowhere") && !after.includes("BREW"),
      "unknown values from strangers add no series",
    );
  }));

const delivery = (_id: string, status: string, next_at: number) => ({
  _id,
  kind: "store",
  target_id: "s1",
  event: "order.moved",
  payload: "{}",
  status,
  attempts: 1,
  next_at,
  leased_by: "",
  last_status: 0,
  last_error: "",
  created_at: NOW,
  finished_at: status === "Waiting" ? null : next_at,
});

Deno.test("metrics show waiting work, failures of the last day, memory, sockets and waits for the database", () =>
  withDatabase(async (db) => {
    const day = 86_400;
    await db.write((tx) =>
      tx.insertInto("deliveries").values([
        // The delivery is not due, as the test's app would send it otherwise.
        delivery("d1", "Waiting", NOW + day),
        delivery("d2", "Dead", NOW - day + 60),
        delivery("d3", "Dead", NOW - day - 60),
        delivery("d4", "Delivered", NOW),
      ]).execute()
    );
    await using api = testApp(db, { settings });
    const text = await (await api.send("/metrics", { headers: bearer(TOKEN) })).text();
    const count = (kind: string, state: string) =>
      valueOf(text, `pressdock_work{kind="${kind}",state="${state}"}`);
    assert.deepEqual([count("delivery", "waiting"), count("delivery", "failed")], [1, 1]);
    for (const kind of ["job", "label"]) {
      assert.deepEqual([count(kind, "waiting"), count(kind, "failed")], [0, 0]);
    }
    assert.ok(valueOf(text, "process_resident_memory_bytes")! > 10_000_000);
    assert.ok(valueOf(text, "db_client_connection_wait_time_seconds_count")! > 0);
    assert.notEqual(valueOf(text, "pressdock_live_sockets"), null);
  }));

Deno.test("metrics leave out the database's counts while it is unreachable", () =>
  withDatabase(async (db) => {
    const away = db.heavy.withPlugin({
      transformQuery: () => {
        throw new DatabaseAway("The database cannot be reached");
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const without: Database = { ...db, heavy: away };
    await using api = testApp(without, { settings });
    const answer = await api.send("/metrics", { headers: bearer(TOKEN) });
    const text = await answer.text();
    assert.equal(answer.status, 200);
    assert.equal(valueOf(text, 'pressdock_work{kind="job",state="waiting"}'), null);
    assert.ok(valueOf(text, "process_resident_memory_bytes")! > 0);
  }));
