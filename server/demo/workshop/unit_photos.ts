import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import type { UnitPhotosTable } from "../../db/tables.ts";
import { chunkOf, type FileStore } from "../../files/store.ts";
import { newId } from "../../ids.ts";
import { photoKey } from "../../modules/workshop/unit_photos/files.ts";
import { insertRows } from "../bulk.ts";
import { paletteImage } from "../palette_image.ts";

const SIDE = 240;
const PALETTE = [0x2b3a55, 0x32435f, 0xe8c547, 0x7a1f1f] as const;
const MAX_COUNT = 12;

const isWithin = (x: number, y: number, [cx, cy, radius]: readonly [number, number, number]): boolean =>
  (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2;

function clothImage(at: number): Uint8Array<ArrayBuffer> {
  const dots = new Uint8Array(SIDE * SIDE);
  const spot = [60 + (at * 53) % 120, 60 + (at * 31) % 120, 10 + (at * 7) % 16] as const;
  for (let index = 0; index < dots.length; index++) {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
    const ground = (x + y) % 6 < 3 ? 0 : 1;
    dots[index] = isWithin(x, y, spot) ? 3 : isWithin(x, y, [120, 120, 64]) ? 2 : ground;
  }
  return new Uint8Array(paletteImage(SIDE, dots, PALETTE));
}

export async function addUnitPhotos(db: Database, files: FileStore): Promise<void> {
  // Rejected garments that wait for a decision come first.
  const rejects = await db.read.selectFrom("unit_events as e").innerJoin("units as u", "u._id", "e.unit_id")
    .select(["e._id", "e.unit_id", "e.seller_id", "e.actor_id", "e.at"]).where("e.event", "=", "unit.reject")
    .orderBy(sql`case when u.print_status = 'Rejected' then 0 else 1 end`)
    .orderBy("e.at", "desc").orderBy("e.seq", "desc").limit(MAX_COUNT).execute();
  const rows: UnitPhotosTable[] = [];
  for (const [at, { _id: event_id, unit_id, seller_id, actor_id, at: created_at }] of rejects.entries()) {
    const _id = newId();
    const bytes = clothImage(at);
    await files.put(photoKey(_id), chunkOf(bytes), bytes.length);
    const digest = createHash("sha256").update(bytes).digest("hex");
    rows.push({
      ...{ _id, unit_id, event_id, seller_id, maker: actor_id, created_at },
      ...{ type: "image/png", bytes: bytes.length, digest },
    });
  }
  await db.write((tx) => insertRows(tx, "unit_photos", rows));
}
