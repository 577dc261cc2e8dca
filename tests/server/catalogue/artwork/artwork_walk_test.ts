/** Forty orders from an imported file, with the artwork of their store's SKU, to a batch whose ZIP is opened. */
import assert from "node:assert/strict";
import type { BatchGroup, PrintBatch } from "../../../../api/generated/schema.ts";
import { openStorage } from "../../../../server/files/open.ts";
import { artKey } from "../../../../server/modules/catalogue/artwork/files.ts";
import { testSettings } from "../../../support/server/api.ts";
import { codesIn, dotsOfPdf } from "../../../support/files/barcode_reader.ts";
import { allJobsDone } from "../../../support/orders/import_jobs.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { ART, at, dress, keep, place } from "../../../support/catalogue/artwork_placements.ts";
import { planOf } from "../../../support/orders/plans.ts";
import { isSoak } from "../../../support/soak.ts";
import { storedParts } from "../../../support/files/unzip.ts";

const ORDERS = 40;
const SKU = "FUNNY-TEE";
const HEADERS = [
  "Order number",
  "SKU",
  "Quantity",
  "Name",
  "Address 1",
  "City",
  "Region",
  "Postal code",
  "Country",
];
const FILE = [
  HEADERS,
  ...Array.from(
    { length: ORDERS },
    (
      _,
      at,
    ) => [`W-${at + 1}`, SKU, 1, `Ada ${at + 1}`, `${at + 1} Main Street`, "Newark", "NJ", "07105", "US"],
  ),
].map((row) => row.join(",")).join("\r\n");

/** Maps the store's SKU to an item and places art on it; returns the art file's id. */
async function match(grounds: Grounds): Promise<string> {
  await dress(grounds);
  const methods = JSON.stringify(["dtg"]);
  await grounds.world.db.write((tx) => tx.updateTable("products").set({ methods }).execute());
  const text = `mutation ($item: ID!) {
    made: makeSkuMapping(store: "anna-etsy", external_sku: "${SKU}", item: $item) { sku } }`;
  await grounds.ask("anna", text, { item: "item-TEE-BLACK-M" });
  const { _id } = await keep(grounds, ART);
  await place(grounds, "anna", { store: "anna-etsy", sku: SKU }, [at(_id)]);
  return _id;
}

async function imported({ world, rest }: Grounds): Promise<readonly string[]> {
  const plan = JSON.stringify({ ...planOf(HEADERS), shipping_method: "standard" });
  const query = new URLSearchParams({ store: "anna-etsy", name: "orders.csv", plan });
  const response = await rest("anna", `/imports/orders?${query}`, { method: "POST", body: FILE });
  assert.ok(response.ok, await response.text());
  await allJobsDone(world.db);
  const rows = await world.db.read.selectFrom("orders").select("_id").where("status", "=", "Draft").execute();
  return rows.map(({ _id }) => _id);
}

/** Takes garments through the steps until they wait for the printer. */
async function toThePrinter({ world }: Grounds): Promise<void> {
  for (let steps = 0; steps < 4; steps++) {
    const waiting = await world.db.read.selectFrom("units").select("_id")
      .where("print_status", "not in", ["Printing", "Stopped"]).execute();
    const ids = waiting.map(({ _id }) => _id);
    if (ids.length === 0) return;
    for (const event of ["unit.start", "unit.pass"]) {
      for (const { ok, reason } of await world.unit("root", ids, event)) {
        assert.ok(ok, `${event}: ${reason?.code}`);
      }
    }
  }
}

interface Released {
  readonly batch: string;
  readonly art: string;
  readonly tickets: readonly string[];
}

