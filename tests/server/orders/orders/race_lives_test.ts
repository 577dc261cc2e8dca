/** Pairs of simultaneous steps of one order, its garments and its package, while another seller does the same. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import type { MoveResult } from "../../../../api/generated/schema.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld, type StoreId, type World } from "../../../support/orders/world.ts";

const STORES = ["anna-etsy", "ben-tiktok"] as const satisfies readonly StoreId[];
const WORLDS = isSoak ? 1_000 : 10;
/** Visits pairs of steps in an order that covers many in few worlds; the stride is coprime to their number. */
const STRIDE = 11;
const QUANTITY = 3;

/** An order whose first garment is in work. */
interface Begun {
  readonly order: string;
  readonly units: readonly string[];
  readonly parcel: string;
  readonly number: string;
}
type Send = (world: World, begun: Begun) => Promise<readonly MoveResult[]>;
const reason = { reason: "Both at once." };

const STEPS: Readonly<Record<string, Send>> = {
  "order.hold": (world, { order }) => world.move("root", [order], "order.hold", reason),
  "order.requestCancel": (world, { order }) => world.move("root", [order], "order.requestCancel", reason),
  "order.drop": (world, { order, units }) =>
    world.move("root", [order], "order.drop", { ...reason, unit_ids: [units[0]!] }),
  "production.finish": (world, { order }) => world.move("root", [order], "production.finish"),
  "unit.start": (world, { units }) => world.unit("root", [units[1]!], "unit.start"),
  "unit.pass": (world, { units }) => world.unit("root", [units[0]!], "unit.pass"),
  "unit.reject": (world, { units }) =>
    world.unit("root", [units[0]!], "unit.reject", { reason_code: "stain" }),
  "unit.finish": (world, { units }) => world.unit("root", [...units], "unit.finish", reason),
  "unit.undo": (world, { units }) => world.unit("root", [units[0]!], "unit.undo"),
  "label.attach": (world, { parcel: pkg, number }) =>
    world.package("root", [pkg], "label.attach", { carrier: "DHL", tracking_number: number }),
  "package.split": (world, { parcel: pkg, units }) =>
    world.package("root", [pkg], "package.split", { unit_ids: [units[2]!] }),
  "package.cancel": (world, { parcel: pkg }) => world.package("root", [pkg], "package.cancel", reason),
};
const NAMES = Object.keys(STEPS);
/** A stopped garment no longer belongs to its order, so it may be NOT_FOUND. */
const REFUSED = ["ILLEGAL_TRANSITION", "NOT_FOUND"];
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at).map((other) => [one, other] as const));

async function begin(world: World, store_id: StoreId, number: string): Promise<Begun> {
  const lines = [{ sku: "TEE-BLACK-M", quantity: QUANTITY }];
  const order = await world.order({ store_id, lines }, ["order.submit", "order.pay"]);
  const rows = await world.db.read.selectFrom("units").select(["_id", "package_id"])
    .where("order_id", "=", order).orderBy("seq").execute();
  await world.unit("root", [rows[0]!._id], "unit.start");
  return { order, units: rows.map(({ _id }) => _id), parcel: rows[0]!.package_id!, number };
}

/** Repeats a call that is blocked longer than the API itself retries. */
async function sent(work: () => Promise<readonly MoveResult[]>): Promise<readonly MoveResult[]> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "IN_PROGRESS") throw error;
    }
  }
}

/** Returns the records on which a step acts: the audit has its effects on other records under the same name. */
function recordsOf(step: string, { order, units, parcel: pkg }: Begun): readonly string[] {
  if (step.startsWith("unit.")) return units;
  return step.startsWith("package.") || step.startsWith("label.") ? [pkg] : [order];
}

/** Counts audit rows of a step for some records. */
async function doneIn({ db }: World, action: string, ids: readonly string[]): Promise<number> {
  const rows = await db.read.selectFrom("audit_events").select("entity_id").where("action", "=", action)
    .where("entity_id", "in", ids).execute();
  return rows.length;
}

Deno.test(`M1 pairs of simultaneous steps on an order, its garments and its package, in ${WORLDS} worlds of two sellers, are each done once or refused, and nothing is lost`, () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    for (const seller of ["anna", "ben"] as const) await world.topUp(seller, 100_000_000);
    const tried = new Set<string>();
    for (let at = 0; at < WORLDS; at++) {
      const names = PAIRS[at * STRIDE % PAIRS.length]!;
      tried.add(names.join(" "));
      const begun = await Promise.all(
        STORES.map((store, seller) =>
          begin(world, store, `JD0146${String(at * 2 + seller).padStart(6, "0")}`)
        ),
      );
      const before = new Map<string, number>();
      const key = (name: string, { order }: Begun) => `${name} ${order}`;
      for (const each of begun) {
        for (const name of names) {
          before.set(key(name, each), await doneIn(world, name, recordsOf(name, each)));
        }
      }
      const results = await Promise.all(
        begun.flatMap((each) =>
          names.map(async (name) => ({ name, each, moved: await sent(() => STEPS[name]!(world, each)) }))
        ),
      );
      for (const { name, each, moved } of results) {
        for (const { ok, error } of moved) {
          assert.ok(ok || REFUSED.includes(String(error)), `${name}: ${error}`);
        }
        const all = results.filter((one) => one.name === name && one.each === each);
        const done = all.flatMap((one) => one.moved).filter(({ ok }) => ok).length;
        const count = await doneIn(world, name, recordsOf(name, each)) - before.get(key(name, each))!;
        assert.equal(count, done, `${names.join(" and ")}: ${name} is recorded as often as it was done`);
      }
      for (const { order } of begun) {
        const units = await db.read.selectFrom("units").select("_id").where("order_id", "=", order).execute();
        assert.equal(units.length, QUANTITY);
      }
      await assertSettled(world, begun.map(({ order }) => order));
    }
    assert.equal(tried.size, Math.min(WORLDS, PAIRS.length), "every pair was tried in a world");
  }));
