import assert from "node:assert/strict";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import {
  addNumbers,
  holdsIn,
  labelWorld,
  runOwnLabels,
  walletOf,
} from "../../../support/shipping/label_world.ts";
import { agreePayer, anyPayer } from "../../../support/money/payers.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import type { World } from "../../../support/orders/world.ts";

const ORDER_ACTS = ["order.pay", "order.unpay", "order.cancel", "order.drop", "order.repack"] as const;
const PACKAGE_EVENTS = [
  "label.buy",
  "label.buy",
  "label.void",
  "label.attach",
  "package.cancel",
  "package.split",
  "package.merge",
  "package.weigh",
] as const;

/** Generates acts, each with the index of its subject. */
const acts = fc.array(
  fc.record({
    event: fc.constantFrom(...ORDER_ACTS, ...PACKAGE_EVENTS, "provider" as const),
    at: fc.nat(5),
    other: fc.nat(5),
  }),
  { minLength: 10, maxLength: 30 },
);
const ORDERS = 3;
const reason = "It happens";

async function act(world: World, { event, at, other }: { event: string; at: number; other: number }) {
  if (event === "provider") return await runOwnLabels(world);
  const { read } = world.db;
  const pick = <T>(all: readonly T[], place: number) => all[place % Math.max(1, all.length)];
  const units = await read.selectFrom("units").select(["_id", "order_id", "package_id"])
    .where("print_status", "<>", "Stopped").orderBy("seq").execute();
  if (event.startsWith("order.")) {
    const orders = await read.selectFrom("orders").select("_id").orderBy("seq").execute();
    const order = pick(orders, at)?._id ?? "";
    const own = units.filter(({ order_id }) => order_id === order).map(({ _id }) => _id);
    if (event === "order.drop" && own.length === 0) return;
    const params = event === "order.drop"
      ? { reason, unit_ids: own.slice(0, 1) }
      : event === "order.pay" || event === "order.repack"
      ? {}
      : { reason };
    return await world.move("root", [order], event, params);
  }
  const packages = await read.selectFrom("packages").select("_id").orderBy("seq").execute();
  const pkg = pick(packages, at)?._id;
  if (!pkg) return;
  const own = units.filter(({ package_id }) => package_id === pkg).map(({ _id }) => _id);
  if (event === "package.split" && own.length === 0) return;
  const params: Readonly<Record<string, object>> = {
    "label.attach": { carrier: "USPS", tracking_number: `N${at}${other}` },
    "package.split": { unit_ids: own.slice(0, 1) },
    "package.merge": { into: pick(packages, other)?._id ?? "" },
    "package.weigh": { weight_g: other > 2 ? 900 : 300 },
  };
  await world.package("root", [pkg], event, params[event] ?? { reason });
}

/**
 * Checks that holds are only for packages that take or may have a label, and that charges equal the cost of
 * live labels.
 */
async function check({ db }: World): Promise<void> {
  const open = await db.read.selectFrom("holds as h").leftJoin("packages as p", "p._id", "h.package_id")
    .select(["h.package_id", "p.shipment_status", "p.label_status"]).where("h.status", "=", "Open").execute();
  for (const { shipment_status, label_status } of open) {
    const isAsking = ["Asked", "Unknown"].includes(label_status ?? "");
    assert.ok(isAsking || ["Processing", "Failed"].includes(shipment_status ?? ""), shipment_status ?? "");
  }
  const labels = await db.read.selectFrom("labels").selectAll().where("provider", "=", "house").execute();
  const charged = labels.flatMap(({ charge_txn_id }) => charge_txn_id ?? []);
  assert.equal(new Set(charged).size, charged.length);
  const lines = await db.read.selectFrom("charge_lines").selectAll().where("heading", "=", "postage")
    .execute();
  assert.deepEqual(new Set(lines.map(({ txn_id }) => txn_id)), new Set(charged));
  const sum = (minors: readonly number[]) => minors.reduce((all, minor) => all + minor, 0);
  assert.equal(
    sum(lines.map((line) => line.amount_minor + line.tax_minor - line.refunded_minor)),
    sum(labels.filter(({ status }) => status === "Live").map(({ price_minor }) => price_minor)),
  );
  assert.deepEqual(await bookFaults(db.read), []);
}

Deno.test("S2.29 a payment's reservation ends once, whatever happens to the order and its packages", () =>
  fc.assert(
    fc.asyncProperty(acts, anyPayer, (steps, payer) =>
      withDatabase(async (db) => {
        const world = await labelWorld(db);
        await agreePayer(world, "anna", payer);
        await addNumbers(db, { first: 1, last: 5 });
        for (let at = 0; at < ORDERS; at++) await world.order({}, ["order.submit", "order.pay"]);
        for (const step of steps) {
          await act(world, step);
          await check(world);
        }
        // At the end no package takes a label any more.
        await runOwnLabels(world);
        const ids = (await db.read.selectFrom("packages").select("_id").execute()).map(({ _id }) => _id);
        await world.package("root", ids, "package.cancel", { reason });
        await check(world);
        assert.deepEqual(await holdsIn(world), []);
        assert.equal((await walletOf(world, "anna")).held, 0);
      })),
    { numRuns: isSoak ? 1_000 : 5, endOnFailure: true },
  ));
