/** Files of a drop are read page by page, matched with orders of the caller's stores, and attached. */
import assert from "node:assert/strict";
import { MAX_DROP_PAGES } from "../../../../api/shipping/label_pages/bounds.ts";
import { PageRefused } from "../../../../api/shipping/label_pages/refusals.ts";
import { withMod10 } from "../../../../api/codes/digits.ts";
import { rematchPages } from "../../../../server/modules/shipping/label_pages/rematch_loop.ts";
import { labelPageLifecycle } from "../../../../server/modules/shipping/label_pages/lifecycle.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";
import { runMutation } from "../../../../server/mutate.ts";
import type { LabelPageMoveInput } from "../../../../api/generated/schema.ts";
import { countsOf } from "../../../support/desk/bulk.ts";
import { NOW } from "../../../support/people/people.ts";
import type { Name, World } from "../../../support/orders/world.ts";
import { readFile, textReader, uspsLabel, withDrops } from "../../../support/shipping/label_drops.ts";

const moveLabelPage = moveOf<"LabelPage">(labelPageLifecycle);
const move = (
  world: World,
  name: Name,
  ids: readonly string[],
  event: string,
  params: LabelPageMoveInput = {},
) => runMutation("moveLabelPage", moveLabelPage, { ids: [...ids], event, params }, world.as(name));

const ID = "576461413038785752";
const OTHER_ID = "577222333444555666";
const numberOf = (serial: number) => withMod10(`9400111206206${String(serial).padStart(8, "0")}`);
const NUMBER = numberOf(1);

const paid = (world: World, external_number: string, more: object = {}) =>
  world.order({ external_number, ...more }, ["order.submit", "order.pay"]);

Deno.test("S2.6 a label is matched by the platform's order id, and attached to the order's package", () =>
  withDrops(async ({ world, drop, pages, files }) => {
    const order = await paid(world, ID);
    const job = await drop("anna", readFile("labels.pdf", uspsLabel(ID, NUMBER)));
    assert.deepEqual(await countsOf(world, job), {
      status: "Done",
      total: 1,
      done: 1,
      made: 1,
      skipped: 0,
      refused: 0,
    });
    const [page] = await pages();
    assert.ok(page);
    assert.deepEqual(
      [
        page.status,
        page.finding,
        page.order_id,
        page.tracking_number,
        page.carrier,
        page.seller_id,
        page.zip5,
      ],
      ["Matched", "byId", order, NUMBER, "USPS", "anna", "78745"],
    );
    const [result] = await move(world, "anna", [page._id], "page.attach") as { readonly ok: boolean }[];
    assert.equal(result?.ok, true, JSON.stringify(result));
    const [after] = await pages();
    assert.equal(after?.status, "Attached");
    const pkg = await world.db.read.selectFrom("packages").select([
      "_id",
      "tracking_number",
      "carrier",
      "shipment_status",
    ])
      .where("order_id", "=", order).executeTakeFirstOrThrow();
    assert.deepEqual([pkg.tracking_number, pkg.carrier, pkg.shipment_status], [NUMBER, "USPS", "Ready"]);
    assert.equal(after?.package_id, pkg._id);
    const label = await world.db.read.selectFrom("labels").select(["number", "file_id", "status"])
      .where("package_id", "=", pkg._id).executeTakeFirstOrThrow();
    assert.deepEqual(label, { number: NUMBER, file_id: page._id, status: "Live" });
    assert.ok(await files.stat(`labels/${page._id}`));
  }));

Deno.test("S2.6 a page of an unpaid order is attached automatically with the payment", () =>
  withDrops(async ({ world, drop, pages }) => {
    const order = await world.order({ external_number: ID }, ["order.submit"]);
    await drop("anna", readFile("labels.pdf", uspsLabel(ID, NUMBER)));
    const [page] = await pages();
    assert.deepEqual([page?.status, page?.armed], ["Matched", 1]);
    const [refused] = await move(world, "anna", [page!._id], "page.attach") as {
      readonly reason?: { code: string };
    }[];
    assert.match(JSON.stringify(refused), /isPagePaid/);
    await world.move("root", [order], "order.pay");
    const [after] = await pages();
    assert.deepEqual([after?.status, after?.armed], ["Attached", 0]);
  }));

Deno.test("S2.6 unsure pages are never matched, and each has its reason", () =>
  withDrops(async ({ world, drop, pages }) => {
    await paid(world, ID);
    await paid(world, OTHER_ID);
    await paid(world, "577000000000000001", { store_id: "ben-tiktok" });
    const wrong = NUMBER.slice(0, -1) + String((Number(NUMBER.at(-1)) + 1) % 10);
    const grouped = (number: string) => number.replaceAll(/(.{4})/g, "$1 ").trim();
    await drop(
      "anna",
      readFile(
        "labels.pdf",
        { bars: [`42078745${NUMBER}`], lines: [grouped(numberOf(2)), `Order ID: ${ID}`] },
        { bars: [`42078745${NUMBER}`, ID], lines: [`Order ID: ${OTHER_ID}`] },
        { bars: [`42078745${numberOf(3)}`], lines: [`Order ID: ${ID}`, `Order ID: ${OTHER_ID}`] },
        { bars: [`42078745${numberOf(4)}`, `42078745${numberOf(5)}`], lines: [`Order ID: ${ID}`] },
        { bars: [wrong], lines: ["USPS"] },
        { lines: ["Packing slip", `Order ID: ${ID}`] },
        { bars: [`42078745${numberOf(6)}`], lines: ["Order ID: 5.77E+17"] },
        uspsLabel("577000000000000001", numberOf(7)),
        { lines: ["Thank you"] },
      ),
    );
    assert.deepEqual((await pages()).map(({ status, finding }) => `${status} ${finding}`), [
      "Mismatch numbersDiffer",
      "Duplicate sameNumber",
      "Mismatch twoOrders",
      "Unmatched twoLabels",
      "Unmatched wrongDigit",
      "Unmatched slip",
      "Unmatched shortened",
      "Unmatched unknownOrder",
      "Unmatched noOrder",
    ]);
    assert.ok(
      (await pages()).every(({ seller_id, package_id }) => seller_id === "anna" && package_id === null),
    );
  }));

