import assert from "node:assert/strict";
import { GraphQLError } from "graphql";
import { DatabaseAway } from "../../../../server/db/database_away.ts";
import { toWire } from "../../../../server/http/errors.ts";
import { refuseIfSilent } from "../../../../server/http/while_away.ts";

Deno.test("work that took too long is abandoned only if the database does not answer", async () => {
  const database = { silent: false, looks: 0 };
  const looked = Promise.withResolvers<void>();
  const db = {
    isSilent: () => {
      if (++database.looks === 1) looked.resolve();
      return database.silent;
    },
  };
  const [slow, left] = [Promise.withResolvers<string>(), [] as Promise<unknown>[]];
  const waiting = refuseIfSilent(db, slow.promise, (work) => void left.push(work), 0);
  await looked.promise;
  assert.deepEqual(left, []);
  database.silent = true;
  await assert.rejects(waiting, DatabaseAway);
  slow.reject(new Error("Nobody waits for it any more"));
  assert.deepEqual(await Promise.all(left), [undefined]);
});

Deno.test("work done in time is answered by its outcome, whether or not the database answers", async () => {
  const noWork = () => assert.fail("It was done");
  assert.equal(await refuseIfSilent({ isSilent: () => true }, Promise.resolve("done"), noWork), "done");
  assert.equal(await refuseIfSilent({}, Promise.resolve("done"), noWork, 0), "done");
  await assert.rejects(
    refuseIfSilent({ isSilent: () => true }, Promise.reject(new Error("refused")), noWork),
    /refused/,
  );
});

Deno.test("each caller is told that the database is unreachable, without a log line: the pool has logged it", () => {
  const logged: unknown[] = [];
  const away = new GraphQLError("away", { originalError: new DatabaseAway("The database does not answer") });
  const { message, extensions } = toWire(away, "r1", (entry) => void logged.push(entry));
  assert.equal(extensions.code, "INTERNAL");
  assert.match(message, /cannot reach its data/);
  assert.deepEqual(logged, []);
});
