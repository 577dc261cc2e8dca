/**
 * Print batches by the API: which garments are printed together, which leave, when batches are done, and
 * their files.
 */
import assert from "node:assert/strict";
import { batchFileName, MAX_BATCH_UNITS } from "../../../../api/workshop/batches.ts";
import { chunkOf } from "../../../../server/files/store.ts";
import { filesOf } from "../../../../server/files/open.ts";
import { artKey } from "../../../../server/modules/catalogue/artwork/files.ts";
import { writePng } from "../../../../server/files/png/write.ts";
import { testSettings } from "../../../support/server/api.ts";
import {
  batchOf,
  type Groups,
  groupsOf,
  MAKE,
  make,
  move,
  payPrintableOrder,
  withMethod,
} from "../../../support/workshop/print_batches.ts";
import { codesIn, dotsOfPdf } from "../../../support/files/barcode_reader.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { storedParts } from "../../../support/files/unzip.ts";
import { NOW } from "../../../support/people/people.ts";
import type { Name } from "../../../support/orders/world.ts";

const ART = crypto.getRandomValues(new Uint8Array(5_000));

/** Places a print file that passed its checks on the front of a line. */
async function placeArt({ world, dataDir }: Grounds, line_id: string): Promise<void> {
  const files = filesOf({ ...testSettings, dataDir });
  await files.put(artKey("art"), chunkOf(ART), ART.length);
  const preview = writePng({ width: 4, height: 4, channels: 1, data: new Uint8Array(16) });
  await files.put(artKey("art", "small"), chunkOf(preview), preview.length);
  await world.db.write(async (tx) => {
    await tx.insertInto("art_files").values({
      ...{ _id: "art", seller_id: "anna", maker: "anna", name: "art.png", sha256: "x", type: "image/png" },
      ...{ bytes: ART.length, w_px: 10, h_px: 10, alpha: 1, semi_ppm: 0, bbox: "[]", state: "Ready" },
      ...{ checks: "[]", created_at: 0, updated_at: 0 },
    }).execute();
    await tx.insertInto("placements").values({
      ...{ _id: "placed", seller_id: "anna", line_id, store_id: null, external_sku: null, area: "front" },
      ...{ file_id: "art", x_mm: 0, y_mm: 0, w_mm: 100, method: "dtg", created_at: 0 },
    }).execute();
  });
}

