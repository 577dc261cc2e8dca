/** A command that walks garments, packages, boxes, a bill and orders comes to rest, with as many packages as a box holds. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { recordAudit } from "../../../../server/audit/audit.ts";
import { settleAround } from "../../../../server/lifecycle/settle.ts";
import { stampOf } from "../../../../server/mutate.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { type BillWorld, inBills } from "../../../support/handover/bill_world.ts";

const MANY = 200;
const TABLES = ["orders", "order_lines", "packages", "package_orders", "units", "labels"] as const;
type Cells = Record<string, unknown>;

const readRows = async (bills: BillWorld, table: string, order: string, pkg: string): Promise<Cells[]> => {
  const by = table === "orders"
    ? sql`_id = ${order}`
    : table === "packages"
    ? sql`_id = ${pkg}`
    : table === "labels"
    ? sql`package_id = ${pkg}`
    : sql`order_id = ${order}`;
  return (await sql<Cells>`select * from ${sql.table(table)} where ${by}`.execute(bills.db.read)).rows;
};

/** Copies a boxed order with its garments, package and label under other ids and codes. */
async function copyOrder(bills: BillWorld, order: string, pkg: string, count: number): Promise<void> {
  const found = new Map<string, Cells[]>();
  for (const table of TABLES) found.set(table, await readRows(bills, table, order, pkg));
  const ids = new Set([...found.values()].flat().flatMap(({ _id }) => typeof _id === "string" ? [_id] : []));
  const named = ["code", "number", "tracking_number", "external_number", "ticket", "qr"];
  const copied = (cells: Cells, at: number): Cells =>
    Object.fromEntries(
      Object.entries(cells).filter(([column]) => column !== "seq").map(([column, cell]) => {
        const isOther = typeof cell === "string" && cell !== "" && (ids.has(cell) || named.includes(column));
        return [column, isOther ? `${cell}-${at}` : cell];
      }),
    );
  await bills.db.write(async (tx) => {
    for (const table of TABLES) {
      for (let at = 1; at < count; at++) {
        for (const cells of found.get(table) ?? []) {
          await tx.insertInto(table).values(copied(cells, at) as never).execute();
        }
      }
    }
  });
}

Deno.test(`S2.10 ${MANY} packages of a signed box follow in one step: garments, packages, box, bill and orders come to rest`, () =>
  inBills(async (bills) => {
    const { order, pkg } = await bills.packed();
    const box = await bills.makeBox();
    await bills.weigh(pkg, 300);
    await bills.movePackage(pkg, "box.in", { box_id: box }, "packager");
    await copyOrder(bills, order, pkg, MANY);
    await bills.db.write((tx) =>
      tx.updateTable("boxes").set({ packages_count: MANY, net_g: 300 * MANY }).where("_id", "=", box)
        .execute()
    );
    const scale = { gross_g: 25_000, tare_g: 500, count: MANY, reason: "Heavier than it seems" };
    assert.deepEqual((await bills.moveBox(box, "box.closeAnyway", scale)).reason, "");
    const bill = await bills.makeBill();
    await bills.onBill(box, bill);
    assert.ok((await bills.sign(bill, { count: 1 })).ok);
    const rows = await bills.db.read.selectFrom("packages").select("_id").where("box_id", "=", box).execute();
    const ids = rows.map(({ _id }) => _id);
    assert.equal(ids.length, MANY);
    const context = bills.world.as("root");
    const stamp = stampOf(context);
    await bills.db.write(async (tx) => {
      const step = {
        ...{ tx, event: "boxes.settle", params: {}, scope: ALL_SELLERS, context: null },
        ...{ timeZone: "UTC", stamp },
      };
      const { audit } = await settleAround(step, [], [{ lifecycle: "package", event: "boxes.settle", ids }]);
      await recordAudit(tx, audit, stamp);
    });
    const orders = await bills.db.read.selectFrom("orders").select(["status", "shipment_status"]).distinct()
      .execute();
    assert.deepEqual(orders, [{ status: "Shipped", shipment_status: "Handed Over" }]);
  }));
