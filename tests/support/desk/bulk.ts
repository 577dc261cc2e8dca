/** Begins bulk jobs as a person, and runs them as the worker does. */
import type { Job, JobInput } from "../../../api/generated/schema.ts";
import { makeJob } from "../../../server/modules/desk/bulk/make.ts";
import { paceOf } from "../../../server/modules/desk/bulk/pace.ts";
import { jobKindOf } from "../../../server/registry.ts";
import { jobLifecycle } from "../../../server/modules/desk/jobs/lifecycle.ts";
import { createOrders } from "../../../server/modules/orders/orders/create.ts";
import { runMutation } from "../../../server/mutate.ts";
import { testSettings } from "../server/api.ts";
import { withDatabase } from "../server/database.ts";
import { NOW } from "../people/people.ts";
import { draftOf, makeWorld, type Name, type World } from "../orders/world.ts";
import { moveOf } from "../../../server/lifecycle/move.ts";

const moveJob = moveOf<"Job">(jobLifecycle);

export const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

export const begin = async (world: World, name: Name, params: Partial<JobInput>, key?: string) =>
  await runMutation("makeJob", makeJob, {
    params: { kind: "orders.move", resource: "orders", ...params },
    ...key && { key },
  }, world.as(name)) as Job;

export const rowOf = (world: World, id: string) =>
  world.db.read.selectFrom("jobs").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();

/** Returns the number of records in the first step of a job, which depends on the database engine. */
export const firstRecords = ({ db }: World): number => paceOf(db.engine, () => 0).records();

/** Runs the job as the worker does, for at most the given number of steps. */
export async function work(world: World, id: string, steps = Infinity): Promise<void> {
  const job = await rowOf(world, id);
  let left = steps;
  const tools = {
    db: world.db,
    settings: testSettings,
    now: () => NOW,
    clock: () => 0,
    isStopping: () => left-- <= 0,
  };
  await jobKindOf(job.kind)!.run(job, tools);
}
export const countsOf = async (world: World, id: string) => {
  const { status, total, done, made, skipped, refused } = await rowOf(world, id);
  return { status, total, done, made, skipped, refused };
};
export const reasons = async (world: World, id: string) =>
  await world.db.read.selectFrom("job_rows").select(["code", "reason"]).where("job_id", "=", id)
    .where("status", "=", "Failed").orderBy("position").execute();
export const step = (world: World, name: Name, id: string, event: string) =>
  runMutation("moveJob", moveJob, { ids: [id], event }, world.as(name));
export const statusOf = async (
  world: World,
  id: string,
) => (await world.db.read.selectFrom("orders").select([
  "status",
  "hold_reason",
  "tags",
  "shipping_method",
  "version",
])
  .where("_id", "=", id).executeTakeFirstOrThrow());

/** Makes many orders that wait for payment, some of them cancelled. */
export async function makeManyOrders(world: World, pending: number, cancelled: number): Promise<void> {
  const stamp = {
    actor: { _id: "root", name: "root" },
    actingFor: null,
    requestId: "bulk",
    sessionId: null,
    at: NOW,
  };
  const by = { stamp, action: "orders.import", currency: "USD", timeZone: "UTC" };
  const ids = await world.db.write(async (tx) => {
    const drafts = Array.from({ length: pending + cancelled }, () => draftOf());
    return (await createOrders(tx, drafts, by)).made;
  });
  const place = (some: readonly string[], status: string) =>
    world.db.write(async (tx) => {
      for (let at = 0; at < some.length; at += 500) {
        await tx.updateTable("orders").set({ status }).where("_id", "in", some.slice(at, at + 500)).execute();
      }
    });
  await place(ids, "Pending");
  const every = Math.floor(ids.length / Math.max(1, cancelled));
  await place(ids.filter((_, index) => index % every === 0).slice(0, cancelled), "Cancelled");
}
