/** Tests the steps of a manifest: made, fixed, counted, accepted by the post, and made again without a package. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { boxFaults } from "../../../../server/modules/handover/boxes/verify_store.ts";
import { manifestFaults } from "../../../../server/modules/handover/manifests/verify_store.ts";
import { handOverBoxPackages } from "../../../../server/modules/handover/local_bills/hand_over_loop.ts";
import { inManifests, type ManifestWorld } from "../../../support/handover/manifest_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";
import type { ApiError } from "../../../../api/errors.ts";
import { numberOf } from "../../../../api/shipping/number_ranges.ts";

const assertSound = async ({ db }: ManifestWorld) => {
  assert.deepEqual(await manifestFaults(db.read), []);
  assert.deepEqual(await boxFaults(db.read), []);
};

const problems = (error: ApiError) => error.details.problems?.map(({ path, code }) => `${path} ${code}`);

Deno.test("S2.15 a manifest of all waiting packages is fixed, counted, accepted and closed; once it is accepted packages and orders follow", () =>
  inManifests(async (world) => {
    const { packages, orders } = await world.postal(3);
    const manifest = await world.make();
    const { code, items_count, weight_g, postage_minor, status } = await world.manifestRow(manifest);
    assert.deepEqual([items_count, weight_g, postage_minor, status], [3, 900, 72_000, "Processing"]);
    assert.match(code, /^MF-\d{6}$/);

    assert.equal((await world.step(manifest, "manifest.submit", { count: 3 })).reason, "wrongState");
    assert.ok((await world.step(manifest, "manifest.generate")).ok);
    const codes = (await world.lines(manifest)).map((line) => line.code);
    const digest = createHash("sha256").update(codes.toSorted().join("\n")).digest("hex");
    assert.equal((await world.manifestRow(manifest)).digest, digest);
    assert.equal((await world.step(manifest, "manifest.add", { package_ids: ["x"] })).reason, "wrongState");

    const miscounted = await world.step(manifest, "manifest.submit", { count: 2 });
    assert.deepEqual([miscounted.reason, miscounted.of], ["areItemsCounted", "2 / 3"]);
    assert.ok((await world.step(manifest, "manifest.submit", { count: 3 })).ok);
    for (const event of ["order.hold", "order.cancel"]) {
      const [held] = await world.world.move("root", [orders[1] ?? ""], event, { reason: "Late" });
      assert.equal(held?.ok, false, `${event} after the handover`);
    }
    for (const event of ["label.void", "package.cancel", "package.handOver"]) {
      const { reason } = await world.movePackage(packages[0] ?? "", event, { reason: "Late" });
      assert.equal(reason, "isOffManifest", event);
    }
    await world.follow();
    assert.deepEqual(await world.statuses(), { Packed: 3 }, "the post has not accepted it");

    assert.ok((await world.step(manifest, "manifest.accept")).ok);
    await world.follow();
    await world.follow();
    assert.deepEqual(await world.statuses(), { "Handed Over": 3 });
    assert.deepEqual(await world.orderStatuses(), ["Shipped"]);
    assert.ok((await world.step(manifest, "manifest.close")).ok);
    assert.equal((await world.manifestRow(manifest)).status, "Closed");
    await assertSound(world);
  }));

Deno.test("S2.15 a rejected package returns without its label, out of a box that only the manifest handed over", () =>
  inManifests(async (world) => {
    const { packages } = await world.postal(3);
    const [first = "", second = "", third = ""] = packages;
    const box = await world.makeBox();
    for (const pkg of [first, second]) await world.movePackage(pkg, "box.in", { box_id: box }, "packager");
    const manifest = await world.make();
    const open = await world.step(manifest, "manifest.generate");
    assert.deepEqual([open.reason, open.of], ["isEachBoxClosed", (await world.row(box)).code]);
    const scale = { gross_g: 1_100, tare_g: 500, count: 2 };
    assert.equal((await world.moveBox(box, "box.close", scale)).reason, "");
    assert.ok((await world.step(manifest, "manifest.generate")).ok);
    assert.ok((await world.step(manifest, "manifest.submit", { count: 3 })).ok);
    assert.equal((await world.row(box)).status, "Handed Over");
    await handOverBoxPackages({ db: world.db, settings: testSettings, now: () => NOW + 3_600 });
    assert.equal(await world.statusOf(first), "Boxed", "it waits for the post");

    const rejected = [{ package_id: second, reason: "Battery" }, { package_id: third, reason: "Torn" }];
    assert.ok((await world.step(manifest, "manifest.accept", { rejected })).ok);
    await world.follow();
    assert.deepEqual(
      [await world.statusOf(first), await world.statusOf(second), await world.statusOf(third)],
      ["Handed Over", "Processing", "Processing"],
    );
    const { packages_count, status } = await world.row(box);
    assert.deepEqual([packages_count, status], [1, "Handed Over"]);
    const labels = await world.db.read.selectFrom("labels").select(["package_id", "status"]).execute();
    assert.equal(labels.filter((label) => label.status === "Voided").length, 2);
    const { rejected_count, items_count } = await world.manifestRow(manifest);
    assert.deepEqual([rejected_count, items_count], [2, 3]);
    assert.deepEqual((await world.lines(manifest)).map(({ state, reason }) => `${state} ${reason}`), [
      "Accepted ",
      "Rejected Battery",
      "Rejected Torn",
    ]);
    await assertSound(world);
  }));

Deno.test("S2.15 if the post rejects every package of a box the box comes back and can be filled again", () =>
  inManifests(async (world) => {
    const { packages } = await world.postal(2);
    const [first = "", second = ""] = packages;
    const box = await world.makeBox();
    await world.movePackage(first, "box.in", { box_id: box }, "packager");
    const scale = { gross_g: 800, tare_g: 500, count: 1 };
    assert.equal((await world.moveBox(box, "box.close", scale)).reason, "");
    const manifest = await world.make();
    await world.step(manifest, "manifest.generate");
    assert.ok((await world.step(manifest, "manifest.submit", { count: 2 })).ok);
    assert.equal((await world.row(box)).status, "Handed Over");
    const rejected = [{ package_id: first, reason: "Battery" }];
    assert.ok((await world.step(manifest, "manifest.accept", { rejected })).ok);
    const { status, packages_count, handed_at, closed_at } = await world.row(box);
    assert.deepEqual([status, packages_count, handed_at, closed_at], ["Processing", 0, null, null]);
    await world.follow();
    assert.equal(await world.statusOf(second), "Handed Over");
    await assertSound(world);
  }));

Deno.test("S2.15 a package that the post rejects out of a box that has not left is no longer counted there", () =>
  inManifests(async (world) => {
    const { packages } = await world.postal(2);
    const [first = "", second = ""] = packages;
    const box = await world.makeBox();
    for (const pkg of packages) await world.movePackage(pkg, "box.in", { box_id: box }, "packager");
    const scale = { gross_g: 1_100, tare_g: 500, count: 2 };
    assert.equal((await world.moveBox(box, "box.close", scale)).reason, "");
    const manifest = await world.make({ package_ids: [first] });
    await world.step(manifest, "manifest.generate");
    assert.ok((await world.step(manifest, "manifest.submit", { count: 1 })).ok);
    assert.equal((await world.row(box)).status, "Closed", "its other package stays");
    const rejected = [{ package_id: first, reason: "Battery" }];
    assert.ok((await world.step(manifest, "manifest.accept", { rejected })).ok);
    const { status, packages_count, net_g } = await world.row(box);
    assert.deepEqual([status, packages_count, net_g], ["Closed", 1, 300]);
    assert.equal(await world.statusOf(second), "Boxed");
    await assertSound(world);
  }));

Deno.test("S2.15 a package held or voided after the list was fixed is named, and left out of the next list", () =>
  inManifests(async (world) => {
    const { packages, orders } = await world.postal(4);
    const manifest = await world.make();
    await world.step(manifest, "manifest.generate");
    await world.world.move("root", [orders[1] ?? ""], "order.hold", { reason: "Address" });
    const held = await world.step(manifest, "manifest.submit", { count: 4 });
    assert.deepEqual([held.reason, held.of], ["isPostSound", await world.codeOf(packages[1] ?? "")]);
    await world.movePackage(packages[2] ?? "", "label.void", { reason: "Wrong name" });
    const voided = await world.step(manifest, "manifest.submit", { count: 4 });
    assert.deepEqual([voided.reason, voided.of], ["isAllLabelled", await world.codeOf(packages[2] ?? "")]);

    const nothing = await world.step(manifest, "manifest.remake", { without: [...packages] });
    assert.equal(nothing.reason, "isAnyLeft");
    const without = packages.slice(1, 3);
    const { ok, made } = await world.step(manifest, "manifest.remake", { without });
    assert.ok(ok);
    assert.equal((await world.manifestRow(manifest)).status, "Cancelled");
    const next = await world.manifestRow(made);
    assert.deepEqual([next.status, next.items_count, next.remade_from], ["Processing", 2, manifest]);
    assert.ok((await world.step(made, "manifest.generate")).ok);
    assert.ok((await world.step(made, "manifest.submit", { count: 2 })).ok);
    await assertSound(world);
  }));

Deno.test("S2.15 a list that was fixed yesterday is made again for today, because a past day cannot be fixed", () =>
  inManifests(async (world) => {
    const { packages } = await world.postal(2);
    const manifest = await world.make();
    const { ship_day } = await world.manifestRow(manifest);
    assert.ok((await world.step(manifest, "manifest.generate")).ok);
    await world.db.write((tx) =>
      tx.updateTable("manifests").set({ ship_day: "2000-01-01" }).where("_id", "=", manifest).execute()
    );
    const { made } = await world.step(manifest, "manifest.remake", { without: packages.slice(1) });
    assert.equal((await world.manifestRow(made)).ship_day, ship_day);
    assert.equal((await world.step(made, "manifest.generate")).reason, "");
    await assertSound(world);
  }));

Deno.test("S2.15 a box with a package that stays is not handed over with the others", () =>
  inManifests(async (world) => {
    const { packages } = await world.postal(2);
    const box = await world.makeBox();
    for (const pkg of packages) await world.movePackage(pkg, "box.in", { box_id: box }, "packager");
    await world.moveBox(box, "box.close", { gross_g: 1_100, tare_g: 500, count: 2 });
    const send = async (pkg = "") => {
      const manifest = await world.make({ package_ids: [pkg] });
      await world.step(manifest, "manifest.generate");
      assert.ok((await world.step(manifest, "manifest.submit", { count: 1 })).ok);
      return (await world.row(box)).status;
    };
    assert.equal(await send(packages[0]), "Closed");
    assert.equal(await send(packages[1]), "Handed Over", "now none of its packages is here");
    await assertSound(world);
  }));

Deno.test("S2.15 a package is on one manifest, can be removed, and is free once its manifest is cancelled", () =>
  inManifests(async (world) => {
    const { packages: [first = "", second = ""] } = await world.postal(2);
    const one = await world.make({ package_ids: [first] });
    await assert.rejects(world.make({ package_ids: [first] }), (error: ApiError) => {
      assert.deepEqual(problems(error), ["params.package_ids taken"]);
      return true;
    });
    const other = await world.make();
    assert.deepEqual((await world.lines(other)).map(({ package_id }) => package_id), [second]);
    await assert.rejects(world.make(), (error: ApiError) => {
      assert.deepEqual(problems(error), ["params.package_ids required"]);
      return true;
    });
    const taken = await world.step(one, "manifest.add", { package_ids: [second] });
    const { code } = await world.manifestRow(other);
    assert.deepEqual([taken.reason, taken.of], ["isRoomLeft", `${await world.codeOf(second)}, ${code}`]);
    assert.ok((await world.step(other, "manifest.remove", { package_ids: [second] })).ok);
    assert.equal((await world.step(other, "manifest.generate")).reason, "isAnyListed");
    assert.ok((await world.step(one, "manifest.add", { package_ids: [second] })).ok);
    assert.equal((await world.manifestRow(one)).items_count, 2);
    assert.ok((await world.step(one, "manifest.cancel")).ok);
    assert.ok((await world.step(other, "manifest.add", { package_ids: [first, second] })).ok);
    await assertSound(world);
  }));

Deno.test("S2.15 a manifest accepts packages that are due by its day, and cannot be made for a past day", () =>
  inManifests(async (world) => {
    await world.postal(1, -1);
    const { packages: [later = ""] } = await world.postal(1, 1);
    const today = await world.make();
    assert.equal((await world.manifestRow(today)).items_count, 1);
    assert.ok((await world.step(today, "manifest.add", { package_ids: [later] })).ok);
    assert.ok((await world.step(today, "manifest.generate")).ok);
    await world.step(today, "manifest.cancel");
    const yesterday = await world.make({ ship_day: NOW - 86_400 });
    assert.equal((await world.step(yesterday, "manifest.generate")).reason, "isNotPast");
  }));

Deno.test("S2.15 generating writes the weights, numbers and postage at that time; with an unknown cost there is no sum", () =>
  inManifests(async (world) => {
    const { packages: [first = "", second = "", third = ""] } = await world.postal(3);
    const manifest = await world.make();
    await world.weigh(first, 450);
    const number = numberOf({ head: "RB", country: "VN" }, 99_999_999);
    await world.db.write(async (tx) => {
      await tx.updateTable("packages").set({ tracking_number: number, cost_minor: 30_000 })
        .where("_id", "=", second).execute();
      await tx.updateTable("labels").set({ number }).where("package_id", "=", second).execute();
    });
    assert.ok((await world.step(manifest, "manifest.generate")).ok);
    const lines = await world.lines(manifest);
    assert.deepEqual(lines.map(({ weight_g, postage_minor }) => [weight_g, postage_minor]), [
      [450, 24_000],
      [300, 30_000],
      [300, 24_000],
    ]);
    assert.equal(lines[1]?.code, number);
    const { weight_g, postage_minor } = await world.manifestRow(manifest);
    assert.deepEqual([weight_g, postage_minor], [1_050, 78_000]);
    await assertSound(world);

    await world.step(manifest, "manifest.cancel");
    await world.db.write((tx) =>
      tx.updateTable("packages").set({ cost_minor: null, cost_currency: "" }).where("_id", "=", third)
        .execute()
    );
    const other = await world.manifestRow(await world.make());
    assert.deepEqual([other.items_count, other.postage_minor], [3, null]);
    await assertSound(world);
  }));

Deno.test("S2.15 an order is not shipped before the post has accepted its package, and waits for a label after a rejection", () =>
  inManifests(async (world) => {
    const { manifest, packages, orders } = await world.submitted(1);
    const shown = async () => {
      const row = await world.db.read.selectFrom("orders").select(["status", "shipment_status"])
        .where("_id", "=", orders[0] ?? "").executeTakeFirstOrThrow();
      return `${row.status}, ${row.shipment_status}`;
    };
    await world.settlePackages(packages);
    assert.equal(await shown(), "Ready, Ready");
    const rejected = [{ package_id: packages[0] ?? "", reason: "Torn" }];
    assert.ok((await world.step(manifest, "manifest.accept", { rejected })).ok);
    assert.equal(await shown(), "In Production, Processing");
    await assertSound(world);
  }));
