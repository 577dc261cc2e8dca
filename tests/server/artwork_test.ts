/** Print files from their upload to the garment: who has them, where they lie, and what waits for them. */
import assert from "node:assert/strict";
import type { ArtFile, Artwork, PlacementInput } from "../../api/generated/schema.ts";
import { folderStore } from "../../server/files/folder.ts";
import { StoreFull } from "../../server/files/store.ts";
import { checkLeft, sweepArt } from "../../server/modules/artwork/files.ts";
import { UNCHECKED } from "../../server/modules/artwork/files_store.ts";
import { drawn, photo } from "../support/artwork.ts";
import { allJobsDone, codeOf } from "../support/importing.ts";
import { type Grounds, onGrounds } from "../support/locating.ts";
import { NOW } from "../support/people.ts";
import type { Name } from "../support/world.ts";

const AREA = { safe_mm: 5, dpi_min: 150, dpi_good: 300 };
const AREAS = [{ key: "front", w_mm: 300, h_mm: 400, ...AREA }, {
  key: "back",
  w_mm: 300,
  h_mm: 400,
  ...AREA,
}];
/** 600 pixels are 101 mm at 150 dpi. */
const ART = drawn({ width: 600, height: 400 });
const OTHER = drawn({ width: 600, height: 500 });

/** Tees ask for a print file, and have two areas. */
async function dress({ world: { db } }: Grounds, art = "required"): Promise<void> {
  await db.write(async (tx) => {
    await tx.updateTable("items").set({ art }).where("sku", "=", "TEE-BLACK-M").execute();
    await tx.updateTable("products").set({ areas: JSON.stringify(AREAS) }).where("code", "=", "TEE-BLACK-M")
      .execute();
  });
}

const send = (
  { rest }: Grounds,
  body: BodyInit | null,
  { by = "anna", seller = "anna", name = "logo.png", key = "" }: {
    readonly by?: Name;
    readonly seller?: string;
    readonly name?: string;
    readonly key?: string;
  } = {},
) =>
  rest(by, `/artwork?${new URLSearchParams({ seller, name, ...key && { key } })}`, { method: "POST", body });

async function keep(...args: Parameters<typeof send>): Promise<ArtFile> {
  const response = await send(...args);
  assert.equal(response.status, 201);
  return await response.json() as ArtFile;
}

async function statusOf(grounds: Grounds, by: Name, id: string, size: string): Promise<number> {
  const response = await grounds.rest(by, `/artwork/file?id=${id}&size=${size}`);
  await response.body?.cancel();
  return response.status;
}

const PLACE = `mutation ($line: ID, $store: ID, $sku: String, $placements: [PlacementInput!]!) {
  made: makePlacements(line: $line, store: $store, external_sku: $sku, placements: $placements) {
    art closed placements { area x_mm y_mm w_mm method dpi checks file { _id name state } } } }`;
const at = (file_id: string, more: Partial<PlacementInput> = {}): PlacementInput => ({
  area: "front",
  file_id,
  x_mm: 100,
  y_mm: 20,
  w_mm: 100,
  ...more,
});
const place = async ({ ask }: Grounds, by: Name, on: object, placements: readonly PlacementInput[]) =>
  (await ask<{ made: Artwork }>(by, PLACE, { ...on, placements })).made;

const lineOf = async ({ world }: Grounds, order: string): Promise<string> =>
  (await world.db.read.selectFrom("order_lines").select("_id").where("order_id", "=", order)
    .executeTakeFirstOrThrow())._id;

const problemsOf = async ({ ask }: Grounds, by: Name, order: string) =>
  (await ask<{ order: { problem_codes: string[] } }>(
    by,
    "query ($_id: ID!) { order: getOrderById(_id: $_id) { problem_codes } }",
    { _id: order },
  )).order.problem_codes;

