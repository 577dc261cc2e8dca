/** Makes bills with closed boxes, and a cost table for the forwarder. */
import type { LocalBillInput, LocalBillMoveInput } from "../../../api/generated/schema.ts";
import { lineOf } from "../../../api/shipping/rating/pick.ts";
import type { PriceTableBody } from "../../../api/shipping/rating/price_table.ts";
import { localBillLifecycle } from "../../../server/modules/handover/local_bills/lifecycle.ts";
import { localBills } from "../../../server/modules/handover/local_bills/module.ts";
import { type MovedRecord } from "../../../server/lifecycle/results.ts";
import { moveMany, stepOf } from "../../../server/lifecycle/move.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import { runMutation, stampOf } from "../../../server/mutate.ts";
import type { Database } from "../../../server/db/database.ts";
import { type Name, withWorld, type World } from "../orders/world.ts";
import { serveModule } from "../server/module_server.ts";
import { addPriceTable } from "../shipping/label_world.ts";
import { BoxWorld, type MovedResult } from "./box_world.ts";

export const FORWARDER = "Saigon Cargo";
/** Cents that each bill costs at any weight. */
export const COST = 2_000;

const { makeLocalBill } = serveModule(localBills).mutations;

/** Number of orders that a test's seller can pay. */
const FEW = 5;
const RICH = 10_000_000;

let keys = 0;

export class BillWorld extends BoxWorld {
  constructor(override readonly world: World) {
    super(world);
  }

  get db(): Database {
    return this.world.db;
  }

  /** Makes a closed box, and returns the ids of the box, its packages and its orders. */
  async closedBox(count = 1): Promise<{ box: string; packages: string[]; orders: string[] }> {
    const packages: string[] = [];
    const orders: string[] = [];
    if (count > FEW) await this.world.topUp("anna", RICH);
    const made = [];
    for (let at = 0; at < count; at++) made.push(await this.packed());
    const box = await this.makeBox();
    for (const { pkg, order } of made) {
      packages.push(pkg);
      orders.push(order);
      await this.weigh(pkg, 300);
      await this.movePackage(pkg, "box.in", { box_id: box }, "packager");
    }
    const closed = await this.moveBox(box, "box.close", {
      gross_g: 300 * count + 500,
      tare_g: 500,
      count,
    }, "packager");
    if (!closed.ok) throw new Error(`Cannot close the box of a test: ${closed.reason}`);
    return { box, packages, orders };
  }

  async makeBill(params: LocalBillInput = {}, by: Name = "packager"): Promise<string> {
    const location = await this.db.read.selectFrom("packages").select("location_id").limit(1)
      .executeTakeFirst();
    const args = {
      params: { location_id: location?.location_id ?? "", forwarder: FORWARDER, ...params },
      key: `bill-${keys++}-key`,
    };
    const { _id } = await runMutation("makeLocalBill", makeLocalBill, args as never, this.world.as(by)) as {
      _id: string;
    };
    return _id;
  }

  /** Returns a bill with one closed box for each of these counts of packages. */
  async billOf(...counts: readonly number[]) {
    const boxes = [];
    for (const count of counts) boxes.push(await this.closedBox(count));
    const bill = await this.makeBill();
    for (const { box } of boxes) await this.onBill(box, bill);
    return { bill, boxes, packages: boxes.flatMap(({ packages }) => packages) };
  }

  onBill = (box: string, bill: string): Promise<MovedResult> =>
    this.moveBox(box, "box.bill", { local_bill_id: bill }, "packager");

  sign = (bill: string, params: LocalBillMoveInput = {}, by: Name = "packager"): Promise<MovedResult> =>
    this.bill(bill, "bill.confirm", { signed_by: "Binh Tran", ...params }, by);

  async bill(
    id: string,
    event: string,
    params: LocalBillMoveInput = {},
    by: Name = "root",
  ): Promise<MovedResult> {
    const context = this.world.as(by);
    const [moved] = await this.db.write(async (tx) => {
      const done: readonly MovedRecord[] = await moveMany(
        localBillLifecycle,
        stepOf(tx, { event, params }, context),
        [id],
      );
      await recordAudit(tx, done.flatMap(({ audit }) => audit), stampOf(context));
      return done;
    });
    const { ok = false, reason } = moved?.result ?? {};
    return { ok, reason: reason?.code ?? "", of: reason?.of ?? "", count: reason?.count ?? null };
  }

  billRow = (id: string) =>
    this.db.read.selectFrom("local_bills").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();

  /** Adds the forwarder's price: one amount for any weight. */
  async addCost(minor = COST): Promise<void> {
    const of = {
      ...{ kind: "cost" as const, method_code: "standard", plan: "", min_vip: 0, location_id: null },
      ...{ forwarder: FORWARDER, destination: "" },
    };
    const body: PriceTableBody = {
      zones: [{ code: "All", countries: ["*"], postal_prefixes: [] }],
      brackets: [{ up_to_g: 50_000_000, cells: [minor] }],
      ...{ further: null, dim: null, surcharges: [], duties: [] },
    };
    const names = { _id: `cost-${minor}`, code: `PT-9${minor}`, line: lineOf(of), forwarder: FORWARDER };
    await addPriceTable(this.db, "cost", body, names);
  }
}

export const inBills = (work: (bills: BillWorld) => Promise<void>): Promise<void> =>
  withWorld((world) => work(new BillWorld(world)));
