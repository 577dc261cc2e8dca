/** The demo: reproducible, consistent with the order machine and the books, and the same as the API would make it. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { spanOf } from "../../../api/time/dates.ts";
import { ROLES } from "../../../api/access.ts";
import { PACKAGE_STATUSES } from "../../../api/statuses.ts";
import { WORK_STEPS } from "../../../api/steps.ts";
import type { Database } from "../../../server/db/database.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../../server/demo/people/people.ts";
import { groupRows } from "../../../server/graphql/batch.ts";
import { makeDemo, seedDemo } from "../../../server/demo/seed.ts";
import { storiesOfEveryState } from "../../../server/demo/orders/every_state.ts";
import { BOX_STATUSES } from "../../../api/generated/states/box.ts";
import { boxFaults } from "../../../server/modules/handover/boxes/verify_store.ts";
import { bookFaults } from "../../../server/modules/money/ledger/verify_store.ts";
import { topUp } from "../../../server/modules/money/ledger/charge_store.ts";
import { stampOf } from "../../../server/mutate.ts";
import { verifyPassword } from "../../../server/modules/people/session/password.ts";
import { testApp } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";
import { signIn } from "../../support/people/people.ts";
import {
  fillShelves,
  isReplayed,
  peopleOf,
  pictureOf,
  replay,
  resetDemoChanges,
} from "../../support/demo/replay.ts";
import { assertSettled } from "../../support/server/settle_assertions.ts";
import { storedTables } from "../../support/server/stored_tables.ts";
import { worldOf } from "../../support/orders/world.ts";

/** The location that every database has. */
const MAIN_ID = "019ab000-0000-7000-8000-000000000001";

const rowsOf = async ({ read }: Database) =>
  await Promise.all((await storedTables(read)).map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(read);
    return rows.map((row) => `${name} ${JSON.stringify(row)}`).sort();
  }));

const count = async (db: Database, question: string): Promise<number> => {
  const query = sql<{ n: number | string }>`select count(*) as n from ${sql.raw(question)}`;
  const { rows } = await query.execute(db.read);
  return Number(rows[0]?.n);
};

Deno.test("the same seed and clock make the same rows, another seed makes other rows", async () => {
  const made: string[][][] = [];
  for (const seed of [1, 1, 2]) {
    // The demo is made each time, not copied from a template.
    await withDatabase(async (db) => {
      await seedDemo(db, { ...OPTIONS, orders: 60, seed });
      made.push(await rowsOf(db));
    });
  }
  assert.deepEqual(made[0], made[1]);
  assert.notDeepEqual(made[0], made[2]);
});

Deno.test("the demo accounts have every role, their groups and scopes, and one public password", () =>
  inDemo(async (db) => {
    const users = await db.read.selectFrom("users").selectAll().execute();
    assert.deepEqual(new Set(users.map((user) => user.role)), new Set(ROLES));
    assert.deepEqual(
      users.map((user) => user.email).sort(),
      DEMO_ACCOUNTS.map(({ account }) => `${account}@demo.test`).sort(),
    );
    assert.ok(await verifyPassword(DEMO_PASSWORD, users[0]?.password_hash ?? null, 2 ** 10));
    const nameOf = new Map(users.map((user) => [user._id, user.identity]));
    const scopes = await db.read.selectFrom("scopes").selectAll().execute();
    const pairs = scopes.map(({ user_id, seller_id }) => `${nameOf.get(user_id)} ${nameOf.get(seller_id)}`);
    assert.deepEqual(pairs.sort(), ["sale sale", "sale2 sale2", "support sale", "support sale2"]);
    const groups = await db.read.selectFrom("user_groups as m").innerJoin(
      "groups as g",
      "g._id",
      "m.group_id",
    )
      .select(["m.user_id", "g.name"]).execute();
    const members = groups.map(({ user_id, name }) => `${nameOf.get(user_id)} ${name}`);
    assert.deepEqual(members.sort(), ["accounting accounting", "root root", "super_root super_root"]);
  }, { orders: 30 }));

