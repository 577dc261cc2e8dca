/** Months of the ledger: closed automatically in order, and never changed after that. */
import assert from "node:assert/strict";
import type { MonthTotal } from "../../../../api/money/months.ts";
import { sql } from "kysely";
import type { Database } from "../../../../server/db/database.ts";
import { keepBookCheck } from "../../../../server/modules/money/ledger/checks_store.ts";
import { monthDocuments, monthFaults } from "../../../../server/modules/money/ledger/months.ts";
import { closeDueMonths } from "../../../../server/modules/money/ledger/months_api.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";

const DAY = 86_400;
const [MARCH, APRIL, MAY] = ["2026-03-01", "2026-04-01", "2026-05-01"].map((day) =>
  Date.parse(`${day}T00:00:00Z`) / 1000
) as [number, number, number];

const stampAt = (at: number) => ({
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "request-1",
  sessionId: null,
  at,
});
const topUpAt = (db: Database, seller: string, minor: number, at: number) =>
  db.write((tx) =>
    post(tx, {
      kind: "topup",
      facts: {
        method: "bank",
        received: { minor, currency: "USD" },
        credited: { minor, currency: "USD" },
      },
      sellerId: seller,
      code: "TU-000009",
    }, stampAt(at))
  );
const costAt = (db: Database, at: number) =>
  db.write((tx) =>
    post(tx, {
      kind: "cost",
      facts: { of: "local", provider: "truck", minor: 7, currency: "USD" },
      sellerId: null,
      code: "LB-000001",
    }, stampAt(at))
  );
/** Reads the newest entry's posting time, and the time of its event. */
const newest = (db: Database) =>
  db.read.selectFrom("ledger_txns as t").innerJoin("ledger_entries as e", "e.txn_id", "t._id")
    .select(["e.created_at", "t.event_at"]).orderBy("e.seq", "desc").limit(1).executeTakeFirstOrThrow();

interface View {
  readonly month: string;
  readonly status: string;
  readonly totals: readonly MonthTotal[];
  readonly digest: string;
  readonly closed_by: string;
  readonly problem: string;
  readonly may_reopen: boolean;
}
const LIST =
  "{ ledgerMonths { month status digest closed_by problem may_reopen totals { account currency opening_minor debit_minor credit_minor closing_minor } } }";
const monthsOf = async ({ ask }: Grounds, name: "root" | "super_root" = "root") =>
  (await ask<{ ledgerMonths: readonly View[] }>(name, LIST)).ledgerMonths;
const CLOSE = (month: string) => `mutation { closeMonth(month: "${month}") { month status } }`;
const REOPEN = (month: string, reason: string) =>
  `mutation { reopenMonth(month: "${month}", reason: "${reason}") { status } }`;

/**
 * Lets root decide about money, and resets the wallets' last times, as postings of earlier months would be
 * out of order.
 */
async function begin({ world: { db } }: Grounds): Promise<void> {
  await db.write(async (tx) => {
    await tx.insertInto("user_groups").values({ user_id: "root", group_id: "group-accounting" }).execute();
    await tx.updateTable("wallets").set({ last_at: 0 }).execute();
  });
}
const accounting = async (scene: Grounds) => {
  await addPerson(scene.world.db, { _id: "clerk", role: "order_qc", groups: ["accounting"] });
  await begin(scene);
};
const toolsAt = (db: Database, now: number) => ({
  db,
  settings: { ...testSettings, timeZone: "UTC" },
  now: () => now,
});
const short = (totals: readonly MonthTotal[] = []) =>
  totals.map(({ account, opening_minor, debit_minor, credit_minor, closing_minor }) =>
    [account, opening_minor, debit_minor, credit_minor, closing_minor].join(" ")
  );

