/** The database's work for a scan: a garment is read once, and its parents only if something changed for them. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { StateValue } from "xstate";
import { BLANKS } from "../../../../api/catalogue/stock.ts";
import { ORDER_STATUSES, UNIT_STATUSES } from "../../../../api/statuses.ts";
import { WORK_STEPS } from "../../../../api/steps.ts";
import { settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../../machines/lifecycles/lifecycles.ts";
import { NO_FACTS } from "../../../../machines/lifecycles/orders/order_facts.ts";
import { lifecycleOf } from "../../../../server/lifecycle/define.ts";
import {
  isNewsToOrder,
  seenByOrder,
  seenByPackage,
} from "../../../../server/modules/workshop/units/settle_view.ts";
import { openUnitOf } from "../../../../server/modules/workshop/units/open_units_store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { recordStatements } from "../../../support/server/statement_recorder.ts";
import { Floor, inFloor, PASS } from "../../../support/workshop/floor.ts";
import { worldOf } from "../../../support/orders/world.ts";

const AS_SYSTEM = { scope: ALL_SELLERS, context: null, now: 1, event: "units.settle" } as const;
const STATES = UNIT_STATUSES.flatMap((print_status) =>
  [null, 1].flatMap((begun_at) => BLANKS.map((blank) => ({ print_status, begun_at, blank })))
);

Deno.test("garments with equal values for their order and package give equal facts", () =>
  inFloor(async ({ world: { db } }, order) => {
    const one = await db.read.selectFrom("units").select(["_id", "package_id"]).orderBy("seq")
      .executeTakeFirstOrThrow();
    const factsOf = async (name: string, id: string | null) => {
      const { rows, facts } = lifecycleOf(name);
      const found = await rows(db.read, [id ?? ""], AS_SYSTEM);
      return JSON.stringify([...(await facts(db.read, [...found.values()], AS_SYSTEM)).values()]);
    };
    const [ofOrder, ofPackage] = [new Map<string, string>(), new Map<string, string>()];
    for (const state of STATES) {
      await db.write((tx) => tx.updateTable("units").set(state).where("_id", "=", one._id).execute());
      const [inOrder, inPackage] = [await factsOf("order", order), await factsOf("package", one.package_id)];
      const [order_, package_] = [seenByOrder(state), seenByPackage(state)];
      assert.equal(inOrder, ofOrder.get(order_) ?? inOrder, JSON.stringify(state));
      assert.equal(inPackage, ofPackage.get(package_) ?? inPackage, JSON.stringify(state));
      ofOrder.set(order_, inOrder);
      ofPackage.set(package_, inPackage);
    }
    assert.ok(ofOrder.size > 5 && ofPackage.size === 4);
  }));

Deno.test("S6.12 a packed garment is read once and settles only its package; one that moves to the next step settles nothing", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const { db, statements } = recordStatements(floor.world.db);
    const seen = new Floor(worldOf(db));
    const readsOf = async (step: string, code: string) => {
      statements.length = 0;
      const [answer] = await seen.send(step, [{ key: `counted-${step}-${code}`, code }]);
      assert.equal(answer?.outcome, "done");
      return statements.filter((text) => text.startsWith("select"));
    };
    const isParent = (text: string) => /from (orders|packages) as r/.test(text);
    await floor.send("qc", [one, PASS, two]);
    const ofPass = await readsOf("qc", PASS);
    assert.deepEqual(ofPass.filter(isParent), []);
    // One statement reads the garment in hand with all its facts.
    assert.deepEqual(
      ofPass.filter((text) => /^select u?r?\._id.* from units/s.test(text)).length,
      2,
      ofPass.join("\n"),
    );
    for (const { key } of WORK_STEPS.slice(1, 5)) {
      for (const ticket of [one, two]) await floor.send(key, [ticket, PASS]);
    }
    const reads = await readsOf("pack", one);
    assert.deepEqual(reads.filter((text, at) => reads.indexOf(text) !== at), []);
    assert.equal(reads.filter((text) => text.includes("from units as r")).length, 1);
    assert.deepEqual(reads.filter(isParent).map((text) => text.includes("from packages")), [true]);
  }));

Deno.test("an order in production gets no event for another begun garment: its machine ignores it", () => {
  const { machine } = LIFECYCLES.order;
  const settled = (value: StateValue, unitsBegun: number) =>
    settle(
      machine,
      value,
      { ...NO_FACTS, paid: true, unitsLive: 3, unitsOpen: 2, unitsBegun },
      "units.settle",
    );
  let silent = 0;
  for (const status of ORDER_STATUSES) {
    for (const print of ["Waiting", "Printing", "Printed"]) {
      for (const begun of [0, 1, 2]) {
        const before = settled({ status, print, shipment: "Processing" }, begun).value;
        const after = settled(before, begun + 1);
        const { status: order_status, print: order_print } = before as Record<string, string>;
        const garment = {
          print_status: "QC",
          blank: "None",
          begun_at: null,
          order_status,
          order_print,
        } as const;
        if (isNewsToOrder(garment as never, { ...garment, begun_at: 1 } as never)) continue;
        silent++;
        assert.deepEqual(after, { value: before, effects: [] }, JSON.stringify([status, print, begun]));
      }
    }
  }
  assert.ok(silent > 20);
  const first = { print_status: "QC", blank: "None", begun_at: null, order_status: "Processing" };
  const [waits, goes] = [{ ...first, order_print: "Waiting" }, {
    ...first,
    order_status: "In Production",
    order_print: "Printing",
  }];
  for (const [garment, isBegun, isBack] of [[waits, true, true], [goes, false, true]] as const) {
    const begun = { ...garment, begun_at: 1 };
    assert.equal(isNewsToOrder(garment, begun), isBegun);
    assert.equal(isNewsToOrder(begun, garment), isBack);
  }
});

Deno.test("the garment in hand is found without reading scans if one garment is open, and by the last scan if several are", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const { db } = floor.world;
    const inHand = () =>
      db.write(async (tx) => {
        const unit = await openUnitOf(tx, ALL_SELLERS, floor.codeOf("qc"), {
          actor: "order_qc",
          device: "tablet",
        });
        // Postgres locks rows that were read, so reading scans here would refuse concurrent writers of scans.
        const locked = db.engine === "postgres"
          ? (await sql<{ name: string }>`select distinct relation::regclass::text as name from pg_locks
              where mode = 'SIReadLock' and pid = pg_backend_pid()`.execute(tx)).rows.map(({ name }) => name)
          : [];
        return { ticket: unit?.code, looksThere: locked.some((name) => /^(scans|unit_events)/.test(name)) };
      });
    await floor.send("qc", [one]);
    assert.deepEqual(await inHand(), { ticket: one, looksThere: false });
    await floor.send("qc", [two]);
    await db.write((tx) =>
      tx.updateTable("units").set({ updated_at: 9_000_000_000 }).where("code", "=", one).execute()
    );
    assert.equal((await inHand()).ticket, two);
  }));
