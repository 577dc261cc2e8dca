/** Makes gateways, flights and loaded boxes, by the same steps as people do. */
import assert from "node:assert/strict";
import type { ConsolidationMoveInput, FlightScan } from "../../../api/generated/schema.ts";
import { moveMany, stepOf } from "../../../server/lifecycle/move.ts";
import { consolidations } from "../../../server/modules/handover/consolidations/module.ts";
import { consolidationLifecycle } from "../../../server/modules/handover/consolidations/lifecycle.ts";
import { flightFaults } from "../../../server/modules/handover/consolidations/verify_store.ts";
import { runMutation } from "../../../server/mutate.ts";
import type { Database } from "../../../server/db/database.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { withDatabase } from "../server/database.ts";
import { serveModule } from "../server/module_server.ts";
import { BoxWorld, type MovedResult } from "./box_world.ts";

const FLIGHT = { mawb: "738-12345675", flight: "VN 98", origin: "SGN", etd_at: NOW };
const STANDARD = "standard";

let keys = 0;

export class FlightWorld {
  readonly boxes: BoxWorld;

  private constructor(readonly world: World) {
    this.boxes = new BoxWorld(world);
  }

  /** Makes two gateways, and products that can be declared. */
  static async in(world: World): Promise<FlightWorld> {
    const flights = new FlightWorld(world);
    await flights.db.write(async (tx) => {
      const location = await tx.selectFrom("locations").selectAll().limit(1).executeTakeFirstOrThrow();
      await tx.insertInto("locations").values(
        ["LAX", "JFK"].map((code) => ({
          ...location,
          _id: code,
          code,
          name: code,
          type: "gateway",
          support_desk: 0,
        })),
      ).execute();
      await tx.updateTable("products").set({ hs_code: "610910", origin: "VN" }).execute();
    });
    await flights.sendBy("LAX");
    return flights;
  }

  get db(): Database {
    return this.world.db;
  }

  /** Sends all boxes that are begun from now on to this gateway. */
  async sendBy(gateway: string): Promise<void> {
    await this.db.write((tx) =>
      tx.updateTable("shipping_methods").set({ gateway_id: gateway }).where("code", "=", STANDARD).execute()
    );
  }

  /** Copies the package of a departed flight, with its label, so that many are made quickly. */
  async copyPackage(flight: string, pkg: string, count: number): Promise<readonly string[]> {
    return await this.db.write(async (tx) => {
      const { seq: _seq, ...row } = await tx.selectFrom("packages").selectAll().where("_id", "=", pkg)
        .executeTakeFirstOrThrow();
      const label = await tx.selectFrom("labels").selectAll().where("package_id", "=", pkg)
        .executeTakeFirstOrThrow();
      const ids = Array.from({ length: count }, (_, at) => `${pkg}-${at}`);
      await tx.insertInto("packages").values(
        ids.map((_id, at) => ({ ...row, _id, code: `PK-9${String(at).padStart(5, "0")}` })),
      ).execute();
      await tx.insertInto("labels").values(
        ids.map((_id, at) => ({
          ...label,
          _id: `l-${_id}`,
          package_id: _id,
          number: `${label.number}${at}`,
        })),
      ).execute();
      const packages_count = count + 1;
      await tx.updateTable("boxes").set({ packages_count }).where("consolidation_id", "=", flight).execute();
      await tx.updateTable("consolidations").set({ packages_count }).where("_id", "=", flight).execute();
      return [pkg, ...ids];
    });
  }

  /** Makes a closed box, and returns it with its packages. */
  async closedBox(count = 1): Promise<{ box: string; code: string; packages: readonly string[] }> {
    const packages: string[] = [];
    for (let made = 0; made < count; made++) packages.push((await this.boxes.packed()).pkg);
    const box = await this.boxes.makeBox();
    for (const pkg of packages) await this.boxes.movePackage(pkg, "box.in", { box_id: box }, "packager");
    const { net_g, code } = await this.boxes.row(box);
    const closed = await this.boxes.moveBox(box, "box.close", { gross_g: net_g + 200, tare_g: 200, count });
    assert.ok(closed.ok, JSON.stringify(closed));
    return { box, code, packages };
  }

  async makeFlight(params: object = {}, by: Name = "order_qc"): Promise<string> {
    const args = { params: { gateway_id: "LAX", ...FLIGHT, ...params }, key: `flight-${keys++}-key` };
    const field = serveModule(consolidations).mutations!.makeConsolidation!;
    const made = await runMutation("makeConsolidation", field, args as never, this.world.as(by));
    return (made as { _id: string })._id;
  }

  async scan(
    flight: string,
    codes: readonly string[],
    event = "box.load",
    by: Name = "order_qc",
  ): Promise<readonly FlightScan[]> {
    const args = { _id: flight, event, codes, key: `scan-${keys++}-key` };
    const field = serveModule(consolidations).mutations!.scanFlight!;
    return await runMutation("scanFlight", field, args as never, this.world.as(by)) as readonly FlightScan[];
  }

  async move(
    flight: string,
    event: string,
    params: ConsolidationMoveInput = {},
    { by = "root", now }: { readonly by?: Name; readonly now?: () => number } = {},
  ): Promise<MovedResult> {
    const context = this.world.as(by, now ? { now } : {});
    const [moved] = await this.db.write((tx) =>
      moveMany(consolidationLifecycle, stepOf(tx, { event, params }, context), [flight])
    );
    const { ok = false, reason } = moved?.result ?? {};
    return { ok, reason: reason?.code ?? "", of: reason?.of ?? "", count: reason?.count ?? null };
  }

  /** Sends a flight with one box of the given number of packages, up to the last of these events. */
  async flown(count: number, ...events: readonly string[]) {
    const loaded = await this.closedBox(count);
    const flight = await this.makeFlight();
    await this.scan(flight, [loaded.code]);
    for (const event of events) {
      if (event === "flight.depart") await this.boxes.moveBox(loaded.box, "box.handOver");
      const moved = await this.move(flight, event, event === "flight.hold" ? { reason: "Random check" } : {});
      assert.ok(moved.ok, `${event}: ${JSON.stringify(moved)}`);
    }
    return { flight, ...loaded };
  }

  async row(flight: string) {
    return await this.db.read.selectFrom("consolidations").selectAll().where("_id", "=", flight)
      .executeTakeFirstOrThrow();
  }

  /** Returns the tracking events of packages that flights carried, oldest first. */
  async eventsOf(packages: readonly string[]) {
    return await this.db.read.selectFrom("track_events").select([
      "package_id",
      "raw",
      "status",
      "place",
      "at",
    ])
      .where("package_id", "in", [...packages]).where("source", "=", "flight").orderBy("at").orderBy("raw")
      .execute();
  }
}

export const withFlights = (work: (flights: FlightWorld) => Promise<void>) => () =>
  withDatabase(async (db) => {
    const flights = await FlightWorld.in(await makeWorld(db));
    await work(flights);
    assert.deepEqual(await flightFaults(db.read), []);
  });
