import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { closeMonth, ledgerMonthsOf, monthFaults } from "../../../../server/modules/money/ledger/months.ts";
import { monthSums } from "../../../../server/modules/money/ledger/months_store.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { withDatabase } from "../../../support/server/database.ts";

const secondsOf = (instant: string): number => Date.parse(instant) / 1000;
const [LAST_EVENING, FIRST_NIGHT, NOW] = [
  secondsOf("2026-01-31T20:00:00Z"),
  secondsOf("2026-02-01T02:00:00Z"),
  secondsOf("2026-03-10T12:00:00Z"),
] as const;

const stampAt = (at: number) => ({
  actor: { _id: "root", name: "root" },
  ...{ actingFor: null, requestId: "zones", sessionId: null, at },
});

const postCost = (db: Database, minor: number, at: number) =>
  db.write((tx) =>
    post(tx, {
      kind: "cost",
      facts: { of: "local", provider: "truck", minor, currency: "USD" },
      sellerId: null,
      code: "LB-000001",
    }, stampAt(at))
  );

async function close(db: Database, month: string, timeZone: string): Promise<void> {
  const months = await ledgerMonthsOf(db.read, NOW, timeZone);
  await db.write((tx) => closeMonth(tx, months, month, { by: { _id: "root", name: "root" }, at: NOW }));
}

for (const timeZone of ["Asia/Ho_Chi_Minh", "America/New_York"]) {
  Deno.test(`money §8 after a change of the time zone to ${timeZone} each entry is in one month`, () =>
    withDatabase(async (db) => {
      await postCost(db, 100, LAST_EVENING);
      await postCost(db, 7, FIRST_NIGHT);
      await close(db, "2026-01", "UTC");
      await close(db, "2026-02", timeZone);
      const months = await ledgerMonthsOf(db.read, NOW, timeZone);
      assert.deepEqual(months.map(({ span, row }) => `${span.month} ${row?.status ?? "Open"}`), [
        "2026-01 Closed",
        "2026-02 Closed",
        "2026-03 Open",
      ]);
      const sums = await Promise.all(months.map(({ span }) => monthSums(db.read, span, [])));
      assert.deepEqual(sums.map(({ entries }) => entries), [2, 2, 0]);
      assert.deepEqual(await monthFaults(db.read), []);
    }));
}
