/**
 * A workshop's first day: ten orders from an imported file to their handover, by five people, with a second
 * shift and a cut network.
 */
import assert from "node:assert/strict";
import { commandCode } from "../../../../api/codes/commands.ts";
import type { ScanInput } from "../../../../api/generated/schema.ts";
import { Floor, PASS, REASON_1 } from "../../../support/workshop/floor.ts";
import { importFile, inScene } from "../../../support/orders/import_jobs.ts";
import { addNumbers, runOwnLabels, sellLabels } from "../../../support/shipping/label_world.ts";
import { planOf } from "../../../support/orders/plans.ts";
import type { World } from "../../../support/orders/world.ts";

const HEADER = ["Order number", "SKU", "Quantity", "Recipient", "Address", "City", "Postal code", "Country"];
/** The fourth order has three garments. */
const ROWS = Array.from(
  { length: 10 },
  (_, at) =>
    [`W-${at}`, "TEE-BLACK-M", at === 3 ? 3 : 1, "Ada", "Way 1"]
      .concat("Bonn", "53111", "DE").join(","),
);
const FILE = new TextEncoder().encode([HEADER.join(","), ...ROWS].join("\n"));

/** Returns events of garments in order, each with its person and device. */
const eventsIn = ({ db }: World) =>
  db.read.selectFrom("unit_events").select(["unit_id", "event", "source", "actor_id", "device", "from_state"])
    .orderBy("seq").execute();

Deno.test("First day: ten orders go from a file without methods to the handover, and no garment passes without a scan", () =>
  inScene(async ({ app, db, world, anna }) => {
    await sellLabels(db);
    await addNumbers(db, { first: 1, last: 99 });
    const floor = await Floor.open(world);
    await importFile(app, db, anna, FILE, {
      plan: JSON.stringify({ ...planOf(HEADER), shipping_method: "standard" }),
    });
    const orders = await db.read.selectFrom("orders").select(["_id", "problems"]).orderBy("seq").execute();
    assert.deepEqual(orders.map(({ problems }) => problems), Array(10).fill("[]"));
    const ids = orders.map(({ _id }) => _id);
    await world.topUp("anna", 100_000);
    for (
      const [who, event] of [["anna", "order.submit"], ["anna", "order.pay"], [
        "order_qc",
        "production.start",
      ]] as const
    ) {
      const moved = await world.move(who, ids, event);
      assert.deepEqual(moved.map(({ ok, reason }) => ok || reason?.code), Array(10).fill(true), event);
    }
    const units = await db.read.selectFrom("units").select("code").orderBy("seq").execute();
    const tickets = units.map(({ code }) => code);
    assert.equal(tickets.length, 12);

    // One garment is rejected, made again, and continues with its new ticket.
    const [, , , , torn = ""] = tickets;
    const [, rejected] = await floor.send("qc", [torn, REASON_1]);
    tickets[4] = rejected?.unit?.ticket ?? "";
    assert.equal(tickets[4], `${torn}-2`);
    for (const ticket of tickets.slice(0, 8)) await floor.send("qc", [ticket, PASS]);
    // The answer is lost behind the API: stored scans are sent again, and count once.
    const stored = tickets.slice(8).flatMap((code): ScanInput[] => [
      { key: `kept-${code}`, code, about: "" },
      { key: `kept-pass-${code}`, code: PASS, about: code },
    ]);
    const once = await floor.send("qc", stored);
    assert.deepEqual(await floor.send("qc", stored), once);

    // At cutting the next ticket passes the previous one; the second shift takes over the open one.
    const [early, late] = [tickets.slice(0, 6), tickets.slice(6)];
    const open = early.at(-1) ?? "";
    await floor.send("cutting", early);
    const [question, own] = await floor.send("cutting", [open, late[0] ?? ""], { who: "root" });
    assert.deepEqual([question?.outcome, question?.holder?.own], ["refused", false]);
    assert.deepEqual([own?.event, own?.passed], ["unit.start", ""], "the other garment is passed by nobody");
    const [takenOver] = await floor.send("cutting", [{ key: "take-over", code: open, sure: true }], {
      who: "root",
    });
    assert.deepEqual([takenOver?.outcome, takenOver?.passed], ["done", late[0]]);
    await floor.send("cutting", [...late.slice(1), PASS], { who: "root" });
    for (const step of ["print", "sewing", "final_qc"]) {
      for (const ticket of tickets) await floor.send(step, [ticket, PASS]);
    }

    // Only the packer packs, weighs, buys and scans each label, and hands everything over.
    const packages = await db.read.selectFrom("packages").select(["_id", "code", "weight_g"]).orderBy("seq")
      .execute();
    for (const { _id, code, weight_g } of packages) {
      const garments = await db.read.selectFrom("units").select("code").where("package_id", "=", _id)
        .execute();
      for (const unit of garments) {
        const ticket = tickets.find((each) => each.startsWith(unit.code)) ?? "";
        await floor.send("pack", [{ key: `pack-${ticket}`, code: ticket, about: code }]);
      }
      const confirm = {
        key: `weigh-${code}`,
        code: commandCode("confirm"),
        about: code,
        weight_g,
      };
      await floor.send("pack", [confirm]);
      await runOwnLabels(world);
      const { number } = await db.read.selectFrom("labels").select("number").where("package_id", "=", _id)
        .executeTakeFirstOrThrow();
      const [done] = await floor.send("pack", [{ key: `label-${code}`, code: number, about: code }]);
      assert.deepEqual([done?.outcome, done?.event], ["done", "parcel.close"]);
    }
    const handed = await world.package("packager", packages.map(({ _id }) => _id), "package.handOver");
    assert.deepEqual(handed.map(({ ok }) => ok), Array(10).fill(true));
    const after = await db.read.selectFrom("orders").select("status").execute();
    assert.deepEqual(after.map(({ status }) => status), Array(10).fill("Shipped"));

    // Each garment that was passed was scanned before by the same person on the same device.
    const began = new Map<string, string>();
    const passed = [];
    for (const { unit_id, event, source, actor_id, device, from_state } of await eventsIn(world)) {
      const hand = `${actor_id} ${device} ${source}`;
      if (event === "unit.start") began.set(unit_id, hand);
      if (event !== "unit.pass") continue;
      assert.equal(hand, began.get(unit_id), from_state);
      passed.push(actor_id);
    }
    assert.equal(passed.length, 12 * 6);
    assert.deepEqual(
      new Set(passed),
      new Set(["order_qc", "cutting", "root", "printer", "sewer", "packager"]),
    );
  }));
