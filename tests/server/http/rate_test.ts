import assert from "node:assert/strict";
import { RateLimiter } from "../../../server/http/rate.ts";
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
