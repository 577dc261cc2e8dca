/** A database of before garments, parcels and labels had lives of their own: every order stays where it is. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Database } from "../../../server/db/database.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { insertRows } from "../../../server/demo/bulk.ts";
import "../../../server/modules/orders/lifecycle.ts";
import "../../../server/modules/packages/lifecycle.ts";
import "../../../server/modules/units/lifecycle.ts";
import { FIRST_WAVE, withOldDatabase } from "../../support/database.ts";
import { addPerson } from "../../support/people.ts";
import { assertSettled } from "../../support/settled.ts";
import { isSoak } from "../../support/soak.ts";

const COUNT = isSoak ? 100_000 : 2_000;

/** Where an order of then could be: its axes, paid, what its hold goes back to, its garments, its parcel. */
const STANDINGS = [
  "Draft,Waiting,Processing,0,,,",
  "Pending,Waiting,Processing,0,,,",
  "Cancelled,Stopped,Stopped,0,,,",
  "On Hold,Waiting,Processing,0,Pending,,",
  "Processing,Waiting,Processing,1,,Waiting,",
  "Cancelled,Stopped,Stopped,0,,Stopped,",
  "On Hold,Waiting,Processing,1,Processing,Waiting,",
  "In Production,Printing,Processing,1,,Printing,",
  "Processing,Waiting,Ready,1,,Waiting,Ready",
  "On Hold,Printing,Processing,1,In Production,Printing,",
  "Cancel Requested,Printing,Processing,1,,Printing,",
  "In Production,Printed,Processing,1,,Printed,",
  "In Production,Printing,Ready,1,,Printing,Ready",
  "Cancelled,Stopped,Stopped,0,,Stopped,Voided",
  "On Hold,Waiting,Ready,1,Processing,Waiting,Ready",
  "Processing,Waiting,Processing,1,,Waiting,Voided",
  "On Hold,Printed,Processing,1,In Production,Printed,",
  "Cancel Requested,Printed,Processing,1,,Printed,",
  "Ready,Printed,Ready,1,,Printed,Ready",
  "On Hold,Printing,Ready,1,In Production,Printing,Ready",
  "Cancel Requested,Printing,Ready,1,,Printing,Ready",
  "In Production,Printing,Processing,1,,Printing,Voided",
  "On Hold,Waiting,Processing,1,Processing,Waiting,Voided",
  "Cancelled,Printed,Stopped,0,,Printed,",
  "On Hold,Printed,Ready,1,Ready,Printed,Ready",
  "Shipped,Printed,Handed Over,1,,Printed,Handed Over",
  "In Production,Printed,Processing,1,,Printed,Voided",
  "Cancel Requested,Printing,Processing,1,,Printing,Voided",
  "On Hold,Printing,Processing,1,In Production,Printing,Voided",
  "Delivered,Printed,Delivered,1,,Printed,Delivered",
  "Returned,Printed,Returned,1,,Printed,Returned",
  "On Hold,Printed,Processing,1,In Production,Printed,Voided",
  "Cancel Requested,Printed,Processing,1,,Printed,Voided",
  "Completed,Printed,Delivered,1,,Printed,Delivered",
  "Cancelled,Printed,Stopped,0,,Printed,Voided",
  // The demonstration of then showed parcels finer than their orders.
  "Ready,Printed,Ready,1,,Printed,Packed",
  "Ready,Printed,Ready,1,,Printed,Boxed",
  ...["In Transit", "Customs", "Out For Delivery", "Exception"].map((parcel) =>
    `Shipped,Printed,Handed Over,1,,Printed,${parcel}`
  ),
].map((text) => {
  const [status = "", print = "", shipment = "", paid = "", held = "", unit = "", parcel = ""] = text.split(
    ",",
  );
  return { status, print, shipment, paid: Number(paid), held, unit, parcel };
});
type Standing = (typeof STANDINGS)[number];

const SELLER = "anna";
const PRICE = 1_299;
const NAMES = { recipient_name: "Zoë Müller", city: "Köln", country: "DE" };
const AT = { created_at: 1_700_000_000, updated_at: 1_700_000_900 };
const codeOf = (prefix: string, number: number) => `${prefix}-${String(number).padStart(6, "0")}`;
const isGone = (parcel: string) => parcel === "Voided";

