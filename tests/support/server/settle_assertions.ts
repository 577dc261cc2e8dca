/** Asserts that records agree with their children: settling them changes nothing. */
import assert from "node:assert/strict";
import { settle } from "../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { lifecycleOf } from "../../../server/lifecycle/define.ts";
import { modules } from "../../../server/generated/modules.ts";
import { registerModules } from "../../../server/registry.ts";
import { ALL_SELLERS } from "../../../server/scope.ts";
import { NOW } from "../people/people.ts";
import type { World } from "../orders/world.ts";

registerModules(modules);

const EVENTS = {
  order: ["units.settle", "packages.settle", "remedies.settle"],
  package: ["units.settle", "labels.settle", "track.settle"],
  refund: ["orders.settle"],
} as const;

async function assertAtRest(
  { db }: Pick<World, "db">,
  name: keyof typeof EVENTS,
  ids: readonly string[],
): Promise<void> {
  const { rows, facts } = lifecycleOf(name);
  const { machine, columns } = LIFECYCLES[name];
  const caller = { scope: ALL_SELLERS, context: null };
  const found: ReadonlyMap<string, { _id: string }> = await rows(db.read, ids, caller);
  const known: ReadonlyMap<string, object> = await facts(db.read, [...found.values()], {
    ...caller,
    now: NOW,
  });
  for (const row of found.values()) {
    const value = columns.valueOf(row);
    for (const event of EVENTS[name]) {
      const next = settle(machine, value, known.get(row._id) ?? {}, event);
      assert.deepEqual(
        [columns.columnsOf(next.value), next.effects],
        [columns.columnsOf(value), []],
        `${name} ${event}`,
      );
    }
  }
}

/** Asserts this for orders with their packages and refund requests. */
export async function assertSettled(world: Pick<World, "db">, orders: readonly string[]): Promise<void> {
  await assertAtRest(world, "order", orders);
  const packages = await world.db.read.selectFrom("package_orders").select("package_id")
    .where("order_id", "in", orders).execute();
  const requests = await world.db.read.selectFrom("refund_requests").select("_id")
    .where("order_id", "in", orders).execute();
  await assertAtRest(world, "refund", requests.map(({ _id }) => _id));
  await assertAtRest(world, "package", packages.map(({ package_id }) => package_id));
}
