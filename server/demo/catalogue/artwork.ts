/** Draws print files: shapes of one color, as large as a print, small in bytes. */
import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { sql } from "kysely";
import { ART_PREVIEWS, usualPlace } from "../../../api/catalogue/artwork.ts";
import { DAY_SECONDS } from "../../../api/constants.ts";
import type { ArtFilesTable, PlacementsTable } from "../../db/tables.ts";
import type { Database, Writer } from "../../db/database.ts";
import { chunkOf, type FileStore } from "../../files/store.ts";
import { isOneOf } from "../../db/conditions.ts";
import { newId } from "../../ids.ts";
import { artKey } from "../../modules/catalogue/artwork/files.ts";
import { NO_CHECK_RESULT } from "../../modules/catalogue/artwork/files_store.ts";
import { areasIn } from "../../modules/catalogue/artwork/placements_store.ts";
import { SIGNATURE } from "../../files/png/head.ts";
import { chunk } from "../../files/png/write.ts";
import { rewriteProblems } from "../../modules/orders/orders/recheck.ts";
import { insertRows } from "../bulk.ts";

/** 12 × 14 inches at 300 dpi. */
const [WIDE, HIGH] = [3_600, 4_200];
const [ACROSS, DOWN] = [12, 14];
const SHOWN_DAYS = 10;
const UNMADE = ["Draft", "Pending", "Processing", "In Production", "On Hold", "Cancel Requested"];

type Shape = (x: number, y: number) => boolean;
const SHAPES: readonly (readonly [name: string, color: number, isIn: Shape])[] = [
  ["sun.png", 0xe3a008, (x, y) => x * x + y * y < 0.8],
  ["ring.png", 0x1c64f2, (x, y) => x * x + y * y < 0.9 && x * x + y * y > 0.3],
  ["pine.png", 0x057a55, (x, y) => Math.abs(x) < (y + 1) / 2.2 && y < 0.7],
  ["sail.png", 0x9f1239, (x, y) => x > -0.1 && x < (1 - y) / 2 - 0.1],
  ["waves.png", 0x0e7490, (x, y) => Math.abs(y - Math.sin(x * 6) / 4) % 0.5 < 0.28],
  ["diamond.png", 0x7e3af2, (x, y) => Math.abs(x) + Math.abs(y) < 0.9],
  ["stripes.png", 0x111827, (_x, y) => Math.floor((y + 1) * 5) % 2 === 0],
  ["checks.png", 0xb45309, (x, y) => (Math.floor((x + 1) * 4) + Math.floor((y + 1) * 4)) % 2 === 0],
  ["arrow.png", 0x047857, (x, y) => y < 0 ? Math.abs(x) < (y + 1) * 0.9 : Math.abs(x) < 0.3],
  ["cross.png", 0xc81e1e, (x, y) => Math.abs(x) < 0.3 || Math.abs(y) < 0.25],
  ["frame.png", 0x374151, (x, y) => Math.max(Math.abs(x), Math.abs(y)) > 0.7],
  ["hill.png", 0x4d7c0f, (x, y) => y > Math.cos(x * 3) / 2],
];

const REFUSED: readonly (readonly [name: string, code: string])[] = [
  ["poster-cmyk.png", "cmyk"],
  ["logo-cut-off.png", "damaged"],
  ["layer-hidden.png", "empty"],
];

function fieldsOf(isIn: Shape): readonly (readonly boolean[])[] {
  const middle = (at: number, count: number) => (2 * at + 1) / count - 1;
  return Array.from(
    { length: DOWN },
    (_, y) => Array.from({ length: ACROSS }, (_, x) => isIn(middle(x, ACROSS), middle(y, DOWN))),
  );
}

/** Writes a PNG of one bit per pixel. A row that repeats the one above is zeros, which compress to almost nothing. */
function pictureOf(fields: readonly (readonly boolean[])[], color: number, width: number, height: number) {
  const bytes = Math.ceil(width / 8);
  const rows = new Uint8Array((bytes + 1) * height);
  let before = -1;
  for (let y = 0; y < height; y++) {
    const field = Math.floor(y * DOWN / height);
    const at = y * (bytes + 1);
    rows[at] = field === before ? 2 : 0;
    if (field === before) continue;
    before = field;
    for (let x = 0; x < width; x++) {
      if (fields[field]![Math.floor(x * ACROSS / width)]) rows[at + 1 + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 1);
  header.setUint8(9, 3);
  const parts = [
    SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("PLTE", Uint8Array.of(255, 255, 255, color >> 16, (color >> 8) & 255, color & 255)),
    chunk("tRNS", Uint8Array.of(0)),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", new Uint8Array()),
  ];
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    all.set(part, to);
    to += part.length;
  }
  return all;
}

function boxOf(fields: readonly (readonly boolean[])[]) {
  const seen = fields.flatMap((row, y) => row.flatMap((isIn, x) => isIn ? [{ x, y }] : []));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [wide, high] = [WIDE / ACROSS, HIGH / DOWN];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left * wide,
    y: top * high,
    w: (Math.max(...xs) - left + 1) * wide,
    h: (Math.max(...ys) - top + 1) * high,
  };
}

type Art = Pick<ArtFilesTable, "_id" | "seller_id"> & { readonly pixels: Parameters<typeof usualPlace>[0] };

