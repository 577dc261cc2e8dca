import assert from "node:assert/strict";
import { RateLimiter } from "../../../server/http/rate.ts";
import { countTry, waitFor } from "../../../server/http/throttle_store.ts";
import { withDatabase } from "../../support/server/database.ts";

Deno.test("a call that costs more than ten seconds of points waits for all of them, but is not refused forever", () =>
  withDatabase(async (db) => {
    let now = 1_000;
    const rate = new RateLimiter(db, 1, () => now);
    await rate.spend("anna", 50);
    await assert.rejects(rate.spend("anna", 50), { code: "RATE_LIMITED", details: { retry_after: 10 } });
    now += 10;
    await rate.spend("anna", 50);
  }));

Deno.test("a clock that was set back stops nobody until it is as late again", () =>
  withDatabase(async (db) => {
    let now = 10_000;
    const rate = new RateLimiter(db, 1, () => now);
    await rate.spend("anna", 10);
    now -= 30;
    await assert.rejects(rate.spend("anna", 10), { code: "RATE_LIMITED" });
    now -= 3_600;
    await rate.spend("anna", 10);
    await assert.rejects(rate.spend("anna", 10), { code: "RATE_LIMITED", details: { retry_after: 10 } });
    now += 10;
    await rate.spend("anna", 10);
  }));

Deno.test("G6 after a clock was set back nobody waits until it is as late again, and failures still count", () =>
  withDatabase(async (db) => {
    const growth = { free: 1, firstSeconds: 60, longestSeconds: 900, forgetSeconds: 86_400 };
    const waitAt = (now: number) => db.write((tx) => waitFor(tx, "ada", growth, now));
    const failAt = (now: number) => db.write((tx) => countTry(tx, "ada", growth, now));
    await failAt(10_000);
    assert.deepEqual([await waitAt(10_000), await waitAt(9_990)], [60, 60]);
    assert.equal(await waitAt(6_400), 0);
    await failAt(6_400);
    assert.deepEqual([await waitAt(6_400), await waitAt(6_520)], [120, 0]);
  }));