Deno.test("the demo has every combination of states that the order machine can reach, and no other", () =>
  inDemo(async (db) => {
    const rows = await db.read.selectFrom("orders").select(["status", "print_status", "shipment_status"])
      .distinct().execute();
    assert.equal(rows.length, (await storiesOfEveryState()).length);
  }));

Deno.test("garments wait and are worked on at every step, and packages have every reachable status", () =>
  inDemo(async (db) => {
    const units = await db.read.selectFrom("units").select(["print_status", "work_status"]).distinct()
      .execute();
    const found = new Set(
      units.map(({ print_status, work_status }) => `${print_status} ${work_status}`.trim()),
    );
    const steps = WORK_STEPS.flatMap(({ state }) => [`${state} Waiting`, `${state} Inprocess`]);
    const rare = [
      "Printing On Hold",
      "Packing On Hold",
      "Rejected Waiting",
      "Rejected On Hold",
      "Packed",
      "Stopped",
    ];
    assert.deepEqual([...steps, ...rare].filter((state) => !found.has(state)), []);
    const packages = await db.read.selectFrom("packages").select("shipment_status").distinct().execute();
    assert.deepEqual(new Set(packages.map((row) => row.shipment_status)), new Set(PACKAGE_STATUSES));
    const boxes = await db.read.selectFrom("boxes").select("status").distinct().execute();
    assert.deepEqual(new Set(boxes.map(({ status }) => status)), new Set(BOX_STATUSES));
    assert.equal(await count(db, "units where print_status <> 'Stopped' and cycle = 3"), 1);
    assert.ok(await count(db, "labels where status = 'Voided'") > 0);
    const ours = "labels where provider = 'house' and";
    const labels = ["Live", "Voided", "Failed", "Unknown"].map((status) =>
      count(db, `${ours} status = '${status}'`)
    );
    assert.deepEqual(await Promise.all(labels), [30, 2, 9, 1]);
    const theirs = ["Live", "Void Asked"].map((status) =>
      count(db, `labels where provider = 'easypost' and status = '${status}'`)
    );
    assert.deepEqual(await Promise.all(theirs), [18, 1]);
    assert.equal(await count(db, "packages where trouble = 'contradiction'"), 2);
    const apart = "(select distinct request_id from audit_events where action = 'package.split') as t";
    assert.equal(await count(db, apart), 12);
    const together = "(select package_id from package_orders group by package_id having count(*) > 1) as t";
    assert.equal(await count(db, together), 8);
    const scanned = "unit_events e join stations s on s._id = e.station_id where e.source = 'scan'";
    assert.ok(await count(db, scanned) > 0, "at stations");
  }));

Deno.test("people's views are stored as the API accepts them, and belong to these people", () =>
  inDemo(async (db) => {
    await using app = testApp(db, { now: () => OPTIONS.now });
    const rows = await db.read.selectFrom("saved_views").selectAll().where("owner_id", "is not", null)
      .execute();
    assert.equal(rows.length, 7);
    assert.equal(await count(db, "figure_schedules"), 6);
    for (const { _id, owner_id, ...row } of rows) {
      const token = await signIn(db, owner_id ?? "", OPTIONS.now);
      const params = {
        resource: row.resource,
        name: `${row.name} again`,
        audience: row.audience,
        columns: JSON.parse(row.columns),
        density: row.density,
        filters: JSON.parse(row.filters),
        sort: row.sort,
      };
      const text = "mutation ($params: ViewInput!) { makeView(params: $params) { _id } }";
      assert.deepEqual((await app.ask(token, text, { params })).errors, [], row.name);
    }
  }, { orders: 30 }));

Deno.test("orders on hold have comments by people who may see them, later than the orders themselves", () =>
  inDemo(async (db) => {
    const rows = await db.read.selectFrom("comments as c").innerJoin("orders as o", "o._id", "c.entity_id")
      .select(["c.created_at as said_at", "c.seller_id", "o.seller_id as owner", "o.created_at", "o.status"])
      .execute();
    assert.ok(rows.some((row) => row.status === "On Hold"));
    assert.ok(
      rows.every((row) =>
        row.owner === row.seller_id && row.said_at >= row.created_at && row.said_at <= OPTIONS.now
      ),
    );
  }));

