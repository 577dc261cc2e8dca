/** Another seller's print files, garments, photos and batches are as missing as ids that never existed. */
import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { chunkOf } from "../../../../server/files/store.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { artKey } from "../../../../server/modules/catalogue/artwork/files.ts";
import { photoKey } from "../../../../server/modules/workshop/unit_photos/files.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import type { World } from "../../../support/orders/world.ts";

const WORLDS = isSoak ? 1_000 : 10;
const SEED = 20_261_123;
const BYTES = new Uint8Array([1, 2, 3]);

/** Generates acts of staff and of ben, in any order. */
const turn = fc.oneof(
  fc.record({ kind: fc.constant("order" as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("art" as const), nth: fc.nat(9) }),
  fc.record({ kind: fc.constant("print" as const), nth: fc.nat(9) }),
  fc.record({ kind: fc.constant("reject" as const), nth: fc.nat(9) }),
  fc.record({ kind: fc.constant("batch" as const) }),
);
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;

const unitIds = async (world: World): Promise<readonly string[]> =>
  (await world.db.read.selectFrom("units").select("_id").where("seller_id", "=", "ben").orderBy("seq")
    .execute())
    .map(({ _id }) => _id);

async function carryOut(grounds: Grounds, each: Turn, at: number): Promise<void> {
  const { world, dataDir } = grounds;
  const { db } = world;
  if (each.kind === "order") {
    await world.topUp("ben", 100_000);
    const lines = [{ sku: "TEE-BLACK-M", quantity: each.quantity }];
    return void await world.order({ store_id: "ben-tiktok", lines }, ["order.submit", "order.pay"]);
  }
  const ids = await unitIds(world);
  if (each.kind === "batch") return await batchFirst(grounds);
  const id = ids[each.nth % Math.max(1, ids.length)];
  if (!id) return;
  if (each.kind === "print") {
    return void await db.write((tx) =>
      tx.updateTable("units").set({ print_status: "Printing" }).where("_id", "=", id).execute()
    );
  }
  const files = folderStore(dataDir);
  if (each.kind === "art") return await placeArt(db, files, id, at);
  const [moved] = await world.unit("root", [id], "unit.reject", { reason_code: "stain" });
  if (!moved?.ok) return;
  const { _id: event_id } = await db.read.selectFrom("unit_events").select("_id").where("unit_id", "=", id)
    .where("event", "=", "unit.reject").orderBy("seq", "desc").executeTakeFirstOrThrow();
  await files.put(photoKey(`photo-${at}`), chunkOf(BYTES), BYTES.length);
  const row = {
    unit_id: id,
    event_id,
    seller_id: "ben",
    maker: "root",
    type: "image/jpeg",
    bytes: BYTES.length,
  };
  await db.write((tx) =>
    tx.insertInto("unit_photos").values({ _id: `photo-${at}`, ...row, digest: "x", created_at: at }).execute()
  );
}

/** Makes a batch of the first group that waits at the printer. */
async function batchFirst({ world: { db }, ask }: Grounds): Promise<void> {
  await db.write((tx) => tx.updateTable("products").set({ methods: '["dtg"]' }).execute());
  const { groups: [group] } = await ask<{ groups: { key: string }[] }>(
    "order_qc",
    "{ groups: batchGroups { key } }",
  );
  if (!group) return;
  const text = "mutation ($params: PrintBatchInput!) { makePrintBatch(params: $params) { _id } }";
  await ask("order_qc", text, { params: { group_key: group.key } });
}

async function placeArt(db: Database, files: ReturnType<typeof folderStore>, unit: string, at: number) {
  const { order_line_id: line_id } = await db.read.selectFrom("units").select("order_line_id").where(
    "_id",
    "=",
    unit,
  )
    .executeTakeFirstOrThrow();
  const _id = `art-${at}`;
  for (const size of ["original", "small", "large"] as const) {
    await files.put(artKey(_id, size), chunkOf(BYTES), BYTES.length);
  }
  await db.write(async (tx) => {
    await tx.insertInto("art_files").values({
      ...{ _id, seller_id: "ben", maker: "ben", name: "secret.png", sha256: _id, type: "image/png" },
      ...{
        bytes: BYTES.length,
        w_px: 10,
        h_px: 10,
        alpha: 1,
        semi_ppm: 0,
        bbox: "{}",
        state: "Ready",
        checks: "[]",
      },
      ...{ created_at: at, updated_at: at },
    }).execute();
    await tx.insertInto("placements").values({
      ...{
        _id,
        seller_id: "ben",
        line_id,
        store_id: null,
        external_sku: null,
        area: `area-${at}`,
        file_id: _id,
      },
      ...{ x_mm: 0, y_mm: 0, w_mm: 100, method: "dtg", created_at: at },
    }).execute();
  });
}

const TABLES = [
  "units",
  "unit_events",
  "unit_photos",
  "art_files",
  "placements",
  "orders",
  "order_lines",
] as const;
const OF_BATCHES = ["print_batches"] as const;

async function rowsOf({ read }: Database): Promise<string> {
  const own = await Promise.all(
    TABLES.map((table) => read.selectFrom(table).selectAll().where("seller_id", "=", "ben").execute()),
  );
  const business = await Promise.all(OF_BATCHES.map((table) => read.selectFrom(table).selectAll().execute()));
  return JSON.stringify([...own, ...business]);
}

/** Returns every answer that anna can get about ids; those of other sellers give the same answers as unknown ids. */
async function answersOf(
  grounds: Grounds,
  ids: Readonly<Record<"unit" | "line" | "art" | "photo" | "batch" | "order", string>>,
) {
  const { refused, rest, ask } = grounds;
  const refusalOf = async (text: string) => await refused("anna", text);
  const listed = await ask<Record<string, readonly unknown[]>>(
    "anna",
    `{ byId: units(_id: ["${ids.unit}"]) { _id } ofOrder: units(order: ["${ids.order}"]) { _id }
      ofBen: units(seller: ["ben"]) { _id } files: artFiles(seller: "ben") { _id }
      missing: missingArtwork(seller: ["ben"]) { sku } }`,
  );
  return {
    ...listed,
    unit: await refusalOf(`{ getUnitById(_id: "${ids.unit}") { ticket events { photos { _id } } } }`),
    artwork: await refusalOf(`{ getArtworkOf(line: "${ids.line}") { sku revision } }`),
    place: await refusalOf(`mutation { makePlacements(line: "${ids.line}", placements: []) { sku } }`),
    own: await refusalOf(
      `mutation { makePlacements(store: "anna-etsy", external_sku: "TEE", placements: [{ area: "front",
      file_id: "${ids.art}", x_mm: 0, y_mm: 0, w_mm: 50 }]) { sku } }`,
    ),
    accept: await refusalOf(`mutation { answerSubstitute(unit: "${ids.unit}", accept: true) { _id } }`),
    move: await refusalOf(`mutation { moveUnit(ids: ["${ids.unit}"], event: "unit.start") { ok } }`),
    batch: await refusalOf(`{ getPrintBatchById(_id: "${ids.batch}") { code } }`),
    trash: await refusalOf(`mutation { trashUnitPhoto(delete_ids: ["${ids.photo}"]) }`),
    files: await Promise.all(
      [
        `/artwork/file?id=${ids.art}&size=small`,
        `/artwork/file?id=${ids.art}&size=original`,
        `/units/photo?id=${ids.photo}`,
        `/batches/file?id=${ids.batch}`,
      ].map(async (path) => {
        const response = await rest("anna", path);
        return [response.status, (await response.text()).replaceAll(/"request_id":"[^"]*"/g, "")];
      }),
    ),
  };
}

const NOBODYS = {
  unit: "nobody",
  line: "nobody",
  art: "nobody",
  photo: "nobody",
  batch: "nobody",
  order: "nobody",
};

Deno.test(
  "workshop §8 after any acts of a seller and staff, its garments, print files, photos and batches do not exist for another seller",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(turn, { minLength: 3, maxLength: 12 }),
        (turns) =>
          onGrounds(async (grounds) => {
            const { db } = grounds.world;
            const all: readonly Turn[] = [{ kind: "order", quantity: 2 }, { kind: "art", nth: 0 }, ...turns, {
              kind: "reject",
              nth: 0,
            }];
            for (const [at, each] of all.entries()) await carryOut(grounds, each, at + 1);
            const found = async (table: "units" | "art_files" | "unit_photos" | "print_batches") =>
              (await db.read.selectFrom(table).select("_id").executeTakeFirst())?._id ?? "nobody";
            const { order_line_id: line, order_id: order } = await db.read.selectFrom("units")
              .select(["order_line_id", "order_id"]).executeTakeFirstOrThrow();
            const ids = {
              unit: await found("units"),
              art: await found("art_files"),
              photo: await found("unit_photos"),
              batch: await found("print_batches"),
              line,
              order,
            };
            const before = await rowsOf(db);
            assert.deepEqual(await answersOf(grounds, ids), await answersOf(grounds, NOBODYS));
            assert.ok(await rowsOf(db) === before, "nothing of it was touched");
          })(),
      ),
      { seed: SEED, numRuns: WORLDS },
    );
  },
);
