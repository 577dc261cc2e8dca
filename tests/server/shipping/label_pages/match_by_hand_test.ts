/** Pages are matched by hand, again later, by TikTok's ids, and replace earlier ones. */
import assert from "node:assert/strict";
import { withMod10 } from "../../../../api/codes/digits.ts";
import { labelPageLifecycle } from "../../../../server/modules/shipping/label_pages/lifecycle.ts";
import { labelPages } from "../../../../server/modules/shipping/label_pages/module.ts";
import { pageFaults } from "../../../../server/modules/shipping/label_pages/verify_store.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";
import { runMutation } from "../../../../server/mutate.ts";
import type { LabelPageMoveInput } from "../../../../api/generated/schema.ts";
import { NOW } from "../../../support/people/people.ts";
import type { Name, World } from "../../../support/orders/world.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { readFile, uspsLabel, withDrops } from "../../../support/shipping/label_drops.ts";

const moveLabelPage = moveOf<"LabelPage">(labelPageLifecycle);
const move = (
  world: World,
  name: Name,
  ids: readonly string[],
  event: string,
  params: LabelPageMoveInput = {},
) => runMutation("moveLabelPage", moveLabelPage, { ids: [...ids], event, params }, world.as(name));

const ID = "576461413038785752";
const numberOf = (serial: number) => withMod10(`9400111206206${String(serial).padStart(8, "0")}`);
const NUMBER = numberOf(1);

const paid = (world: World, external_number: string, more: object = {}) =>
  world.order({ external_number, ...more }, ["order.submit", "order.pay"]);

Deno.test("S2.6 a page is matched by hand with the typed number, and attached once for each package", () =>
  withDrops(async ({ world, drop, pages }) => {
    const order = await paid(world, "");
    const pkg = await world.db.read.selectFrom("packages").select("_id").where("order_id", "=", order)
      .executeTakeFirstOrThrow();
    await drop("root", readFile("scan.pdf", { lines: ["Label without bars"] }, { lines: ["Another"] }));
    const found = await pages();
    assert.deepEqual(found.map(({ seller_id }) => seller_id), [null, null]);
    for (const [nth, { _id }] of found.entries()) {
      const params = { package_id: pkg._id, tracking_number: numberOf(20 + nth), reason: "By the address" };
      await move(world, "order_qc", [_id], "page.match", params);
    }
    const results = await move(world, "anna", found.map(({ _id }) => _id), "page.attach") as readonly {
      readonly ok: boolean;
    }[];
    assert.deepEqual(results.map(({ ok }) => ok), [true, false]);
    assert.match(JSON.stringify(results[1]), /isLabelIdle/);
    assert.deepEqual((await pages()).map(({ status, seller_id }) => `${status} ${seller_id}`), [
      "Attached anna",
      "Matched anna",
    ]);
  }));

Deno.test("S2.6 a duplicate replaces the file of the live label; the earlier page is discarded", () =>
  withDrops(async ({ world, drop, pages }) => {
    const order = await paid(world, ID);
    await drop("anna", readFile("one.pdf", uspsLabel(ID, NUMBER)));
    const [first] = await pages();
    await move(world, "anna", [first!._id], "page.attach");
    await drop("anna", readFile("two.pdf", uspsLabel(ID, NUMBER, "78746")));
    const [, second] = await pages();
    assert.deepEqual([second?.status, second?.finding], ["Duplicate", "sameNumber"]);
    await move(world, "anna", [second!._id], "page.replace", { reason: "Printed again" });
    assert.deepEqual((await pages()).map(({ status, order_id }) => `${status} ${order_id}`), [
      `Discarded ${order}`,
      `Attached ${order}`,
    ]);
    const labels = await world.db.read.selectFrom("labels").select(["file_id", "status"]).execute();
    assert.deepEqual(labels, [{ file_id: second!._id, status: "Live" }]);
    const bound = await world.db.read.selectFrom("label_files").select("_id").execute();
    assert.deepEqual(bound, [{ _id: second!._id }]);
    assert.deepEqual(await pageFaults(world.db.read), []);
    await world.db.write((tx) => tx.updateTable("labels").set({ file_id: null }).execute());
    assert.deepEqual(await pageFaults(world.db.read), [
      `Page ${second!.code} is attached, and no label has its file.`,
    ]);
  }));

Deno.test("S2.6 a duplicate of a page with a typed number takes the number with its place", () =>
  withDrops(async ({ world, drop, pages }) => {
    const order = await paid(world, "");
    const { _id: package_id } = await world.db.read.selectFrom("packages").select("_id")
      .where("order_id", "=", order).executeTakeFirstOrThrow();
    const scan = { lines: ["Label without bars"] };
    await drop("root", readFile("scan.pdf", scan));
    const [first] = await pages();
    const params = { package_id, tracking_number: NUMBER, reason: "By the address" };
    await move(world, "root", [first!._id], "page.match", params);
    await drop("root", readFile("again.pdf", scan));
    const [, second] = await pages();
    await move(world, "root", [second!._id], "page.replace", { reason: "Printed again" });
    const [, placed] = await pages();
    assert.deepEqual([placed?.status, placed?.tracking_number, placed?.carrier], ["Matched", NUMBER, "USPS"]);
  }));

