/**
 * An order from its payment to the carrier, by scans alone: with our own label, and with a provider that
 * fails at first.
 */
import assert from "node:assert/strict";
import { commandCode } from "../../../../api/codes/commands.ts";
import type { PrintJob, ScanInput } from "../../../../api/generated/schema.ts";
import { WORK_STEPS } from "../../../../api/steps.ts";
import { processLabel } from "../../../../server/modules/shipping/labels/providers/process_label.ts";
import { leaseLabel } from "../../../../server/modules/shipping/labels/providers/due_store.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { atRest, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { Floor, PASS } from "../../../support/workshop/floor.ts";
import {
  addNumbers,
  labelsOf,
  labelWorld,
  POSTAGE,
  runOwnLabels,
  toolsOf,
  walletOf,
} from "../../../support/shipping/label_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { type Mood, sellerOfLabels } from "../../../support/shipping/seller_of_labels.ts";
import type { World } from "../../../support/orders/world.ts";

const PACKAGE = "PK-000001";
const GOODS = 2 * 1_299;
let keys = 0;
const about = (code: string, more: Partial<ScanInput> = {}): ScanInput => ({
  key: `walk-key-${keys++}`,
  code,
  about: PACKAGE,
  ...more,
});
const confirm = () => about(commandCode("confirm"), { weight_g: 410 });

interface Walk {
  readonly world: World;
  readonly floor: Floor;
  readonly order: string;
  readonly parcel: string;
  /** Returns the bench's answer to one scan. */
  scan(scan: ScanInput): Promise<string>;
  status(): Promise<readonly string[]>;
  number(): Promise<string>;
}

/** Runs `work` with a paid order whose two garments are in its package, so that only weight and label are missing. */
const walked = (provider: "house" | "easypost", work: (walk: Walk) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await labelWorld(db, provider);
    const floor = await Floor.open(world);
    const order = await world.order({}, ["order.submit", "order.pay"]);
    const tickets = (await db.read.selectFrom("units").select("code").orderBy("seq").execute())
      .map(({ code }) => code);
    for (const { key } of WORK_STEPS.slice(0, 5)) {
      for (const ticket of tickets) await floor.send(key, [ticket, PASS]);
    }
    await floor.send("pack", tickets);
    const { _id: pkg } = await db.read.selectFrom("packages").select("_id").executeTakeFirstOrThrow();
    const rows = async () => {
      const row = await db.read.selectFrom("packages").select("shipment_status").executeTakeFirstOrThrow();
      const its = await db.read.selectFrom("orders").select("status").where("_id", "=", order)
        .executeTakeFirstOrThrow();
      return [row.shipment_status, its.status];
    };
    await work({
      world,
      floor,
      order,
      parcel: pkg,
      status: rows,
      number: async () => (await labelsOf(world, pkg)).at(-1)?.number ?? "",
      async scan(scan) {
        const [answer] = await floor.send("pack", [scan]);
        return `${answer?.outcome} ${answer?.code || answer?.event}`;
      },
    });
    assert.deepEqual(await walletOf(world, "anna"), { balance: 10_000 - GOODS - POSTAGE.light, held: 0 });
    assert.deepEqual(await bookFaults(db.read), []);
  });

/** Scans the label and hands the package to its carrier. */
async function leave({ world, parcel: pkg, scan, status, number }: Walk): Promise<void> {
  assert.deepEqual(await status(), ["Packed", "Ready"]);
  assert.equal(await scan(about(await number())), "done parcel.close");
  const [gone] = await world.package("packager", [pkg], "package.handOver");
  assert.equal(gone?.ok, true, gone?.reason?.text ?? "");
  assert.deepEqual(await status(), ["Handed Over", "Shipped"]);
}

Deno.test("S2.7 S2.29 S6.12 a package from its payment to its carrier: made, packed, weighed, labelled, printed, scanned, handed over", () =>
  walked("house", async (walk) => {
    const { world, parcel: pkg, scan, status } = walk;
    await addNumbers(world.db, { first: 1, last: 9 });
    assert.deepEqual(await status(), ["Processing", "In Production"]);
    assert.match(await scan(confirm()), /^done /);
    await runOwnLabels(world);
    await using app = testApp(world.db, { modules: atRest });
    const { data } = await app.ask<object, { print: PrintJob }>(
      await world.token("packager"),
      "mutation P($params: PrintJobInput!) { print: makePrintJob(params: $params) { kind labels left_out } }",
      { params: { kind: "labels", ids: [pkg] } },
    );
    assert.deepEqual(data?.print, { kind: "labels", labels: 1, left_out: [] });
    await leave(walk);
  }));

Deno.test("S2.29 S6.12 while its provider does not answer a package waits on the shelf, and leaves once the provider answers again", () =>
  walked("easypost", async (walk) => {
    const { world: { db }, scan, status } = walk;
    const moods: Mood[] = ["lost", "good", "soldThenError", "error"];
    const { provider, sold } = sellerOfLabels(() => moods.shift() ?? "good");
    const clock = { now: NOW };
    const attending = {
      ...toolsOf(db, () => clock.now),
      providers: () => Promise.resolve(provider),
      timeoutMs: 1_000,
      stopping: new AbortController().signal,
    };
    const attend = async () => {
      const due = await db.read.selectFrom("labels").select("_id").where("wake_at", "<=", clock.now)
        .execute();
      for (const { _id } of due) {
        const leased = await db.write((tx) => leaseLabel(tx, _id, clock.now));
        if (leased !== null) await processLabel(attending, _id, leased);
      }
    };
    const label = async () => (await labelsOf(walk.world, walk.parcel)).at(-1)?.status;
    assert.match(await scan(confirm()), /^done /);
    await attend();
    assert.deepEqual([await label(), ...await status()], ["Failed", "Failed", "In Production"]);
    // On the shelf the package keeps its reservation for the next try.
    assert.equal((await walletOf(walk.world, "anna")).held, POSTAGE.light);
    assert.match(await scan(confirm()), /^done /);
    await attend();
    assert.deepEqual([await label(), ...await status()], ["Unknown", "Processing", "In Production"]);
    assert.equal(await scan(confirm()), "refused isLabelIdle");
    for (let polls = 0; polls < 2; polls++) {
      clock.now += 60;
      await attend();
    }
    assert.equal(sold.size, 1);
    await leave(walk);
  }));