const isPictured = (pdf: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(pdf).includes("/Subtype /Image");

/** Sends a step as a person at the station. */
async function step({ world }: Grounds, name: Name, ids: readonly string[], event: string, params = {}) {
  for (const result of await world.unit(name, ids, event, params)) {
    assert.ok(result.ok, `${event}: ${result.reason?.code}`);
  }
}

Deno.test(
  "Clear answers 11 S2.20 a group shows when its first garment is due, and its count for each size, the smallest size first",
  onGrounds(async (grounds) => {
    await withMethod(grounds, "dtf");
    const tees = await payPrintableOrder(grounds, 2);
    const { db } = grounds.world;
    const order = await grounds.world.order({ lines: [{ sku: "HOODIE-GREY-L", quantity: 1 }] }, [
      "order.submit",
      "order.pay",
    ]);
    await db.write(async (tx) => {
      await tx.updateTable("units").set({ print_status: "Printing" }).where("order_id", "=", order).execute();
      await tx.updateTable("units").set({ due_at: 1_700_000_000 }).where("_id", "=", tees[1]!).execute();
      for (const [sku, size] of [["TEE-BLACK-M", "XL"], ["HOODIE-GREY-L", "S"]] as const) {
        await tx.updateTable("items").set({ size }).where("sku", "=", sku).execute();
      }
    });
    const { groups } = await grounds.ask<Groups>(
      "order_qc",
      "{ groups: batchGroups { waiting due_at sizes { size count } } }",
    );
    assert.deepEqual(groups, [{
      waiting: 3,
      due_at: 1_700_000_000,
      sizes: [{ size: "S", count: 1 }, { size: "XL", count: 2 }],
    }]);
  }),
);

Deno.test("Clear answers 11 S2.20 the files of a batch are named by its code and its release time, in the workshop's time zone", () => {
  const at = Date.UTC(2026, 10, 28, 4, 5, 6) / 1_000;
  assert.equal(batchFileName("BT-000012", at, "UTC"), "BT-000012_28-11-2026_04-05.zip");
  assert.equal(
    batchFileName("BT-000012", at, "America/Los_Angeles"),
    "BT-000012_27-11-2026_20-05.zip",
  );
});

Deno.test(
  "S2.20 garments that wait for the printer are one group, of which the most urgent ones become a batch; none is in two batches",
  onGrounds(async (grounds) => {
    await withMethod(grounds, "dtg");
    await payPrintableOrder(grounds, MAX_BATCH_UNITS + 2);
    const [group] = await groupsOf(grounds);
    assert.equal(group?.waiting, MAX_BATCH_UNITS + 2);
    const first = await make(grounds, group.key);
    assert.deepEqual([first.code, first.status, first.units_count], ["BT-000001", "Open", MAX_BATCH_UNITS]);
    assert.equal((await groupsOf(grounds))[0]?.waiting, 2);
    const second = await make(grounds, group.key);
    assert.equal(second.units_count, 2);
    assert.deepEqual(await groupsOf(grounds), []);
    const twice = await grounds.refused("order_qc", MAKE, { params: { group_key: group.key } });
    assert.equal(twice, "BAD_INPUT, params.group_key unknown");
    assert.equal(
      await grounds.refused("order_qc", MAKE, { params: { group_key: "nonsense" } }),
      "BAD_INPUT, params.group_key unknown",
    );
    const [one, other] = [await batchOf(grounds, first._id), await batchOf(grounds, second._id)];
    const all = [...one.units, ...other.units].map(({ _id }) => _id);
    assert.equal(new Set(all).size, MAX_BATCH_UNITS + 2);
    // After the cancellation its garments wait for another batch.
    assert.equal(await move(grounds, second._id, "batch.cancel"), "ok");
    assert.equal((await groupsOf(grounds))[0]?.waiting, 2);
    assert.equal(await move(grounds, second._id, "batch.release"), "wrongState");
  }),
);

Deno.test(
  "S2.20 a rejected garment leaves its batch and returns when that is undone; a batch is done with its last garment",
  onGrounds(async (grounds) => {
    await withMethod(grounds, "dtg");
    const ids = await payPrintableOrder(grounds, 2);
    const [group] = await groupsOf(grounds);
    const { _id } = await make(grounds, group!.key);
    assert.equal(await move(grounds, _id, "batch.release"), "ok");
    const [first = "", second = ""] = ids;
    const device = "device-1";
    await step(grounds, "printer", [first], "unit.start", { device });
    await step(grounds, "printer", [first], "unit.reject", { reason_code: "stain", device });
    assert.deepEqual((await batchOf(grounds, _id)).units.map((unit) => unit._id), [second]);
    await step(grounds, "printer", [first], "unit.undo", { device });
    assert.deepEqual((await batchOf(grounds, _id)).units.map((unit) => unit._id), ids);
    await step(grounds, "printer", [first], "unit.pass", { device });
    assert.deepEqual((await batchOf(grounds, _id)).facts, { units: 2, unitsOpen: 1 });
    assert.equal((await batchOf(grounds, _id)).status, "Released");
    await step(grounds, "printer", [second], "unit.start", { device });
    await step(grounds, "printer", [second], "unit.reject", { reason_code: "stain", device });
    const over = await batchOf(grounds, _id);
    assert.deepEqual([over.status, over.units_count, over.printed_count], ["Printed", 1, 1]);
    // The batch is done, so an undo does not bring the garment back into it.
    await step(grounds, "printer", [second], "unit.undo", { device });
    assert.equal((await batchOf(grounds, _id)).units_count, 1);
  }),
);

Deno.test(
  "workshop §3 a released batch whose garments were all rejected is done, as none of them waits at the printer",
  onGrounds(async (grounds) => {
    await withMethod(grounds, "dtg");
    const ids = await payPrintableOrder(grounds, 2);
    const { _id } = await make(grounds, (await groupsOf(grounds))[0]!.key);
    await move(grounds, _id, "batch.release");
    // One garment is rejected first, then the rest.
    await step(grounds, "root", [ids[0]!], "unit.reject", { reason_code: "stain" });
    assert.equal((await batchOf(grounds, _id)).status, "Released");
    await step(grounds, "root", [ids[1]!], "unit.reject", { reason_code: "artwork" });
    const over = await batchOf(grounds, _id);
    assert.deepEqual([over.status, over.units_count], ["Printed", 0]);
  }),
);

Deno.test(
  "S2.20 a released batch is a ZIP of its list and its tickets, one for each garment; an open one has no files yet",
  onGrounds(async (grounds) => {
    await withMethod(grounds, "dtg");
    await payPrintableOrder(grounds, 2);
    const { _id } = await make(grounds, (await groupsOf(grounds))[0]!.key);
    const file = (name: Name) => grounds.rest(name, `/batches/file?id=${_id}`);
    assert.equal((await file("order_qc")).status, 409);
    assert.equal((await file("printer")).status, 403);
    await move(grounds, _id, "batch.release");
    const response = await file("order_qc");
    assert.equal(response.headers.get("content-type"), "application/zip");
    assert.equal(
      response.headers.get("content-disposition"),
      `attachment; filename="${batchFileName("BT-000001", NOW, "UTC")}"`,
    );
    const entries = storedParts(new Uint8Array(await response.arrayBuffer()));
    assert.deepEqual([...entries.keys()].sort(), ["list.csv", "tickets.pdf"]);
    const tickets = (await batchOf(grounds, _id)).units.map(({ ticket }) => ticket);
    const list = new TextDecoder().decode(entries.get("list.csv"));
    const pages = await dotsOfPdf(entries.get("tickets.pdf")!, 203);
    for (const [at, ticket] of tickets.entries()) {
      assert.ok(list.includes(ticket));
      assert.deepEqual(await codesIn(pages[at]!), [`Code128 ${ticket}`, `QRCode ${ticket}`]);
    }
    // Both garments have the same print, in one shared file or one file each.
    const [line] = await grounds.world.db.read.selectFrom("units").select("order_line_id").execute();
    await placeArt(grounds, line?.order_line_id ?? "");
    assert.ok(!isPictured(entries.get("tickets.pdf")!));
    const again = storedParts(new Uint8Array(await (await file("order_qc")).arrayBuffer()));
    assert.deepEqual([...again.keys()], [
      "list.csv",
      `${tickets[0]}_front_TEE-BLACK-M_x2.png`,
      "tickets.pdf",
    ]);
    assert.deepEqual(again.get(`${tickets[0]}_front_TEE-BLACK-M_x2.png`), ART);
    assert.ok(isPictured(again.get("tickets.pdf")!), "a ticket shows what is printed");
    const each = await grounds.rest("root", `/batches/file?id=${_id}&per=unit`);
    assert.deepEqual([...storedParts(new Uint8Array(await each.arrayBuffer())).keys()].slice(1, -1), [
      ...tickets.map((ticket) => `${ticket}_front_TEE-BLACK-M.png`),
    ]);
    const printed = await grounds.world.db.read.selectFrom("print_jobs").select(["reason", "labels"])
      .execute();
    assert.deepEqual(printed, Array(3).fill({ reason: "BT-000001", labels: 2 }));
  }),
);

Deno.test(
  "a garment that moves to another location leaves its batch, and can be in a batch there",
  onGrounds(async (grounds) => {
    await withMethod(grounds, "dtf");
    const [one = "", two = ""] = await payPrintableOrder(grounds, 2);
    const [group] = await groupsOf(grounds);
    const made = await make(grounds, group!.key);
    await grounds.world.db.write(async (tx) => {
      const main = await tx.selectFrom("locations").selectAll().where("code", "=", "MAIN")
        .executeTakeFirstOrThrow();
      await tx.insertInto("locations").values({ ...main, _id: "second", code: "DNG" }).execute();
    });
    await step(grounds, "root", [two], "unit.reassign", { location: "second" });
    assert.deepEqual((await batchOf(grounds, made._id)).units.map(({ _id }) => _id), [one]);
    assert.deepEqual((await groupsOf(grounds)).map(({ waiting }) => waiting), [1]);
  }),
);
