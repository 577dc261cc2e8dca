/** The returns bench with the real server: only a hand scanner and its keys, on a wide screen and on a phone. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { RETURN_REASONS } from "../../api/workshop/returns.ts";
import type { Database } from "../../server/db/database.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { openSqlite } from "../../server/db/sqlite.ts";
import { stockFaults } from "../../server/modules/catalogue/stock/verify_store.ts";
import { accessibilityFaults, overflow } from "./support/appearances.ts";
import { HandScanner } from "./support/scanner.ts";
import { openStage, type Stage } from "./support/stage.ts";

interface Garment {
  readonly _id: string;
  readonly ticket: string;
}
interface Planted {
  readonly _id: string;
  readonly code: string;
  readonly place: string;
  /** The first garment has no print, and its blanks are counted at the location. */
  readonly units: readonly [Garment, Garment, Garment];
}

let stage: Stage;
/** The API's database, read while the server runs. */
let api: Database;
const planted: Planted[] = [];

/** Plants packages of three garments that are on their way. Only the first garment of each was never printed. */
async function plant(db: Database): Promise<void> {
  const rows = await db.read.selectFrom("packages as p").innerJoin("units as u", "u.package_id", "p._id")
    .leftJoin(
      "stock as s",
      (join) => join.onRef("s.item_id", "=", "u.item_id").onRef("s.location_id", "=", "u.location_id"),
    )
    .select(["p._id", "p.code", "u._id as unit", "u.code as ticket", "u.order_line_id as line"])
    .select(["u.item_id as item", "u.location_id as place", "s.item_id as counted"])
    .where("p.shipment_status", "in", ["Handed Over", "In Transit"]).where("u.print_status", "<>", "Stopped")
    .where("u.cycle", "=", 1).orderBy("p.seq").orderBy("u.seq").execute();
  const packages = [...Map.groupBy(rows, ({ _id }) => _id).values()].flatMap((units) => {
    const [bare] = units.filter(({ counted }) => counted !== null);
    const others = units.filter(({ item }) => item !== bare?.item).slice(0, 2);
    return bare && others.length === 2 ? [[bare, ...others]] : [];
  });
  const [first = []] = packages;
  // Art is changed by item below, so neither package may contain the other's unprinted item.
  const other = packages.find((units) =>
    units.every(({ item }) => item !== first[0]?.item) && first.every(({ item }) => item !== units[0]?.item)
  );
  assert.ok(other, "the demo has two packages of several garments that are on their way");
  await db.write(async (tx) => {
    for (const units of [first, other]) {
      const [bare, ...printed] = units;
      await tx.updateTable("items").set({ art: "required" })
        .where("_id", "in", printed.flatMap(({ item }) => item ?? [])).execute();
      await tx.deleteFrom("placements").where("line_id", "=", bare!.line).execute();
      await tx.updateTable("items").set({ art: "none" }).where("_id", "=", bare!.item).execute();
      const garments = units.map(({ unit: _id, ticket }) => ({ _id, ticket }));
      const { _id, code, place } = bare!;
      planted.push({ _id, code, place, units: garments as [Garment, Garment, Garment] });
    }
  });
}

Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 300, plant });
  api = openSqlite(join(stage.dataDir, SQLITE_FILE));
});
Deno.test.afterAll(async () => {
  await api?.close();
  await stage?.[Symbol.asyncDispose]();
});

/** The time is longer than a scanner holds a key. */
const HELD_MS = 60;
const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }] as const;

