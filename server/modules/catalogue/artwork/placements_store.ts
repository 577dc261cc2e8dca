/** Reads and writes placements of print files: on lines of orders, and on stores' SKUs. */
import { type RawBuilder, sql } from "kysely";
import { type ArtArea, dpiAt, placeChecks } from "../../../../api/catalogue/artwork.ts";
import { outlineOf } from "../../../../api/catalogue/outlines.ts";
import type { Placement, PrintArea } from "../../../../api/generated/schema.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { ArtFilesTable, PlacementsTable } from "../../../db/tables.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import { newId } from "../../../ids.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";
import { artFileView } from "./files_store.ts";

export type PlacementRow = Readonly<PlacementsTable>;
type StoredPlace = Pick<PlacementRow, "_id" | "area" | "x_mm" | "y_mm" | "w_mm" | "method">;

type Shown = Readonly<StoredPlace & Omit<ArtFilesTable, "_id">> & {
  readonly file_id: string;
  readonly of: string;
  /** JSON: PrintArea[]; null if the item was deleted. */
  readonly areas: string | null;
  readonly product_type: string | null;
  readonly product_title: string | null;
};

const FIELDS = sql.raw(
  `a._id, a.area, a.x_mm, a.y_mm, a.w_mm, a.method, a.file_id, pr.areas, pr.type as product_type, pr.title as product_title, f.seller_id, f.maker, f.name,
  f.sha256, f.type, f.bytes, f.w_px, f.h_px, f.alpha, f.semi_ppm, f.bbox, f.state, f.checks, f.created_at, f.updated_at`,
);

export const areasIn = (json: string | null): PrintArea[] => JSON.parse(json ?? "[]") as PrintArea[];

function placementView(
  { of: _of, areas, product_type, product_title, file_id, area, x_mm, y_mm, w_mm, method, _id, ...file }:
    Shown,
): Placement {
  const shown = artFileView({ ...file, _id: file_id });
  const place = { x_mm, y_mm, w_mm };
  const found: ArtArea | undefined = areasIn(areas).find(({ key }) => key === area);
  const checks = shown.state === "Ready" && found ? placeChecks(shown, place, found) : [];
  return {
    _id,
    area,
    ...place,
    method,
    dpi: dpiAt(shown, w_mm),
    checks: [...checks, ...shown.checks],
    area_w_mm: found?.w_mm ?? 0,
    area_h_mm: found?.h_mm ?? 0,
    outline: outlineOf(product_type ?? "", product_title ?? ""),
    file: shown,
  };
}

const shownBy = (of: RawBuilder<unknown>, from: RawBuilder<unknown>, where: Condition) =>
  sql<Shown>`select ${of} as of, ${FIELDS} from ${from}
    join art_files as f on f._id = a.file_id
    left join products as pr on pr._id = i.product_id where ${where} order by a.area`;

function viewsOf(rows: readonly Shown[]): Map<string, Placement[]> {
  return new Map([...groupRows(rows, (row) => row.of)].map(([id, some]) => [id, some.map(placementView)]));
}

const onLines = cacheQuery((_reader, place: Place<ScopedIds>) =>
  shownBy(
    sql`a.line_id`,
    sql`placements as a join order_lines as l on l._id = a.line_id left join items as i on i._id = l.item_id`,
    every([isOneOf("a.line_id", place("ids")), inScope(place("scope"), "a.seller_id")]),
  )
);

export const placementsOfLines: Load<Placement[]> = async (reader, scope, ids) =>
  viewsOf(await onLines.all(reader, { ids, scope }));

const onUnits = cacheQuery((_reader, place: Place<ScopedIds>) =>
  shownBy(
    sql`u._id`,
    sql`units as u join placements as a on a.line_id = u.order_line_id left join items as i on i._id = u.item_id`,
    every([isOneOf("u._id", place("ids")), inScope(place("scope"), "a.seller_id")]),
  )
);

export const placementsOfUnits: Load<Placement[]> = async (reader, scope, ids) =>
  viewsOf(await onUnits.all(reader, { ids, scope }));

/** Needs no scope, because the caller read the store within one. */
export async function placementsOfSku(
  reader: Reader,
  { store_id, external_sku }: { readonly store_id: string; readonly external_sku: string },
): Promise<Placement[]> {
  const { rows } = await shownBy(
    sql`a.external_sku`,
    sql`placements as a join sku_map as m on m.store_id = a.store_id and m.external_sku = a.external_sku
      join items as i on i._id = m.item_id`,
    sql<boolean>`a.store_id = ${store_id} and a.external_sku = ${external_sku}`,
  ).execute(reader);
  return viewsOf(rows).get(external_sku) ?? [];
}

export type PlacementTarget =
  | { readonly line_id: string; readonly store_id: null; readonly external_sku: null }
  | { readonly line_id: null; readonly store_id: string; readonly external_sku: string };

export type NewPlacement = Omit<PlacementRow, "_id" | "created_at" | "line_id" | "store_id" | "external_sku">;

export async function insertPlacements(
  tx: Writer,
  placements: readonly (NewPlacement & PlacementTarget)[],
  at: number,
): Promise<void> {
  const rows: PlacementRow[] = placements.map((each) => ({ ...each, _id: newId(), created_at: at }));
  await insertMany(tx, "placements", rows);
}