Deno.test("S2.6 a file beyond the pages of a drop, a missing file and a refused one do not affect the others", () =>
  withDrops(async ({ world, begin, read, pages, files }) => {
    await paid(world, ID);
    const blank = { lines: ["Thank you"] };
    const many = readFile(
      "many.pdf",
      ...Array.from({ length: MAX_DROP_PAGES }, (_, nth) => ({ lines: [`${nth}`] })),
    );
    const job = await begin(
      "anna",
      readFile("good.pdf", uspsLabel(ID, NUMBER), blank),
      many,
      readFile("gone.pdf", blank),
      readFile("bad.pdf", blank, { lines: ["refuse"] }),
    );
    const gone = await world.db.read.selectFrom("label_sources").select("_id").where("name", "=", "gone.pdf")
      .executeTakeFirstOrThrow();
    await files.remove(`label_sources/${gone._id}`);
    const reader = textReader();
    await read(job, Infinity, {
      ...reader,
      open: async (bytes) => {
        const opened = await reader.open(bytes);
        return {
          ...opened,
          read: async (page) => {
            const found = await opened.read(page);
            if (found.text === "refuse") throw new PageRefused("tooSlow");
            return found;
          },
        };
      },
    });
    assert.deepEqual(await countsOf(world, job), {
      status: "Done",
      total: 4,
      done: 4,
      made: 1,
      skipped: 2,
      refused: 3,
    });
    const rows = await world.db.read.selectFrom("label_sources").select([
      "name",
      "status",
      "reason",
      "refused",
    ])
      .orderBy("seq").execute();
    assert.deepEqual(
      rows.map(({ name, status, reason, refused }) => `${name} ${status} ${reason} ${refused}`),
      [
        "good.pdf Read  []",
        "many.pdf Refused tooManyPages []",
        "gone.pdf Refused fileGone []",
        'bad.pdf Read  [{"page":2,"code":"tooSlow"}]',
      ],
    );
    assert.equal((await pages()).length, 3);
  }));

Deno.test("S2.6 a job that stops after any page continues with the next: each page is stored once", () =>
  withDrops(async ({ world, begin, read, pages }) => {
    await paid(world, ID);
    const sheets = Array.from({ length: 7 }, (_, nth) => ({ lines: [`Page ${nth}`] }));
    const job = await begin(
      "anna",
      readFile("one.pdf", uspsLabel(ID, NUMBER), ...sheets),
      readFile("two.pdf", ...sheets),
    );
    for (let turn = 0; turn < 30; turn++) await read(job, 2);
    assert.equal((await countsOf(world, job)).status, "Done");
    const found = await pages();
    assert.deepEqual(found.map(({ name, page }) => `${name} ${page}`), [
      ...Array.from({ length: 8 }, (_, nth) => `one.pdf ${nth + 1}`),
      ...Array.from({ length: 7 }, (_, nth) => `two.pdf ${nth + 1}`),
    ]);
    assert.deepEqual(found.filter(({ status }) => status === "Duplicate").length, 7);
  }));

Deno.test("S2.6 another seller's page, order and package do not exist", () =>
  withDrops(async ({ world, drop, pages }) => {
    await paid(world, "577000000000000001", { store_id: "ben-tiktok" });
    await drop("ben", readFile("ben.pdf", uspsLabel("577000000000000001", NUMBER)));
    await drop("anna", readFile("anna.pdf", uspsLabel("577000000000000001", NUMBER)));
    const [bens, annas] = await pages();
    assert.deepEqual([bens?.status, bens?.seller_id], ["Matched", "ben"]);
    assert.deepEqual([annas?.status, annas?.finding, annas?.order_id], ["Unmatched", "unknownOrder", null]);
    const pkg = await world.db.read.selectFrom("packages").select("_id").executeTakeFirstOrThrow();
    const params = { package_id: pkg._id, reason: "It is theirs" };
    for (const id of [annas!._id, bens!._id]) {
      const [result] = await move(world, "anna", [id], "page.match", params) as readonly {
        readonly ok: boolean;
      }[];
      assert.equal(result?.ok, false);
    }
    const [own] = await move(world, "ben", [bens!._id], "page.match", params) as readonly {
      readonly ok: boolean;
    }[];
    assert.equal(own?.ok, true);
  }));

Deno.test("S2.6 a page that was dropped before its order exists is matched once the order is made, only for its own seller", () =>
  withDrops(async ({ world, drop, pages, settings }) => {
    const rematch = () => rematchPages({ db: world.db, settings, now: () => NOW });
    const found = async () => (await pages()).map(({ status, finding }) => `${status} ${finding}`);
    await drop("ben", readFile("labels.pdf", uspsLabel(ID, numberOf(2))));
    await drop("anna", readFile("labels.pdf", uspsLabel(ID, NUMBER)));
    await rematch();
    assert.deepEqual(await found(), ["Unmatched unknownOrder", "Unmatched unknownOrder"]);
    const order = await world.order({ external_number: ID }, ["order.submit"]);
    await rematch();
    assert.deepEqual(await found(), ["Unmatched unknownOrder", "Matched byId"]);
    const [, page] = await pages();
    assert.deepEqual([page?.order_id, page?.armed], [order, 1]);
  }));
