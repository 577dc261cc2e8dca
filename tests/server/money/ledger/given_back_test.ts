/**
 * Charges that are reversed are returned once, even if a refund request covers the same charge: in any order
 * of events the seller's final sum follows from the final state.
 */
import assert from "node:assert/strict";
import type { RefundRequest } from "../../../../api/generated/schema.ts";
import { shareOf } from "../../../../api/money/shares.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { withBusiness } from "../../../support/desk/integration_calls.ts";
import { addNumbers, labelWorld, POSTAGE, runOwnLabels } from "../../../support/shipping/label_world.ts";
import { agreePayer, anyPayer } from "../../../support/money/payers.ts";
import { fc } from "../../../support/property.ts";
import {
  askBack,
  chargesOf,
  decide,
  linesOf,
  readRequest,
  withTax,
} from "../../../support/orders/refund_requests.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { isSoak } from "../../../support/soak.ts";
import { feedOf } from "../../../support/desk/notification_calls.ts";
import type { World } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"];
const LINES = [{ sku: "TEE-BLACK-M", quantity: 3 }, { sku: "MUG-WHITE", quantity: 1 }];
const reason = "It happens";

const ORDER_ACTS = [
  ...["order.drop", "order.drop", "order.cancel", "order.unpay", "order.pay", "order.repack"] as const,
  ...["production.start", "order.requestCancel", "order.approveCancel", "order.refuseCancel"] as const,
];
const PACKAGE_ACTS = [
  ...["label.buy", "label.buy", "label.void", "label.void", "package.cancel"] as const,
  ...["label.voided", "label.voidRefused", "label.reinstate"] as const,
];
const DECISIONS = ["refund.approve", "refund.reject", "refund.cancel"] as const;

const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      event: fc.constant("ask" as const),
      at: fc.nat(3),
      part: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ event: fc.constantFrom(...DECISIONS), at: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({ event: fc.constantFrom(...ORDER_ACTS, ...PACKAGE_ACTS), at: fc.nat(3) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Generates acts of which two may happen at the same time, as in two windows. */
const histories = fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 7 });

interface Scene {
  readonly world: World;
  readonly order: string;
  readonly requests: RefundRequest[];
}

async function carryOut({ world, order, requests }: Scene, { event, at, ...more }: Act): Promise<unknown> {
  const [anna, root] = [world.as("anna"), world.as("root")];
  const { read } = world.db;
  if (event === "ask") {
    const lines = await chargesOf(anna, order);
    const { _id, sums: [paid = 0] } = lines[at % lines.length]!;
    const amount_minor = Math.ceil(paid * ("part" in more ? more.part : 100) / 100);
    return await askBack(anna, order, [{ charge_line_id: _id, amount_minor }]).then(
      (made) => requests.push(made),
      (error) => assert.equal(error.code, "REFUND_EXCEEDS"),
    );
  }
  if (event.startsWith("refund.")) {
    const request = requests[at % Math.max(1, requests.length)];
    return request && await decide(event === "refund.cancel" ? anna : root, request, event, "No");
  }
  if ((ORDER_ACTS as readonly string[]).includes(event)) {
    if (event !== "order.drop") return await world.move("root", [order], event);
    const units = await read.selectFrom("units").select("_id").where("order_id", "=", order)
      .where("print_status", "<>", "Stopped").orderBy("seq").execute();
    const unit_ids = units.slice(0, 1 + at % 2).map(({ _id }) => _id);
    return unit_ids.length > 0 && await world.move("root", [order], event, { reason, unit_ids });
  }
  const packages = await read.selectFrom("packages").select("_id").where("order_id", "=", order).orderBy(
    "seq",
  )
    .execute();
  await world.package("root", [packages[at % packages.length]!._id], event, { reason });
  if (event === "label.buy") await runOwnLabels(world);
}

/** Computes the sum that we keep from the present order, garments, labels and requests. */
async function expectedBack({ world, order, requests }: Scene): Promise<{ readonly remaining: number }> {
  const { read } = world.db;
  const { status } = await read.selectFrom("orders").select("status").where("_id", "=", order)
    .executeTakeFirstOrThrow();
  const charged = await read.selectFrom("charge_lines").selectAll().where("order_id", "=", order)
    .orderBy("created_at").orderBy("txn_id").orderBy("position").execute();
  const labels = await read.selectFrom("labels").select(["charge_txn_id", "status"]).execute();
  const live = await read.selectFrom("units").select(["order_line_id"]).where("order_id", "=", order)
    .where("print_status", "<>", "Stopped").execute();
  const posted = new Map<string, number>();
  for (const each of requests) {
    const request = await readRequest(world.as("root"), each);
    if (request.status !== "Posted") continue;
    for (const { charge_line_id, amount_minor, given_minor } of await linesOf(world, each)) {
      posted.set(charge_line_id, (posted.get(charge_line_id) ?? 0) + amount_minor - given_minor);
    }
  }
  // All charges of goods except the last one were reversed before the order was paid again.
  const last = charged.findLast(({ heading }) => heading === "goods")?.txn_id;
  const isOver = status === "Pending" || status === "Cancelled";
  const keptOf = (line: (typeof charged)[number]): number => {
    const paid = line.amount_minor + line.tax_minor;
    const given = posted.get(line._id) ?? 0;
    if (line.heading === "postage") {
      const label = labels.find(({ charge_txn_id }) => charge_txn_id === line.txn_id);
      return label?.status === "Voided" ? 0 : paid - given;
    }
    if (isOver || line.txn_id !== last) return 0;
    const stopped = line.quantity - live.filter((unit) => unit.order_line_id === line.order_line_id).length;
    return Math.max(0, paid - given - shareOf(paid, line.quantity, stopped));
  };
  return { remaining: charged.reduce((sum, line) => sum + keptOf(line), 0) };
}

