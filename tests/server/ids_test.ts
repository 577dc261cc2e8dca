import assert from "node:assert/strict";
import { codeOf } from "../../api/codes/record_codes.ts";
import { nextCodes } from "../../server/entity/codes.ts";
import { canonicalJson } from "../../server/canonical.ts";
import { createIds } from "../../server/ids.ts";
import { withDatabase } from "../support/server/database.ts";

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

Deno.test("ids are UUIDs of version 7 that sort by age, also within a millisecond and when the clock is set back", () => {
  const clock = [5000, 5000, 5001, 4000, 4000, 6000].values();
  const newId = createIds({ now: () => clock.next().value ?? 7000, random: (bytes) => bytes.fill(0xff) });
  const ids = Array.from({ length: 6 + 5000 }, newId);
  assert.deepEqual(ids.filter((id) => !UUID_V7.test(id)), []);
  assert.deepEqual(ids, ids.toSorted());
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(ids[0], "00000000-1388-7000-bfff-ffffffffffff");
});

Deno.test("codes are consecutive, and a rolled back transaction releases its codes", () =>
  withDatabase(async (db) => {
    const take = (count: number) => db.write((tx) => nextCodes(tx, "orders", count));
    assert.deepEqual(await take(2), ["PD-000001", "PD-000002"]);
    await assert.rejects(db.write(async (tx) => {
      await nextCodes(tx, "orders", 100);
      throw new Error("No");
    }));
    assert.deepEqual(await take(1), ["PD-000003"]);
    assert.deepEqual(await take(0), []);
    assert.deepEqual(await db.write((tx) => nextCodes(tx, "packages", 1)), ["PK-000001"]);
    assert.equal(codeOf("units", 1_234_567), "UN-1234567");
  }));

Deno.test("parallel transactions never get the same code", () =>
  withDatabase(async (db) => {
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () => db.write((tx) => nextCodes(tx, "orders", 3))),
    );
    assert.deepEqual(
      numbers.flat().sort(),
      Array.from({ length: 60 }, (_, index) => codeOf("orders", index + 1)),
    );
  }));

Deno.test("canonical JSON is the same for equal values", () => {
  assert.equal(
    canonicalJson({ b: [{ d: 1, c: undefined }], a: null }),
    canonicalJson({ a: null, b: [{ d: 1 }] }),
  );
  assert.notEqual(canonicalJson({ a: [1, 2] }), canonicalJson({ a: [2, 1] }));
  assert.notEqual(canonicalJson({ a: null }), canonicalJson({}));
});