Deno.test(
  "a print file is judged by its own bytes: a CMYK JPEG named .png, a cut PNG, a picture of another size are refused",
  onGrounds(async (grounds) => {
    const refused: readonly (readonly [Uint8Array<ArrayBuffer>, string])[] = [
      [photo({ components: 4 }), "cmyk"],
      [ART.slice(0, -40), "damaged"],
      // 24 million pixels, as it says.
      [drawn({ width: 600, height: 400, said: { width: 6_000, height: 4_000 } }), "damaged"],
      [drawn({ width: 600, height: 400, said: { height: 399 } }), "otherSize"],
      [new Uint8Array(), "notAPicture"],
    ];
    for (const [body, code] of refused) {
      const response = await send(grounds, body);
      const { errors: [error] } = await response.json() as {
        errors: { extensions: { problems: { path: string; code: string }[] } }[];
      };
      assert.deepEqual([response.status, error?.extensions.problems], [400, [{ path: "file", code }]]);
    }
    const kept = await grounds.world.db.read.selectFrom("art_files").select(["state", "checks"]).execute();
    assert.deepEqual(new Set(kept.map(({ state }) => state)), new Set(["Refused"]));
    const files = folderStore(grounds.dataDir);
    assert.deepEqual(await Array.fromAsync(files.list("artwork")), [], "of a refused file no byte is kept");
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
  "the same bytes are one file of a seller, and never another seller's",
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
    for (const by of ["anna", "agent", "root", "packager", "printer"] as const) {
      assert.equal(await seen(by, "small"), 200);
    }
    for (const size of ["small", "large", "original"]) {
      assert.notEqual(await seen("ben", size), 200);
      assert.equal(await statusOf(grounds, "ben", first._id, "small"), 404);
    }
    assert.equal(await seen("anna", "original"), 403, "what is printed is for the house");
    assert.equal(await seen("printer", "original"), 200);
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
  "a full disk says so and keeps nothing; a file whose server was killed is judged later, one that lies nowhere goes",
  onGrounds(async (grounds) => {
    const { world: { db }, dataDir } = grounds;
    const files = folderStore(dataDir);
    const put = files.put;
    await db.write((tx) =>
      tx.insertInto("art_files").values([ART, OTHER].map((bytes, index) => ({
        ...UNCHECKED,
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
    await checkLeft(db, files, () => NOW);
    const states = await db.read.selectFrom("art_files").select(["_id", "state"]).orderBy("_id").execute();
    assert.deepEqual(states.map(({ state }) => state), ["Ready", "Refused"]);
    await sweepArt(db, files, NOW + 100 * 86_400);
    assert.deepEqual(await db.read.selectFrom("art_files").select("_id").execute(), []);
    assert.deepEqual(await Array.fromAsync(files.list("artwork")), []);
  }),
);

Deno.test(
  "an item that asks for a print file keeps its order from being submitted until one lies on the line",
  onGrounds(async (grounds) => {
    await dress(grounds);
    const { world } = grounds;
    const order = await world.order();
    const line = await lineOf(grounds, order);
    assert.deepEqual(await problemsOf(grounds, "anna", order), ["artMissing"]);
    const missing = `query { list: missingArtwork { external_sku store_id orders pieces example_line } }`;
    assert.deepEqual((await grounds.ask<{ list: object[] }>("anna", missing)).list, [
      { external_sku: "TEE-BLACK-M", store_id: "anna-etsy", orders: 1, pieces: 2, example_line: line },
    ]);
    assert.deepEqual((await grounds.ask<{ list: object[] }>("ben", missing)).list, []);
    const [refused] = await world.move("anna", [order], "order.submit");
    assert.equal(refused?.reason?.code, "hasNoProblems");
    const file = await keep(grounds, ART);
    const wrong = (more: Partial<PlacementInput>) =>
      grounds.refused("anna", PLACE, { line, placements: [at(file._id, more)] });
    assert.equal(await wrong({ w_mm: 102 }), "BAD_INPUT, placements.0.w_mm lowDpi");
    assert.equal(await wrong({ x_mm: 290 }), "BAD_INPUT, placements.0.x_mm outsideArea");
    assert.equal(await wrong({ area: "hood" }), "BAD_INPUT, placements.0.area unknown");
    assert.equal(await wrong({ method: "dtf" }), "BAD_INPUT, placements.0.method unknown");
    assert.equal(await wrong({ w_mm: 0 }), "BAD_INPUT, placements.0.w_mm badNumber");
    const twice = { line, placements: [at(file._id), at(file._id)] };
    assert.equal(await grounds.refused("anna", PLACE, twice), "BAD_INPUT, placements.1.area taken");
    const made = await place(grounds, "anna", { line }, [at(file._id)]);
    assert.deepEqual(made.placements.map(({ area, dpi, checks, method }) => [area, dpi, checks, method]), [
      ["front", 152, ["fairDpi"], "dtg"],
    ]);
    assert.deepEqual(await problemsOf(grounds, "anna", order), []);
    const moved = await world.move("anna", [order], "order.submit");
    assert.equal(moved[0]?.ok, true, moved[0]?.reason?.text ?? "");
    const audit = await world.db.read.selectFrom("audit_events").select("changes").where(
      "action",
      "=",
      "makePlacements",
    )
      .execute();
    assert.equal(audit.length, 1);
    assert.match(audit[0]!.changes, /logo\.png/);
  }),
);

Deno.test(
  "a garment passes its QC with a print file alone, and its artwork can be changed until then",
  onGrounds(async (grounds) => {
    await dress(grounds, "optional");
    const { world } = grounds;
    const order = await world.order({}, ["order.submit", "order.pay"]);
    await dress(grounds);
    const line = await lineOf(grounds, order);
    const units =
      (await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order).orderBy("seq")
        .execute()).map(({ _id }) => _id);
    const step = async (event: string, ids = units) =>
      (await world.unit("order_qc", ids, event, event === "unit.finish" ? { reason: "By hand" } : {})).map((
        { ok, reason },
      ) => ok ? "ok" : reason?.code);
    await step("unit.start");
    assert.deepEqual(await step("unit.pass"), ["hasArtwork", "hasArtwork"]);
    assert.deepEqual(await step("unit.finish"), ["hasArtwork", "hasArtwork"]);
    const file = await keep(grounds, ART);
    const other = await keep(grounds, OTHER);
    await place(grounds, "anna", { line }, [at(file._id)]);
    await place(grounds, "anna", { line }, [at(other._id)]);
    assert.deepEqual(await step("unit.pass", units.slice(0, 1)), ["ok"]);
    const closed = await grounds.refused("anna", PLACE, { line, placements: [at(file._id)] });
    assert.equal(closed, "ILLEGAL_TRANSITION, artClosed");
    const shown = await grounds.ask<{ unit: { placements: { file: { _id: string } }[] } }>(
      "printer",
      "query ($id: ID!) { unit: getUnitById(_id: $id) { placements { area file { _id } } } }",
      { id: units[1] },
    );
    assert.deepEqual(shown.unit.placements.map(({ file }) => file._id), [other._id]);
  }),
);

Deno.test(
  "what lies on a store's SKU is on each line that comes after it, and goes where another product is meant",
  onGrounds(async (grounds) => {
    await dress(grounds);
    const { world, ask } = grounds;
    const match = (item: string) =>
      ask(
        "anna",
        `mutation { makeSkuMapping(store: "anna-etsy", external_sku: "CAT", item: "item-${item}") { sku } }`,
      );
    await match("TEE-BLACK-M");
    const lines = [{ sku: "CAT", quantity: 1 }];
    const before = await world.order({ lines });
    const file = await keep(grounds, ART);
    const on = { store: "anna-etsy", sku: "CAT" };
    await place(grounds, "anna", on, [at(file._id)]);
    const after = await world.order({ lines });
    assert.deepEqual(await problemsOf(grounds, "anna", before), ["artMissing"]);
    assert.deepEqual(await problemsOf(grounds, "anna", after), []);
    const other = await world.order({
      store_id: "anna-shopify",
      lines: [{ sku: "TEE-BLACK-M", quantity: 1 }],
    });
    assert.deepEqual(await problemsOf(grounds, "anna", other), ["artMissing"]);
    // The draft that came before is mended with all of its kind.
    const job = {
      kind: "orders.artwork",
      resource: "orders",
      store: "anna-etsy",
      external_sku: "CAT",
      item: "item-TEE-BLACK-M",
      placements: [at(file._id, { area: "back" })],
    };
    await ask("anna", "mutation ($params: JobInput!) { makeJob(params: $params) { _id } }", { params: job });
    await allJobsDone(world.db);
    assert.deepEqual(await problemsOf(grounds, "anna", before), []);
    const areasOf = async (line: string) =>
      (await world.db.read.selectFrom("placements").select("area").where("line_id", "=", line).execute())
        .map(({ area }) => area);
    assert.deepEqual(await areasOf(await lineOf(grounds, before)), ["back"]);
    assert.deepEqual(await areasOf(await lineOf(grounds, after)), ["front"], "what has a file keeps it");
    // Mended once, known from then on.
    const next = await world.order({ lines });
    assert.deepEqual(await areasOf(await lineOf(grounds, next)), ["back"]);
    const kept = () =>
      world.db.read.selectFrom("placements").select("_id").where("store_id", "=", "anna-etsy").execute();
    await match("TEE-BLACK-M");
    assert.equal((await kept()).length, 1);
    await match("MUG-WHITE");
    assert.deepEqual(await kept(), []);
  }),
);
