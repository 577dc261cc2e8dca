/** Makes packed packages with numbers of Vietnam Post, and manifests with these packages. */
import { sql } from "kysely";
import type { ManifestInput, ManifestMoveInput } from "../../../api/generated/schema.ts";
import { shipDayOf } from "../../../api/shipping/ship_day.ts";
import { numberOf } from "../../../api/shipping/number_ranges.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import { moveMany, stepOf } from "../../../server/lifecycle/move.ts";
import type { MovedRecord } from "../../../server/lifecycle/results.ts";
import { followManifests } from "../../../server/modules/handover/manifests/accept_loop.ts";
import { manifestLifecycle } from "../../../server/modules/handover/manifests/lifecycle.ts";
import { manifests } from "../../../server/modules/handover/manifests/module.ts";
import { runMutation, stampOf } from "../../../server/mutate.ts";
import { makeWorld, type Name, openWorld } from "../orders/world.ts";
import { testSettings } from "../server/api.ts";
import { type Contents, withDatabase } from "../server/database.ts";
import { serveModule } from "../server/module_server.ts";
import { NOW } from "../people/people.ts";
import { BillWorld } from "./bill_world.ts";
import type { MovedResult } from "./box_world.ts";
import { copyOrder } from "./full_box.ts";

const { makeManifest } = serveModule(manifests).mutations;
export const METHOD = "standard";
const CARRIER = "VNPost";
const GRAMS = 300;

let [serial, keys] = [1, 0];

export interface StepAnswer extends MovedResult {
  readonly made: string;
}

export class ManifestWorld extends BillWorld {
  /** Makes packed packages, one for each order, that are due the given number of days after today. */
  async postal(count: number, days = 0): Promise<{ packages: readonly string[]; orders: readonly string[] }> {
    const { order, pkg } = await this.#unlisted() ?? await this.packed();
    await this.weigh(pkg, GRAMS);
    const packages = await copyOrder(this.db, { order, pkg }, count);
    await this.db.write(async (tx) => {
      for (const _id of packages) {
        const number = numberOf({ head: "RB", country: "VN" }, serial++);
        await tx.updateTable("labels").set({ number, carrier: CARRIER }).where("package_id", "=", _id)
          .execute();
        const due = shipDayOf(NOW + days * 86_400, testSettings.timeZone);
        await tx.updateTable("packages").set({
          ...{ tracking_number: number, carrier: CARRIER, ship_day: due },
          ...{ cost_minor: 24_000, cost_currency: "VND", method_code: METHOD },
        }).where("_id", "=", _id).execute();
      }
    });
    const suffix = (at: number) => at === 0 ? order : `${order}-${at}`;
    return { packages, orders: packages.map((_, at) => suffix(at)) };
  }

  /** Returns a packed package without a number of Vietnam Post. */
  async #unlisted(): Promise<{ readonly order: string; readonly pkg: string } | null> {
    const row = await this.db.read.selectFrom("packages").select(["_id", "order_id"])
      .where("shipment_status", "=", "Packed").where("carrier", "<>", CARRIER).limit(1).executeTakeFirst();
    return row ? { order: row.order_id, pkg: row._id } : null;
  }

  async place(): Promise<{ location_id: string; method_code: string; ship_day: number }> {
    const row = await this.db.read.selectFrom("packages").select("location_id").limit(1)
      .executeTakeFirstOrThrow();
    return { location_id: row.location_id ?? "", method_code: METHOD, ship_day: NOW };
  }

  /** @throws {ApiError} */
  async make(params: ManifestInput = {}, by: Name = "root"): Promise<string> {
    const args = { params: { ...await this.place(), ...params }, key: `manifest-${keys++}-key` };
    const made = await runMutation("makeManifest", makeManifest, args as never, this.world.as(by));
    return (made as { _id: string })._id;
  }

  async step(
    id: string,
    event: string,
    params: ManifestMoveInput = {},
    by: Name = "root",
  ): Promise<StepAnswer> {
    const context = this.world.as(by);
    const [moved] = await this.db.write(async (tx) => {
      const done: readonly MovedRecord[] = await moveMany(
        manifestLifecycle,
        stepOf(tx, { event, params }, context),
        [id],
      );
      await recordAudit(tx, done.flatMap(({ audit }) => audit), stampOf(context));
      return done;
    });
    const { ok = false, reason, made_id } = moved?.result ?? {};
    return {
      ...{ ok, reason: reason?.code ?? "", of: reason?.of ?? "", count: reason?.count ?? null },
      made: made_id ?? "",
    };
  }

  /** Returns a manifest that the post has received, with its packages. */
  async submitted(count: number) {
    const { packages, orders } = await this.postal(count);
    const manifest = await this.make({ package_ids: packages });
    for (const [event, params] of [["manifest.generate", {}], ["manifest.submit", { count }]] as const) {
      const { ok, reason, of } = await this.step(manifest, event, params);
      if (!ok) throw new Error(`Cannot ${event}: ${reason} ${of}`);
    }
    return { manifest, packages, orders };
  }

  follow = (): Promise<void> => followManifests({ db: this.db, settings: testSettings, now: () => NOW });

  manifestRow = (id: string) =>
    this.db.read.selectFrom("manifests").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();

  lines = (id: string) =>
    this.db.read.selectFrom("manifest_lines").selectAll().where("manifest_id", "=", id).orderBy("seq")
      .execute();

  /** Returns the current statuses of orders. */
  async orderStatuses(): Promise<readonly string[]> {
    const rows = await this.db.read.selectFrom("orders").select("status").distinct().execute();
    return rows.map(({ status }) => status);
  }

  async codeOf(pkg: string): Promise<string> {
    const row = await this.db.read.selectFrom("packages").select("code").where("_id", "=", pkg)
      .executeTakeFirstOrThrow();
    return row.code;
  }

  async statuses(): Promise<Readonly<Record<string, number>>> {
    const { rows } = await sql<{ status: string; n: number | string }>`select shipment_status as status,
      count(*) as n from packages group by shipment_status order by shipment_status`.execute(this.db.read);
    return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]));
  }
}

const PACKED: Contents = {
  name: "a packed package",
  fill: async (db) => await new ManifestWorld(await makeWorld(db)).packed(),
};

export const inManifests = (work: (world: ManifestWorld) => Promise<void>): Promise<void> =>
  withDatabase((db) => work(new ManifestWorld(openWorld(db))), PACKED);
