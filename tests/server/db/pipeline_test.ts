import assert from "node:assert/strict";
import { sql } from "kysely";
import { pipeline } from "../../../server/db/pipeline.ts";
import { withDatabase } from "../../support/server/database.ts";
import { countOf } from "../../support/server/mutation_context.ts";

Deno.test("pipelined statements are all awaited, and the first failure is thrown", async () => {
  const [late, early] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const done = pipeline(late.promise, early.promise);
  const seen: string[] = [];
  const watched = done.catch((error: Error) => void seen.push(error.message));
  early.reject(new Error("Early"));
  await early.promise.catch(() => {});
  // A pipeline that does not wait would have rejected by now.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  assert.deepEqual(seen, []);
  late.reject(new Error("Late"));
  await watched;
  assert.deepEqual(seen, ["Early"]);
  assert.deepEqual(await pipeline(Promise.resolve(1), Promise.resolve("two")), [1, "two"]);
});

Deno.test("a statement that fails because of another one reports the other one's error", () =>
  withDatabase(async (db) => {
    await db.write(async (tx) => {
      const wrong = sql`select nothing_of_this_name from counters`.execute(tx);
      const beside = tx.selectFrom("counters").selectAll().execute();
      const [first, second] = await Promise.allSettled([wrong, beside]);
      assert.equal(first.status, "rejected");
      if (db.engine === "sqlite") return;
      assert.equal(
        second.status === "rejected" && second.reason,
        first.status === "rejected" && first.reason,
      );
      throw new Error("Undone");
    }).catch((error: Error) => assert.equal(error.message, "Undone"));
  }));

Deno.test("if one of several writes fails all are rolled back, and the next writer finds none of them", () =>
  withDatabase(async (db) => {
    await assert.rejects(
      db.write(async (tx) => {
        const add = (name: string) => tx.insertInto("counters").values({ name, next: 1 }).execute();
        const addLater = async (name: string) => {
          await tx.selectFrom("counters").selectAll().execute();
          await add(name);
        };
        await pipeline(
          addLater("late"),
          sql`insert into nothing_of_this_name values (1)`.execute(tx),
          add("one"),
        );
      }),
      /nothing_of_this_name/,
    );
    await db.write((tx) => tx.insertInto("counters").values({ name: "two", next: 2 }).execute());
    assert.deepEqual(
      [await countOf(db, "late"), await countOf(db, "one"), await countOf(db, "two")].map((each) =>
        each ?? 0
      ),
      [0, 0, 2],
    );
  }));