const RUNS = isSoak ? 2_000 : 20;

Deno.test("S2.13 in any order of requests, decisions, voids, stopped garments and cancellations the seller's final balance follows from the final state", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await withTax(world);
    await addNumbers(db, { first: 1, last: 9_999_999 });
    await world.topUp("anna", 100_000_000);
    await fc.assert(
      fc.asyncProperty(histories, anyPayer, fc.boolean(), async (rounds, payer, isByRequest) => {
        await agreePayer(world, "anna", payer);
        await db.write((tx) =>
          tx.updateTable("shipping_methods").set({ account: isByRequest ? "pb" : "own" }).execute()
        );
        const begun = await balanceOf(db.read, ["anna"]);
        const scene: Scene = { world, order: await world.order({ lines: LINES }, PAID), requests: [] };
        await carryOut(scene, { event: "label.buy", at: 0 });
        for (const round of rounds) await Promise.all(round.map((each) => carryOut(scene, each)));
        const { remaining } = await expectedBack(scene);
        assert.equal(await balanceOf(db.read, ["anna"]), begun - remaining);
        const { paid } = await db.read.selectFrom("orders").select("paid").where("_id", "=", scene.order)
          .executeTakeFirstOrThrow();
        if (paid === 1) assert.ok(remaining > 0, "a fully refunded order is not paid");
        for (const each of scene.requests) {
          const { status, note, requested_minor } = await readRequest(world.as("anna"), each);
          const left = (await linesOf(world, each)).reduce(
            (sum, line) => sum + line.amount_minor - line.given_minor,
            0,
          );
          if (left === 0) assert.deepEqual([status, note], ["Cancelled", "givenBack"]);
          else assert.equal(requested_minor, left);
        }
        await assertSettled(world, [scene.order]);
      }),
      { numRuns: RUNS },
    );
    assert.deepEqual(await bookFaults(db.read), []);
  }));

Deno.test("S2.13 postage requested back while its label is voided is refunded once, and the request ends with its reason", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 99 });
    const [anna, root] = [world.as("anna"), world.as("root")];
    const order = await world.order({ lines: LINES }, PAID);
    await carryOut({ world, order, requests: [] }, { event: "label.buy", at: 0 });
    const charged = await balanceOf(db.read, ["anna"]);
    const postage = (await chargesOf(anna, order)).at(-1)!;
    const made = await askBack(anna, order, [{ charge_line_id: postage._id, amount_minor: POSTAGE.heavy }]);
    await carryOut({ world, order, requests: [] }, { event: "label.void", at: 0 });
    assert.equal(await balanceOf(db.read, ["anna"]), charged + POSTAGE.heavy);
    assert.equal(await decide(root, made, "refund.reject", "Too late"), "wrongState");
    assert.equal(await decide(anna, made, "refund.cancel"), "wrongState");
    const ended = await readRequest(anna, made);
    assert.deepEqual([ended.status, ended.note, ended.requested_minor], ["Cancelled", "givenBack", 900]);
    await carryOut({ world, order, requests: [] }, { event: "label.buy", at: 0 });
    assert.equal(await balanceOf(db.read, ["anna"]), charged, "the next label is charged once");
  }));

Deno.test("S2.13 a request partly refunded by stopped garments is reduced, its maker is notified, and then it ends", () =>
  withBusiness(async (business) => {
    const { world } = business;
    const [anna, root] = [world.as("anna"), world.as("root")];
    const order = await world.order({ lines: LINES }, PAID);
    const [tees] = await chargesOf(anna, order);
    const made = await askBack(anna, order, [{ charge_line_id: tees!._id, amount_minor: 2_000 }]);
    await carryOut({ world, order, requests: [] }, { event: "order.drop", at: 0 });
    const smaller = await readRequest(root, made);
    assert.deepEqual([smaller.status, smaller.requested_minor], ["Processing", 701]);
    const [line] = await linesOf(world, made);
    assert.deepEqual([line!.amount_minor, line!.given_minor], [2_000, 1_299]);
    assert.deepEqual((await chargesOf(anna, order))[0]!.sums, [3_897, 1_299, 701, 1_897]);
    await world.move("root", [order], "order.cancel");
    assert.deepEqual(
      (await feedOf(business, "anna")).map(({ subject, content }) => [subject, content]),
      [
        ["RF-000001: Cancelled", "All of it was already refunded another way."],
        [
          "RF-000001: Refund reduced",
          "A part of it was already refunded another way. 7.01 USD is still requested.",
        ],
      ],
    );
    assert.deepEqual((await feedOf(business, "root")).length, 0);
    assert.equal(await balanceOf(world.db.read, ["anna"]), 10_000);
  }));
