/** Sends and places print files as clients do. */
import assert from "node:assert/strict";
import type { ArtFile, Artwork, PlacementInput } from "../../../api/generated/schema.ts";
import { drawPng } from "../files/artwork.ts";
import type { Grounds } from "../server/grounds.ts";
import type { Name } from "../orders/world.ts";

const AREA = { safe_mm: 5, dpi_min: 150, dpi_good: 300 };
export const AREAS = [{ key: "front", w_mm: 300, h_mm: 400, ...AREA }, {
  key: "back",
  w_mm: 300,
  h_mm: 400,
  ...AREA,
}];
/** The width of 600 pixels is 101 mm at 150 dpi. */
export const ART = drawPng({ width: 600, height: 400 });
export const OTHER = drawPng({ width: 600, height: 500 });

export async function dress({ world: { db } }: Grounds, art = "required"): Promise<void> {
  await db.write(async (tx) => {
    await tx.updateTable("items").set({ art }).where("sku", "=", "TEE-BLACK-M").execute();
    await tx.updateTable("products").set({ areas: JSON.stringify(AREAS) }).where("code", "=", "TEE-BLACK-M")
      .execute();
  });
}

export const send = (
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

export async function keep(...args: Parameters<typeof send>): Promise<ArtFile> {
  const response = await send(...args);
  assert.equal(response.status, 201);
  return await response.json() as ArtFile;
}

export async function statusOf(grounds: Grounds, by: Name, id: string, size: string): Promise<number> {
  const response = await grounds.rest(by, `/artwork/file?id=${id}&size=${size}`);
  await response.body?.cancel();
  return response.status;
}

export const PLACE = `mutation ($line: ID, $store: ID, $sku: String, $placements: [PlacementInput!]!) {
  made: makePlacements(line: $line, store: $store, external_sku: $sku, placements: $placements) {
    art closed placements { area x_mm y_mm w_mm method dpi checks file { _id name state } } } }`;
export const at = (file_id: string, more: Partial<PlacementInput> = {}): PlacementInput => ({
  area: "front",
  file_id,
  x_mm: 100,
  y_mm: 20,
  w_mm: 100,
  ...more,
});
export const place = async ({ ask }: Grounds, by: Name, on: object, placements: readonly PlacementInput[]) =>
  (await ask<{ made: Artwork }>(by, PLACE, { ...on, placements })).made;

export const lineOf = async ({ world }: Grounds, order: string): Promise<string> =>
  (await world.db.read.selectFrom("order_lines").select("_id").where("order_id", "=", order)
    .executeTakeFirstOrThrow())._id;

export const problemsOf = async ({ ask }: Grounds, by: Name, order: string) =>
  (await ask<{ order: { problem_codes: string[] } }>(
    by,
    "query ($_id: ID!) { order: getOrderById(_id: $_id) { problem_codes } }",
    { _id: order },
  )).order.problem_codes;
