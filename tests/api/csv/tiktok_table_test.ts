/** TikTok's order exports of three countries, their ambiguities, and invalid cells. */
import assert from "node:assert/strict";
import { missingTiktokHeaders, tiktokColumns } from "../../../api/csv/tiktok_columns.ts";
import { orderOfTimes, readTiktokRows } from "../../../api/csv/tiktok_table.ts";
import { isMasked, statusOfRemote } from "../../../api/handover/tiktok.ts";
import {
  ANSWERS,
  readTiktok,
  rowsIn,
  SEEN_AT,
  tiktokCsv,
  tiktokFile,
} from "../../support/handover/tiktok_files.ts";

const iso = (at: number | null): string => at === null ? "" : new Date(at * 1000).toISOString().slice(0, 19);
const refusalsOf = (rows: readonly Readonly<Record<string, string>>[]): string[] =>
  readTiktok(tiktokCsv(rows)).refusals.map(({ line, column, code }) => `${line} ${column} ${code}`);

Deno.test("S2.18 a file of the United States is month first: each status, held and masked orders, and a request to cancel", async () => {
  const { orders, refusals, rows } = readTiktok(await tiktokFile("us"), { timeZone: "America/Los_Angeles" });
  assert.deepEqual([refusals, rows, orders.length], [[], 11, 10]);
  assert.deepEqual(orders.map((order) => [order.remote_status, statusOfRemote(order)]), [
    ["UNPAID", "On Hold"],
    ["ON_HOLD", "On Hold"],
    ["AWAITING_SHIPMENT", "Processing"],
    ["AWAITING_SHIPMENT", "Processing"],
    ["AWAITING_COLLECTION", "Processing"],
    ["IN_TRANSIT", "Shipped"],
    ["COMPLETED", "Completed"],
    ["CANCELLED", "Cancelled"],
    ["AWAITING_SHIPMENT", "Cancel Requested"],
    ["AWAITING_SHIPMENT", "Processing"],
  ]);
  assert.deepEqual(orders.map(({ address }) => isMasked(address)).slice(0, 3), [true, true, false]);
  const [, held, two, , own] = orders;
  assert.equal(iso(held?.held_until ?? null), "2026-11-15T22:05:00");
  assert.equal(held?.address.phone, "");
  assert.equal(iso(two?.ordered_at ?? null), "2026-11-13T08:15:10");
  assert.deepEqual(
    two?.lines.map(({ seller_sku, qty, total_minor, currency }) => [seller_sku, qty, total_minor, currency]),
    [
      ["TEE-BLACK-M", 2, 3650, "USD"],
      ["MUG-WHITE", 1, 900, "USD"],
    ],
  );
  assert.equal(two?.tiktok_id, "576820000000000003");
  assert.deepEqual([own?.shipping_type, own?.tracking_number, own?.lines[0]?.remote_package_id], [
    "tiktok",
    "9400100000000000000005",
    "1153000000000000005",
  ]);
});

Deno.test("S2.18 ambiguous days of the United Kingdom are left to the person, and refused until decided", async () => {
  const bytes = await tiktokFile("gb");
  const [header, ...below] = rowsIn(bytes);
  const columns = tiktokColumns(header?.cells ?? []);
  assert.deepEqual(orderOfTimes(below, columns), { proven: null, open: "03/04/2026 14:05:33" });
  const open = readTiktok(bytes);
  assert.deepEqual(open.orders, []);
  assert.ok(open.refusals.every(({ code }) => code === "unclearDate"));
  const [dmy] = readTiktok(bytes, { order: "dmy" }).orders;
  const [mdy] = readTiktok(bytes, { order: "mdy" }).orders;
  assert.deepEqual([iso(dmy?.ordered_at ?? null), iso(mdy?.ordered_at ?? null)], [
    "2026-04-03T14:05:33",
    "2026-03-04T14:05:33",
  ]);
  assert.deepEqual([dmy?.address.country, dmy?.lines[0]?.total_minor, dmy?.lines[0]?.currency], [
    "GB",
    1620,
    "GBP",
  ]);
});

Deno.test("S2.18 a file of Vietnam has its own words and address parts, and a time that proves its days", async () => {
  const { orders, refusals } = readTiktok(await tiktokFile("vn"), { timeZone: "Asia/Ho_Chi_Minh" });
  assert.deepEqual(refusals, []);
  assert.deepEqual(orders.map(({ remote_status }) => remote_status), [
    "AWAITING_SHIPMENT",
    "AWAITING_COLLECTION",
    "DELIVERED",
    "CANCELLED",
  ]);
  const [first] = orders;
  assert.equal(iso(first?.ordered_at ?? null), "2026-11-14T02:30:33");
  const { address_line1, address_line2, city, region, country } = first!.address;
  assert.deepEqual([address_line1, address_line2, city, region, country], [
    "12 Lê Lợi",
    "Tầng 2, Phường Bến Nghé",
    "Quận 1",
    "Hồ Chí Minh",
    "VN",
  ]);
});

