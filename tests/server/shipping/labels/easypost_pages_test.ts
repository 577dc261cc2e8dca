/** The page of a label comes with its purchase, and a label that is used again is followed again. */
import assert from "node:assert/strict";
import { printablesOf } from "../../../../server/modules/shipping/documents/print.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { FOUR_BY_SIX, pdfOf } from "../../../support/files/label_files.ts";
import { NOW } from "../../../support/people/people.ts";
import { buy, inScene } from "../../../support/shipping/easypost_scene.ts";
import { labelsOf } from "../../../support/shipping/label_world.ts";

Deno.test("S2.29 a label is live with its page, and without one it is fetched again soon and nothing is drawn in its place", () =>
  inScene(async (scene) => {
    const { world: { db }, server, clock, attend } = scene;
    const print = { language: "en", timeZone: "UTC", at: NOW, media: "4x6" } as const;
    const printed = async (id: string) => {
      const found = await printablesOf(db.read, ALL_SELLERS, "labels", [id], print);
      return [found?.records.length, found?.leftOut.length];
    };
    server.page = pdfOf({ pages: [FOUR_BY_SIX] });
    const kept: (string | null | undefined)[] = [];
    const poll = async (id: string) => {
      const [label] = await labelsOf(scene.world, id);
      kept.push(label?.status, label?.file_id === null ? "no page" : "page");
      return await printed(id);
    };
    const { id: first } = await buy(scene, "good");
    assert.deepEqual(await poll(first), [1, 0]);
    server.page = null;
    const { id: second } = await buy(scene, "good");
    assert.deepEqual(await poll(second), [0, 1]);
    server.page = pdfOf({ pages: [FOUR_BY_SIX] });
    clock.now += 20;
    await attend();
    assert.deepEqual(await poll(second), [1, 0]);
    assert.deepEqual(kept, ["Live", "page", "Live", "no page", "Live", "page"]);
  }));

Deno.test("S2.29 a label whose credit was refused is asked for the carrier's events again", () =>
  inScene(async (scene) => {
    const { world, clock, attend } = scene;
    const { id } = await buy(scene, "good");
    await world.db.write((tx) => tx.updateTable("labels").set({ account: "pb" }).execute());
    const steps = ["label.void", "label.voidRefused", "label.reinstate"];
    for (const event of steps) {
      clock.now += 13 * 3_600;
      await attend();
      const [moved] = await world.package("root", [id], event, { reason: "Sent after all" });
      assert.equal(moved?.ok, true, moved?.reason?.text ?? "");
    }
    const [shipment] = [...scene.server.shipments.values()];
    const datetime = new Date(clock.now * 1000).toISOString();
    shipment?.details.push({ status: "in_transit", message: "Accepted", datetime, tracking_location: null });
    await attend();
    const events = await world.db.read.selectFrom("track_events").select("status").execute();
    assert.deepEqual(events, [{ status: "In Transit" }]);
  }));