Deno.test("minutes into a month both sellers have orders of this month, and orders reach back 90 days", () =>
  inDemo(async (db) => {
    const { from } = spanOf("this-month", OPTIONS.now, OPTIONS.timeZone);
    const rows = await db.read.selectFrom("orders").select(["seller_id", "status", "created_at"]).execute();
    const fresh = rows.filter((row) => row.status === "Processing" && row.created_at >= from);
    assert.equal(new Set(fresh.map((row) => row.seller_id)).size, 2);
    assert.ok(fresh.length >= 40, `${fresh.length} orders to work on`);
    assert.ok(rows.every((row) => row.created_at <= OPTIONS.now));
    const oldest = Math.min(...rows.map((row) => row.created_at));
    assert.ok((OPTIONS.now - oldest) / 86_400 > 80 && (OPTIONS.now - oldest) / 86_400 <= 90);
  }, { orders: 5_000 }));

Deno.test("the books balance, wallets never fall below their floor, and paid means a captured charge", () =>
  inDemo(async (db) => {
    assert.deepEqual([...await bookFaults(db.read), ...await boxFaults(db.read)], []);
    const wallets = await db.read.selectFrom("wallets").selectAll().execute();
    assert.equal(wallets.length, 2);
    assert.equal(
      await count(
        db,
        "ledger_entries as e join ledger_accounts as a on a._id = e.account_id where a.kind = 'wallet' and e.balance_minor < 0",
      ),
      0,
    );
    // One seller cannot pay for an order, the other one pays by invoice.
    assert.ok(
      await count(db, "orders where pay_asked_at is not null and pay_seen_minor > total_minor") > 0,
      "what an order waits for has its postage in it",
    );
    const [owing] = wallets.filter(({ due_minor }) => due_minor > 0);
    assert.equal(owing?.credit_limit_minor, 8_000_000);
    // Open holds are for postage of packages that wait for their label or for its result.
    const aside = "holds h join packages p on p._id = h.package_id where h.status = 'Open'";
    assert.ok(await count(db, aside) >= 3);
    assert.equal(await count(db, "holds where status = 'Open' and package_id is null"), 0);
    const labelled = "and p.shipment_status not in ('Processing', 'Failed')";
    assert.equal(await count(db, `${aside} ${labelled}`), 0);
    const { held } = await db.read.selectFrom("holds").where("status", "=", "Open")
      .select(({ fn }) => fn.sum<number | string>("amount_minor").as("held")).executeTakeFirstOrThrow();
    assert.equal(wallets.reduce((sum, { held_minor }) => sum + held_minor, 0), Number(held));
    // Stopped garments are refunded, the rest stays paid. Labels are charged and refunded separately.
    const paid =
      `orders o where o.remedy = '' and o.paid <> (case when (select sum(e.amount_minor) from ledger_entries e
      join ledger_txns t on t._id = e.txn_id join ledger_accounts a on a._id = e.account_id
      where t.order_id = o._id and a.kind in ('wallet', 'due')
      and t._id not in (select txn_id from charge_lines where heading = 'postage')) < 0 then 1 else 0 end)`;
    assert.equal(await count(db, paid), 0);
    const wrong = `ledger_txns t join holds h on h.txn_id = t._id join orders o on o._id = t.order_id
      where h.purpose = 'order' and (h.status <> 'Captured' or h.amount_minor <> o.total_minor)`;
    assert.equal(await count(db, wrong), 0);
  }));

