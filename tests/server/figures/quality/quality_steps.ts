/** Quality: each figure equals the faults that it opens, and those that history and cases contain. */
import assert from "node:assert/strict";
import { endOf, spanOf, startOf } from "../../../../api/time/dates.ts";
import { isPeriod, PERIODS, RANGES } from "../../../../api/time/ranges.ts";
import { NO_VALUE } from "../../../../api/constants.ts";
import type { Fault, Figures } from "../../../../api/generated/schema.ts";
import { WORK_STEPS } from "../../../../api/steps.ts";
import { quality } from "../../../../resources/figures/quality.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import type { Database } from "../../../../server/db/database.ts";
import { newId } from "../../../../server/ids.ts";
import { quality as module } from "../../../../server/modules/figures/quality/module.ts";
import { worldOf } from "../../../support/orders/world.ts";
import { OPTIONS } from "../../../support/demo/demo.ts";
import { atDemo, compareOpened, countReport, type ReportSteps } from "../../../support/figures/reports.ts";
import { serveModule } from "../../../support/server/module_server.ts";

const { now, timeZone } = OPTIONS;
const ZONES = ["America/New_York", "Australia/Lord_Howe"];

interface Known {
  readonly found: string;
  readonly at: number;
  readonly step: string;
  readonly reason: string;
  readonly station: string;
  readonly seller: string;
  readonly quantity: number;
}

const stepIn = (state: string): string =>
  WORK_STEPS.find(({ state: step }) => state === step || state.startsWith(`${step}.`))?.state ?? "Packing";

/** Returns the same faults, computed independently from complete rows. */
async function faultsOf({ read }: Database): Promise<readonly Known[]> {
  const events = await read.selectFrom("unit_events").selectAll().orderBy("seq").execute();
  const stations = new Map(
    (await read.selectFrom("stations").select(["_id", "code"]).execute()).map(({ _id, code }) => [_id, code]),
  );
  const undone = new Set(events.map(({ undoes }) => undoes));
  const rejects = events.filter(({ event, _id }) => event === "unit.reject" && !undone.has(_id))
    .map((event): Known => {
      const step = event.fault_step || stepIn(event.from_state);
      const passed = events.findLast((each) =>
        each.unit_id === event.unit_id && each.seq < event.seq && stepIn(each.from_state) === step &&
        ["unit.pass", "unit.finish", "unit.pack"].includes(each.event)
      );
      const worked = step === stepIn(event.from_state) ? event : passed;
      return {
        found: "station",
        at: event.at,
        step,
        reason: event.reason_code,
        station: stations.get(worked?.station_id ?? "") ?? "",
        seller: event.seller_id,
        quantity: 1,
      };
    });
  const lines = await read.selectFrom("case_lines as l").innerJoin("cases as c", "c._id", "l.case_id")
    .select(["l.cause_at", "c.created_at", "l.cause_step", "c.reason", "l.cause_station", "c.seller_id"])
    .select("l.quantity").where("l.cause_step", "<>", "").execute();
  const escapes = lines.map((line): Known => ({
    found: "buyer",
    at: line.cause_at ?? line.created_at,
    step: line.cause_step,
    reason: line.reason,
    station: line.cause_station,
    seller: line.seller_id,
    quantity: line.quantity,
  }));
  return [...rejects, ...escapes];
}

const isWithin = ({ at }: Known, { from, until }: { from: number; until: number }) =>
  at >= from && at < until;

function byHand(all: readonly Known[]) {
  const escapes = all.filter(({ found }) => found === "buyer").length;
  return [
    all.length - escapes,
    escapes,
    all.length,
    all.length === 0 ? null : escapes / all.length,
    all.reduce((sum, { quantity }) => sum + quantity, 0),
  ];
}

const listed = (context: AuthorizedContext, args: object): Promise<readonly Fault[]> =>
  serveModule(module).queries!.faults!(args, context) as Promise<readonly Fault[]>;

const keysOf = (figures: Figures, at: number) => figures.rows.filter(({ values }) => (values[at] ?? 0) > 0);