Deno.test("S2.6 a voided label can be dropped again, and another label of its order is no contradiction", () =>
  withDrops(async ({ world, drop, pages }) => {
    await paid(world, ID);
    const attach = async (serial: number) => {
      await drop("anna", readFile("label.pdf", uspsLabel(ID, numberOf(serial))));
      const last = (await pages()).at(-1)!;
      assert.equal(last.status, "Matched", last.finding);
      await move(world, "anna", [last._id], "page.attach");
      assert.equal((await pages()).at(-1)?.status, "Attached");
      const [voided] = await world.package("root", [last.package_id!], "label.void", { reason: "Wrong" });
      assert.ok(voided?.ok, JSON.stringify(voided));
    };
    for (const serial of [1, 1, 2]) await attach(serial);
    assert.deepEqual(await pageFaults(world.db.read), []);
  }));

Deno.test("S2.6 a page that the payment could not attach waits for a person, not for the payment", () =>
  withDrops(async ({ world, drop, pages }) => {
    const order = await world.order({ external_number: ID }, ["order.submit"]);
    await drop("anna", readFile("labels.pdf", uspsLabel(ID, NUMBER)));
    // As after a number whose carrier is unknown.
    await world.db.write((tx) => tx.updateTable("label_pages").set({ carrier: "" }).execute());
    const shown = async () => {
      const { queries } = serveModule(labelPages);
      const [bins, ready] = [
        await queries!.labelPageBins!({}, world.as("anna")),
        await queries!.labelPages!({ armed: "now" }, world.as("anna")),
      ] as [{ unpaid: number }[], { armed: string }[]];
      return [bins.map(({ unpaid }) => unpaid), ready.map(({ armed }) => armed)];
    };
    assert.equal((await pages())[0]?.status, "Matched");
    assert.deepEqual(await shown(), [[1], []]);
    await world.move("root", [order], "order.pay");
    assert.equal((await pages())[0]?.status, "Matched");
    assert.deepEqual(await shown(), [[0], [""]]);
  }));

Deno.test("S2.6 a search for the package of a page passes over labelled ones, and knows a number with #", () =>
  withDrops(async ({ world, drop, pages }) => {
    await world.topUp("anna", 100_000);
    const order = await paid(world, "#ab-1001");
    for (let nth = 0; nth < 6; nth++) await paid(world, "");
    const table = world.db.read.selectFrom("packages").select("code").where("order_id", "=", order);
    const { code } = await table.executeTakeFirstOrThrow();
    await world.db.write((tx) =>
      tx.updateTable("packages").set({ shipment_status: "Delivered" }).where("order_id", "<>", order)
        .execute()
    );
    await drop("root", readFile("scan.pdf", { lines: ["Label without bars"] }));
    const [page] = await pages();
    const { queries } = serveModule(labelPages);
    const found = async (search: string) => {
      const given = await queries!.pagePackages!({ _id: page!._id, search }, world.as("root"));
      return (given as readonly { readonly code: string }[]).map((each) => each.code);
    };
    for (const words of ["müller", "AB-1001", code.toLowerCase()]) {
      assert.deepEqual(await found(words), [code], words);
    }
  }));

Deno.test("S2.6 a page is matched again when its order is imported later", () =>
  withDrops(async ({ world, drop, pages }) => {
    await drop("anna", readFile("labels.pdf", uspsLabel(ID, NUMBER)));
    const [page] = await pages();
    assert.equal(page?.finding, "unknownOrder");
    const order = await paid(world, ID);
    await move(world, "anna", [page!._id], "page.rematch");
    const [after] = await pages();
    assert.deepEqual([after?.status, after?.order_id], ["Matched", order]);
  }));

Deno.test("S2.6 an order that TikTok knows by another id or by its number is found by both", () =>
  withDrops(async ({ world, drop, pages }) => {
    const order = await paid(world, "SHOP-1001");
    await world.db.write((tx) =>
      tx.insertInto("tiktok_orders").values({
        ...{ _id: "linked", store_id: "anna-etsy", seller_id: "anna", tiktok_id: ID, status: "Processing" },
        ...{ remote_status: "AWAITING_SHIPMENT", remote_at: NOW, shipping_type: "TIKTOK", delivery: "" },
        ...{ cancel_id: "", noticed: 0, tracking_number: NUMBER, note: "", recipient_name: "", city: "" },
        ...{
          region: "",
          country: "US",
          address: "{}",
          masked: 1,
          lines_count: 0,
          unmapped: 0,
          items_text: "",
          whole_at: 0,
          cancel_answer: "",
          cancel_reason: "",
        },
        ...{ order_id: order, created_at: NOW, updated_at: NOW, version: 1 },
      }).execute()
    );
    await drop("anna", readFile("id.pdf", uspsLabel(ID, numberOf(30))));
    const [byId] = await pages();
    assert.deepEqual([byId?.status, byId?.finding, byId?.order_id], ["Matched", "byId", order]);
    await move(world, "anna", [byId!._id], "page.discard");
    await drop("anna", readFile("number.pdf", { bars: [NUMBER] }));
    const [, byNumber] = await pages();
    assert.deepEqual([byNumber?.status, byNumber?.finding, byNumber?.order_id], [
      "Matched",
      "byNumber",
      order,
    ]);
    await drop("ben", readFile("ben.pdf", uspsLabel(ID, NUMBER)));
    assert.deepEqual((await pages()).at(-1)?.finding, "unknownOrder");
  }));
