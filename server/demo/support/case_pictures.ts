import { createHash } from "node:crypto";
import type { Database } from "../../db/database.ts";
import type { AttachmentsTable } from "../../db/tables.ts";
import { isOneOf } from "../../db/conditions.ts";
import { chunkOf, type FileStore } from "../../files/store.ts";
import { newId } from "../../ids.ts";
import { attachmentKey } from "../../modules/desk/comments/files.ts";
import { CASE_REASONS, REASONS, SUPPORT_CASES } from "../../../api/support/cases.ts";
import { insertRows } from "../bulk.ts";
import { paletteImage } from "../palette_image.ts";

const SIDE = 240;
const PALETTE = [0xe9edf2, 0x2b3a55, 0xe8c547, 0x7a1f1f] as const;
const EVIDENT = CASE_REASONS.filter((id) =>
  SUPPORT_CASES.some((kind) => REASONS[kind].some((each) => each.id === id && each.evidence))
);

const isShirt = (x: number, y: number): boolean =>
  (x > 70 && x < 170 && y > 40 && y < 220) || (y > 40 && y < 100 && x > 30 && x < 210);

/** @param at the number of the picture, which decides where its print and its flaw are */
function shirtImage(at: number): Uint8Array<ArrayBuffer> {
  const dots = new Uint8Array(SIDE * SIDE);
  const print = [120 + (at * 7) % 24 - 12, 110 + (at * 11) % 40, 26 + (at * 3) % 10] as const;
  const fault = [85 + (at * 29) % 70, 70 + (at * 37) % 120, 5 + (at * 5) % 9] as const;
  const isIn = (x: number, y: number, [cx, cy, radius]: readonly [number, number, number]) =>
    (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2;
  for (let index = 0; index < dots.length; index++) {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
    if (!isShirt(x, y)) continue;
    dots[index] = isIn(x, y, fault) ? 3 : isIn(x, y, print) ? 2 : 1;
  }
  return new Uint8Array(paletteImage(SIDE, dots, PALETTE));
}

export async function addCasePictures(db: Database, files: FileStore): Promise<void> {
  const found = await db.read.selectFrom("cases as c").innerJoin("comments as m", "m.entity_id", "c._id")
    .select(["c._id", "c.seller_id", "m._id as comment_id", "m.author_id", "m.author_name", "m.created_at"])
    .where(isOneOf("c.reason", EVIDENT)).where("m.entity", "=", "cases")
    .whereRef("m.created_at", "=", "c.created_at").orderBy("c.seq").execute();
  const rows: AttachmentsTable[] = [];
  for (const [at, { _id: entity_id, ...comment }] of found.entries()) {
    const _id = newId();
    const bytes = shirtImage(at);
    await files.put(attachmentKey(_id), chunkOf(bytes), bytes.length);
    rows.push({
      ...{ _id, entity: "cases", entity_id, ...comment, name: `evidence-${at + 1}.png`, type: "image/png" },
      ...{ bytes: bytes.length, digest: createHash("sha256").update(bytes).digest("hex") },
      ...{ visibility: "seller", deleted_at: null },
    });
  }
  await db.write((tx) => insertRows(tx, "attachments", rows));
}
