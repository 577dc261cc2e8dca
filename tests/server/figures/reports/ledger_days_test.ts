/** Daily sums of Report: with them it shows the same figures as without them, and as its list. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { lastDays, startOf } from "../../../../api/time/dates.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { PERIODS, RANGES } from "../../../../api/time/ranges.ts";
import { report } from "../../../../resources/figures/report.ts";
import { verify } from "../../../../scripts/verify.ts";
import type { Database } from "../../../../server/db/database.ts";
import type { BackgroundTools } from "../../../../server/fields.ts";
import { storeDays, verifyDay } from "../../../../server/figures/daily_sums.ts";
import { dropDay, leaseSums, nextDay } from "../../../../server/figures/daily_sums_store.ts";
import { reportQueryOf } from "../../../../server/figures/question.ts";
import { countRows } from "../../../../server/figures/sums_store.ts";
import {
  LEDGER_DAYS,
  ledgerDayFaults,
  ledgerDaysKeeper,
} from "../../../../server/modules/figures/reports/ledger_days.ts";
import { listById } from "../../../../server/registry.ts";
import { OPTIONS } from "../../../support/demo/demo.ts";
import {
  compareRaw,
  forget,
  reportsWithSums,
  setDirty,
  storedDays,
  sumRows,
  sumsOf,
} from "../../../support/figures/daily_sums.ts";
import { addMovements } from "../../../support/figures/ledger_movements.ts";
import { atDemo, compareOpened, inReports, variablesFor } from "../../../support/figures/reports.ts";
import { fc } from "../../../support/property.ts";
import { recordTransaction } from "../../../support/server/statement_recorder.ts";
import { isSoak, sampleOf } from "../../../support/soak.ts";

const { now, timeZone } = OPTIONS;
const EVER = { start: "01-01-2025", end: "31-12-2026" };
const ZONES = ["America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Europe/Berlin"];
/** Days on which clocks change in one of these zones, by an hour or half an hour. */
const CHANGES = ["05-10-2025", "26-10-2025", "02-11-2025"];

const toolsOf = (db: Database, zone = timeZone, at = now) =>
  ({ db, now: () => at, settings: { timeZone: zone } }) as BackgroundTools;
const keep = (db: Database, zone = timeZone, at = now) =>
  storeDays(toolsOf(db, zone, at), LEDGER_DAYS, "test");