/** Imports the file and goes on to a released batch. */
async function released(grounds: Grounds): Promise<Released> {
  const { world, ask } = grounds;
  const art = await match(grounds);
  await world.topUp("anna", 1_000_000);
  const orders = await imported(grounds);
  assert.equal(orders.length, ORDERS);
  for (const event of ["order.submit", "order.pay"]) {
    for (const { ok, reason } of await world.move("anna", orders, event)) {
      assert.ok(ok, `${event}: ${reason?.code}`);
    }
  }
  await toThePrinter(grounds);
  const { groups } = await ask<{ groups: BatchGroup[] }>(
    "order_qc",
    "{ groups: batchGroups { key waiting } }",
  );
  assert.deepEqual(groups.map(({ waiting }) => waiting), [ORDERS]);
  const { made } = await ask<{ made: PrintBatch }>(
    "order_qc",
    "mutation ($params: PrintBatchInput!) { made: makePrintBatch(params: $params) { _id units_count } }",
    { params: { group_key: groups[0]?.key } },
  );
  assert.equal(made.units_count, ORDERS);
  await ask("order_qc", `mutation { movePrintBatch(ids: ["${made._id}"], event: "batch.release") { ok } }`);
  const units = await world.db.read.selectFrom("units").select("code").orderBy("seq").execute();
  return { batch: made._id, art, tickets: units.map(({ code }) => code) };
}

Deno.test(
  "S2.20 forty orders of a file with their store's artwork are paid, prepared and batched, with a ZIP of prints and tickets",
  onGrounds(async (grounds) => {
    const { batch, tickets } = await released(grounds);
    const file = await grounds.rest("order_qc", `/batches/file?id=${batch}&per=unit`);
    const parts = storedParts(new Uint8Array(await file.arrayBuffer()));
    assert.deepEqual([...parts.keys()].sort(), [
      ...tickets.map((ticket) => `${ticket}_front_TEE-BLACK-M.png`),
      "list.csv",
      "tickets.pdf",
    ]);
    for (const ticket of tickets) assert.deepEqual(parts.get(`${ticket}_front_TEE-BLACK-M.png`), ART);
    const list = new TextDecoder().decode(parts.get("list.csv"));
    assert.equal(list.trim().split("\r\n").length, ORDERS + 1);
    const pages = await dotsOfPdf(parts.get("tickets.pdf")!, 203);
    const codes = (await Promise.all(pages.map(codesIn))).flat();
    assert.deepEqual(
      codes.filter((code) => code.startsWith("QR")).sort(),
      tickets.map((ticket) => `QRCode ${ticket}`),
    );
    // The size is 101.6 by 152.4 millimeters at 203 dots per inch.
    assert.deepEqual(
      new Set(pages.map(({ width, height }) => `${width} ${height}`)),
      new Set(["812 1218"]),
    );
  }),
);

/** The size of one print file: forty of them are 2.2 GB in the soak. */
const LARGE_BYTES = isSoak ? 55_000_000 : 500_000;
const PIECE = new Uint8Array(500_000);
const MAX_GROWN = 150_000_000;

async function* large(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let sent = 0; sent < LARGE_BYTES; sent += PIECE.length) yield await Promise.resolve(PIECE);
}

Deno.test(
  `workshop §7 forty prints of ${LARGE_BYTES} bytes each are sent in one complete ZIP, with hardly any of it in memory`,
  onGrounds(async (grounds) => {
    const { batch, art } = await released(grounds);
    const settings = { ...testSettings, dataDir: grounds.dataDir };
    const { files, room } = openStorage(grounds.world.db, settings, () => Promise.resolve());
    await files.put(artKey(art), large(), LARGE_BYTES).finally(room.stop);
    const before = Deno.memoryUsage().rss;
    let [bytes, most] = [0, before];
    const { body } = await grounds.rest("order_qc", `/batches/file?id=${batch}&per=unit`);
    for await (const piece of body!) {
      bytes += piece.length;
      most = Math.max(most, Deno.memoryUsage().rss);
    }
    assert.ok(bytes > ORDERS * LARGE_BYTES, `${bytes} bytes`);
    assert.ok(most - before < MAX_GROWN, `${most - before} bytes more in memory`);
  }),
);
