/** Migrates a database from before garments, packages and labels had lifecycles: every order keeps its state. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../../server/db/database.ts";
import { bookFaults } from "../../../server/modules/money/ledger/verify_store.ts";
import { migrate, MIGRATIONS } from "../../../server/db/migrate.ts";
import { usualHours } from "../../../api/catalogue/opening_hours.ts";
import { deskHours } from "../../../server/modules/catalogue/locations/desk_store.ts";
import { FIRST_WAVE, withOldDatabase } from "../../support/server/database.ts";
import { assertSettled } from "../../support/server/settle_assertions.ts";
import { fillFirstWave } from "../../support/server/first_wave.ts";
import { isSoak } from "../../support/soak.ts";

const COUNT = isSoak ? 100_000 : 2_000;

const rowsOf = async (db: Database, question: string): Promise<string[]> => {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(question)}`.execute(db.read);
  return rows.map((row) => Object.values(row).join("|"));
};
const AXES =
  "select _id, status, print_status, shipment_status, paid, held_from, tracking_number from orders order by _id";
const BALANCES =
  "select account_id, count(*), sum(amount_minor) from ledger_entries group by account_id order by account_id";
const PACKAGES = "select code, order_id, shipment_status, tracking_number from packages order by code";
const UNITS = "select code, order_id, order_line_id, created_at from units order by code";
const LEFT = `select order_id, sum(amount_minor - refunded_minor) from charge_lines group by order_id
  having sum(amount_minor - refunded_minor) > 0 order by order_id`;
const AT_ONCE = 500;
const PACKED =
  "update packages set shipment_status = 'Packed', version = version + 1 where shipment_status = 'Boxed'";
/** The migration that added cases. */
const CASES = 95;

/** Returns the present columns of each table. */
async function columnsOf(db: Database): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { name, columns } of await db.read.introspection.getTables()) {
    // Later migrations add rows to these tables.
    if (["schema_migrations", "saved_views"].includes(name) || name.includes("_search")) continue;
    found.set(name, columns.map((column) => `"${column.name}"`).toSorted().join(", "));
  }
  return found;
}

async function digestsOf(db: Database, columns: ReadonlyMap<string, string>): Promise<object> {
  const digests: Record<string, string> = {};
  for (const [table, names] of columns) {
    const rows = (await rowsOf(db, `select ${names} from ${table}`)).toSorted();
    digests[table] = createHash("sha256").update(rows.join("\n")).digest("hex");
  }
  return digests;
}

Deno.test("a database of the first wave keeps every order's status, garments, packages, numbers and balances", () =>
  withOldDatabase(FIRST_WAVE, async (db) => {
    await fillFirstWave(db, COUNT);
    const before = {
      axes: await rowsOf(db, AXES),
      balances: await rowsOf(db, BALANCES),
      units: await rowsOf(db, UNITS),
      parcels: await rowsOf(db, PACKAGES),
    };
    await migrate(db, MIGRATIONS.filter(({ number }) => number < CASES));
    const columns = await columnsOf(db);
    // Boxes were added even later: packages that were boxed without a box count as packed.
    await db.write((tx) => sql.raw(PACKED).execute(tx).then(() => {}));
    const rows = await digestsOf(db, columns);
    await migrate(db);
    assert.deepEqual(await digestsOf(db, columns), rows, "cases change nothing that was there");
    assert.deepEqual(await rowsOf(db, "select count(*) from cases"), ["0"]);
    assert.deepEqual(await rowsOf(db, "select distinct remedy, case_id from orders"), ["|"]);
    assert.deepEqual(await deskHours(db.read, "UTC"), usualHours("UTC"));

    // Cancelled garments are now stopped, also those that were cancelled after printing.
    const axes = before.axes.map((row) => row.replace("|Cancelled|Printed|", "|Cancelled|Stopped|"));
    assert.deepEqual(await rowsOf(db, AXES), axes);
    assert.deepEqual(await rowsOf(db, BALANCES), before.balances);
    assert.deepEqual(await rowsOf(db, UNITS), before.units);
    assert.deepEqual(await bookFaults(db.read), []);
    assert.deepEqual(
      await rowsOf(db, LEFT),
      await rowsOf(db, "select _id, total_minor from orders where paid = 1 order by _id"),
      "what can be given back of a paid order is its total",
    );
    assert.deepEqual(
      await rowsOf(db, "select account, status, count(*) from statement_lines group by account, status"),
      [`wallet|Paid|${
        (await rowsOf(db, "select 1 from ledger_entries where seller_id is not null")).length
      }`],
      "the balance of a wallet is a line of the statement",
    );
    const packages = await rowsOf(db, PACKAGES);
    const packed = before.parcels.map((row) => row.replace("|Boxed|", "|Packed|"));
    assert.deepEqual(packed.filter((row) => !packages.includes(row)), []);

    const ids = (await db.read.selectFrom("orders").select("_id").execute()).map(({ _id }) => _id);
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      await assertSettled({ db }, ids.slice(from, from + AT_ONCE));
    }

    const count = async (question: string) =>
      Number((await rowsOf(db, `select count(*) from ${question}`))[0]);
    const isLive = "u.print_status <> 'Stopped'";
    assert.equal(
      await count(`units as u where ${isLive} and package_id is null`),
      0,
      "every garment is in a package",
    );
    assert.equal(
      await count(`units as u join packages as p on p._id = u.package_id where p.order_id <> u.order_id
      or p.shipment_status in ('Voided', 'Cancelled')`),
      0,
      "and in one of its order that counts",
    );
    assert.equal(
      await count(`packages as p where not exists (select 1 from package_orders as po
      where po.package_id = p._id and po.order_id = p.order_id)`),
      0,
    );
    assert.equal(await count("labels"), before.parcels.length, "every number that was attached is a label");
    assert.equal(
      await count(
        "labels as l join packages as p on p._id = l.package_id where l.number <> p.tracking_number",
      ),
      0,
    );
    const [next] = await rowsOf(db, "select next from counters where name = 'packages'");
    assert.equal(
      await count(`packages where code >= 'PK-${String(next).padStart(6, "0")}'`),
      0,
      "the next number is free",
    );
    assert.equal(
      await count("packages"),
      before.parcels.length + (await count("packages where _id = order_id")),
    );
  }));
