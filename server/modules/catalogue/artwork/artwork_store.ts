import { createHash } from "node:crypto";
import { sql } from "kysely";
import { ART_OPEN_STATES, isArtClosed } from "../../../../api/catalogue/art_closed.ts";
import { outlineOf } from "../../../../api/catalogue/outlines.ts";
import type { Artwork, Placement } from "../../../../api/generated/schema.ts";
import { isNoneOf, isOneOf } from "../../../db/conditions.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope, type ScopedIds } from "../../../scope.ts";
import { areasIn, placementsOfLines, placementsOfSku } from "./placements_store.ts";

const REVISION_CHARS = 16;

export interface ArtOwner {
  readonly seller_id: string;
  readonly store_id: string;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly art: string;
  /** JSON: PrintArea[]; null if the item was deleted. */
  readonly areas: string | null;
  readonly methods: string | null;
  readonly product_type: string | null;
  readonly product_title: string | null;
  readonly order_id: string;
  readonly order_code: string;
  readonly order_status: string;
  readonly is_past: number;
  readonly image_id: string;
}

const IMAGE = sql.raw(`coalesce((select m._id from product_images as m where m.product_id = i.product_id
  order by case when m.color = i.color then 0 when m.color = '' then 1 else 2 end, m.position, m._id limit 1), '')`);
const ITEM = sql.raw(
  `coalesce(i.art, 'none') as art, p.areas, p.methods, p.type as product_type, p.title as product_title`,
);

/** Must agree with `isPastArt`. */
const IS_PAST = sql`case when exists (select 1 from units as u where u.order_line_id = l._id
  and ${isNoneOf("u.print_status", ART_OPEN_STATES)} and u.begun_at is not null) then 1 else 0 end`;

export async function ownerOfLine(
  reader: Reader,
  scope: Scope,
  lineId: string,
): Promise<ArtOwner | undefined> {
  const { rows } = await sql<ArtOwner>`select l.seller_id, o.store_id, l.sku, l.title, l.variant, ${ITEM},
    o._id as order_id, o.code as order_code, o.status as order_status, ${IS_PAST} as is_past, ${IMAGE} as image_id
    from order_lines as l join orders as o on o._id = l.order_id left join items as i on i._id = l.item_id
    left join products as p on p._id = i.product_id
    where l._id = ${lineId} and ${inScope(scope, "l.seller_id")}`.execute(reader);
  return rows[0];
}

export async function ownerOfSku(
  reader: Reader,
  scope: Scope,
  storeId: string,
  sku: string,
): Promise<ArtOwner | undefined> {
  const { rows } = await sql<ArtOwner>`select m.seller_id, m.store_id, i.sku, i.title, i.variant, ${ITEM},
    '' as order_id, '' as order_code, '' as order_status, 0 as is_past, ${IMAGE} as image_id
    from sku_map as m join items as i on i._id = m.item_id left join products as p on p._id = i.product_id
    where m.store_id = ${storeId} and m.external_sku = ${sku} and ${inScope(scope, "m.seller_id")}`.execute(
    reader,
  );
  return rows[0];
}

export async function itemOwner(
  reader: Reader,
  itemId: string,
  { seller_id }: { readonly seller_id: string },
): Promise<
  (Pick<ArtOwner, "seller_id" | "sku" | "areas" | "methods"> & { readonly item_id: string }) | undefined
> {
  const row = await reader.selectFrom("items as i").innerJoin("products as p", "p._id", "i.product_id")
    .select(["i._id as item_id", "i.sku", "p.areas", "p.methods"]).where("i._id", "=", itemId)
    .where("i.art", "<>", "none").executeTakeFirst();
  return row && { ...row, seller_id };
}

/** Returns why the placements cannot be changed; empty if they can. Those of a store's SKU belong to no order. */
export function closingReason({ is_past, order_id, order_status, art }: ArtOwner): string {
  if (art === "none") return "artNotWanted";
  return order_id !== "" && isArtClosed(order_status, is_past === 1) ? "artClosed" : "";
}

export type OwnerRef =
  | { readonly line: string; readonly sku: null; readonly store: null }
  | { readonly line: null; readonly sku: string; readonly store: string };

export const ownerOf = (reader: Reader, scope: Scope, owned: OwnerRef): Promise<ArtOwner | undefined> =>
  owned.line === null
    ? ownerOfSku(reader, scope, owned.store, owned.sku)
    : ownerOfLine(reader, scope, owned.line);

export async function artworkOf(
  reader: Reader,
  scope: Scope,
  owned: OwnerRef,
  owner: ArtOwner,
): Promise<Artwork> {
  const placements = owned.line === null
    ? await placementsOfSku(reader, { store_id: owned.store, external_sku: owned.sku })
    : (await placementsOfLines(reader, scope, [owned.line])).get(owned.line) ?? [];
  const { seller_id, sku, title, variant, art, areas, methods, order_id, order_code, image_id } = owner;
  return {
    seller_id,
    sku,
    title,
    variant,
    art,
    areas: areasIn(areas),
    methods: JSON.parse(methods ?? "[]") as string[],
    order_id,
    order_code,
    closed: closingReason(owner),
    image_id,
    outline: outlineOf(owner.product_type ?? "", owner.product_title ?? ""),
    placements,
    revision: revisionOf(placements),
  };
}

/** Derives a revision from the placements; equal placements have the same one. */
function revisionOf(placements: readonly Placement[]): string {
  const positions = placements.map((
    { area, file: { _id }, x_mm, y_mm, w_mm, method },
  ) => [area, _id, x_mm, y_mm, w_mm, method]);
  return createHash("sha256").update(JSON.stringify(positions)).digest("hex").slice(0, REVISION_CHARS);
}

const artAsked = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<{ _id: string; art: string }>`select l._id, coalesce(i.art, 'none') as art
    from order_lines as l left join items as i on i._id = l.item_id
    where ${isOneOf("l._id", place("ids"))} and ${inScope(place("scope"), "l.seller_id")}`
);

export async function artOfLines(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await artAsked.all(reader, { ids, scope });
  return new Map(rows.map(({ _id, art }) => [_id, art]));
}
