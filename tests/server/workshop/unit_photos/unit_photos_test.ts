/** Photos of rejects: which are accepted, who sees them, and that each belongs to its reject. */
import assert from "node:assert/strict";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { MAX_PHOTO_BYTES, MAX_REJECT_PHOTOS } from "../../../../api/workshop/unit_photos.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { chunkOf } from "../../../../server/files/store.ts";
import { photoKey, sweepPhotos } from "../../../../server/modules/workshop/unit_photos/files.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";
import { plainJpeg, webpOf } from "../../../support/files/photos.ts";
import { jpegOf, pngOf } from "../../../support/files/proofs.ts";
import type { Name } from "../../../support/orders/world.ts";

const PHOTO = plainJpeg(1_600, 1_200);

type Query = Readonly<Record<string, string>>;
const send = ({ rest }: Grounds, query: Query, body: BodyInit = PHOTO, by: Name = "order_qc") =>
  rest(by, `/units/photos?${new URLSearchParams(query)}`, { method: "POST", body });

async function outcome(...args: Parameters<typeof send>): Promise<readonly unknown[]> {
  const response = await send(...args);
  const { errors: [error] = [] } = await response.json() as {
    errors?: { extensions: { code: string; problems?: { code: string }[] } }[];
  };
  return [response.status, error?.extensions.problems?.[0]?.code ?? error?.extensions.code ?? ""];
}

/** Makes a paid order whose first garment order_qc rejected at QC. */
async function rejected({ world }: Grounds) {
  const order = await world.order({}, ["order.submit", "order.pay"]);
  const { _id: unit } = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
    .orderBy("seq").executeTakeFirstOrThrow();
  await world.unit("order_qc", [unit], "unit.reject", { reason_code: "stain" });
  const event = await rejectOf(world.db, unit);
  return { unit, event };
}

async function rejectOf(db: Grounds["world"]["db"], unit: string): Promise<string> {
  const { _id } = await db.read.selectFrom("unit_events").select("_id").where("unit_id", "=", unit)
    .where("event", "=", "unit.reject").orderBy("seq", "desc").executeTakeFirstOrThrow();
  return _id;
}

interface Shown {
  readonly getUnitById: { readonly events: readonly { event: string; photos: readonly { _id: string }[] }[] };
}
async function photosOf(grounds: Grounds, by: Name, unit: string): Promise<readonly string[]> {
  const { getUnitById } = await grounds.ask<Shown>(
    by,
    `{ getUnitById(_id: "${unit}") { events { event photos { _id } } } }`,
  );
  return getUnitById.events.flatMap(({ photos }) => photos.map(({ _id }) => _id));
}

Deno.test(
  "workshop §3 a photo is stored with its reject: only staff and the garment's seller see it, and the same key makes one photo",
  onGrounds(async (grounds) => {
    const { unit, event } = await rejected(grounds);
    const sent = await send(grounds, { unit, event, key: "one-photo" });
    const { file } = await sent.json() as { file: string };
    assert.equal(sent.status, 201);
    assert.deepEqual(await (await send(grounds, { unit, event, key: "one-photo" })).json(), { file });
    for (const by of ["order_qc", "printer", "root", "anna", "agent"] as const) {
      assert.deepEqual(await photosOf(grounds, by, unit), [file], by);
      const served = await grounds.rest(by, `/units/photo?id=${file}`);
      assert.deepEqual(new Uint8Array(await served.arrayBuffer()), PHOTO, by);
      assert.equal(served.headers.get("content-type"), "image/jpeg");
      assert.match(served.headers.get("content-security-policy") ?? "", /sandbox/);
    }
    assert.equal((await grounds.rest("ben", `/units/photo?id=${file}`)).status, 404);
    const files = folderStore(grounds.dataDir);
    assert.equal((await Array.fromAsync(files.list("photos"))).length, 1, "nothing else is stored");
    await grounds.ask("root", `mutation { trashUnitPhoto(delete_ids: ["${file}"]) }`);
    assert.deepEqual(await photosOf(grounds, "anna", unit), []);
    assert.equal((await grounds.rest("root", `/units/photo?id=${file}`)).status, 404);
  }),
);

