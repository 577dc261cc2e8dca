/** Files of a drop are read page by page, matched with orders of the caller's stores, and attached. */
import assert from "node:assert/strict";
import { withMod10 } from "../../../../api/codes/digits.ts";
import { labelPageLifecycle } from "../../../../server/modules/shipping/label_pages/lifecycle.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";
import { runMutation } from "../../../../server/mutate.ts";
import type { LabelPageMoveInput } from "../../../../api/generated/schema.ts";
import { countsOf } from "../../../support/desk/bulk.ts";
import { lockedPdf } from "../../../support/files/label_files.ts";
import type { Name, World } from "../../../support/orders/world.ts";
import { fileOf, labelPage, uspsLabel, withDrops } from "../../../support/shipping/label_drops.ts";

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
    const job = await drop("anna", fileOf("labels.pdf", uspsLabel(ID, NUMBER)));
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

Deno.test("S2.6 a page of an order that is not paid attaches by itself with the payment", () =>
  withDrops(async ({ world, drop, pages }) => {
    const order = await world.order({ external_number: ID }, ["order.submit"]);
    await drop("anna", fileOf("labels.pdf", uspsLabel(ID, NUMBER)));
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

Deno.test("S2.6 doubts are never matched: each page says why", () =>
  withDrops(async ({ world, drop, pages }) => {
    await paid(world, ID);
    await paid(world, OTHER_ID);
    await paid(world, "577000000000000001", { store_id: "ben-tiktok" });
    const wrong = NUMBER.slice(0, -1) + String((Number(NUMBER.at(-1)) + 1) % 10);
    const grouped = (number: string) => number.replaceAll(/(.{4})/g, "$1 ").trim();
    await drop(
      "anna",
      fileOf(
        "labels.pdf",
        labelPage({ bars: [`42078745${NUMBER}`], lines: [grouped(numberOf(2)), `Order ID: ${ID}`] }),
        labelPage({ bars: [`42078745${NUMBER}`, ID], lines: [`Order ID: ${OTHER_ID}`] }),
        labelPage({ bars: [`42078745${numberOf(3)}`], lines: [`Order ID: ${ID}`, `Order ID: ${OTHER_ID}`] }),
        labelPage({ bars: [`42078745${numberOf(4)}`, `42078745${numberOf(5)}`], lines: [`Order ID: ${ID}`] }),
        labelPage({ bars: [wrong], lines: ["USPS"] }),
        labelPage({ lines: ["Packing slip", `Order ID: ${ID}`] }),
        labelPage({ bars: [`42078745${numberOf(6)}`], lines: ["Order ID: 5.77E+17"] }),
        uspsLabel("577000000000000001", numberOf(7)),
        labelPage({ lines: ["Thank you"] }),
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

Deno.test("S2.6 files that cannot be read are refused by name, and the others go on", () =>
  withDrops(async ({ world, drop, pages }) => {
    await paid(world, ID);
    const html = new TextEncoder().encode("<!DOCTYPE html><html><body>Log in</body></html>");
    const job = await drop(
      "anna",
      { name: "page.pdf", bytes: html },
      { name: "locked.pdf", bytes: lockedPdf() },
      fileOf("long.pdf", { width: 288, height: 1_100 }, labelPage({ lines: ["Thank you"] })),
      fileOf("good.pdf", uspsLabel(ID, NUMBER)),
    );
    assert.deepEqual(await countsOf(world, job), {
      status: "Done",
      total: 4,
      done: 4,
      made: 1,
      skipped: 1,
      refused: 3,
    });
    const rows = await world.db.read.selectFrom("label_sources").select([
      "name",
      "status",
      "reason",
      "refused",
    ])
      .orderBy("seq").execute();
    assert.deepEqual(rows, [
      { name: "page.pdf", status: "Refused", reason: "webPage", refused: "[]" },
      { name: "locked.pdf", status: "Refused", reason: "encrypted", refused: "[]" },
      { name: "long.pdf", status: "Read", reason: "", refused: '[{"page":1,"code":"wrongSize"}]' },
      { name: "good.pdf", status: "Read", reason: "", refused: "[]" },
    ]);
    assert.equal((await pages()).length, 2);
  }));
