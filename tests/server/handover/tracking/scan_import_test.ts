/**
 * A forwarder's file gives each package of a box one event of a kind, however often and in whatever order it
 * is imported.
 */
import assert from "node:assert/strict";
import type { BoxScanCheck, BoxScanInput } from "../../../../api/generated/schema.ts";
import { MAX_GATEWAY_ROWS } from "../../../../api/handover/box_scans.ts";
import { boxScanCheck } from "../../../../server/modules/handover/tracking/check_scans.ts";
import { boxEvents } from "../../../../server/modules/handover/tracking/record_store.ts";
import { spreadDue } from "../../../../server/modules/handover/tracking/spread.ts";
import { begin, countsOf, reasons, work } from "../../../support/desk/bulk.ts";
import { atGateway, BOX, SSCC } from "../../../support/handover/gateway_world.ts";
import type { Name, World } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { testSettings } from "../../../support/server/api.ts";

const HANDED = "BX-000003";
const scan = (code: string, more: Partial<BoxScanInput> = {}): BoxScanInput => ({
  code,
  at: NOW - 30,
  place: "Frankfurt",
  kind: "scanned",
  ...more,
});
const beginScans = (world: World, scans: readonly BoxScanInput[], by: Name = "order_qc") =>
  begin(world, by, { kind: "boxes.scan", resource: "containers", scans: [...scans] });
const importScans = async (world: World, scans: readonly BoxScanInput[], steps = Infinity) => {
  const { _id } = await beginScans(world, scans);
  await work(world, _id, steps);
  return _id;
};
const check = async (world: World, scans: readonly BoxScanInput[]) =>
  await boxScanCheck({ scans: [...scans] }, world.as("root")) as readonly BoxScanCheck[];
const spread = ({ db }: World) => spreadDue(boxEvents, { db, now: () => NOW, settings: testSettings });
const eventsOf = ({ db }: World) =>
  db.read.selectFrom("track_events").select(["package_id", "raw", "place", "source", "at"]).orderBy("raw")
    .execute();
const recordedOf = ({ db }: World) =>
  db.read.selectFrom("box_events").select(["kind", "at", "place", "source"]).orderBy("kind").execute();

Deno.test("S2.8 a forwarder's file adds one event of a kind to each package; the same file shuffled adds none", () =>
  atGateway(async (world, _floor, packages) => {
    const file = [
      scan(`(00)${SSCC}`),
      scan(HANDED, { kind: "received", at: NOW - 10, place: "" }),
    ];
    const first = await countsOf(world, await importScans(world, file));
    assert.deepEqual([first.status, first.made, first.refused], ["Done", 1, 0]);
    await spread(world);
    const before = await eventsOf(world);
    assert.equal(before.length, 2 * packages.length);
    assert.deepEqual(
      new Set(before.map(({ raw, place, source, at }) => `${raw} ${place} ${source} ${at}`)),
      new Set([
        `Received at the gateway LAX forwarder ${NOW - 10}`,
        `Scanned on the way Frankfurt forwarder ${NOW - 30}`,
      ]),
    );
    const again = await countsOf(world, await importScans(world, file.toReversed()));
    assert.deepEqual([again.made, again.skipped, again.refused], [0, 1, 0]);
    await spread(world);
    assert.deepEqual(await eventsOf(world), before);
    const box = await world.db.read.selectFrom("boxes").select(["status", "received_at"]).where(
      "_id",
      "=",
      BOX,
    )
      .executeTakeFirstOrThrow();
    assert.deepEqual(box, { status: "Received", received_at: NOW - 10 });
  }));

Deno.test("S2.8 a file does not receive a box again that its gateway's station received", () =>
  atGateway(async (world, floor, packages) => {
    await floor.send("pack", [SSCC]);
    const file = [scan(SSCC, { kind: "received", at: NOW - 5 })];
    assert.deepEqual((await check(world, file)).map(({ recorded, problem }) => [recorded, problem]), [[
      true,
      "",
    ]]);
    assert.equal((await countsOf(world, await importScans(world, file))).skipped, 1);
    await spread(world);
    assert.deepEqual((await eventsOf(world)).map(({ source }) => source), packages.map(() => "gateway"));
  }));