Deno.test("sums, codes, counters and references agree", () =>
  inDemo(async (db) => {
    const sums =
      `orders o where (o.total_minor <> (select sum(total_minor) from order_lines where order_id = o._id) and o.remedy = '')
      or o.items_count <> (select sum(quantity) from order_lines where order_id = o._id)`;
    assert.equal(await count(db, sums), 0);
    // Each payment makes the garments again: those of a refunded payment were stopped.
    const units = `orders o where o.items_count <> (select count(*) from units where order_id = o._id
      and created_at = (select max(created_at) from units where order_id = o._id)) and exists (select 1 from units where order_id = o._id)`;
    assert.equal(await count(db, units), 0);
    const tables: Readonly<Record<string, string>> = {
      batches: "print_batches",
      policies: "shipping_policies",
    };
    for (const { name, next } of await db.read.selectFrom("counters").selectAll().execute()) {
      assert.equal(next, await count(db, tables[name] ?? name) + 1, name);
    }
    assert.equal(await count(db, "orders where status <> 'Draft' and problems_count > 0"), 0);
    assert.ok(await count(db, "orders where status = 'Draft' and problems_count > 0") > 5);
    // Each audit row with changes stands for one version, except those of making an order.
    const versions =
      `orders o where o.version <> 1 + (select count(*) from audit_events a where entity_id = o._id
      and a.changes <> '[]' and a.action not in ('makeOrder', 'orders.import'))`;
    assert.equal(await count(db, versions), 0);
    const late =
      `audit_events a join orders o on o._id = a.entity_id where a.at < o.created_at or a.at > ${OPTIONS.now}`;
    assert.equal(await count(db, late), 0);
  }));

Deno.test("a demo order of any history equals what the API makes of the same events", async () => {
  const options = { ...OPTIONS, orders: 500, timeZone: "UTC" };
  const { histories, refunds, returns, insert } = await makeDemo(options, MAIN_ID);
  const refunded = new Set([...refunds.requests.map(({ order_id }) => order_id), ...returns.graded]);
  const old = histories.filter((history) => isReplayed(history, refunded, options.now - 5 * 86_400));
  // The first order of each history was simulated, the others are copies of its recording.
  const alike = groupRows(old, ({ sent }) => sent.map(({ event }) => event).join(" "));
  const some = [...alike.values()].flatMap((each) => each.length > 1 ? [each[0]!, each.at(-1)!] : each);
  assert.ok(some.length >= 100, `${some.length} histories`);
  const messages: object[] = [];
  await withDatabase(async (db) => {
    await db.write(insert);
    for (const { scene } of some) messages.push(await pictureOf(db, [...scene.orders.keys()]));
  });
  await withDatabase(async (db) => {
    // The business is the same, without orders.
    const { insert: begin } = await makeDemo({ ...options, orders: 0 }, MAIN_ID);
    await db.write(begin);
    await resetDemoChanges(db);
    // No carrier sold specimen labels at the time of these histories.
    await db.write((tx) =>
      tx.updateTable("shipping_methods").set({ provider: "upload" }).where("position", "<=", 4).execute()
    );
    const world = worldOf(db);
    const personAt = await peopleOf(world);
    const stamp = stampOf(world.as("root"));
    const sellers = some.flatMap(({ scene }) => [...scene.orders.values()].map((o) => o.seller_id));
    for (const seller of new Set(sellers)) {
      await db.write((tx) => topUp(tx, seller, 100_000_000, options.currency, stamp));
    }
    const shelves = await fillShelves(db, options.now);
    for (const [at, history] of some.entries()) {
      // Each history begins with its own time.
      await db.write((tx) => tx.updateTable("wallets").set({ last_at: 0 }).execute());
      await shelves.asIn(history);
      const ids = await replay(world, history, personAt);
      const events = history.sent.map(({ event }) => event).join(" ");
      assert.deepEqual(await pictureOf(db, ids), messages[at], events);
    }
    await shelves.back();
  });
});

Deno.test("every demo order and package has the status that its garments, packages and labels give", () =>
  inDemo(async (db) => {
    const rows = await db.read.selectFrom("orders").select("_id").execute();
    await assertSettled({ db }, rows.map(({ _id }) => _id));
  }));
