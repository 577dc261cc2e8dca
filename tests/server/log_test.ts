import assert from "node:assert/strict";
import { logError, logInfo, redactText } from "../../server/log.ts";
import { testApp, testSettings } from "../support/server/api.ts";
import { withDatabase } from "../support/server/database.ts";

/** Returns the lines that are logged during `work`. */
async function linesOf(work: () => unknown): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const real = console.error;
  console.error = (line: string) => void lines.push(line);
  try {
    await work();
  } finally {
    console.error = real;
  }
  return lines.map((line) => JSON.parse(line));
}

Deno.test("an event is one JSON line with time, level and message; an error includes its stack and its cause", async () => {
  const [logged, failed] = await linesOf(() => {
    logInfo("Copied the database.", { request_id: "r1" });
    logError("Reading the outbox failed.", new Error("no answer", { cause: new Error("the cable\nis out") }));
  });
  assert.equal(logged?.["level"], "info");
  assert.equal(logged?.["request_id"], "r1");
  assert.equal(new Date(String(logged?.["time"])).toISOString(), logged?.["time"]);
  assert.equal(failed?.["level"], "error");
  assert.match(
    String(failed?.["error"]),
    /^Error: no answer\n\s+at [\s\S]*\nCaused by: Error: the cable\nis out/,
  );
});

Deno.test("the log has no mail address, token or value repeated by a database, but file names and lines of the sources", () => {
  const place =
    "    at query (file:///app/node_modules/.deno/pg@8.23.1/node_modules/pg/lib/client.js:526:17)";
  const token = "k7".repeat(22);
  const text = redactText(
    [
      `error: invalid input syntax for type bigint: "Jane Doe"`,
      `told mary.o'neil@example.com with Bearer ${token}`,
      "Order 0198c0de-1111-7222-8333-444455556666 of PD-000123",
      place,
    ].join("\n"),
  );
  assert.equal(
    text,
    [
      "error: invalid input syntax for type bigint: [value]",
      "told [mail] with Bearer [secret]",
      "Order 0198c0de-1111-7222-8333-444455556666 of PD-000123",
      place,
    ].join("\n"),
  );
});

Deno.test("the access log has a line for each request with its id, route, status and seconds, and nothing about the caller", () =>
  withDatabase(async (db) => {
    const lines = await linesOf(async () => {
      await using api = testApp(db, { settings: { ...testSettings, isAccessLogged: true } });
      const answer = await api.send("/ready?secret=abc", { headers: { "x-forwarded-for": "203.0.113.9" } });
      await answer.body?.cancel();
      await using quiet = testApp(db);
      await (await quiet.send("/ready")).body?.cancel();
    });
    assert.equal(lines.length, 1);
    const { request_id, seconds, time, ...rest } = lines[0]!;
    assert.deepEqual(rest, {
      level: "info",
      message: "A request was answered.",
      method: "GET",
      route: "/api/ready",
      status: 200,
    });
    assert.match(String(request_id), /^[0-9a-f-]{36}$/);
    assert.ok(Number(seconds) >= 0 && time);
  }));