Deno.test(
  "money §6 months are closed automatically in order on the third day; a late event is posted on the first open day, with its own day",
  onGrounds(async (scene) => {
    const { world: { db } } = scene;
    await accounting(scene);
    await topUpAt(db, "anna", 500, MARCH + 5 * DAY);
    await topUpAt(db, "ben", 70, APRIL + DAY);
    await closeDueMonths(toolsAt(db, APRIL + 2 * DAY - 1));
    const rows = () =>
      db.read.selectFrom("ledger_months").select(["month", "closed_by"]).orderBy("month").execute();
    assert.deepEqual(await rows(), [], "the second day is not over");
    await closeDueMonths(toolsAt(db, APRIL + 2 * DAY));
    assert.deepEqual(await rows(), [{ month: "2026-03", closed_by: "" }]);

    // Both come late: a clock that is a day behind, and an import that read the time before the month was
    // closed.
    await topUpAt(db, "anna", 30, APRIL - DAY);
    assert.deepEqual(await newest(db), { created_at: APRIL, event_at: APRIL - DAY });
    await costAt(db, MARCH + 9 * DAY);
    assert.deepEqual(await newest(db), { created_at: APRIL, event_at: MARCH + 9 * DAY });
    await costAt(db, APRIL + 3 * DAY);
    assert.deepEqual(await newest(db), { created_at: APRIL + 3 * DAY, event_at: null });
    const { event_at } = (await scene.ask<{ statementLines: { event_at: number | null }[] }>(
      "anna",
      '{ statementLines(start: "01-04-2026", end: "01-04-2026") { event_at } }',
    )).statementLines[0]!;
    assert.equal(event_at, APRIL - DAY, "the seller sees the date of their own day");

    await closeDueMonths(toolsAt(db, NOW));
    const views = await monthsOf(scene);
    assert.deepEqual(views.map(({ month, status }) => `${month} ${status}`).slice(-3), [
      "2026-05 Closed",
      "2026-04 Closed",
      "2026-03 Closed",
    ]);
    const [april, march] = [views.at(-2)!, views.at(-1)!];
    assert.deepEqual(short(march.totals), ["cash:bank 0 500 0 -500", "wallet 0 0 500 500"]);
    assert.deepEqual(short(april.totals), [
      "cash:bank -500 100 0 -600",
      "cost:local 0 14 0 -14",
      "provider:truck 0 0 14 14",
      "wallet 500 0 100 600",
    ]);
    for (const { totals } of views) {
      assert.equal(totals.reduce((sum, { closing_minor }) => sum + closing_minor, 0), 0, "a trial balance");
    }
    assert.deepEqual([...await bookFaults(db.read), ...await monthFaults(db.read)], []);
  }, { timeZone: "UTC" }),
);

Deno.test(
  "money §6 accounting closes a month that is over, in order; super_root reopens the last one with a reason, until one of its documents is issued",
  onGrounds(async (scene) => {
    const { world: { db }, ask, refused } = scene;
    await accounting(scene);
    await topUpAt(db, "anna", 500, MARCH + 5 * DAY);
    await topUpAt(db, "anna", 60, APRIL + 5 * DAY);
    assert.equal(await refused("root", CLOSE("2026-04")), "ILLEGAL_TRANSITION, monthNotNext");
    assert.equal(await refused("root", CLOSE("2026-11")), "ILLEGAL_TRANSITION, monthNotOver");
    for (const month of ["2026-03", "2026-04"]) {
      assert.deepEqual(await ask("root", CLOSE(month)), { closeMonth: { month, status: "Closed" } });
    }
    assert.equal(await refused("root", CLOSE("2026-03")), "ILLEGAL_TRANSITION, monthClosed");
    for (const name of ["anna", "agent", "packager", "order_qc"] as const) {
      assert.equal(await refused(name, LIST), "FORBIDDEN");
      assert.equal(await refused(name, CLOSE("2026-05")), "FORBIDDEN");
    }
    assert.equal(await refused("root", REOPEN("2026-04", "Late bill")), "FORBIDDEN");
    assert.equal(await refused("super_root", REOPEN("2026-04", " ")), "BAD_INPUT, reason required");
    assert.equal(
      await refused("super_root", REOPEN("2026-03", "Late bill")),
      "ILLEGAL_TRANSITION, monthNotLast",
    );
    const before = (await monthsOf(scene, "super_root")).find(({ month }) => month === "2026-04")!;
    assert.deepEqual([before.closed_by, before.may_reopen, before.digest.length], ["Person root", true, 64]);

    let isIssued = true;
    monthDocuments.bring({ kind: "of this test", isIssued: () => Promise.resolve(isIssued) }).add();
    assert.equal(
      await refused("super_root", REOPEN("2026-04", "Late bill")),
      "ILLEGAL_TRANSITION, monthHasDocuments",
    );
    isIssued = false;
    assert.deepEqual(await ask("super_root", REOPEN("2026-04", "Late bill")), {
      reopenMonth: { status: "Reopened" },
    });
    await topUpAt(db, "ben", 9, APRIL + 6 * DAY);
    assert.deepEqual(await newest(db), { created_at: APRIL + 6 * DAY, event_at: null });
    await ask("root", CLOSE("2026-04"));
    const after = (await monthsOf(scene)).find(({ month }) => month === "2026-04")!;
    assert.notEqual(after.digest, before.digest);
    const audit = await db.read.selectFrom("audit_events").select(["action", "entity_id", "reason"])
      .where("entity", "=", "ledgerMonths").orderBy("seq").execute();
    assert.deepEqual(
      audit.map(({ action, entity_id, reason }) => [action, entity_id, reason].join(" ").trim()),
      [
        "closeMonth 2026-03",
        "closeMonth 2026-04",
        "reopenMonth 2026-04 Late bill",
        "closeMonth 2026-04",
      ],
    );
    assert.deepEqual(await monthFaults(db.read), []);
  }, { timeZone: "UTC" }),
);

