/** The pack bench with the real server and browser: scanning, buying and printing a label, correct books. */
import assert from "node:assert/strict";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { commandCode } from "../../api/codes/commands.ts";
import type { Database } from "../../server/db/database.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { openSqlite } from "../../server/db/sqlite.ts";
import { bookFaults } from "../../server/modules/money/ledger/verify_store.ts";
import { accessibilityFaults, overflow } from "./support/appearances.ts";
import { HandScanner } from "./support/scanner.ts";
import { openStage, type Stage } from "./support/stage.ts";

/** A package of produced garments, a garment of another package, and the bench at their location. */
interface Planted {
  readonly _id: string;
  readonly tickets: readonly string[];
  readonly foreign: string;
  readonly station: string;
}

let stage: Stage;
/** The API's database, read while the server runs. */
let api: Database;
let planted: Planted;
/** The only garment of a package without a shipping method. */
let withoutMethod = { _id: "", unit: "", ticket: "" };

async function plant(db: Database): Promise<void> {
  const rows = await db.read.selectFrom("packages as p").innerJoin("units as u", "u.package_id", "p._id")
    .innerJoin("shipping_methods as m", "m.code", "p.method_code").innerJoin(
      "orders as o",
      "o._id",
      "p.order_id",
    )
    .innerJoin("stations as s", "s.location_id", "p.location_id")
    .select(["p._id", "u._id as unit", "u.code as ticket", "s.code as station", "p.country", "u.cycle"])
    .where("p.shipment_status", "=", "Processing").where("p.label_status", "=", "")
    .where("m.provider", "=", "house").where("m.status", "=", "Active")
    .where("o.status", "=", "In Production").where("s.step", "=", "pack")
    .where("u.print_status", "<>", "Stopped").orderBy("p.seq").orderBy("s.code").orderBy("u.seq").execute();
  const of = [...Map.groupBy(rows, ({ _id, station }) => `${_id} ${station}`).values()]
    .filter((units) => units.every(({ cycle }) => cycle === 1));
  // This package's shipping method has prices for Germany.
  const own = of.find((units) => units.length > 1 && units[0]?.country === "DE");
  const other = of.find((units) =>
    own && units[0]?._id !== own[0]?._id && units[0]?.station === own[0]?.station
  );
  assert.ok(own?.[0] && other?.[0], "the demo has packages to be packed");
  planted = {
    _id: own[0]._id,
    tickets: own.map(({ ticket }) => ticket),
    foreign: other[0].ticket,
    station: own[0].station,
  };
  withoutMethod = await db.read.selectFrom("packages as p").innerJoin("units as u", "u.package_id", "p._id")
    .innerJoin("orders as o", "o._id", "p.order_id").innerJoin(
      "stations as s",
      "s.location_id",
      "p.location_id",
    )
    .select(["p._id", "u._id as unit", "u.code as ticket"]).where("s.code", "=", planted.station)
    .where("p.country", "=", "US").where("p.shipment_status", "=", "Processing").where(
      "p.label_status",
      "=",
      "",
    )
    .where("o.status", "=", "In Production").where("u.print_status", "<>", "Stopped").where("u.cycle", "=", 1)
    .groupBy("p._id").having((eb) => eb.fn.countAll(), "=", 1).orderBy("p.seq").executeTakeFirstOrThrow();
  const made = [...own, other[0], withoutMethod].map(({ unit }) => unit);
  await db.write((tx) =>
    tx.updateTable("packages").set({ method_code: "" }).where("_id", "=", withoutMethod._id).execute()
  );
  await db.write((tx) =>
    tx.updateTable("units").set({ print_status: "Packing", work_status: "Waiting", blank: "Taken" })
      .where("_id", "in", made).execute()
  );
}

Deno.test.beforeAll(async () => {
  stage = await openStage({ plant });
  api = openSqlite(join(stage.dataDir, SQLITE_FILE));
});
Deno.test.afterAll(async () => {
  await api.close();
  await stage[Symbol.asyncDispose]();
});

/** A finger holds a key this long. */
const HELD_MS = 120;
const TABLET = { width: 1024, height: 768 };
const SIZES = [{ width: 1440, height: 900 }, TABLET, { width: 390, height: 844 }];

/** Lists what is not fully visible without scrolling: garments of an open package, and labels of buttons. */
async function unseen(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // The screen learns its size a frame later.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    const names = await page.evaluate(() => {
      const { bottom: end } = document.querySelector("[data-parcel]")!.getBoundingClientRect();
      const foot = document.querySelector("[data-verdict]")!.getBoundingClientRect().top;
      // Once all garments are packed, a phone shows the next steps above them.
      const packing = document.querySelector("[data-bench]")
        ? []
        : document.querySelectorAll("[data-parcel] li");
      const hidden = [...packing]
        .filter((each) => each.getBoundingClientRect().bottom > Math.min(end, foot));
      const cut = [...document.querySelectorAll("[data-station] :is(button, kbd)")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      return [...hidden, ...cut].map(({ textContent }) => textContent);
    });
    found.push(...names.map((name) => `${size.width}: ${name}`));
  }
  await page.setViewportSize(TABLET);
  return found;
}

