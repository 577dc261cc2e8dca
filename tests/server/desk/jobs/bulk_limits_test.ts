import assert from "node:assert/strict";
import { sql } from "kysely";
import { MAX_OPEN_JOBS } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import { requireRoomForJob } from "../../../../server/modules/desk/jobs/store.ts";
import { begin, inWorld } from "../../../support/desk/bulk.ts";

Deno.test("an unknown filter makes no job about everything, whatever its name is", () =>
  inWorld(async (world) => {
    await world.order({}, ["order.submit"]);
    for (const name of ["constructor", "__proto__", "prototype", "hasOwnProperty", "colour"]) {
      const filters = JSON.parse(`{ "${name}": ["x"] }`) as Record<string, unknown>;
      await assert.rejects(
        begin(world, "root", { filters, event: "order.hold", params: { reason: "Wait" } }),
        (error) => {
          assert.ok(error instanceof ApiError);
          assert.equal(error.code, "BAD_INPUT");
          assert.deepEqual(error.details.problems, [{ path: `params.filters.${name}`, code: "unknown" }]);
          return true;
        },
        name,
      );
    }
    const { rows } = await sql<{ count: number }>`select count(*) as count from jobs`.execute(world.db.read);
    assert.equal(Number(rows[0]?.count), 0);
  }));

Deno.test("a person with 20 unfinished jobs cannot begin another one, of any kind", () =>
  inWorld(async (world) => {
    await world.order({}, ["order.submit"]);
    const hold = { filters: {}, event: "order.hold", params: { reason: "Wait" } };
    for (let job = 0; job < MAX_OPEN_JOBS; job++) await begin(world, "root", hold);
    await assert.rejects(begin(world, "root", hold), /you already have 20 unfinished jobs/);
    await world.db.write((tx) => assert.rejects(requireRoomForJob(tx, "root"), { code: "LIMIT" }));
  }));
