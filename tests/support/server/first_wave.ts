/** Fills a database of the first release with every state that an order could have, in the form that release wrote. */
import type { Database } from "../../../server/db/database.ts";
import { insertRows } from "../../../server/demo/bulk.ts";
import { addPerson } from "../people/people.ts";

/**
 * States of an order in that release: its three statuses, its payment, the state to which its hold returns,
 * its garments, its package.
 */
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
  // The demo then showed finer states of packages than of orders.
  "Ready,Printed,Ready,1,,Printed,Packed",
  "Ready,Printed,Ready,1,,Printed,Boxed",
  ...["In Transit", "Customs", "Out For Delivery", "Exception"].map((tracking) =>
    `Shipped,Printed,Handed Over,1,,Printed,${tracking}`
  ),
].map((text) => {
  const [status = "", print = "", shipment = "", paid = "", held = "", unit = "", tracking = ""] = text.split(
    ",",
  );
  return { status, print, shipment, paid: Number(paid), held, unit, tracking };
});
type Standing = (typeof STANDINGS)[number];

const SELLER = "anna";
const PRICE = 1_299;
const NAMES = { recipient_name: "Zoë Müller", city: "Köln", country: "DE" };
const AT = { created_at: 1_700_000_000, updated_at: 1_700_000_900 };
const codeOf = (prefix: string, number: number) => `${prefix}-${String(number).padStart(6, "0")}`;
const isGone = (tracking: string) => tracking === "Voided";

function rowsAround({ status, print, shipment, paid, held, unit, tracking }: Standing, at: number) {
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
  // An order may have several labels, of which the last counts.
  const statuses = tracking === ""
    ? []
    : at % 4 === 0 && !isGone(tracking)
    ? ["Voided", tracking]
    : [tracking];
  const packages = statuses.map((shipment_status, place) => ({
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

export async function fillFirstWave(db: Database, count: number): Promise<void> {
  await addPerson(db, { _id: SELLER, role: "sale", scope: [] });
  const all = Array.from({ length: count }, (_, at) => rowsAround(STANDINGS[at % STANDINGS.length]!, at));
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
    await insertRows(tx, "counters", [{ name: "packages", next: count * 2 + 1 }]);
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
