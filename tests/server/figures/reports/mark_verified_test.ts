/** A day that one process compares while another one stores it again. */
import assert from "node:assert/strict";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { beginDay, completeDay, markVerified } from "../../../../server/figures/daily_sums_store.ts";
import { LEDGER_DAYS } from "../../../../server/modules/figures/reports/ledger_days.ts";
import { storedDays } from "../../../support/figures/daily_sums.ts";
import { inScene } from "../../../support/orders/import_jobs.ts";
import { NOW } from "../../../support/people/people.ts";

Deno.test("S2.2 a day that is begun again is not marked as compared before it has its sums", () =>
  inScene(async ({ db }) => {
    const day = { from: NOW - 5 * DAY_SECONDS, until: NOW - 4 * DAY_SECONDS };
    const verifiedAt = async () => (await storedDays(db)).map(({ verified_at }) => Number(verified_at));
    await db.write((tx) => beginDay(tx, LEDGER_DAYS, day, "UTC"));
    await db.write((tx) => markVerified(tx, LEDGER_DAYS, day, NOW));
    assert.deepEqual(await verifiedAt(), [0]);
    await db.write((tx) => completeDay(tx, LEDGER_DAYS, day, [], NOW));
    await db.write((tx) => markVerified(tx, LEDGER_DAYS, day, NOW + 60));
    assert.deepEqual(await verifiedAt(), [NOW + 60]);
  }));