/** Storing all days takes longest: the steps share them until another time zone is needed. */
inReports("S2.2 Report keeps daily sums of the ledger", {
  "support §8.4 kept days and the remaining rows together cover all rows, across clock changes and with late entries":
    async (
      db,
    ) => {
      const sellers = (await db.read.selectFrom("orders").select(["_id", "seller_id"]).orderBy("_id").limit(5)
        .execute()).map(({ _id, seller_id }) => ({ orderId: _id, sellerId: seller_id }));
      const shift = fc.integer({ min: -2 * 48, max: 2 * 48 });
      const run = fc.record({
        zone: fc.constantFrom(...ZONES),
        change: fc.constantFrom(...CHANGES),
        late: fc.array(fc.record({ shift, minor: fc.integer({ min: 1, max: 900 }), of: fc.nat(5) }), {
          minLength: 1,
          maxLength: 6,
        }),
        nowShift: fc.integer({ min: 1, max: 9 }),
        by: fc.subarray([...PERIODS, ...report.dimensions], { minLength: 1, maxLength: 2 }),
      });
      await fc.assert(
        fc.asyncProperty(run, async ({ zone, change, late, nowShift, by }) => {
          const noon = startOf(change, zone)! + DAY_SECONDS / 2;
          // Some days near the clock change are stored, and others have not ended yet.
          const at = noon + nowShift * DAY_SECONDS;
          const context = { ...atDemo(db, zone), now: () => at };
          await keep(db, zone, at);
          await addMovements(
            db,
            late.map(({ shift: half, minor, of }) => ({ at: noon + half * 1_800, minor, ...sellers[of] })),
          );
          const text = (days: number) =>
            new Date((noon + days * DAY_SECONDS) * 1000).toISOString().slice(0, 10).split("-").reverse()
              .join("-");
          const filters = { start: text(-3), end: text(3) };
          await compareRaw(context, filters, by);
          await compareOpened(report, filters, [by[0]!], context);
          await keep(db, zone, at);
          assert.deepEqual(await setDirty(db), []);
          await compareRaw(context, filters, by);
        }),
        { numRuns: isSoak ? 3_000 : 6 },
      );
      await forget(db);
    },
  "support §8.4 all days to the day before yesterday are kept, and Report counts the same with and without them":
    async (
      db,
    ) => {
      await keep(db);
      const days = await storedDays(db);
      assert.equal(days.at(-1)!.until_at, lastDays(2, now, timeZone)[0]!.from);
      for (const [place, { from_at }] of days.slice(1).entries()) {
        assert.equal(from_at, days[place]!.until_at, "no gap");
      }
      const first = await db.read.selectFrom("ledger_lines").select("created_at").orderBy("created_at")
        .limit(1).executeTakeFirstOrThrow();
      assert.ok(days[0]!.from_at <= first.created_at);
      const context = atDemo(db);
      let compared = 0;
      for (const range of sampleOf(RANGES, (each) => ["last-month", "this-year"].includes(each))) {
        for (const by of [...PERIODS, ...report.dimensions]) {
          compared += await compareRaw(context, { range }, [by]);
        }
      }
      compared += await compareRaw(context, { ...EVER, kind: "charge,refund" }, ["seller", "heading"]);
      assert.ok(compared > 200, `${compared} sums`);
      assert.ok(await compareOpened(report, { range: "last-90-days" }, ["seller", "month"], context) > 100);
      assert.deepEqual(await ledgerDayFaults(db.read), []);
    },
  "support §8.4 each report counts the same with and without kept days": async (db) => {
    await keep(db);
    for (const each of reportsWithSums()) {
      for (const by of [[], ["week"], ...each.dimensions.map((key) => [key])]) {
        assert.ok(await compareRaw(atDemo(db), EVER, by, each) > 1, `${each.id} by ${by}`);
      }
    }
  },
  "support §8.5 storing a day's sums may die at any statement: Report remains correct, and the next run completes it":
    async (
      db,
    ) => {
      const context = atDemo(db);
      const broken = new Error("killed");
      await keep(db);
      let statement = 0;
      for (let isDone = false; !isDone; statement++) {
        const { from_at, until_at } = (await storedDays(db)).at(-1)!;
        await db.write((tx) => dropDay(tx, LEDGER_DAYS, { from: from_at, until: until_at }));
        let left = statement;
        const killed: Database["writeMany"] = (work) =>
          db.write((tx) =>
            work(recordTransaction(tx, () => {
              if (left-- === 0) throw broken;
            }))
          );
        const tools = { ...toolsOf(db), db: { ...db, writeMany: killed } };
        isDone = await storeDays(tools, LEDGER_DAYS, "test").then(() => true, (error) => {
          assert.equal(error, broken);
          return false;
        });
        const stored = (await storedDays(db)).filter(({ verified_at }) => verified_at > 0);
        assert.equal(stored.at(-1)!.until_at === until_at, isDone);
        await compareRaw(context, EVER, ["month"]);
        await keep(db);
        assert.equal(await nextDay(db.read, LEDGER_DAYS, { now, timeZone }), null);
      }
      assert.deepEqual(await ledgerDayFaults(db.read), []);
      assert.ok(statement > 5, `${statement} statements`);
    },
  "money §8.8 sums that are dropped and stored again are the same": async (db) => {
    await keep(db);
    const kept = await sumRows(db);
    assert.ok(kept.length > 100);
    await forget(db);
    await keep(db);
    assert.deepEqual(await sumRows(db), kept);
  },
  "S2.2 a changed shipping method of an order marks only the days of its entries as dirty": async (db) => {
    await keep(db);
    const { _id, shipping_method } = await db.read.selectFrom("orders").select(["_id", "shipping_method"])
      .where("_id", "in", db.read.selectFrom("ledger_txns").select("order_id").where("kind", "=", "charge"))
      .orderBy("created_at").limit(1).executeTakeFirstOrThrow();
    const times = (await db.read.selectFrom("ledger_txns").select("created_at").where("order_id", "=", _id)
      .execute()).map(({ created_at }) => created_at);
    await db.write((tx) =>
      tx.updateTable("orders").set({ shipping_method }).where("_id", "=", _id).execute()
    );
    assert.deepEqual(await setDirty(db), [], "it did not change");
    await db.write((tx) =>
      tx.updateTable("orders").set({ shipping_method: "other" }).where("_id", "=", _id).execute()
    );
    const dirty = await setDirty(db);
    assert.ok(dirty.length > 0);
    assert.ok(dirty.every(({ from_at, until_at }) => times.some((at) => at >= from_at && at < until_at)));
    await compareRaw(atDemo(db), EVER, ["service"]);
    await keep(db);
    await compareRaw(atDemo(db), EVER, ["service", "month"]);
  },
  "support §6 an entry that is posted between reading the kept days and reading the sums is counted": async (
    db,
  ) => {
    await keep(db);
    const context = atDemo(db);
    let isLate = true;
    const read = db.read.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isLate) {
          isLate = false;
          await addMovements(db, [{ at: startOf("10-02-2026", timeZone)! + 60, minor: 77 }]);
        }
        return result;
      },
    });
    const question = reportQueryOf(report, { ...variablesFor(report, EVER), by: ["day"] }, context);
    const { source } = listById(report.list.id)!;
    const raw = sumsOf(
      await countRows({ report, source: { ...source, dailySums: undefined } as never, question, context }),
    );
    const sums = sumsOf(
      await countRows({ report, source, question, context: { ...context, db: { ...db, read } } }),
    );
    const entries = JSON.stringify(["facts", ["10-02-2026..10-02-2026"], "USD", "entries"]);
    assert.equal(sums[entries], (raw[entries] ?? 0) + 2);
  },
  "support §6 an entry that is posted while its day is summed marks the day, which is stored again": async (
    db,
  ) => {
    await keep(db);
    const { from_at, until_at } = (await storedDays(db)).at(-1)!;
    await db.write((tx) => dropDay(tx, LEDGER_DAYS, { from: from_at, until: until_at }));
    let isLate = true;
    const heavy = db.heavy.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const isSum = result.rows.some((row) => "day_at" in row);
        if (isSum && isLate) {
          isLate = false;
          await addMovements(db, [{ at: from_at + 60, minor: 78 }]);
        }
        return result;
      },
    });
    const tools = { ...toolsOf(db), db: { ...db, heavy } };
    assert.equal(await storeDays(tools, LEDGER_DAYS, "test"), true);
    // On Postgres the sums are read in the transaction that stores them.
    if (db.engine === "sqlite") assert.equal(isLate, false);
    assert.equal((await storedDays(db)).at(-1)!.until_at, until_at);
    assert.deepEqual([await setDirty(db), await ledgerDayFaults(db.read)], [[], []]);
    await compareRaw(atDemo(db), EVER, ["day"]);
  },
  "support §6 a recount finds a day that was changed by hand, stores it again and notifies only super_root":
    async (
      db,
    ) => {
      await keep(db);
      const day = await db.read.selectFrom("ledger_days").select("day_at").orderBy("day_at").limit(1)
        .executeTakeFirstOrThrow();
      await db.write((tx) =>
        tx.updateTable("ledger_days").set({ amount_minor: 1 }).where("day_at", "=", day.day_at).execute()
      );
      assert.equal((await verify(db, { keys: null })).filter((fault) => /ledger_days/.test(fault)).length, 1);
      const keeper = ledgerDaysKeeper(toolsOf(db));
      const count = (await storedDays(db)).length;
      for (let round = 0; round < count; round++) {
        await verifyDay(toolsOf(db, timeZone, now + 60 * round), keeper);
      }
      const { rows: notices } = await sql<{ role: string; subject: string }>`select u.role, n.subject
        from notifications as n join users as u on u._id = n.user_id where n.referent = '/report'`.execute(
        db.read,
      );
      assert.deepEqual(notices, [{
        role: "super_root",
        subject: `The stored sums of ${formatDay(day.day_at, timeZone)} were wrong`,
      }]);
      assert.deepEqual(await ledgerDayFaults(db.read), []);
      assert.ok(
        (await storedDays(db)).every(({ verified_at }) => verified_at >= now),
        "every kept day was checked again",
      );
    },
  "support §6 days of another time zone are dropped before new days are kept": async (db) => {
    await keep(db);
    const berlin = { ...atDemo(db, "Europe/Berlin") };
    await compareRaw(berlin, { range: "last-90-days" }, ["day"]);
    await keep(db, "Europe/Berlin");
    assert.deepEqual([...new Set((await storedDays(db)).map(({ time_zone }) => time_zone))], [
      "Europe/Berlin",
    ]);
    await compareRaw(berlin, { range: "last-90-days" }, ["day"]);
    await compareRaw(atDemo(db), { range: "last-90-days" }, ["day"]);
    assert.deepEqual(await ledgerDayFaults(db.read), []);
  },
  "support §6 one process stores the sums, and another takes over if it stops responding": async (db) => {
    const lease = (holder: string, at: number) => db.write((tx) => leaseSums(tx, LEDGER_DAYS, holder, at));
    await db.write((tx) => tx.deleteFrom("day_sum_leases").execute());
    assert.deepEqual([await lease("one", now), await lease("other", now), await lease("one", now)], [
      true,
      false,
      true,
    ]);
    // Postgres uses its own clock.
    if (db.engine === "sqlite") assert.equal(await lease("other", now + 100), true);
    else {
      await db.write((tx) => tx.updateTable("day_sum_leases").set({ leased_until: 1 }).execute());
      assert.equal(await lease("other", now), true);
    }
    await forget(db);
    assert.equal(await storeDays(toolsOf(db, timeZone, now + 100), LEDGER_DAYS, "one"), false);
    assert.deepEqual(await storedDays(db), [], "the other process has the lease");
  },
});
