import { createHash } from "node:crypto";
import { PRODUCT_TYPES } from "../../api/catalogue/catalogue.ts";
import { hexOfColor } from "../../api/catalogue/garment_colors.ts";
import type { Database } from "../db/database.ts";
import type { ProductImagesTable } from "../db/tables.ts";
import { chunkOf, type FileStore } from "../files/store.ts";
import { newId } from "../ids.ts";
import { insertRows } from "./bulk.ts";
import { paletteImage } from "./palette_image.ts";

type Type = (typeof PRODUCT_TYPES)[number];
type Corner = readonly [x: number, y: number];

const SIDE = 192;
const PAPER = 0xffffff;
const EDGE = 0x8a8886;

const FINISHES: Readonly<Record<string, number>> = { Glossy: 0xdfe5ec, Matte: 0xc4c8cc };
const OTHER = 0xe6e6e6;

/** Corners of each shape in order, in hundredths of the picture's side. */
const SHAPES: Readonly<Record<Type, readonly Corner[]>> = {
  apparel: [
    ...[[38, 14], [43, 19], [57, 19], [62, 14], [80, 20], [93, 42], [80, 49], [74, 40]] as const,
    ...[[74, 88], [26, 88], [26, 40], [20, 49], [7, 42], [20, 20]] as const,
  ],
  headwear: [[22, 62], [24, 42], [36, 28], [56, 26], [70, 38], [74, 58], [95, 64], [88, 71], [60, 66]],
  bag: [[24, 40], [38, 40], [40, 22], [60, 22], [62, 40], [76, 40], [80, 90], [20, 90]],
  drinkware: [[22, 24], [66, 24], [66, 34], [84, 34], [84, 66], [66, 66], [66, 82], [22, 82]],
  home: [[14, 20], [86, 20], [82, 50], [86, 80], [14, 80], [18, 50]],
  paper: [[24, 10], [76, 10], [76, 90], [24, 90]],
  accessory: [[36, 12], [64, 12], [68, 18], [68, 82], [64, 88], [36, 88], [32, 82], [32, 18]],
};

/** Returns true within the shape, where a line to the side crosses the edges an odd number of times. */
function isInside(corners: readonly Corner[], x: number, y: number): boolean {
  let isIn = false;
  corners.forEach(([x1, y1], at) => {
    const [x2, y2] = corners[(at + 1) % corners.length] ?? [x1, y1];
    if ((y1 > y) !== (y2 > y) && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  });
  return isIn;
}

function drawType(type: Type): Uint8Array {
  const corners = SHAPES[type];
  const place = (dot: number) => ((dot + 0.5) / SIDE) * 100;
  const dots = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < dots.length; at++) {
    dots[at] = Number(isInside(corners, place(at % SIDE), place(Math.floor(at / SIDE))));
  }
  return dots.map((dot, at) => {
    const around = [at - 1, at + 1, at - SIDE, at + SIDE];
    return dot === 1 && around.some((each) => dots[each] === 0) ? 2 : dot;
  });
}

const isType = (type: string): type is Type => (PRODUCT_TYPES as readonly string[]).includes(type);

export async function addPictures(db: Database, files: FileStore, at: number): Promise<void> {
  const items = await db.read.selectFrom("items as i").innerJoin("products as p", "p._id", "i.product_id")
    .select(["p._id", "p.type", "i.color"]).distinct().orderBy("p._id").orderBy("i.color").execute();
  const shapes = new Map(PRODUCT_TYPES.map((type) => [type, drawType(type)]));
  const made = new Map<string, Uint8Array>();
  const rows: ProductImagesTable[] = [];
  for (const [position, { _id: product_id, type, color }] of items.entries()) {
    const shape = isType(type) ? shapes.get(type) : undefined;
    if (!shape) continue;
    const key = `${type} ${color}`;
    const bytes = made.get(key) ??
      paletteImage(SIDE, shape, [PAPER, hexOfColor(color) ?? FINISHES[color] ?? OTHER, EDGE]);
    made.set(key, bytes);
    const _id = newId();
    await files.put(`images/${_id}`, chunkOf(bytes), bytes.length);
    const digest = createHash("sha256").update(bytes).digest("hex");
    rows.push({
      _id,
      product_id,
      color,
      position,
      type: "image/png",
      bytes: bytes.length,
      digest,
      created_at: at,
    });
  }
  await db.write((tx) => insertRows(tx, "product_images", rows));
}
