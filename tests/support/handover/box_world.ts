/** Makes packed packages and boxes, by the same steps as people do. */
import type { BoxMoveInput, MovePackageInput } from "../../../api/generated/schema.ts";
import { boxLifecycle } from "../../../server/modules/handover/boxes/lifecycle.ts";
import { boxes } from "../../../server/modules/handover/boxes/module.ts";
import type { AnyLifecycle } from "../../../server/lifecycle/lifecycle.ts";
import { settleAround } from "../../../server/lifecycle/settle.ts";
import { moveMany, stepOf } from "../../../server/lifecycle/move.ts";
import { runMutation } from "../../../server/mutate.ts";
import { packageLifecycle } from "../../../server/modules/shipping/packages/lifecycle.ts";
import type { Name, World } from "../orders/world.ts";
import { serveModule } from "../server/module_server.ts";

const PACKED = [
  "order.submit",
  "order.pay",
  "label.attach",
  "production.start",
  "production.finish",
] as const;

let numbers = 0;

export interface MovedResult {
  readonly ok: boolean;
  /** Empty if the step was done. */
  readonly reason: string;
  readonly of: string;
  readonly count: number | null;
}

export class BoxWorld {
  constructor(readonly world: World) {}

  /** Makes an order with one packed package and a label, and returns the ids of both. */
  async packed(draft: Parameters<World["order"]>[0] = {}): Promise<{ order: string; pkg: string }> {
    const order = await this.world.order(draft, [...PACKED]);
    const { db } = this.world;
    const row = await db.read.selectFrom("packages").select("_id").where("order_id", "=", order)
      .executeTakeFirstOrThrow();
    await this.movePackage(row._id, "package.confirm", { reason: "by hand" });
    return { order, pkg: row._id };
  }

  /** Stores the scale's weight: a package with a label is weighed at the bench. */
  async weigh(pkg: string, weighed_g: number | null): Promise<void> {
    await this.world.db.write((tx) =>
      tx.updateTable("packages").set({ weighed_g }).where("_id", "=", pkg).execute()
    );
  }

  async makeBox(
    params: { location_id?: string; method_code?: string } = {},
    by: Name = "packager",
  ): Promise<string> {
    const location = await this.world.db.read.selectFrom("packages").select("location_id").limit(1)
      .executeTakeFirst();
    const args = {
      params: { location_id: location?.location_id ?? "", ...params },
      key: `box-${numbers++}-key`,
    };
    const field = serveModule(boxes).mutations!.makeBox!;
    const { _id } = await runMutation("makeBox", field, args as never, this.world.as(by)) as { _id: string };
    return _id;
  }

  movePackage(
    id: string,
    event: string,
    params: MovePackageInput = {},
    by: Name = "root",
  ): Promise<MovedResult> {
    return this.#move(packageLifecycle, id, event, params, by);
  }

  moveBox(id: string, event: string, params: BoxMoveInput = {}, by: Name = "root"): Promise<MovedResult> {
    return this.#move(boxLifecycle, id, event, params, by);
  }

  /** Does the work of the job that follows the handover of a box. */
  async settlePackages(ids: readonly string[]): Promise<void> {
    await this.world.db.write((tx) => {
      const step = stepOf(tx, { event: "boxes.settle", params: {} }, this.world.as("root"));
      return settleAround(step, [], [{ lifecycle: "package", event: "boxes.settle", ids }]);
    });
  }

  async addRange(range: { head: string; first: number; last: number }): Promise<void> {
    const at = this.world.as("root").now();
    await this.world.db.write((tx) =>
      tx.insertInto("number_ranges").values({
        _id: `sscc-${range.head}-${range.first}`,
        method_code: null,
        kind: "sscc",
        purpose: "boxes",
        unsure: 0,
        country: "",
        next: range.first,
        status: "Active",
        created_at: at,
        updated_at: at,
        version: 1,
        ...range,
      }).execute()
    );
  }

  async row(id: string) {
    return await this.world.db.read.selectFrom("boxes").selectAll().where("_id", "=", id)
      .executeTakeFirstOrThrow();
  }

  async statusOf(pkg: string): Promise<string> {
    const row = await this.world.db.read.selectFrom("packages").select("shipment_status").where(
      "_id",
      "=",
      pkg,
    )
      .executeTakeFirstOrThrow();
    return row.shipment_status;
  }

  async #move(
    lifecycle: AnyLifecycle,
    id: string,
    event: string,
    params: object,
    by: Name,
  ): Promise<MovedResult> {
    const [moved] = await this.world.db.write((tx) =>
      moveMany(lifecycle, stepOf(tx, { event, params }, this.world.as(by)), [id])
    );
    const { ok = false, reason } = moved?.result ?? {};
    return { ok, reason: reason?.code ?? "", of: reason?.of ?? "", count: reason?.count ?? null };
  }
}