/** All rows around one order, as that build wrote them. */
function rowsAround({ status, print, shipment, paid, held, unit, parcel }: Standing, at: number) {
  const _id = `order-${at}`;
  const code = codeOf("PD", at + 1);
  const own = { order_id: _id, seller_id: SELLER };
  const quantities = at % 3 === 0 ? [1, 2] : [1 + at % 2];
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
  const lines = quantities.map((quantity, position) => ({
    _id: `line-${at}-${position}`,
    ...own,
    position,
    item_id: "tee",
    sku: "TEE",
    title: "Tee",
    variant: "",
    quantity,
    total_minor: PRICE * quantity,
    declared_minor: null,
    raw_total: "",
  }));
  // One label after another: the last one counts.
  const parcels = parcel === "" ? [] : at % 4 === 0 && !isGone(parcel) ? ["Voided", parcel] : [parcel];
  const packages = parcels.map((shipment_status, place) => ({
    _id: `package-${at}-${place}`,
    code: codeOf("PK", at * 2 + place + 1),
    ...own,
    order_code: code,
    shipment_status,
    ...NAMES,
    carrier: "DHL",
    service: "standard",
    tracking_number: `JD${at}-${place}`,
    weight_g: 200 * pieces,
    items_count: pieces,
    price_minor: 0,
    currency: "USD",
    search_text: "",
    ...AT,
    version: 1,
  }));
  const live = packages.findLast(({ shipment_status }) => !isGone(shipment_status));
  const order = {
    _id,
    code,
    external_number: "",
    seller_id: SELLER,
    store_id: "store",
    status,
    print_status: print,
    shipment_status: shipment,
    ...NAMES,
    company: "",
    address_line1: "Lange Straße 4",
    address_line2: "",
    region: "",
    postal_code: "50667",
    email: "",
    phone: "",
    shipping_method: "standard",
    items_count: pieces,
    items_title: "Tee",
    currency: "USD",
    total_minor: PRICE * pieces,
    paid,
    carrier: live?.carrier ?? "",
    tracking_number: live?.tracking_number ?? "",
    note: "",
    problems: "[]",
    problems_count: 0,
    problem_mask: 0,
    tags: "[]",
    cools_until: null,
    shipped_at: shipment === "Processing" || shipment === "Ready" ? null : AT.updated_at,
    held_from: held,
    hold_reason: held && "Waiting.",
    hold_until: null,
    search_text: code.toLowerCase(),
    ordered_at: null,
    import_id: null,
    due_at: AT.created_at + 432_000,
    ...AT,
    version: 3,
  };
  const units = unit === ""
    ? []
    : lines.flatMap((line) =>
      Array.from({ length: line.quantity }, (_, piece) => ({
        _id: `unit-${at}-${line.position}-${piece}`,
        code: codeOf("UN", at * 10 + line.position * 5 + piece + 1),
        ...own,
        order_line_id: line._id,
        status: unit,
        ...AT,
      }))
    );
  const isCharged = unit !== "";
  const moves = [...isCharged ? ["charge"] : [], ...isCharged && paid === 0 ? ["refund"] : []];
  const txns = moves.map((kind) => ({
    _id: `${kind}-${at}`,
    kind,
    ...own,
    reverses: kind === "refund" ? `charge-${at}` : null,
    actor_id: SELLER,
    request_id: "",
    created_at: AT.created_at,
  }));
  const entries = moves.flatMap((kind) =>
    [["wallet", -1], ["revenue", 1]].map(([account, sign]) => ({
      txn_id: `${kind}-${at}`,
      account_id: account,
      amount_minor: order.total_minor * Number(sign) * (kind === "charge" ? 1 : -1),
      currency: "USD",
    }))
  );
  return { order, lines, packages, units, txns, entries };
}

async function fill(db: Database): Promise<void> {
  await addPerson(db, { _id: SELLER, role: "sale", scope: [] });
  const all = Array.from({ length: COUNT }, (_, at) => rowsAround(STANDINGS[at % STANDINGS.length]!, at));
  await db.write(async (tx) => {
    await insertRows(tx, "stores", [{
      _id: "store",
      seller_id: SELLER,
      name: "Shop",
      platform: "manual",
      status: "Active",
      url: "",
      time_zone: "",
      auto_hold: 0,
      cooling_off_min: 0,
      search_text: "shop",
      ...AT,
      version: 1,
    }]);
    await insertRows(tx, "items", [{
      _id: "tee",
      sku: "TEE",
      title: "Tee",
      variant: "",
      currency: "USD",
      price_minor: PRICE,
      weight_g: 200,
      step_route: "[]",
      status: "Active",
      ...AT,
      version: 1,
    }]);
    await insertRows(tx, "orders", all.map(({ order }) => order));
    await insertRows(tx, "order_lines", all.flatMap(({ lines }) => lines));
    await insertRows(tx, "units", all.flatMap(({ units }) => units));
    await insertRows(tx, "packages", all.flatMap(({ packages }) => packages));
    await insertRows(tx, "counters", [{ name: "packages", next: COUNT * 2 + 1 }]);
    await insertRows(
      tx,
      "ledger_accounts",
      ["wallet", "revenue"].map((kind) => ({
        _id: kind,
        seller_id: kind === "wallet" ? SELLER : null,
        kind,
        currency: "USD",
        floor_minor: 0,
      })),
    );
    await insertRows(tx, "ledger_txns", all.flatMap(({ txns }) => txns));
    await insertRows(tx, "ledger_entries", all.flatMap(({ entries }) => entries));
  });
}

const rowsOf = async (db: Database, question: string): Promise<string[]> => {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(question)}`.execute(db.read);
  return rows.map((row) => Object.values(row).join("|"));
};
const AXES =
  "select _id, status, print_status, shipment_status, paid, held_from, tracking_number from orders order by _id";
const BALANCES =
  "select account_id, count(*), sum(amount_minor) from ledger_entries group by account_id order by account_id";
const PARCELS = "select code, order_id, shipment_status, tracking_number from packages order by code";
const UNITS = "select code, order_id, order_line_id, created_at from units order by code";
const AT_ONCE = 500;

Deno.test("a database of the first wave keeps every order where it is, its garments, parcels, numbers and balances", () =>
  withOldDatabase(FIRST_WAVE, async (db) => {
    await fill(db);
    const before = {
      axes: await rowsOf(db, AXES),
      balances: await rowsOf(db, BALANCES),
      units: await rowsOf(db, UNITS),
      parcels: await rowsOf(db, PARCELS),
    };
    await migrate(db);

    // What was cancelled when it was printed is stopped now, as everything that is cancelled.
    const axes = before.axes.map((row) => row.replace("|Cancelled|Printed|", "|Cancelled|Stopped|"));
    assert.deepEqual(await rowsOf(db, AXES), axes);
    assert.deepEqual(await rowsOf(db, BALANCES), before.balances);
    assert.deepEqual(await rowsOf(db, UNITS), before.units);
    const parcels = await rowsOf(db, PARCELS);
    assert.deepEqual(before.parcels.filter((row) => !parcels.includes(row)), []);

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
      "every garment lies in a parcel",
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