export const qualitySteps: ReportSteps = {
  "S2.20 each figure equals the same figure counted from history and causes, by each dimension and span":
    async (db) => {
      const context = atDemo(db);
      const known = await faultsOf(db);
      assert.ok(known.filter(({ found }) => found === "station").length > 20);
      assert.ok(known.filter(({ found }) => found === "buyer").length >= 5);
      assert.ok(new Set(known.map(({ step }) => step)).size > 2, "the demo has faults of several steps");
      let compared = 0;
      for (const range of RANGES) {
        const span = spanOf(range, now, timeZone);
        const its = known.filter((each) => isWithin(each, span));
        for (const by of [...PERIODS, ...quality.dimensions]) {
          const figures = await countReport(quality, { range }, [by], context);
          assert.deepEqual(figures.totals, byHand(its), `${range} in all`);
          for (const { key, values } of figures.rows) {
            const [start = "", end = ""] = key.split("..");
            const isIn = (each: Known) =>
              isPeriod(by)
                ? isWithin(each, { from: startOf(start, timeZone)!, until: endOf(end, timeZone)! })
                : (each[by as keyof Known] || NO_VALUE) === key;
            assert.deepEqual(values, byHand(its.filter(isIn)), `${range} ${by} ${key}`);
            compared++;
          }
        }
      }
      assert.ok(compared > 200, `${compared} rows`);
    },
  "S2.20 each figure opens a list of as many faults as it shows, by each dimension and by two": async (
    db,
  ) => {
    const context = atDemo(db);
    let compared = 0;
    for (const by of [...PERIODS, ...quality.dimensions]) {
      compared += await compareOpened(quality, { range: "last-90-days" }, [by], context);
    }
    const filters = { range: "last-90-days", found: "station", step: "!QC" };
    compared += await compareOpened(quality, filters, ["step", "station"], context);
    compared += await compareOpened(quality, { range: "last-90-days" }, ["week", "reason"], context);
    assert.ok(compared > 200, `${compared} figures`);
  },
  "S2.20 the week and station of most faults that buyers found open a list with each garment and its case":
    async (
      db,
    ) => {
      const context = atDemo(db);
      const weeks = await countReport(quality, { range: "last-90-days", found: "buyer" }, [
        "week",
        "station",
      ], context);
      const all = weeks.totals[1]!;
      const [worst] = weeks.rows.toSorted((one, other) => other.values[1]! - one.values[1]!);
      const [machine] = worst!.parts.toSorted((one, other) => other.values[1]! - one.values[1]!);
      assert.ok(machine!.values[1]! > all / 2, `${machine!.values[1]} of ${all}`);
      assert.match(machine!.key, /^ST-/);
      const [start, end] = worst!.key.split("..");
      const args = { start, end, found: ["buyer"], station: [machine!.key] };
      const rows = await listed({ ...context, page: { page: 1, perPage: 200 } }, args);
      assert.equal(rows.length, machine!.values[1]);
      for (const { ticket, unit_id, order_code, case_code, case_id, note } of rows) {
        assert.match(ticket, /^UN-\d+/);
        assert.match(order_code, /^PD-\d+/);
        assert.match(case_code, /^CS-\d+/);
        assert.ok(unit_id !== "" && case_id !== "" && note !== "");
      }
    },
  "S2.20 a reject names the ticket that was rejected, and QC sees no case": async (db) => {
    const context = { ...atDemo(db), page: { page: 1, perPage: 200 } };
    const days = { start: "01-01-2025", end: "31-12-2026" };
    const rejects = await listed(context, { ...days, found: ["station"] });
    const again = rejects.filter(({ ticket }) => /-2$/.test(ticket));
    assert.ok(rejects.length > again.length);
    assert.ok(rejects.every((each) => each.case_code === "" && each.found_step !== ""));
    const qc = worldOf(db).as("order_qc", { now: () => now });
    const escapes = await listed({ ...qc, page: context.page }, { ...days, found: ["buyer"] });
    assert.ok(escapes.length > 0);
    assert.ok(escapes.every(({ case_id, case_code }) => case_id === "" && case_code === ""));
    const [first] = rejects;
    assert.deepEqual(await listed(context, { _id: [first!._id] }), [first]);
  },
  "S2.20 an undone reject is not counted": async (db) => {
    const context = atDemo(db);
    const ever = { start: "01-01-2025", end: "31-12-2026" };
    const before = await countReport(quality, ever, ["step"], context);
    const { seq: _, ...reject } = await db.read.selectFrom("unit_events").selectAll()
      .where("event", "=", "unit.reject").orderBy("seq").executeTakeFirstOrThrow();
    await db.write((tx) =>
      tx.insertInto("unit_events").values({
        ...reject,
        _id: newId(),
        event: "unit.undo",
        undoes: reject._id,
      }).execute()
    );
    const after = await countReport(quality, ever, ["step"], context);
    assert.equal(after.totals[0], before.totals[0]! - 1);
    assert.equal(keysOf(after, 0).length <= keysOf(before, 0).length, true);
  },
  "S2.20 days are in the business time zone, also across its clock changes": async (db) => {
    // Rejects are made at every half hour of days on which clocks change in one of these zones.
    const changes = ["2025-10-05", "2025-11-02", "2026-04-05", "2026-03-08"];
    const { seq: _, ...reject } = await db.read.selectFrom("unit_events").selectAll()
      .where("event", "=", "unit.reject").orderBy("seq").executeTakeFirstOrThrow();
    const times = changes.flatMap((day) => {
      const noon = Date.parse(`${day}T12:00:00Z`) / 1000;
      return Array.from({ length: 96 }, (_, step) => noon + (step - 48) * 1800);
    });
    await db.write(async (tx) => {
      for (const at of times) {
        await tx.insertInto("unit_events").values({ ...reject, _id: newId(), at }).execute();
      }
    });
    const rejects = (await faultsOf(db)).filter(({ found }) => found === "station");
    for (const zone of ZONES) {
      const dayIn = new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "short" });
      const dayOf = ({ at }: Known) => dayIn.format(at * 1000).replaceAll("/", "-");
      for (const day of changes) {
        const [year, month, date] = day.split("-").map(Number);
        const text = (shift: number) =>
          new Date(Date.UTC(year!, month! - 1, date! + shift)).toISOString().slice(0, 10)
            .split("-").reverse().join("-");
        const days = { start: text(-1), end: text(1) };
        const figures = await countReport(quality, days, ["day"], atDemo(db, zone));
        for (const { key, values } of figures.rows) {
          const [first] = key.split("..");
          assert.equal(values[0], rejects.filter((each) => dayOf(each) === first).length, `${zone} ${key}`);
        }
        await compareOpened(quality, days, ["day"], atDemo(db, zone));
      }
    }
  },
};
