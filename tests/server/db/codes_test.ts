import assert from "node:assert/strict";
import { nextCodes } from "../../../server/codes.ts";
import { withDatabase } from "../../support/database.ts";

Deno.test("codes that are taken at once are each given once, above those of before", () =>
  withDatabase(async (db) => {
    await db.write((tx) => tx.insertInto("counters").values({ name: "units", next: 501 }).execute());
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => db.write((tx) => nextCodes(tx, "units", 3))),
    );
    const codes = taken.flat();
    assert.equal(new Set(codes).size, 60);
    assert.ok(codes.every((code) => code >= "UN-000501"), codes.join(" "));
  }));

Deno.test("on Postgres whoever takes codes waits for nobody who has taken some", () =>
  withDatabase(async (db) => {
    if (db.engine !== "postgres") return;
    const second = Promise.withResolvers<void>();
    let tries = 0;
    // The first one ends only after the second one has: one row for both, and neither would.
    await db.write(async (tx) => {
      tries++;
      await nextCodes(tx, "units", 1);
      await nextCodes(tx, "packages", 1);
      if (tries > 1) return;
      await db.write(async (other) => {
        await nextCodes(other, "units", 1);
        await nextCodes(other, "packages", 1);
      });
      second.resolve();
    });
    await second.promise;
    assert.equal(tries, 1);
  }));
