import assert from "node:assert/strict";
import { CODE_NAMES } from "../../../api/codes/names.ts";
import { nextCodes } from "../../../server/entity/codes.ts";
import type { Writer } from "../../../server/db/database.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addNumbers, labelWorld } from "../../support/shipping/label_world.ts";
import { takeNumber } from "../../support/shipping/take_number.ts";
import { Numbers } from "../../../server/modules/shipping/numbers/issue_store.ts";
import { NOW } from "../../support/people/people.ts";

Deno.test("codes taken at the same time all differ, and are higher than earlier ones", () =>
  withDatabase(async (db) => {
    for (const name of ["units", "orders"] as const) {
      await db.write((tx) => tx.insertInto("counters").values({ name, next: 501 }).execute());
      const numbers = await Promise.all(
        Array.from({ length: 20 }, () => db.write((tx) => nextCodes(tx, name, 3))),
      );
      const codes = numbers.flat();
      assert.equal(new Set(codes).size, 60);
      assert.ok(codes.every((code) => code.slice(3) >= "000501"), codes.join(" "));
    }
  }));

Deno.test("on Postgres a transaction that takes codes does not wait for another one that has taken some", () =>
  withDatabase(async (db) => {
    if (db.engine !== "postgres") return;
    const takeAll = async (tx: Writer) => {
      for (const name of CODE_NAMES) await nextCodes(tx, name, 1);
    };
    let tries = 0;
    // The first transaction ends only after the second: with one row for both they would wait for each other.
    await db.write(async (tx) => {
      tries++;
      await takeAll(tx);
      if (tries === 1) await db.write(takeAll);
    });
    assert.equal(tries, 1);
  }));

Deno.test("on Postgres a transaction that has read the next number of a range blocks no other one, and no number is given out twice or skipped", () =>
  withDatabase(async (db) => {
    if (db.engine !== "postgres") return;
    await labelWorld(db);
    await addNumbers(db, { first: 1, last: 9 });
    const others: (string | null)[] = [];
    let tries = 0;
    const own = await db.write(async (tx) => {
      tries++;
      const numbers = new Numbers(tx, NOW);
      const codes = [await numbers.next("standard"), await numbers.next("standard")];
      // Another transaction takes a number in between, without waiting.
      if (tries === 1) others.push(await db.write((other) => takeNumber(other, "standard", NOW)));
      await numbers.keep();
      return codes;
    });
    assert.equal(tries, 2, "the read number was taken meanwhile, so it is read again");
    assert.deepEqual([...others, ...own].map((number) => number?.slice(2, 10)), [
      "00000001",
      "00000002",
      "00000003",
    ]);
    // A code whose transaction fails is not used.
    await assert.rejects(db.write(async (tx) => {
      await takeNumber(tx, "standard", NOW);
      throw new Error("undone");
    }));
    assert.match(await db.write((tx) => takeNumber(tx, "standard", NOW)) ?? "", /^RR00000004/);
  }));