Deno.test("S2.8 the preview reports each row's problem, and of two scans of a kind the earlier one is kept", () =>
  atGateway(async (world) => {
    const wrong = SSCC.replace(/.$/, "8");
    const rows = [
      scan("BX-000099"),
      scan(wrong),
      scan("PK-000001"),
      scan("BX-000001"),
      scan(SSCC, { at: NOW + 1 }),
      scan(SSCC, { kind: "received", at: NOW - 121 }),
      scan(SSCC, { at: NOW - 5 }),
      scan(HANDED, { at: NOW - 40 }),
    ];
    assert.deepEqual(
      (await check(world, rows)).map(({ box_code, problem, of }) => `${box_code} ${problem} ${of}`),
      [
        " unknownBox ",
        " ssccDigit 7",
        " unknownBox ",
        "BX-000001 notLeft ",
        `${HANDED} scanInFuture `,
        `${HANDED} scanTooEarly `,
        `${HANDED} scanTwice `,
        `${HANDED}  `,
      ],
    );
    const afterEarly = [scan(SSCC, { at: NOW - 3_600 }), scan(SSCC, { at: NOW - 30 })];
    assert.deepEqual((await check(world, afterEarly)).map(({ problem }) => problem), ["scanTooEarly", ""]);
    // The handover has seconds but the file only minutes, so a scan within the same minute is valid.
    const [minute] = await check(world, [scan(SSCC, { at: NOW - 60 - 59 })]);
    assert.equal(minute?.problem, "");
    const job = await importScans(world, [...rows.slice(3, 4), ...rows.slice(5)]);
    assert.deepEqual((await reasons(world, job)).map(({ code, reason }) => `${code} ${reason}`).toSorted(), [
      "BX-000001 notLeft",
      `${HANDED} scanTooEarly`,
    ]);
    assert.deepEqual(await recordedOf(world), [
      { kind: "scanned", at: NOW - 40, place: "Frankfurt", source: "forwarder" },
    ]);
    for (const scans of [[], rows.slice(0, 1)]) {
      await assert.rejects(beginScans(world, scans), { code: "BAD_INPUT" });
    }
    await assert.rejects(
      begin(world, "root", { kind: "boxes.scan", resource: "orders", scans: [scan(SSCC)] }),
      { code: "BAD_INPUT" },
    );
  }));

Deno.test("S2.8 a stopped import continues where it was, and refuses a box that came back meanwhile", () =>
  atGateway(async (world) => {
    const { db } = world;
    const file = [scan(SSCC), scan(SSCC, { kind: "received" })];
    const job = await importScans(world, file, 0);
    assert.deepEqual(await recordedOf(world), []);
    await work(world, job);
    assert.equal((await recordedOf(world)).length, 2);
    await db.write(async (tx) => {
      await tx.deleteFrom("box_events").execute();
      await tx.updateTable("boxes").set({ status: "Handed Over" }).where("_id", "=", BOX).execute();
    });
    const { _id } = await beginScans(world, file);
    await db.write((tx) =>
      tx.updateTable("boxes").set({ status: "Closed" }).where("_id", "=", BOX).execute()
    );
    await work(world, _id);
    assert.deepEqual((await reasons(world, _id)).map(({ reason }) => reason), ["notLeft"]);
    assert.deepEqual(await recordedOf(world), []);
  }));

Deno.test(
  "S2.8 sellers and the floor can neither check nor import scans, and the size of a file is limited for everybody",
  onGrounds(async ({ refused, world }) => {
    const CHECK = "query ($scans: [BoxScanInput!]!) { boxScanCheck(scans: $scans) { problem } }";
    const scans = [scan(SSCC)];
    for (const name of ["packager", "cutting", "anna", "agent"] as const) {
      assert.match(await refused(name, CHECK, { scans }), /^FORBIDDEN/, name);
      await assert.rejects(beginScans(world, scans, name), { code: "FORBIDDEN" });
    }
    const many = Array.from({ length: MAX_GATEWAY_ROWS + 1 }, () => scan("BX-000001"));
    assert.match(await refused("root", CHECK, { scans: many }), /^BAD_INPUT/);
    assert.equal(
      await refused("root", CHECK, { scans: [scan(SSCC, { kind: "lost", place: "x".repeat(81) })] }),
      "BAD_INPUT, scans.0.place tooLong, scans.0.kind unknown",
    );
    assert.match(await refused("root", CHECK, { scans: [scan(SSCC, { at: -1 })] }), /BAD_INPUT/);
  }),
);