Deno.test("S6.12 a package is packed by scans alone: garments, weight, its label bought and printed, its number scanned", async () => {
  await using visit = await stage.visit("packager", { viewport: TABLET });
  const { page } = visit;
  const { tickets: [first = "", ...others], foreign, station, _id } = planted;
  await page.addInitScript((code) => localStorage.setItem("station.pack", code), station);
  await page.goto(`${stage.app}/stations/pack`);
  await page.getByText("Last scans").waitFor();
  const scanner = await HandScanner.at(page);
  const scan = (code: string) => scanner.scan(code, { gapMs: 5 });
  const verdict = (shape: string) => page.locator(`[data-verdict="${shape}"]`).waitFor();
  const found: string[] = [];
  const lookAt = async (name: string) => {
    (await accessibilityFaults(page)).forEach((fault) => found.push(`${name}: ${fault}`));
    if (await overflow(page) > 0) found.push(`${name} is wider than the window`);
  };

  await scan(first);
  await verdict("good");
  await scan(foreign);
  await verdict("stop");
  await page.getByText(`1 of ${others.length + 1}`).first().waitFor();
  await lookAt("a foreign garment");
  found.push(...await unseen(page));
  for (const ticket of others) await scan(ticket);
  await verdict("complete");
  await page.getByRole("heading", { name: "Weigh it" }).waitFor();
  found.push(...await unseen(page));
  // The scale types a weight so far off that the person must confirm.
  await scan("9000");
  await page.getByRole("heading", { name: "Weigh again?" }).waitFor();
  await lookAt("an odd weight");
  const { weight_g } = await api.read.selectFrom("packages").select("weight_g").where("_id", "=", _id)
    .executeTakeFirstOrThrow();
  // This weight is within the tolerance, but below the weight of the customs lines: Real input 19.
  await scan(String(weight_g - 5));
  await page.getByRole("heading", { name: "Contents too heavy?" }).waitFor();
  await lookAt("contents that are heavier");
  found.push(...await unseen(page));
  await scan(String(weight_g));
  await page.getByRole("heading", { name: "Stick the label on, then scan it" }).waitFor();
  await lookAt("a label");
  const label = await api.read.selectFrom("labels").select(["number", "status"]).where("package_id", "=", _id)
    .where("status", "=", "Live").executeTakeFirstOrThrow();
  // The label was printed automatically; printing again asks for a reason.
  await page.getByRole("button", { name: /^Print label/, disabled: false }).waitFor();
  await page.keyboard.press("p", { delay: HELD_MS });
  await page.getByRole("heading", { name: "Why print it again?" }).waitFor();
  found.push(...await unseen(page));
  await scan(commandCode("confirm"));
  await verdict("stop");
  await scan(label.number);
  await page.getByText("Done", { exact: true }).waitFor();
  const row = await api.read.selectFrom("packages").selectAll().where("_id", "=", _id)
    .executeTakeFirstOrThrow();
  assert.deepEqual([row.shipment_status, row.weighed_g, row.tracking_number], [
    "Packed",
    weight_g,
    label.number,
  ]);
  const prints = await api.read.selectFrom("print_job_records").select("code").where("record_id", "=", _id)
    .execute();
  assert.deepEqual(prints.map(({ code }) => code), [label.number]);
  assert.doesNotMatch(await page.locator("body").innerText(), /USD|@/);
  assert.deepEqual(await bookFaults(api.read), []);
  assert.deepEqual(found, []);
  assert.deepEqual(visit.faults, []);
});

Deno.test("all methods offered for a package without one are visible at the bench on a tablet", async () => {
  await using visit = await stage.visit("packager", { viewport: TABLET });
  const { page } = visit;
  await page.addInitScript((code) => localStorage.setItem("station.pack", code), planted.station);
  await page.goto(`${stage.app}/stations/pack`);
  await page.getByText("Last scans").waitFor();
  const scanner = await HandScanner.at(page);
  await scanner.scan(withoutMethod.ticket, { gapMs: 5 });
  await page.getByRole("heading", { name: "Weigh it" }).waitFor();
  await scanner.scan(commandCode("confirm"), { gapMs: 5 });
  const offers = page.getByRole("group", { name: "Choose how it is sent" });
  await offers.getByRole("button").first().waitFor();
  assert.ok(await offers.getByRole("button").count() > 2, "more than two methods are offered");
  const end = (await page.locator("[data-verdict]").boundingBox())!.y;
  const { y, height } = (await offers.boundingBox())!;
  assert.ok(y + height <= end, `the offers end at ${y + height}, the verdict begins at ${end}`);
  assert.equal(
    await page.locator("[data-station] :is(button, kbd)").evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length
    ),
    0,
  );
  assert.deepEqual([...await accessibilityFaults(page), ...visit.faults], []);
});
