import type { ProductImage } from "../../../../api/generated/schema.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import type { ProductImagesTable } from "../../../db/tables.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

export type ImageRow = Readonly<ProductImagesTable>;

/** Needs no scope: the catalogue belongs to no seller. */
export const imagesOf: Load<readonly ProductImage[]> = async (reader, _scope, ids) => {
  const rows = await reader.selectFrom("product_images").select(["_id", "product_id", "color"])
    .where(isOneOf("product_id", ids)).orderBy("position").orderBy("_id").execute();
  const views = groupRows(rows, (row) => row.product_id);
  return new Map([...views].map(([id, images]) => [id, images.map(({ _id, color }) => ({ _id, color }))]));
};

export async function imagesById(reader: Reader, ids: readonly string[]): Promise<Map<string, ImageRow>> {
  const rows = await reader.selectFrom("product_images").selectAll().where(isOneOf("_id", ids)).execute();
  return new Map(rows.map((row) => [row._id, row]));
}

export async function storedImages(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("product_images").select("_id").where(isOneOf("_id", ids)).execute();
  return new Set(rows.map(({ _id }) => _id));
}

export async function placeOf(
  reader: Reader,
  productId: string,
): Promise<{ readonly count: number; readonly next: number }> {
  const rows = await reader.selectFrom("product_images").select("position")
    .where("product_id", "=", productId).execute();
  return { count: rows.length, next: 1 + Math.max(0, ...rows.map(({ position }) => position)) };
}

export async function insertImage(tx: Writer, row: ImageRow): Promise<void> {
  await tx.insertInto("product_images").values(row).execute();
}

export async function deleteImages(tx: Writer, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom("product_images").where(isOneOf("_id", ids)).execute();
}
