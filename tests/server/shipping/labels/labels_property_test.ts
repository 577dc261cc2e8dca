import assert from "node:assert/strict";
import { withModules } from "../../../../server/app.ts";
import { processLabel } from "../../../../server/modules/shipping/labels/providers/process_label.ts";
import { leaseLabel } from "../../../../server/modules/shipping/labels/providers/due_store.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { passLeases } from "../../../support/server/leases.ts";
import { type Contents, withDatabase } from "../../../support/server/database.ts";
import {
  addNumbers,
  labelsOf,
  labelWorld,
  paidPackage,
  POSTAGE,
  runOwnLabels,
  toolsOf,
  walletOf,
} from "../../../support/shipping/label_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { agreePayer, anyPayer } from "../../../support/money/payers.ts";
import { fc } from "../../../support/property.ts";
import { type Mood, MOODS, sellerOfLabels } from "../../../support/shipping/seller_of_labels.ts";
import { isSoak } from "../../../support/soak.ts";
import { type World, worldOf } from "../../../support/orders/world.ts";

/** The next act of a random walk, whatever the provider answers. */
type Act =
  | { readonly kind: "buy" | "void" | "cancel"; readonly at: number }
  /** With `dies` the worker leases the label and then stops. */
  | { readonly kind: "attend"; readonly dies: boolean }
  | { readonly kind: "wait"; readonly seconds: number };

const PACKAGES = 3;
/** The initial contents of each world: making them takes longer than the acts, so they are copied. */
const PAID: Contents = {
  name: "paid packages, with a provider of labels",
  async fill(db) {
    const world = await labelWorld(db, "easypost");
    for (let at = 0; at < PACKAGES; at++) {
      await paidPackage(world, { lines: [{ sku: "MUG-WHITE", quantity: 1 }] });
    }
  },
};

const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom("buy", "buy", "void", "cancel"), at: fc.nat(PACKAGES - 1) }),
    fc.record({ kind: fc.constant("attend" as const), dies: fc.boolean() }),
    fc.record({ kind: fc.constant("wait" as const), seconds: fc.integer({ min: 1, max: 1_000 }) }),
  ) as fc.Arbitrary<Act>,
  { minLength: 5, maxLength: 20 },
);

const ASKING = ["Asked", "Unknown"];

/**
 * Checks that each package has at most one live label, that live labels are charged, and that money is held
 * for requested labels and for packages that may still get one.
 */
async function check(world: World, packages: readonly string[], paid: number): Promise<void> {
  let [live, aside] = [0, 0];
  const rows = await world.db.read.selectFrom("packages").select(["_id", "shipment_status"]).execute();
  for (const id of packages) {
    const statuses = (await labelsOf(world, id)).map(({ status }) => status);
    const counting = statuses.filter((status) => [...ASKING, "Live"].includes(status));
    assert.ok(counting.length <= 1, `two labels count: ${statuses.join()}`);
    if (counting[0] === "Live") live++;
    const isOpen = rows.find(({ _id }) => _id === id)?.shipment_status !== "Cancelled";
    const [last = "Failed"] = statuses.slice(-1);
    if (statuses.some((status) => ASKING.includes(status)) || isOpen && last === "Failed") aside++;
  }
  assert.deepEqual(await walletOf(world, "anna"), {
    balance: paid - live * POSTAGE.light,
    held: aside * POSTAGE.light,
  });
}