for (const [at, viewport] of SIZES.entries()) {
  Deno.test(`a returned package is graded by scanner and keys alone at ${viewport.width}: restocked, kept, damaged with its photo, one grade taken back`, async () => {
    await using visit = await stage.visit("packager", { viewport });
    const { page } = visit;
    const { _id, code, place, units: [bare, printed, torn] } = planted[at]!;
    await page.addInitScript((id) => localStorage.setItem("station.returns", id), place);
    await page.goto(`${stage.app}/stations/returns`);
    const shelf = page.getByRole("heading", { name: /^On the returns shelf/ });
    const lyingThere = async () => Number(/(\d+) garment/.exec(await shelf.innerText())?.[1]);
    await shelf.waitFor();
    const before = await lyingThere();
    const scanner = await HandScanner.at(page);
    const scan = (text: string) => scanner.scan(text, { gapMs: 5 });
    const press = (key: string) => page.keyboard.press(key, { delay: HELD_MS });
    const says = (word: string) => page.locator("[data-verdict]").getByText(word, { exact: true }).waitFor();
    const graded = (ticket: string, outcome: string) =>
      page.locator(`[data-garment="${ticket}"]`).getByText(outcome).waitFor();
    const found: string[] = [];
    const lookAt = async (name: string) => {
      (await accessibilityFaults(page)).forEach((fault) => found.push(`${name}: ${fault}`));
      if (await overflow(page) > 0) found.push(`${name} is wider than the window`);
    };

    await lookAt("at rest");
    await scan(code);
    await says("Came back?");
    await lookAt("the question");
    await page.getByRole("button", { name: /Yes, it is here/ }).click();
    await says("Returned");
    await page.locator(`[data-parcel="${code}"]`).waitFor();
    await lookAt("an open package");

    await scan(bare.ticket);
    await page.locator(`[data-garment="${bare.ticket}"][aria-pressed=true]`).waitFor();
    // The meaning of each grade is read before it is chosen, at either size.
    for (const hint of ["Goes back to stock", "Will be scrapped"]) await page.getByText(hint).waitFor();
    await lookAt("the grades");
    await press("a");
    await says("Restocked");
    await graded(bare.ticket, "Restocked");

    // The grade Kept was a mistake: it is undone, and the garment is graded again.
    await scan(torn.ticket);
    await page.locator(`[data-garment="${torn.ticket}"][aria-pressed=true]`).waitFor();
    await press("a");
    await says("Kept");
    await press("u");
    await says("Undone");
    await page.locator(`[data-garment="${torn.ticket}"][aria-pressed=true]`).waitFor();
    await press("b");
    await page.getByRole("heading", { name: `What is wrong with ${torn.ticket}?` }).waitFor();
    await lookAt("the reasons");
    await press(String(RETURN_REASONS.indexOf("carrier") + 1));
    await says("Scrapped");
    await graded(torn.ticket, "Scrapped: Carrier damage");
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: `Photo of ${torn.ticket}` }).waitFor();
    await press("p");
    const picture = await page.screenshot({ type: "jpeg" });
    await (await choosing).setFiles({ name: "torn.jpg", mimeType: "image/jpeg", buffer: picture });
    await graded(torn.ticket, "1 photo");
    await lookAt("a photo that came");

    // The scan box regains the focus automatically.
    await page.locator("[data-scan-box]:focus").waitFor();
    await scan(printed.ticket);
    await page.locator(`[data-garment="${printed.ticket}"][aria-pressed=true]`).waitFor();
    await page.getByText("Goes on the returns shelf").waitFor();
    await press("a");
    await says("Kept");
    await graded(printed.ticket, "Kept");

    const rows = await api.read.selectFrom("returns").select(["unit_id", "outcome", "reason_code"])
      .where("package_id", "=", _id).orderBy("seq").execute();
    assert.deepEqual(rows.map(({ unit_id, outcome, reason_code }) => [unit_id, outcome, reason_code]), [
      [bare._id, "restocked", ""],
      [torn._id, "kept", ""],
      [torn._id, "", ""],
      [torn._id, "scrapped", "carrier"],
      [printed._id, "kept", ""],
    ]);
    const photos = await api.read.selectFrom("unit_photos as p").innerJoin(
      "returns as g",
      "g._id",
      "p.event_id",
    )
      .select(["g.outcome", "p.type"]).where("p.unit_id", "=", torn._id).execute();
    assert.deepEqual(photos, [{ outcome: "scrapped", type: "image/jpeg" }]);
    assert.deepEqual(await stockFaults(api.read), []);

    const shelfHas = (count: number) =>
      page.waitForFunction(
        (text) => document.querySelector("#returns-shelf")?.textContent?.includes(text),
        `· ${count} garment`,
      );
    await page.getByRole("button", { name: "Close package" }).click();
    await shelf.waitFor();
    await shelfHas(before + 1);
    await page.locator("section[aria-labelledby=returns-shelf] button").first().waitFor();
    await lookAt("the shelf");

    // A garment outside of the list leaves the shelf too, by its ticket and two keys.
    await scan(printed.ticket);
    await page.locator(`[data-garment="${printed.ticket}"][aria-pressed=true]`).waitFor();
    await page.getByText("Printed, or not counted here").waitFor();
    await lookAt("ways off the shelf");
    await press("b");
    await page.getByRole("heading", { name: `Why is ${printed.ticket} scrapped?` }).waitFor();
    await lookAt("reasons to scrap");
    await press("1");
    await says("Scrapped");
    await graded(printed.ticket, "Scrapped: Nobody needs it");
    await page.getByRole("button", { name: "Close package" }).click();
    await shelfHas(before);
    assert.doesNotMatch(await page.locator("body").innerText(), /USD|@/);
    assert.deepEqual(found, []);
    assert.deepEqual(visit.faults, []);
  });
}
