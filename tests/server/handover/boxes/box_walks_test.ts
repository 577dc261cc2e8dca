/** Boxes with simultaneous users: random walks, two scans at the same time, and upgrading packages without a box. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { migrate, MIGRATIONS } from "../../../../server/db/migrate.ts";
import { boxFaults } from "../../../../server/modules/handover/boxes/verify_store.ts";
import { atBoxes } from "../../../support/handover/box_bench.ts";
import { fc } from "../../../support/property.ts";
import { FIRST_WAVE, withOldDatabase } from "../../../support/server/database.ts";
import { fillFirstWave } from "../../../support/server/first_wave.ts";
import { isSoak } from "../../../support/soak.ts";

const step = fc.record({
  kind: fc.constantFrom("in", "out", "move", "close", "reopen", "hold", "release", "weigh"),
  pkg: fc.nat(5),
  box: fc.nat(2),
});

Deno.test("S2.8 property: after any scans a package is in at most one box, sums match SQL, and a closed box stays unchanged", () =>
  atBoxes(async (boxes) => {
    const { world } = boxes;
    const packed: Awaited<ReturnType<typeof boxes.packedCode>>[] = [];
    for (let at = 0; at < 6; at++) packed.push(await boxes.packedCode());
    const all = [
      await boxes.makeBox(),
      await boxes.makeBox(),
      await boxes.makeBox({ method_code: "standard" }),
    ];
    const contents = async () => {
      const rows = await world.db.read.selectFrom("packages").select(["_id", "box_id", "shipment_status"])
        .orderBy("_id").execute();
      return rows;
    };
    const closed = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        for (const { kind, pkg: at, box: of } of steps) {
          const [{ order, pkg, code }, box] = [packed[at]!, all[of]!];
          const { packages_count: count, code: into } = await boxes.row(box);
          if (kind === "in" || kind === "out") await boxes.scan(code, into, { out: kind === "out" });
          if (kind === "move") await boxes.movePackage(pkg, "box.in", { box_id: box });
          if (kind === "close") {
            await boxes.moveBox(box, "box.close", { gross_g: 400 * count + 500, tare_g: 500, count });
          }
          if (kind === "reopen") await boxes.moveBox(box, "box.reopen", { reason: "one more" });
          if (kind === "hold" || kind === "release") await world.move("root", [order], `order.${kind}`);
          if (kind === "weigh") await boxes.movePackage(pkg, "package.weigh", { weight_g: 400 + at });
          const inside = await contents();
          for (const each of all) {
            const own = inside.filter((row) => row.box_id === each).map((row) => row._id).join();
            const isClosed = (await boxes.row(each)).status === "Closed";
            assert.equal(isClosed && closed.has(each) ? closed.get(each) : own, own, "a closed box changed");
            if (isClosed) closed.set(each, own);
            else closed.delete(each);
          }
          assert.deepEqual(
            inside.filter((row) => (row.shipment_status === "Boxed") !== (row.box_id !== null)),
            [],
          );
        }
        assert.deepEqual(await boxFaults(world.db.read), []);
      }),
      { numRuns: isSoak ? 2_000 : 20, endOnFailure: true },
    );
  }));

Deno.test("S2.8 if a box is closed while a package is put in at another station it either contains the package or refuses it", () =>
  atBoxes(async (boxes) => {
    for (let round = 0; round < (isSoak ? 100 : 3); round++) {
      const [first, second] = [await boxes.packedCode(), await boxes.packedCode()];
      const box = await boxes.makeBox();
      const { code } = await boxes.row(box);
      await boxes.scan(first.code, code);
      const close = () => boxes.moveBox(box, "box.close", { gross_g: 900, tare_g: 500, count: 1 });
      const put = () => boxes.scan(second.code, code);
      const both = round % 2 === 0 ? [close(), put()] as const : [put(), close()] as const;
      await Promise.all(both);
      const row = await boxes.row(box);
      const isIn = (await boxes.statusOf(second.pkg)) === "Boxed";
      assert.equal(row.packages_count, isIn ? 2 : 1);
      assert.equal(row.status, isIn ? "Processing" : "Closed");
      assert.deepEqual(await boxFaults(boxes.world.db.read), []);
    }
  }));

Deno.test("S2.8 when two stations scan the same package at once it is in one box, and the other station shows where", () =>
  atBoxes(async (boxes) => {
    const { code } = await boxes.packedCode();
    const all = [await boxes.newBox(), await boxes.newBox()];
    const answers = await Promise.all(
      all.map((box, at) => boxes.scan(code, box, {}, { device: `tablet-${at}` })),
    );
    const winner = answers.find(({ event }) => event === "box.in")?.box?.code;
    assert.ok(winner);
    assert.deepEqual(
      answers.filter(({ event }) => event !== "box.in").map((each) => [each.code, each.boxed?.box_code]),
      [["inOtherBox", winner]],
    );
  }));

Deno.test("S2.8 a void label in a box prevents closing until its package is taken out, which is then in no box", () =>
  atBoxes(async (boxes) => {
    const { db } = boxes.world;
    const { pkg, code } = await boxes.packedCode();
    const box = await boxes.makeBox();
    const into = (await boxes.row(box)).code;
    await boxes.scan(code, into);
    await db.write((tx) => tx.updateTable("labels").set({ status: "Voided" }).execute());
    await db.write((tx) => tx.updateTable("packages").set({ label_status: "Voided" }).execute());
    const refused = await boxes.moveBox(box, "box.close", { gross_g: 900, tare_g: 500, count: 1 });
    assert.deepEqual([refused.reason, refused.of], ["isSound", "PK-000001"]);
    const out = await boxes.scan(code, into, { out: true });
    assert.deepEqual([out.event, out.box?.packages_count, out.boxed?.box_code], ["box.out", 0, ""]);
    assert.equal(await boxes.statusOf(pkg), "Processing");
  }));

Deno.test("S2.8 verify reports a box with wrong sums and a package without its box", () =>
  atBoxes(async (boxes) => {
    const { db } = boxes.world;
    await boxes.scan((await boxes.packedCode()).code, await boxes.newBox());
    await db.write((tx) => tx.updateTable("boxes").set({ net_g: 1 }).execute());
    assert.deepEqual(await boxFaults(db.read), ["Box BX-000001 has other sums than its packages."]);
    await db.write((tx) => tx.updateTable("boxes").set({ net_g: 400, status: "Cancelled" }).execute());
    assert.deepEqual(await boxFaults(db.read), [
      "Package PK-000001 is Boxed, and its box does not exist or was cancelled.",
    ]);
  }));

Deno.test("S2.8 packages that were Boxed before boxes existed are Packed after the upgrade, and ranges keep their numbers", () =>
  withOldDatabase(FIRST_WAVE, async (old) => {
    await fillFirstWave(old, 60);
    const before = await old.read.selectFrom("packages").select(["_id", "shipment_status"]).execute();
    assert.ok(before.some(({ shipment_status }) => shipment_status === "Boxed"));
    await migrate(old, MIGRATIONS);
    const after = await old.read.selectFrom("packages").select([
      "_id",
      "shipment_status",
      "ship_day",
      "box_id",
    ]).execute();
    const statusOf = new Map(after.map((row) => [row._id, row.shipment_status]));
    for (const { _id, shipment_status } of before.filter((row) => row.shipment_status === "Boxed")) {
      assert.equal(statusOf.get(_id), "Packed", shipment_status);
    }
    assert.deepEqual(
      after.filter(({ ship_day, box_id }) => !/^\d{4}-\d\d-\d\d$/.test(ship_day) || box_id !== null),
      [],
    );
    assert.deepEqual(await boxFaults(old.read), []);
    const { rows } = await sql<
      { n: number | string }
    >`select count(*) as n from number_ranges where method_code is null`
      .execute(old.read);
    assert.equal(Number(rows[0]?.n), 0);
  }));