Deno.test("S2.29 charges match live labels and each reservation ends, whatever a provider does", () =>
  fc.assert(
    fc.asyncProperty(
      acts,
      fc.array(fc.constantFrom(...MOODS), { maxLength: 30 }),
      anyPayer,
      (steps, moods: Mood[], payer) =>
        withDatabase(async (db) => {
          const world = worldOf(withModules(db));
          await agreePayer(world, "anna", payer);
          const left = [...moods];
          const { provider, sold, refunded } = sellerOfLabels(() => left.shift() ?? "good");
          const clock = { now: NOW };
          const attending = {
            ...toolsOf(db, () => clock.now),
            providers: () => Promise.resolve(provider),
            timeoutMs: 1_000,
            stopping: new AbortController().signal,
          };
          const pass = async (seconds: number) => {
            clock.now += seconds;
            await passLeases(db, seconds);
          };
          const attend = async (dies = false) => {
            const due = await db.read.selectFrom("labels").select("_id").where("wake_at", "<=", clock.now)
              .execute();
            for (const { _id } of due) {
              const leased = await db.write((tx) => leaseLabel(tx, _id, clock.now));
              if (leased !== null && !dies) await processLabel(attending, _id, leased);
            }
          };
          const rows = await db.read.selectFrom("packages").select("_id").orderBy("seq").execute();
          const packages = rows.map(({ _id }) => _id);
          const paid = (await walletOf(world, "anna")).balance;
          for (const act of steps) {
            if (act.kind === "wait") await pass(act.seconds);
            else if (act.kind === "attend") await attend(act.dies);
            else {
              const event = act.kind === "buy"
                ? "label.buy"
                : act.kind === "void"
                ? "label.void"
                : "package.cancel";
              await world.package("root", [packages[act.at] ?? ""], event, { reason: "It happens" });
            }
            await check(world, packages, paid);
          }
          // Once the provider works again, every label gets its final state.
          left.length = 0;
          for (let round = 0; round < 12; round++) {
            await pass(3_700);
            await attend();
          }
          await check(world, packages, paid);
          const unsettled = await db.read.selectFrom("labels").select("_id").where("status", "in", ASKING)
            .execute();
          assert.deepEqual(unsettled, []);
          const all = (await Promise.all(packages.map((id) => labelsOf(world, id)))).flat();
          const live = new Set(all.flatMap(({ status, number }) => status === "Live" ? [number] : []));
          const numbers = [...sold].filter(([ref]) => !refunded.has(ref)).map(([, number]) => number);
          assert.deepEqual(new Set(numbers), live, "what was sold and not taken back is live");
          // A package that can get no label any more has no open hold.
          await world.package("root", packages, "package.cancel", { reason: "It is over" });
          assert.equal((await walletOf(world, "anna")).held, 0);
          assert.deepEqual(await bookFaults(db.read), []);
        }, PAID),
    ),
    { numRuns: isSoak ? 1_000 : 10, endOnFailure: true },
  ));

Deno.test("S2.29 two people who buy the same label at the same time buy one", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 9 });
    const id = await paidPackage(world);
    const before = await walletOf(world, "anna");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.package("root", [id], "label.buy")),
    );
    assert.equal(answers.flat().filter(({ ok }) => ok).length, 1);
    await Promise.all([runOwnLabels(world), runOwnLabels(world)]);
    assert.deepEqual((await labelsOf(world, id)).map(({ status }) => status), ["Live"]);
    assert.deepEqual(await walletOf(world, "anna"), { balance: before.balance - POSTAGE.light, held: 0 });
  }));

Deno.test("S2.29 of many labels those that cannot be rated stay with a reason", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    const count = isSoak ? 200 : 20;
    await addNumbers(db, { first: 1, last: count });
    await world.topUp("anna", 1_000_000);
    const ids: string[] = [];
    for (let at = 0; at < count; at++) ids.push(await paidPackage(world));
    const bad = ids.slice(3, 10);
    await db.write((tx) =>
      tx.updateTable("packages").set({ country: "JP" }).where("_id", "in", bad).execute()
    );
    const answers = await world.package("root", ids, "label.buy");
    const refused = answers.filter(({ ok }) => !ok);
    assert.deepEqual(refused.map(({ _id }) => _id), bad);
    assert.ok(refused.every(({ reason }) => reason?.code === "isPriced"));
    while (await runOwnLabels(world));
    const { live } = await db.read.selectFrom("labels")
      .select(({ fn }) => fn.countAll<number | string>().as("live")).where("status", "=", "Live")
      .executeTakeFirstOrThrow();
    assert.equal(Number(live), count - bad.length);
    const numbers = await db.read.selectFrom("labels").select("number").distinct().execute();
    assert.equal(numbers.length, count - bad.length);
  }));

Deno.test("S2.29 a balance that covers some labels buys those, and refuses the rest", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 50 });
    // Three orders of 25.98 and one of 8.99 leave 13.07 of the 100.00, enough for two labels.
    const inCards = (status: string) =>
      db.write((tx) => tx.updateTable("price_tables").set({ status }).execute());
    await inCards("draft");
    const ids = [await paidPackage(world), await paidPackage(world), await paidPackage(world)];
    const fourth = await paidPackage(world, { lines: [{ sku: "MUG-WHITE", quantity: 1 }] });
    await inCards("active");
    const answers = await world.package("root", [...ids, fourth], "label.buy");
    assert.deepEqual(answers.map(({ ok }) => ok), [true, true, false, false]);
    assert.deepEqual(answers.map(({ error }) => error), [
      null,
      null,
      "INSUFFICIENT_BALANCE",
      "INSUFFICIENT_BALANCE",
    ]);
    assert.deepEqual(await bookFaults(db.read), []);
  }));