Deno.test(
  "money §6 a fault in the books prevents closing; a month whose entries or digests were changed is reported",
  onGrounds(async (scene) => {
    const { world: { db }, ask, refused } = scene;
    await accounting(scene);
    await topUpAt(db, "anna", 500, MARCH + 5 * DAY);
    await topUpAt(db, "anna", 60, APRIL + 5 * DAY);
    await keepBookCheck(db, { at: APRIL + DAY, faults: ["It does not add up."] });
    assert.equal(await refused("root", CLOSE("2026-03")), "ILLEGAL_TRANSITION, booksUnsound");
    assert.equal(
      await closeDueMonths(toolsAt(db, MAY)),
      "2026-03",
      "the month is not closed automatically either",
    );
    await keepBookCheck(db, { at: MAY + DAY, faults: [] });
    await ask("root", CLOSE("2026-03"));
    await ask("root", CLOSE("2026-04"));
    assert.deepEqual(await monthFaults(db.read), []);
    await db.write((tx) =>
      tx.updateTable("ledger_months").set({ digest: "0".repeat(64) }).where("month", "=", "2026-03").execute()
    );
    assert.deepEqual(await monthFaults(db.read), [
      "The entries of month 2026-03 are not those that it was closed with.",
      "Month 2026-04 does not follow the month before.",
    ]);
    await topUpAt(db, "anna", 7, MAY + 5 * DAY);
    assert.equal(await refused("root", CLOSE("2026-05")), "ILLEGAL_TRANSITION, booksUnsound");
    await db.write((tx) => sql`delete from ledger_months where month = '2026-03'`.execute(tx));
    assert.match((await monthFaults(db.read))[0] ?? "", /2026-04 does not follow/);
  }, { timeZone: "UTC" }),
);

Deno.test(
  "money §7 if a month is closed while an import posts, each entry is in the closed month and its totals, or after it",
  onGrounds(async (scene) => {
    const { world: { db }, ask } = scene;
    await accounting(scene);
    await topUpAt(db, "anna", 1, MARCH);
    const posting = Array.from(
      { length: 12 },
      (_, index) => topUpAt(db, index % 2 === 0 ? "anna" : "ben", 10, APRIL - 60 + index),
    );
    await Promise.all([...posting.slice(0, 6), ask("root", CLOSE("2026-03")), ...posting.slice(6)]);
    assert.deepEqual([...await bookFaults(db.read), ...await monthFaults(db.read)], []);
    const march = (await monthsOf(scene)).at(-1)!;
    const { sum } = await db.read.selectFrom("ledger_entries").select(({ fn }) =>
      fn.sum<number | string>("amount_minor").as("sum")
    ).where("account", "=", "wallet").where("created_at", "<", APRIL).executeTakeFirstOrThrow();
    assert.equal(march.totals.find(({ account }) => account === "wallet")?.closing_minor, Number(sum));
    const late = await db.read.selectFrom("ledger_txns").select(["created_at", "event_at"])
      .where("event_at", "is not", null).execute();
    assert.ok(late.every(({ created_at, event_at }) => created_at === APRIL && event_at! < APRIL));
  }, { timeZone: "UTC" }),
);