export async function clearPlacements(
  tx: Writer,
  { line_id, store_id, external_sku }: PlacementTarget,
): Promise<void> {
  const gone = tx.deleteFrom("placements");
  await (line_id === null
    ? gone.where("store_id", "=", store_id).where("external_sku", "=", external_sku)
    : gone.where("line_id", "=", line_id)).execute();
}

/** Deletes placements of deleted lines, and those in an area that the line's product does not have. */
export async function deleteInvalidPlacements(tx: Writer, lineIds: readonly string[]): Promise<void> {
  for (const some of chunksOf(lineIds, 1)) {
    await tx.deleteFrom("placements").where(isOneOf("line_id", some)).where(sql<boolean>`not exists (
      select 1 from order_lines as l join items as i on i._id = l.item_id join products as p on p._id = i.product_id
      where l._id = placements.line_id and ${hasArea("placements")})`).execute();
  }
}

const hasArea = (placement: string) =>
  sql<boolean>`p.areas like '%"key":"' || ${sql.ref(`${placement}.area`)} || '"%'`;

/** Deletes the placements of a store's SKU before it is mapped to an item of another product. */
export async function deleteRemappedPlacements(
  tx: Writer,
  mapping: { readonly store_id: string; readonly external_sku: string; readonly item_id: string },
): Promise<void> {
  const { store_id, external_sku, item_id } = mapping;
  await tx.deleteFrom("placements").where("store_id", "=", store_id).where("external_sku", "=", external_sku)
    .where(sql<boolean>`not exists (select 1 from sku_map as m join items as i on i._id = m.item_id
      where m.store_id = ${store_id} and m.external_sku = ${external_sku}
        and i.product_id = (select n.product_id from items as n where n._id = ${item_id}))`).execute();
}

export async function clearArtOfSkus(tx: Writer, storeId: string, skus: readonly string[]): Promise<void> {
  for (const some of chunksOf(skus, 2)) {
    await tx.deleteFrom("placements").where("store_id", "=", storeId).where(isOneOf("external_sku", some))
      .execute();
  }
}

/** Returns the placements of a store's SKUs by SKU, without areas that the SKU's item does not have. */
export async function artOfSkus(
  reader: Reader,
  storeId: string,
  skus: Iterable<string>,
): Promise<Map<string, NewPlacement[]>> {
  const found: (NewPlacement & { readonly external_sku: string })[] = [];
  for (const some of chunksOf([...new Set(skus)], 2)) {
    const { rows } = await sql<
      (typeof found)[number]
    >`select a.external_sku, a.seller_id, a.area, a.file_id, a.x_mm,
      a.y_mm, a.w_mm, a.method from placements as a join art_files as f on f._id = a.file_id
      join sku_map as m on m.store_id = a.store_id and m.external_sku = a.external_sku
      join items as i on i._id = m.item_id join products as p on p._id = i.product_id
      where a.store_id = ${storeId} and ${isOneOf("a.external_sku", some)} and f.state = 'Ready'
        and ${hasArea("a")} order by a.area`.execute(reader);
    found.push(...rows);
  }
  const groups = groupRows(found, (row) => row.external_sku);
  return new Map([...groups].map(([sku, some]) => [sku, some.map(({ external_sku: _, ...row }) => row)]));
}

export interface ArtLine {
  readonly _id: string;
  readonly sku: string;
  readonly external_sku: string;
}

/** Copies the placements of a store's SKUs to stored lines that have no checked print file yet. */
export async function copySkuPlacements(
  tx: Writer,
  storeId: string,
  lines: readonly ArtLine[],
  at: number,
): Promise<void> {
  const named = lines.map((line) => ({ _id: line._id, called: line.external_sku || line.sku }));
  const art = await artOfSkus(tx, storeId, named.map(({ called }) => called));
  if (art.size === 0) return;
  const has = await withArt(tx, named.map(({ _id }) => _id));
  const copies = named.filter(({ _id }) => !has.has(_id)).flatMap(({ _id, called }) =>
    (art.get(called) ?? []).map((each) => ({ ...each, line_id: _id, store_id: null, external_sku: null }))
  );
  await insertPlacements(tx, copies, at);
}

export async function withArt(reader: Reader, lineIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const some of chunksOf(lineIds, 1)) {
    const { rows } = await sql<{ line_id: string }>`select distinct a.line_id from placements as a
      join art_files as f on f._id = a.file_id where ${isOneOf("a.line_id", some)} and f.state = 'Ready'`
      .execute(reader);
    for (const { line_id } of rows) found.add(line_id);
  }
  return found;
}

/** Copies the placements of lines to new lines, which may be inserted later in the same transaction. */
export async function copyPlacements(
  tx: Writer,
  lines: readonly { readonly from: string; readonly to: string }[],
  at: number,
): Promise<void> {
  const rows = groupRows(
    await tx.selectFrom("placements").selectAll()
      .where(isOneOf("line_id", lines.map(({ from }) => from))).orderBy("area").execute(),
    ({ line_id }) => line_id ?? "",
  );
  await insertPlacements(
    tx,
    lines.flatMap(({ from, to }) =>
      (rows.get(from) ?? []).map(({ _id: _, created_at: __, ...each }) => ({
        ...each,
        line_id: to,
        store_id: null,
        external_sku: null,
      }))
    ),
    at,
  );
}
