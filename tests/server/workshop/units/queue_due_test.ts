/**
 * Due garments by their position in the queue: the same garments as by their days, without reading beyond the
 * last of them.
 */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { spanOf } from "../../../../api/time/dates.ts";
import type { Unit } from "../../../../api/generated/schema.ts";
import { DUE_KINDS } from "../../../../api/time/ranges.ts";
import { units as resource } from "../../../../resources/workshop/units.ts";
import { pageOf } from "../../../../server/list/resolver.ts";
import { units } from "../../../../server/modules/workshop/units/module.ts";
import { unitsList } from "../../../../server/modules/workshop/units/store.ts";
import { inWorld } from "../../../support/desk/bulk.ts";
import { NOW } from "../../../support/people/people.ts";
import { serveModule } from "../../../support/server/module_server.ts";

const { from, until } = spanOf("today", NOW, "UTC");
const SOON = NOW + 2 * 86_400;
const SPANS: Readonly<Record<string, readonly [number, number]>> = {
  late: [0, from],
  today: [from, until],
  soon: [from, SOON],
};
const EDGES = [1, from, until, SOON].flatMap((edge) => [edge - 1, edge]);
const STATES = ["QC", "Packing", "Rejected", "Packed", "Stopped"];
const CASES = EDGES.flatMap((due_at) =>
  STATES.flatMap((print_status) => [0, 1].map((rush) => ({ due_at, print_status, rush })))
);

Deno.test("S2.20 late, today and soon count garments by due day that are still being made, rush or not, in the order of the queue", () =>
  inWorld(async (world) => {
    await world.topUp("anna", 1_000_000);
    const order = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: CASES.length }] }, [
      "order.submit",
      "order.pay",
    ]);
    const made = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
      .orderBy("seq").execute();
    await world.db.write(async (tx) => {
      for (const [at, { _id }] of made.entries()) {
        await tx.updateTable("units").set(CASES[at]!).where("_id", "=", _id).execute();
      }
    });
    const days = DUE_KINDS.filter((kind) => kind in SPANS);
    for (const kinds of [...days.map((kind) => [kind]), ["late", "soon"], days]) {
      const due = CASES.map((each, at) => ({ ...each, at })).filter(({ due_at, print_status }) =>
        !["Packed", "Stopped"].includes(print_status) &&
        kinds.some((kind) => due_at >= SPANS[kind]![0] && due_at < SPANS[kind]![1])
      ).toSorted((one, other) => other.rush - one.rush || one.due_at - other.due_at || one.at - other.at);
      const found = await serveModule(units).queries!.units!(
        { due: kinds },
        world.as("root", { page: { page: 1, perPage: 200 } }),
      ) as Unit[];
      assert.deepEqual(found.map(({ _id }) => _id), due.map(({ at }) => made[at]?._id), kinds.join());
      const count = await serveModule(units).queries!.unitsCount!({ due: kinds }, world.as("anna"));
      assert.deepEqual(count, { count: due.length, capped: false });
    }
  }));

Deno.test("S2.20 a page of late garments reads the index only up to its last row, for any caller and any step", () =>
  inWorld(async ({ db, as }) => {
    if (db.engine !== "sqlite") return;
    for (
      const [name, args, index] of [
        ["root", {}, "units_queue (<expr><?)"],
        ["root", { print_status: ["Printing"] }, "units_by_status (print_status=? AND <expr><?)"],
        ["anna", {}, "units_by_seller_queue (seller_id=? AND <expr><?)"],
      ] as const
    ) {
      const page = pageOf(resource, unitsList, { due: ["late"], ...args }, as(name));
      const { rows } = await sql<{ detail: string }>`explain query plan ${page}`.execute(db.read);
      const plan = rows.map(({ detail }) => detail);
      assert.ok(plan.includes(`SEARCH k USING COVERING INDEX ${index}`), plan.join("\n"));
    }
  }));