Deno.test(
  "workshop §7 a photo is judged by its bytes: one that is invalid, too large or has a location is refused and not stored",
  onGrounds(async (grounds) => {
    const query = await rejected(grounds);
    const cases: readonly (readonly [Uint8Array<ArrayBuffer>, number, string])[] = [
      [new TextEncoder().encode("<script>alert(1)</script>"), 400, "notAPhoto"],
      [new TextEncoder().encode("GIF89a"), 400, "notAPhoto"],
      [plainJpeg(0, 20), 400, "damaged"],
      [pngOf(5_000, 5_000), 400, "tooManyPixels"],
      // The file has metadata like a camera's.
      [jpegOf(20, 20), 400, "hasNotes"],
      [webpOf(20, 20, true), 400, "hasNotes"],
      [new Uint8Array(MAX_PHOTO_BYTES + 1), 413, "LIMIT"],
    ];
    for (const [body, status, code] of cases) {
      assert.deepEqual(await outcome(grounds, query, body), [status, code], code);
    }
    const files = folderStore(grounds.dataDir);
    assert.deepEqual(await Array.fromAsync(files.list("photos")), []);
    for (const body of [pngOf(20, 20), webpOf(20, 20, false), PHOTO, PHOTO]) {
      assert.deepEqual(await outcome(grounds, query, body), [201, ""]);
    }
    assert.equal((await photosOf(grounds, "anna", query.unit)).length, MAX_REJECT_PHOTOS);
    assert.deepEqual(await outcome(grounds, query), [400, "LIMIT"]);
  }),
);

Deno.test(
  "workshop §7 a photo belongs to its reject by the key of the scan, never to another person's garment, another step or a scan that did nothing",
  onGrounds(async (grounds) => {
    const { db } = grounds.world;
    const { unit: mine, event } = await rejected(grounds);
    const [, other] = await db.read.selectFrom("units").select(["_id", "code"]).orderBy("seq").execute();
    await db.write((tx) =>
      tx.insertInto("stations").values({
        _id: "station-qc",
        location_id: "019ab000-0000-7000-8000-000000000001",
        code: "ST-000001",
        step: "qc",
        name: "qc",
        auto_pass: 0,
        photo: 1,
        sheet_w_mm: 558,
        search_text: "",
        created_at: 1,
        updated_at: 1,
        version: 1,
      }).execute()
    );
    const { _id: unit, code } = other!;
    const byScan = { unit, scan: "reject-key" };
    assert.deepEqual(await outcome(grounds, byScan), [404, "NOT_FOUND"], "its reject is still on its way");
    const scans = [{ key: "ticket-key", code }, { key: "reject-key", code: "CMD-RSN4" }];
    const scan =
      'mutation ($scans: [ScanInput!]!) { scan(station: "ST-000001", device: "d", scans: $scans) { outcome } }';
    const done = await grounds.ask<{ scan: { outcome: string }[] }>("order_qc", scan, { scans });
    assert.deepEqual(done.scan.map(({ outcome }) => outcome), ["done", "done"]);
    assert.deepEqual(await outcome(grounds, byScan), [201, ""]);
    assert.equal((await photosOf(grounds, "anna", unit)).length, 1);
    assert.deepEqual(
      await outcome(grounds, { unit, scan: "ticket-key" }),
      [404, "NOT_FOUND"],
      "it began the work",
    );
    assert.deepEqual(await outcome(grounds, { unit: mine, scan: "reject-key" }), [404, "NOT_FOUND"]);
    assert.deepEqual(await outcome(grounds, byScan, PHOTO, "printer"), [404, "NOT_FOUND"], "another's key");
    assert.deepEqual(await outcome(grounds, { unit: mine, event }, PHOTO, "printer"), [403, "FORBIDDEN"]);
    assert.deepEqual(await outcome(grounds, { unit: mine, event }, PHOTO, "root"), [201, ""]);
  }),
);

Deno.test(
  "workshop §7 photos without a reject are removed after a day, also one whose record was never saved",
  onGrounds(async (grounds) => {
    const query = await rejected(grounds);
    const { file } = await (await send(grounds, query)).json() as { file: string };
    const files = folderStore(grounds.dataDir);
    await files.put(photoKey("orphan"), chunkOf(PHOTO), PHOTO.length);
    for (const id of [file, "orphan"]) await utimes(join(grounds.dataDir, photoKey(id)), NOW, NOW);
    await sweepPhotos(grounds.world.db, files, NOW + 86_401);
    assert.deepEqual((await Array.fromAsync(files.list("photos"))).map(({ key }) => key), [photoKey(file)]);
  }),
);
