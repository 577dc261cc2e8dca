import assert from "node:assert/strict";
import { begin, inWorld, statusOf, step, work } from "../../../support/desk/bulk.ts";

Deno.test("a job that was undone is not retried, because nobody could undo the retry", () =>
  inWorld(async (world) => {
    const good = await world.order({}, ["order.submit"]);
    const draft = await world.order({});
    const params = { ids: [good, draft], event: "order.hold", params: { reason: "Wait" } };
    const begun = await begin(world, "anna", params);
    const { _id } = begun;
    await work(world, _id);
    assert.equal(begun.has_undo, true);
    const undo = await begin(world, "anna", { kind: "orders.undo", job: _id });
    await work(world, undo._id);
    assert.equal((await statusOf(world, good)).status, "Pending");
    await world.move("root", [draft], "order.submit");
    const [retried] = await step(world, "anna", _id, "job.retry");
    assert.equal(retried?.reason?.code, "isNotUndone");
    assert.equal((await statusOf(world, draft)).status, "Pending");
  }));
