/** Real input 1 and 2: days in zones whose clocks change, on any host; a month's money equals that of its days. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { endOf, latestOf, spanOf, startOf } from "../../../../api/time/dates.ts";
import type { QueryArgs, StatementLine, StatementTotals } from "../../../../api/generated/schema.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { dueAt } from "../../../../server/modules/orders/orders/create.ts";
import { daysOf } from "../../../../server/modules/money/statement/month.ts";
import { statement } from "../../../../server/modules/money/statement/module.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { measureTime } from "../../../support/time/preparation_times.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const BERLIN = "Europe/Berlin";
const at = (iso: string): number => Date.parse(iso) / 1000;
const NOW = at("2026-11-27T12:00:00Z");

const KINDS = await Deno.readTextFile(new URL("../../../fixtures/real/days.txt", import.meta.url));
for (const line of KINDS.split("\n").filter((each) => each.includes("|"))) {
  const [zone = "", day = "", from = "", until = "", kind = ""] = line.split("|").map((part) => part.trim());
  Deno.test(`Real input 2: ${day} in ${zone} is ${kind}`, () => {
    assert.equal(startOf(day, zone), at(from));
    assert.equal(endOf(day, zone), at(until));
    if (from === until) return;
    for (const now of [at(from), at(until) - 1]) {
      assert.deepEqual(spanOf("today", now, zone), { from: at(from), until: at(until) });
    }
  });
}

Deno.test("Real input 1: last month, yesterday, last days and the end of a month are right around a clock change", () => {
  assert.equal(spanOf("last-month", NOW, BERLIN).from, at("2026-09-30T22:00:00Z"));
  assert.equal(spanOf("yesterday", at("2026-10-26T12:00:00Z"), BERLIN).from, at("2026-10-24T22:00:00Z"));
  assert.equal(spanOf("last-7-days", at("2026-10-28T12:00:00Z"), BERLIN).from, at("2026-10-21T22:00:00Z"));
  assert.equal(spanOf("last-90-days", NOW, BERLIN).from, at("2026-08-29T22:00:00Z"));
  assert.equal(
    spanOf("this-month", at("2026-03-05T12:00:00Z"), "America/New_York").until,
    at("2026-04-01T04:00:00Z"),
  );
});

Deno.test("Real input 2: clocks that go back after midnight do not move a minute of the new day to the old one", () => {
  // At 00:01 on 7 November clocks went back to 23:01 on the 6th.
  const [zone, again] = ["America/St_Johns", at("2010-11-07T02:45:00Z")];
  assert.equal(startOf("07-11-2010", zone), at("2010-11-07T02:30:00Z"));
  assert.equal(spanOf("today", again, zone).from, at("2010-11-07T02:30:00Z"));
  assert.equal(spanOf("yesterday", again, zone).until, at("2010-11-07T02:30:00Z"));
});

Deno.test("Real input 1: an order is due, and a digest is sent, at the same time of day before and after a clock change", () => {
  assert.equal(dueAt(at("2026-03-26T22:30:00Z"), BERLIN), at("2026-03-31T21:30:00Z"));
  assert.equal(dueAt(at("2026-10-22T21:30:00Z"), BERLIN), at("2026-10-27T22:30:00Z"));
  const nine = [{ hour: 9, minute: 0 }];
  assert.equal(latestOf(nine, at("2026-03-29T06:59:59Z"), BERLIN), at("2026-03-28T08:00:00Z"));
  assert.equal(latestOf(nine, at("2026-03-29T07:00:00Z"), BERLIN), at("2026-03-29T07:00:00Z"));
});

const PROGRAM = fileURLToPath(new URL("../../../support/time/days_of_zones.ts", import.meta.url));
const CONFIG = fileURLToPath(new URL("../../../../deno.test.json", import.meta.url));

async function seenOnHost(zone: string): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "--config", CONFIG, "--allow-read", "--allow-env", PROGRAM],
    env: { TZ: zone },
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

Deno.test("Real input 1, 2: on hosts in UTC, Berlin and New York, days around every clock change match Temporal", async () => {
  const hosts = ["UTC", BERLIN, "America/New_York"];
  const [first, ...others] = await measureTime("processes", () => Promise.all(hosts.map(seenOnHost)));
  assert.match(first ?? "", /^[0-9a-f]{64} \d{4,} days of \d{2,} kinds of zones\n$/);
  for (const other of others) assert.equal(other, first);
});

const inBerlin = (world: World) => {
  const context = world.as("anna", { page: { page: 1, perPage: 200 } });
  return {
    ...context,
    now: () => at("2027-11-27T12:00:00Z"),
    settings: { ...context.settings, timeZone: BERLIN },
  };
};
const linesOf = (world: World, args: QueryArgs["statementLines"]) =>
  serveModule(statement).queries!.statementLines!(args, inBerlin(world)) as Promise<StatementLine[]>;
async function walletOf(world: World, args: QueryArgs["statementTotals"]) {
  const { accounts } =
    await (serveModule(statement).queries!.statementTotals!(args, inBerlin(world)) as Promise<
      StatementTotals
    >);
  const wallet = accounts.find(({ account }) => account === "wallet");
  assert.ok(wallet);
  return wallet;
}

Deno.test("Real input 1: last month in Berlin has the same opening balance and lines by its name, by its two days, and by each of its days", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    // The times join this world's first 100.00: the last hour of September, the first of October, both hours
    // with clocks at 2, the last of October, the first of November.
    const hours = [
      "2027-09-30T21:30:00Z",
      "2027-09-30T22:30:00Z",
      "2027-10-31T00:30:00Z",
      "2027-10-31T01:30:00Z",
      "2027-10-31T22:30:00Z",
      "2027-10-31T23:30:00Z",
    ];
    for (const [index, hour] of hours.entries()) {
      const facts = { payer: "wallet" as const, minor: 100 * (index + 1), currency: "USD" };
      const stamp = {
        actor: { _id: "root", name: "root" },
        actingFor: null,
        requestId: "request-1",
        sessionId: null,
        at: at(hour),
      };
      await db.write((tx) => post(tx, { kind: "credit", facts, sellerId: "anna", code: "" }, stamp));
    }
    const byName = await walletOf(world, { range: "last-month" });
    const byDays = await walletOf(world, { start: "01-10-2027", end: "31-10-2027" });
    assert.deepEqual(byName, byDays);
    assert.deepEqual([byName.opening_minor, byName.lines, byName.closing_minor], [10_100, 4, 11_500]);
    let balance = byName.opening_minor;
    let lines = 0;
    const ids: string[] = [];
    const days = daysOf("2027-10", BERLIN);
    assert.equal(days.length, 31);
    for (const [index] of days.entries()) {
      const day = `${String(index + 1).padStart(2, "0")}-10-2027`;
      const each = await walletOf(world, { start: day, end: day });
      assert.equal(each.opening_minor, balance, day);
      balance = each.closing_minor;
      lines += each.lines;
      ids.push(...(await linesOf(world, { start: day, end: day })).map(({ _id }) => _id));
    }
    assert.deepEqual([balance, lines], [byName.closing_minor, byName.lines]);
    const named = await linesOf(world, { range: "last-month" });
    assert.deepEqual(ids.toSorted(), named.map(({ _id }) => _id).toSorted());
  }));