Deno.test("S2.18 data of a file is as new as its export, or as its latest time", () => {
  const [known] = readTiktok(tiktokCsv([{}])).orders;
  assert.equal(known?.remote_at, SEEN_AT);
  const [later] = readTiktok(tiktokCsv([{ "Shipped Time": "11/17/2026 8:00:00 AM" }])).orders;
  assert.equal(iso(later?.remote_at ?? null), "2026-11-17T08:00:00");
});

Deno.test("S2.18 a time long after the export is refused, because its day was read as the month", () => {
  const bytes = tiktokCsv([{
    "Created Time": "10/12/2026 8:00:00 AM",
    "Paid Time": "10/12/2026 8:05:00 AM",
  }]);
  const ordered = (order: "dmy" | "mdy") =>
    readTiktok(bytes, { order }).orders.map(({ ordered_at }) => iso(ordered_at));
  assert.deepEqual(ordered("mdy"), ["2026-10-12T08:00:00"]);
  assert.deepEqual(ordered("dmy"), []);
  assert.deepEqual(
    readTiktok(bytes, { order: "dmy" }).refusals.map(({ column, code }) => `${column} ${code}`),
    ["Created Time badDate"],
  );
});

Deno.test("S2.18 an id that a spreadsheet shortened or rounded is refused by row, with advice", () => {
  assert.deepEqual(refusalsOf([{ "Order ID": "5.76461E+17" }]), ["3 Order ID shortened"]);
  assert.deepEqual(refusalsOf([{ "SKU ID": "1,72E+15" }]), ["3 SKU ID shortened"]);
  const rounded = ["576461413038785000", "576461413038786000", "576461413038787000"];
  assert.deepEqual(
    refusalsOf(rounded.map((id) => ({ "Order ID": id }))),
    [3, 4, 5].map((line) => `${line} Order ID shortened`),
  );
  // One id in a thousand ends in these digits by chance.
  assert.deepEqual(refusalsOf([{ "Order ID": rounded[0]! }, {}]), []);
});

Deno.test("S2.18 hostile cells are refused by row, and an order with a refused row is left out as a whole", () => {
  assert.deepEqual(
    refusalsOf([
      { "Order ID": "12" },
      { "Order ID": "" },
      { "Order Status": "Teleported", "Order Substatus": "Teleported" },
      { Quantity: "1.5" },
      { Quantity: "-1" },
      { "Created Time": "2026-13-40 10:00" },
      { "Created Time": "" },
      { "Created Time": "11/13/2026" },
      { Country: "Atlantis" },
      { "Product Name": "x".repeat(301) },
      { "Product Name": "Tee\0" },
      { City: "Par\ufffdis" },
      { "SKU ID": "", "Seller SKU": "" },
      { Recipient: "x".repeat(5_000) },
    ]),
    [
      "3 Order ID badTiktokId",
      "4 Order ID required",
      "5 Order Status badRemoteStatus",
      "6 Quantity badNumber",
      "7 Quantity badNumber",
      "8 Created Time badDate",
      "9 Created Time required",
      "10 Created Time badTime",
      "11 Country badCountry",
      "12 Product Name tooLong",
      "13 Product Name badText",
      "14 City badText",
      "15 SKU ID required",
      "16 Recipient tooLong",
    ],
  );
  const half = readTiktok(tiktokCsv([{}, { "SKU ID": "1729402000000002", Quantity: "many" }]));
  assert.deepEqual([half.orders.length, half.refusals.length], [0, 1]);
});

Deno.test("S2.18 a formula is text, a removed line is skipped, and a truncated row is refused", () => {
  const [formula] =
    readTiktok(tiktokCsv([{ "Product Name": "=1+1", "Seller SKU": '="TEE-BLACK-M"' }])).orders;
  assert.deepEqual([formula?.lines[0]?.title, formula?.lines[0]?.seller_sku], ["=1+1", "TEE-BLACK-M"]);
  const [none] = readTiktok(tiktokCsv([{ Quantity: "0" }])).orders;
  assert.deepEqual(none?.lines, []);
  const whole = tiktokCsv([{}, { "Order ID": "576820000000000002" }]);
  const cut = readTiktok(whole.slice(0, whole.length - 120));
  assert.deepEqual([cut.orders.length, cut.refusals.length], [1, 1]);
  const text = new TextDecoder().decode(whole);
  const bare = new TextEncoder().encode(text.slice(0, text.lastIndexOf(',"United States"')));
  assert.deepEqual(readTiktok(bare).refusals.map(({ line, code }) => `${line} ${code}`), ["4 ragged"]);
});

Deno.test("S2.18 a refused table names its missing columns", () => {
  const columns = tiktokColumns(["Name", "Lineitem sku"]);
  assert.deepEqual(missingTiktokHeaders(columns), [
    "Order ID",
    "Order Status",
    "Product Name",
    "Quantity",
    "Created Time",
  ]);
  assert.deepEqual(readTiktokRows([], columns, ANSWERS), { orders: [], refusals: [], rows: 0 });
});