export async function addArtwork(db: Database, files: FileStore, at: number): Promise<void> {
  const sellers = await db.read.selectFrom("stores").select("seller_id").distinct().orderBy("seller_id")
    .execute();
  const made = SHAPES.map(([name, color, isIn], index) => {
    const seller_id = sellers[index % sellers.length]?.seller_id ?? "";
    return { _id: newId(), seller_id, name, color, fields: fieldsOf(isIn) };
  });
  const rows: ArtFilesTable[] = [];
  const writing: Promise<unknown>[] = [];
  const keep = (key: string, bytes: Uint8Array) => writing.push(files.put(key, chunkOf(bytes), bytes.length));
  for (const { _id, seller_id, name, color, fields } of made) {
    const bytes = pictureOf(fields, color, WIDE, HIGH);
    keep(artKey(_id), bytes);
    for (const size of ["large", "small"] as const) {
      const high = ART_PREVIEWS[size];
      keep(artKey(_id, size), pictureOf(fields, color, Math.round(high * WIDE / HIGH), high));
    }
    rows.push({
      ...fileRow(_id, seller_id, name, at),
      sha256: createHash("sha256").update(bytes).digest("hex"),
      type: "image/png",
      bytes: bytes.length,
      w_px: WIDE,
      h_px: HIGH,
      alpha: 1,
      bbox: JSON.stringify(boxOf(fields)),
      state: "Ready",
    });
  }
  for (const [index, [name, code]] of REFUSED.entries()) {
    const seller_id = sellers[index % sellers.length]?.seller_id ?? "";
    const row = fileRow(newId(), seller_id, name, at);
    rows.push({ ...row, state: "Refused", checks: JSON.stringify([code]) });
  }
  await Promise.all(writing);
  const art = rows.filter(({ state }) => state === "Ready").map((
    { _id, seller_id, w_px, h_px, bbox },
  ): Art => ({
    _id,
    seller_id,
    pixels: { w_px, h_px, bbox: JSON.parse(bbox) as Art["pixels"]["bbox"] },
  }));
  const placements = await placementsOf(db, art, at);
  await db.write(async (tx) => {
    await insertRows(tx, "art_files", rows);
    await insertRows(tx, "placements", placements);
    await requireArtwork(tx);
    await removeArtworkOfDrafts(tx, at);
  });
}

const fileRow = (_id: string, seller_id: string, name: string, at: number): ArtFilesTable => ({
  ...NO_CHECK_RESULT,
  _id,
  seller_id,
  maker: seller_id,
  name,
  // A refused file has no bytes to hash.
  sha256: createHash("sha256").update(name).digest("hex"),
  bytes: 0,
  created_at: at - SHOWN_DAYS * DAY_SECONDS,
  updated_at: at - SHOWN_DAYS * DAY_SECONDS,
});

interface Spot {
  readonly seller_id: string;
  readonly areas: string;
  readonly methods: string;
}

async function placementsOf(db: Database, art: readonly Art[], at: number): Promise<PlacementsTable[]> {
  const lines = await db.read.selectFrom("order_lines as l").innerJoin("orders as o", "o._id", "l.order_id")
    .innerJoin("items as i", "i._id", "l.item_id").innerJoin("products as p", "p._id", "i.product_id")
    .select(["l._id as line_id", "l.seller_id", "p.areas", "p.methods"])
    .where((line) =>
      line.or([line("o.created_at", ">=", at - SHOWN_DAYS * DAY_SECONDS), isOneOf("o.status", UNMADE)])
    ).orderBy("o.seq").orderBy("l.position")
    .execute();
  const skus = await db.read.selectFrom("sku_map as m").innerJoin("items as i", "i._id", "m.item_id")
    .innerJoin("products as p", "p._id", "i.product_id")
    .select(["m.store_id", "m.external_sku", "m.seller_id", "p.areas", "p.methods"])
    .orderBy("m.store_id").orderBy("m.external_sku").execute();
  const place = (spot: Spot, index: number) => {
    const own = art.filter(({ seller_id }) => seller_id === spot.seller_id);
    const file = own[index % own.length];
    const area = areasIn(spot.areas)[0];
    const [method = "dtg"] = JSON.parse(spot.methods) as string[];
    if (!file || !area) return null;
    const { seller_id, _id: file_id, pixels } = file;
    return {
      _id: newId(),
      seller_id,
      area: area.key,
      file_id,
      method,
      created_at: at,
      ...usualPlace(pixels, area),
    };
  };
  return [
    ...lines.flatMap((line, index) => {
      const placed = place(line, index);
      return placed ? [{ ...placed, line_id: line.line_id, store_id: null, external_sku: null }] : [];
    }),
    ...skus.flatMap(({ store_id, external_sku, ...spot }, index) => {
      const placed = place(spot, index);
      return placed ? [{ ...placed, line_id: null, store_id, external_sku }] : [];
    }),
  ];
}

/** The number of drafts without a print file: enough for a list, but fewer than the complete drafts. */
const MISSING_DRAFTS = 6;

/** Makes all items require print files; garments that were begun without one are waived. */
async function requireArtwork(tx: Writer): Promise<void> {
  await tx.updateTable("items").set({ art: "required" }).execute();
  await sql`update units set art_waived = 1 where begun_at is not null
    and not exists (select 1 from placements as a where a.line_id = units.order_line_id)`.execute(tx);
}

async function removeArtworkOfDrafts(tx: Writer, at: number): Promise<void> {
  const lines = await tx.selectFrom("order_lines as l").innerJoin("orders as o", "o._id", "l.order_id")
    .select((line) => [line.fn.min<string>("l._id").as("line_id"), "l.order_id"])
    .where("o.status", "=", "Draft").where("o.problem_mask", "=", 0).where("l.item_id", "is not", null)
    .groupBy(["l.order_id", "o.seq"]).orderBy("o.seq", "desc").limit(MISSING_DRAFTS).execute();
  if (lines.length === 0) return;
  await tx.deleteFrom("placements").where("line_id", "in", lines.map(({ line_id }) => line_id)).execute();
  await rewriteProblems(tx, lines.map(({ order_id }) => order_id), at);
}
