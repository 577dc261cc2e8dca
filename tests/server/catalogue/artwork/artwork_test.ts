/** Print files after their upload: how they are judged, who owns them, and what is deleted. */
import assert from "node:assert/strict";
import { folderStore } from "../../../../server/files/folder.ts";
import { type FileStore, StoreFull } from "../../../../server/files/store.ts";
import { checkUnfinished, sweepArt } from "../../../../server/modules/catalogue/artwork/files.ts";
import { NO_CHECK_RESULT } from "../../../../server/modules/catalogue/artwork/files_store.ts";
import { testApp, testSettings } from "../../../support/server/api.ts";
import { drawPng, photo } from "../../../support/files/artwork.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { codeOf } from "../../../support/orders/import_jobs.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";
import {
  ART,
  at,
  dress,
  keep,
  lineOf,
  OTHER,
  PLACE,
  send,
  statusOf,
} from "../../../support/catalogue/artwork_placements.ts";
import { makeWorld, type Name } from "../../../support/orders/world.ts";

Deno.test(
  "a print file is judged by its bytes: a CMYK JPEG named .png, a truncated PNG, a picture of another size are refused",
  onGrounds(async (grounds) => {
    const refused: readonly (readonly [Uint8Array<ArrayBuffer>, string])[] = [
      [photo({ components: 4 }), "cmyk"],
      [ART.slice(0, -40), "damaged"],
      // The header declares 24 million pixels.
      [drawPng({ width: 600, height: 400, declared: { width: 6_000, height: 4_000 } }), "damaged"],
      [drawPng({ width: 600, height: 400, declared: { height: 399 } }), "otherSize"],
      [new Uint8Array(), "notAPicture"],
    ];
    for (const [body, code] of refused) {
      const response = await send(grounds, body);
      const { errors: [error] } = await response.json() as {
        errors: { extensions: { problems: { path: string; code: string }[] } }[];
      };
      assert.deepEqual([response.status, error?.extensions.problems], [400, [{ path: "file", code }]]);
    }
    const artFiles = await grounds.world.db.read.selectFrom("art_files").select(["state", "checks"])
      .execute();
    assert.deepEqual(new Set(artFiles.map(({ state }) => state)), new Set(["Refused"]));
    const files = folderStore(grounds.dataDir);
    assert.deepEqual(await Array.fromAsync(files.list("artwork")), [], "no byte of a refused file is kept");
    const good = await keep(grounds, ART, { name: "../../Größe.png" });
    assert.deepEqual(
      [good.name, good.state, good.type, good.w_px, good.h_px, good.bbox, good.checks],
      [
        "_.._Größe.png",
        "Ready",
        "image/png",
        600,
        400,
        { x: 120, y: 120, w: 360, h: 160 },
        [],
      ],
    );
    assert.deepEqual((await keep(grounds, photo(), { name: "a.jpg" })).checks, ["opaque"]);
  }),
);

Deno.test(
  "files with equal bytes are one file of a seller, but never shared with another seller",
  onGrounds(async (grounds) => {
    const first = await keep(grounds, ART, { key: "first-upload" });
    assert.deepEqual(await keep(grounds, ART, { key: "first-upload" }), first, "the same key");
    assert.equal((await keep(grounds, ART, { name: "again.png" }))._id, first._id);
    const foreign = await keep(grounds, ART, { by: "ben", seller: "ben" });
    assert.notEqual(foreign._id, first._id);
    assert.deepEqual(await codeOf(await send(grounds, ART, { by: "anna", seller: "ben" })), [
      404,
      "NOT_FOUND",
    ]);
    assert.deepEqual(await codeOf(await send(grounds, ART, { by: "root", seller: "root" })), [
      404,
      "NOT_FOUND",
    ]);
    assert.deepEqual(await codeOf(await send(grounds, ART, { by: "packager" })), [403, "FORBIDDEN"]);
    const seen = async (by: Name, size: string) => await statusOf(grounds, by, first._id, size);
    for (const by of ["anna", "agent", "root"] as const) assert.equal(await seen(by, "small"), 200);
    for (const size of ["small", "large", "original"]) {
      assert.notEqual(await seen("ben", size), 200);
      assert.equal(await statusOf(grounds, "ben", first._id, "small"), 404);
    }
    assert.equal(await seen("anna", "original"), 403, "only staff may read print files");
    assert.equal(await seen("order_qc", "original"), 200);
    assert.equal(await seen("anna", "huge"), 400);
    await dress(grounds);
    const line = await lineOf(grounds, await grounds.world.order());
    const refused = (by: Name, on: object, id: string) =>
      grounds.refused(by, PLACE, { ...on, placements: [at(id)] });
    assert.equal(await refused("anna", { line }, foreign._id), "BAD_INPUT, placements.0.file_id unknown");
    assert.equal(await refused("root", { line }, foreign._id), "BAD_INPUT, placements.0.file_id unknown");
    assert.equal(await refused("ben", { line }, foreign._id), "NOT_FOUND");
    assert.equal(await refused("ben", { line: "none" }, foreign._id), "NOT_FOUND");
    assert.equal(await refused("anna", {}, first._id), "BAD_INPUT, line required");
  }),
);

Deno.test(
  "a file whose server was killed is judged later; one without a placement is removed",
  onGrounds(async (grounds) => {
    const { world: { db }, dataDir } = grounds;
    const files = folderStore(dataDir);
    const put = files.put;
    await db.write((tx) =>
      tx.insertInto("art_files").values([ART, OTHER].map((bytes, index) => ({
        ...NO_CHECK_RESULT,
        _id: `left-${index}`,
        seller_id: "anna",
        maker: "anna",
        name: "a.png",
        sha256: String(index),
        bytes: bytes.length,
        created_at: NOW - 600,
        updated_at: NOW - 600,
      }))).execute()
    );
    await put.call(
      files,
      "artwork/left-0",
      (async function* () {
        yield await Promise.resolve(ART);
      })(),
      ART.length,
    );
    await checkUnfinished(db, files, () => NOW);
    const states = await db.read.selectFrom("art_files").select(["_id", "state"]).orderBy("_id").execute();
    assert.deepEqual(states.map(({ state }) => state), ["Ready", "Refused"]);
    await sweepArt(db, files, NOW + 100 * 86_400);
    assert.deepEqual(await db.read.selectFrom("art_files").select("_id").execute(), []);
    assert.deepEqual(await Array.fromAsync(files.list("artwork")), []);
  }),
);

Deno.test("a print file whose previews could not be stored keeps its bytes, and is judged later", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  const { dataDir } = fresh.place;
  const files = folderStore(dataDir);
  const put: FileStore["put"] = (key, ...rest) =>
    key.includes(".") ? Promise.reject(new Error("No answer")) : files.put(key, ...rest);
  const settings = { ...testSettings, dataDir, files: { ...files, put } };
  await using app = testApp(world.db, { settings, now: () => NOW });
  const headers = { authorization: `Bearer ${await world.token("anna")}` };
  const response = await app.send("/artwork?seller=anna&name=a.png", { method: "POST", body: ART, headers });
  assert.deepEqual(await codeOf(response), [500, "INTERNAL"]);
  await checkUnfinished(world.db, files, () => NOW + 600);
  const { state } = await world.db.read.selectFrom("art_files").select("state").executeTakeFirstOrThrow();
  assert.equal(state, "Ready");
});

Deno.test(
  "a print file that cannot be judged now keeps no other one waiting",
  onGrounds(async ({ world: { db }, dataDir }) => {
    const files = folderStore(dataDir);
    const row = (index: number) => ({
      ...NO_CHECK_RESULT,
      _id: `left-${100 + index}`,
      seller_id: "anna",
      maker: "anna",
      name: "a.png",
      sha256: String(index),
      bytes: ART.length,
      created_at: NOW - 600,
      updated_at: NOW - 600,
    });
    await db.write((tx) =>
      tx.insertInto("art_files").values(Array.from({ length: 25 }, (_, index) => row(index))).execute()
    );
    const broken: FileStore = {
      ...files,
      stat: (key) =>
        key === "artwork/left-124" ? Promise.resolve(null) : Promise.reject(new Error("No answer")),
    };
    await assert.rejects(checkUnfinished(db, broken, () => NOW), /No answer/);
    const refused = await db.read.selectFrom("art_files").select("_id").where("state", "=", "Refused")
      .execute();
    assert.deepEqual(refused, [{ _id: "left-124" }]);
  }),
);

Deno.test(
  "an unused print file that is sent again is kept as long as a new one",
  onGrounds(async (grounds) => {
    const { world: { db }, dataDir } = grounds;
    const upload = async () => await (await send(grounds, ART)).json() as { readonly _id: string };
    const { _id } = await upload();
    const now = Math.floor(Date.now() / 1_000);
    const created_at = now - 89 * 86_400;
    await db.write((tx) =>
      tx.updateTable("art_files").set({ created_at, updated_at: created_at }).execute().then(() => {})
    );
    assert.equal((await upload())._id, _id);
    await sweepArt(db, folderStore(dataDir), now + 2 * 86_400);
    assert.equal((await db.read.selectFrom("art_files").select("_id").execute()).length, 1);
  }),
);

Deno.test(
  "workshop §2 a print file is replaced by another of the same name in the same place, which the record says",
  onGrounds(async (grounds) => {
    await dress(grounds);
    const { world: { db, order } } = grounds;
    const line = await lineOf(grounds, await order());
    const [first, second] = [await keep(grounds, ART), await keep(grounds, OTHER)];
    for (const file of [first, second]) {
      await grounds.ask("anna", PLACE, { line, placements: [at(file._id)] });
    }
    const changes = (await db.read.selectFrom("audit_events").select("changes")
      .where("action", "=", "makePlacements").orderBy("seq").execute())
      .flatMap((entry) => JSON.parse(entry.changes) as { before: string; after: string }[]);
    assert.equal(changes.length, 2);
    assert.ok(changes.every(({ before, after }) => before !== after));
    await grounds.ask("anna", PLACE, { line, placements: [at(second._id)] });
    const { length } = await db.read.selectFrom("audit_events").select("seq")
      .where("action", "=", "makePlacements").execute();
    assert.equal(length, 2, "the same artwork is no change");
  }),
);

Deno.test("a full disk is reported, and no part of a print file is kept", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  const { dataDir } = fresh.place;
  const files = folderStore(dataDir);
  const full: FileStore = { ...files, put: () => Promise.reject(new StoreFull("No room")) };
  await using app = testApp(world.db, { settings: { ...testSettings, dataDir, files: full } });
  const headers = { authorization: `Bearer ${await world.token("anna")}` };
  const response = await app.send("/artwork?seller=anna&name=a.png", { method: "POST", body: ART, headers });
  assert.deepEqual(await codeOf(response), [507, "LIMIT"]);
  assert.deepEqual(await world.db.read.selectFrom("art_files").select("_id").execute(), []);
  assert.deepEqual(await Array.fromAsync(files.list("artwork")), []);
});
